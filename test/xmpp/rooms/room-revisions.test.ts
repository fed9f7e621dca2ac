import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ArchiveChange } from '../../../src/xmpp/archive/change.ts';
import { Clock } from '../../../src/xmpp/inbox/clock.ts';
import { Revisions } from '../../../src/xmpp/sending/revisions.ts';
import { ANN, BOB, CREW, groupXml, idAt, presenceXml, roomsOfAnn } from '../rooms-of.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Ann's message in a group, which she edits. */
async function editInGroup() {
  const ann = await roomsOfAnn();
  await ann.hear(presenceXml('ann', ANN));
  await ann.hear(presenceXml('bob', BOB));
  await ann.hear(groupXml('ann', '<body>Helo</body>'));
  const revisions = new Revisions({
    me: ANN,
    archive: ann.archive,
    clock: new Clock(),
    transmit: (message) => ann.part.transmit(message),
    apply: async (changes: readonly ArchiveChange[]) => void (await ann.archive.apply(changes)),
  });
  const message = await ann.archive.message(`${CREW}/${idAt(1)}`);
  if (!message) throw new Error('No message.');
  let isDone = false;
  const done = revisions.edit(message, 'Hello').finally(() => {
    isDone = true;
  });
  done.catch(() => undefined);
  await vi.waitFor(() => expect(ann.server.sent).toHaveLength(1));
  const id = ann.server.sent[0]?.id ?? '';
  const correction = '<replace xmlns="urn:xmpp:message-correct:0" id="o1"/><body>Hello</body>';
  const edited = (nick: string) => groupXml(nick, correction, 2).replace('id="o2"', `id="${id}"`);
  const refused = (from = CREW) =>
    `<message xmlns="jabber:client" type="error" from="${from}" to="${ANN}/desk" id="${id}"><error type="auth">
      <forbidden xmlns="urn:ietf:params:xml:ns:xmpp-stanzas"/></error></message>`;
  return { ...ann, done, isDone: () => isDone, edited, refused };
}

it('[sdk.xmpp.revisions] shows an edit in a group once the group passed it on', async () => {
  const { hear, told, done, isDone, edited } = await editInGroup();
  await hear(edited('bob'));
  expect([isDone(), await told()]).toEqual([false, [`${ANN}: Helo`]]);
  await hear(edited('ann'));
  await done;
  expect(await told()).toEqual([`${ANN}: Hello`]);
});

it('[sdk.xmpp.revisions] rejects an edit that the group refuses, and shows nothing of it', async () => {
  const { hear, told, done, isDone, refused } = await editInGroup();
  await hear(refused('trap@conference.example.org'));
  expect(isDone()).toBe(false);
  await hear(refused());
  await expect(done).rejects.toMatchObject({ code: 'ERR_REFUSED' });
  expect(await told()).toEqual([`${ANN}: Helo`]);
});

it('[sdk.xmpp.revisions] resolves an edit that is found in the archive of the group after a loss', async () => {
  const { server, part, told, done, edited } = await editInGroup();
  const by = `<x xmlns="http://jabber.org/protocol/muc#user"><item jid="${ANN}/desk"/></x>`;
  server.archived = [[edited('ann').replace('<replace', `${by}<replace`), 2]];
  server.emit('session:started');
  await part.online(server as never, false);
  await done;
  expect(await told()).toEqual([`${ANN}: Hello`]);
});

it('[sdk.xmpp.revisions] rejects an edit that the group does not answer', async () => {
  const { done, told } = await editInGroup();
  await vi.advanceTimersByTimeAsync(15_000);
  await expect(done).rejects.toMatchObject({ code: 'ERR_OFFLINE' });
  expect(await told()).toEqual([`${ANN}: Helo`]);
});
