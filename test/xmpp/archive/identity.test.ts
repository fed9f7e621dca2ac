import { describe, expect, it } from 'vitest';
import { publicId } from '../../../src/xmpp/sending/write-message.ts';
import { ANN, BOB, inboxOfAnn, messageXml } from '../inbox-of.ts';
import { CREW, groupXml, idAt, presenceXml, roomsOfAnn } from '../rooms-of.ts';

const said = (text: string) => `<body>${text}</body>`;
const correction = (id: string, text: string) =>
  `<replace xmlns="urn:xmpp:message-correct:0" id="${id}"/>${said(text)}`;
/** More than two clocks may differ by. */
const HOUR = 3600;

describe('[sdk.xmpp.identity] a sender who uses an id again', () => {
  it('shows with both messages, each once', async () => {
    const ann = await inboxOfAnn();
    for (const _ of [1, 2]) {
      await ann.hear(messageXml(BOB, '1', said('Started'), 1));
      await ann.hear(messageXml(BOB, '1', said('Started again'), 2));
    }
    expect(await ann.texts(BOB)).toEqual(['Started', 'Started again']);
    expect(ann.archive.chats.get(BOB)?.unread).toBe(2);
    const page = await ann.archive.page({ chat: BOB, limit: 9 });
    expect(page.map(publicId)).toEqual(['1', '1']);
  });

  it('corrects the newest message with that id', async () => {
    const ann = await inboxOfAnn();
    await ann.hear(messageXml(BOB, '1', said('First'), 1));
    await ann.hear(messageXml(BOB, '1', said('Secnd'), HOUR));
    await ann.hear(messageXml(BOB, '2', correction('1', 'Second'), HOUR + 1));
    expect(await ann.texts(BOB)).toEqual(['First', 'Second']);
  });

  it('corrects the older message with a correction from before the newer one, whatever comes first', async () => {
    const ann = await inboxOfAnn();
    await ann.hear(messageXml(BOB, '1', said('Second'), HOUR));
    await ann.hear(messageXml(BOB, '2', correction('1', 'First'), 2));
    await ann.hear(messageXml(BOB, '1', said('Frst'), 1));
    expect(await ann.texts(BOB)).toEqual(['First', 'Second']);
  });

  it('reacts to the message whose archive id is named', async () => {
    const ann = await inboxOfAnn();
    await ann.hear(messageXml(BOB, '1', said('First'), 1));
    await ann.hear(messageXml(BOB, '1', said('Second'), HOUR));
    const [first] = await ann.archive.page({ chat: BOB, limit: 9 });
    const later = { chat: BOB, kind: 'user', from: ANN, at: Date.now() * 1000 } as const;
    const targets = [...(first?.refs ?? [])].reverse();
    await ann.archive.apply([{ ...later, what: 'reactions', emojis: ['👍'], targets }]);
    const page = await ann.archive.page({ chat: BOB, limit: 9 });
    expect(page.map(({ reactions }) => reactions?.[ANN]?.emojis)).toEqual([['👍'], undefined]);
  });
});

describe('[sdk.xmpp.identity] a message that a room passed on twice', () => {
  /** What Bob's client sends again after a loss of the connection, though the room had it. */
  const twice = (second: number) =>
    groupXml('bob', `<origin-id xmlns="urn:xmpp:sid:0" id="m1"/>${said('Helo')}`, second);

  it('shows once, and both ids mean it', async () => {
    const { hear, told, archive } = await roomsOfAnn();
    await hear(presenceXml('bob', BOB));
    await hear(twice(1));
    await hear(twice(2));
    expect(await told()).toEqual([`${BOB}: Helo`]);
    expect(archive.chats.get(CREW)?.unread).toBe(1);
    await hear(groupXml('bob', `<retract xmlns="urn:xmpp:message-retract:1" id="${idAt(2)}"/>`, 3));
    const [message] = await archive.page({ chat: CREW, limit: 9 });
    expect(message?.deletedAt).toBeGreaterThan(0);
  });

  it('shows twice from two senders, and from a client without origin ids', async () => {
    const { hear, told } = await roomsOfAnn();
    await hear(presenceXml('bob', BOB));
    await hear(presenceXml('ann', ANN));
    await hear(twice(1));
    await hear(twice(2).replaceAll(`${CREW}/bob`, `${CREW}/ann`));
    const plain = (second: number) => groupXml('bob', said('Again'), second).replace(/id="o\d"/, 'id="1"');
    await hear(plain(3));
    await hear(plain(4));
    expect(await told()).toEqual([`${BOB}: Helo`, `${ANN}: Helo`, `${BOB}: Again`, `${BOB}: Again`]);
  });
});
