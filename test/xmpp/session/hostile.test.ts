import { describe, expect, it } from 'vitest';
import { NS } from '../../../src/xmpp/connection/extensions.ts';
import { ANN, archiveIdAt, BOB, EVE, inboxOfAnn, messageXml } from '../inbox-of.ts';

const said = (text: string) => `<body>${text}</body>`;
const forwarded = (inner: string) => `<forwarded xmlns="urn:xmpp:forward:0">${inner}</forwarded>`;
const carbon = (from: string, inner: string) =>
  `<message xmlns="jabber:client" from="${from}" to="${ANN}/desk">
    <received xmlns="urn:xmpp:carbons:2">${forwarded(inner)}</received></message>`;

describe('[sdk.xmpp.hostile] messages by strangers', () => {
  it.each([
    ['of another user', EVE],
    ['of a resource of the own account', `${ANN}/other`],
    ['of another server', 'ann@example.com'],
  ])('drop copies %s', async (_, from) => {
    const ann = await inboxOfAnn();
    await ann.hear(carbon(from, messageXml(BOB, 'm1', said('Send me money'))));
    expect(ann.dropped).toEqual({ 'forged-carbon': 1 });
    expect(ann.archive.chats.size).toBe(0);
  });

  it('drop results of an archive that nobody asked', async () => {
    const ann = await inboxOfAnn();
    for (const from of [ANN, EVE]) {
      await ann.hear(`<message xmlns="jabber:client" from="${from}" to="${ANN}/desk">
        <result xmlns="urn:xmpp:mam:2" queryid="q1" id="${archiveIdAt(1)}">
        ${forwarded(messageXml(BOB, 'm1', said('Send me money')))}</result></message>`);
    }
    expect(ann.dropped).toEqual({ 'forged-history': 2 });
    expect(ann.archive.chats.size).toBe(0);
  });

  it('drop corrections and retractions of a message by somebody else', async () => {
    const ann = await inboxOfAnn();
    await ann.hear(
      carbon(
        ANN,
        `<message xmlns="jabber:client" type="chat" from="${ANN}/phone" to="${BOB}" id="m1">
        <stanza-id xmlns="urn:xmpp:sid:0" by="${ANN}" id="${archiveIdAt(1)}"/><body>My offer</body></message>`,
      ),
    );
    await ann.hear(
      messageXml(BOB, 'm2', `<replace xmlns="urn:xmpp:message-correct:0" id="m1"/>${said('My gift')}`, 2),
    );
    await ann.hear(messageXml(BOB, 'm3', `<retract xmlns="${NS.retract}" id="m1"/>`, 3));
    expect(ann.dropped).toEqual({ 'forged-correction': 1, 'forged-retraction': 1 });
    expect(await ann.texts(BOB)).toEqual(['My offer']);
  });

  it('drop forged corrections also when they come before their message', async () => {
    const ann = await inboxOfAnn();
    await ann.hear(
      messageXml(BOB, 'm2', `<replace xmlns="urn:xmpp:message-correct:0" id="m1"/>${said('My gift')}`, 2),
    );
    await ann.hear(
      carbon(
        ANN,
        `<message xmlns="jabber:client" type="chat" from="${ANN}/phone" to="${BOB}" id="m1">
        <stanza-id xmlns="urn:xmpp:sid:0" by="${ANN}" id="${archiveIdAt(1)}"/><body>My offer</body></message>`,
      ),
    );
    expect(ann.dropped).toEqual({ 'forged-correction': 1 });
    expect(await ann.texts(BOB)).toEqual(['My offer']);
  });

  it.each([
    ['a correction', `<replace xmlns="urn:xmpp:message-correct:0" id="m1"/><body>Changed</body>`],
    ['a retraction', `<retract xmlns="${NS.retract}" id="m1"/>`],
    ['a reaction', `<reactions xmlns="${NS.reactions}" id="m1"><reaction>👎</reaction></reactions>`],
    ['a receipt', `<received xmlns="urn:xmpp:receipts" id="m1"/>`],
    ['a marker', `<displayed xmlns="urn:xmpp:chat-markers:0" id="m1"/>`],
  ])('do not change another chat by %s', async (_, content) => {
    const ann = await inboxOfAnn();
    await ann.hear(messageXml(BOB, 'm1', said('Hello'), 1));
    const [before] = await ann.archive.page({ chat: BOB, limit: 1 });
    await ann.hear(messageXml(EVE, 'x1', content, 2));
    expect(await ann.archive.page({ chat: BOB, limit: 9 })).toEqual([before]);
  });

  it('drop read positions that the own account did not publish', async () => {
    const ann = await inboxOfAnn();
    await ann.hear(messageXml(BOB, 'm1', said('Hello'), 1));
    const position = (from: string) => `<message xmlns="jabber:client" from="${from}" to="${ANN}/desk">
      <event xmlns="http://jabber.org/protocol/pubsub#event"><items node="${NS.displayed}"><item id="${BOB}">
      <displayed xmlns="${NS.displayed}"><stanza-id xmlns="urn:xmpp:sid:0" by="${ANN}" id="${archiveIdAt(1)}"/></displayed>
      </item></items></event></message>`;
    await ann.hear(position(EVE));
    await ann.hear(position(`${ANN}/other`));
    expect(ann.dropped).toEqual({ 'forged-position': 2 });
    expect(ann.archive.chats.get(BOB)?.unread).toBe(1);
    await ann.hear(position(ANN));
    expect(ann.archive.chats.get(BOB)?.unread).toBe(0);
  });

  it('drop what is larger than a message may be', async () => {
    const ann = await inboxOfAnn();
    await ann.hear(messageXml(EVE, 'm1', said('x'.repeat(100_001))));
    await ann.hear(messageXml(EVE, 'm2', `<kit xmlns="${NS.kit}">"${'x'.repeat(100_001)}"</kit>`));
    const reactions = Array.from({ length: 21 }, (_, at) => `<reaction>${at}</reaction>`).join('');
    await ann.hear(
      messageXml(EVE, 'm3', `<reactions xmlns="${NS.reactions}" id="m1">${reactions}</reactions>`),
    );
    await ann.hear(
      messageXml(
        EVE,
        'm4',
        `<reactions xmlns="${NS.reactions}" id="m1"><reaction>${'!'.repeat(33)}</reaction></reactions>`,
      ),
    );
    expect(ann.dropped).toEqual({ oversized: 4 });
    expect(ann.archive.chats.size).toBe(0);
  });

  it.each([
    ['a long id to retract', `<retract xmlns="${NS.retract}" id="${'x'.repeat(257)}"/>`],
    ['no id to react to', `<reactions xmlns="${NS.reactions}"><reaction>👍</reaction></reactions>`],
    [
      'a long id to correct',
      `<replace xmlns="urn:xmpp:message-correct:0" id="${'x'.repeat(257)}"/><body>Hi</body>`,
    ],
  ])('drop a stanza with %s', async (_, content) => {
    const ann = await inboxOfAnn();
    await ann.hear(messageXml(EVE, 'm1', content));
    expect(ann.dropped).toEqual({ malformed: 1 });
    expect(ann.archive.chats.size).toBe(0);
  });

  it('drop a copy without a message, and one between others', async () => {
    const ann = await inboxOfAnn();
    await ann.hear(carbon(ANN, ''));
    await ann.hear(
      carbon(
        ANN,
        `<message xmlns="jabber:client" from="${BOB}" to="${EVE}" id="m1"><body>Hi</body></message>`,
      ),
    );
    expect(ann.dropped).toEqual({ malformed: 2 });
    expect(ann.archive.chats.size).toBe(0);
  });

  it('cannot use content that is no JSON, or has a URL that is no web address', async () => {
    const ann = await inboxOfAnn();
    await ann.hear(
      messageXml(EVE, 'm1', `<body>place</body><kit xmlns="${NS.kit}" type="place">{"x":</kit>`),
    );
    await ann.hear(
      messageXml(EVE, 'm2', `<body>file</body><x xmlns="jabber:x:oob"><url>javascript:alert(1)</url></x>`),
    );
    const messages = await ann.archive.page({ chat: EVE, limit: 9 });
    expect(messages.map(({ text, data, file }) => [text, data, file])).toEqual([
      ['place', undefined, undefined],
      ['file', undefined, undefined],
    ]);
  });

  it('cannot choose their place: a time far from that of the archive does not count, nor does a date', async () => {
    const ann = await inboxOfAnn();
    await ann.hear(messageXml(BOB, 'm1', said('first'), 1));
    const sent = archiveIdAt(-9999);
    await ann.hear(messageXml(EVE, 'm2', `<kit xmlns="${NS.kit}" sent="${sent}"/>${said('second')}`, 2));
    const delay = '<delay xmlns="urn:xmpp:delay" from="example.org" stamp="2002-01-01T00:00:00Z"/>';
    await ann.hear(messageXml(EVE, 'm3', `${delay}${said('third')}`, 3));
    const messages = await ann.archive.page({ chat: EVE, limit: 9 });
    expect(messages.map(({ text, at }) => [text, String(at)])).toEqual([
      ['second', archiveIdAt(2)],
      ['third', archiveIdAt(3)],
    ]);
  });

  it('show a message of one origin id once, whatever the second one says', async () => {
    const ann = await inboxOfAnn();
    const origin = '<origin-id xmlns="urn:xmpp:sid:0" id="m1"/>';
    await ann.hear(messageXml(BOB, 'm1', origin + said('Hello'), 1));
    await ann.hear(messageXml(BOB, 'm1', origin + said('Goodbye'), 2));
    expect(await ann.texts(BOB)).toEqual(['Hello']);
    expect(ann.archive.chats.get(BOB)?.unread).toBe(1);
  });
});

describe('[sdk.xmpp.hostile] ids that are names of prototypes', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'are ids like others: %s',
    async (id) => {
      const ann = await inboxOfAnn();
      const from = `${id.toLowerCase()}@example.org`;
      await ann.hear(messageXml(from, id, said('Hi'), 1));
      await ann.hear(messageXml(from, 'm2', said('Ho'), 2));
      const fix = `<replace xmlns="urn:xmpp:message-correct:0" id="${id}"/>`;
      await ann.hear(messageXml(from, 'm3', fix + said('Hello'), 3));
      expect(await ann.texts(from)).toEqual(['Hello', 'Ho']);
      expect([ann.archive.chats.get(from)?.unread, ann.dropped, ann.errors]).toEqual([2, {}, []]);
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
  );
});
