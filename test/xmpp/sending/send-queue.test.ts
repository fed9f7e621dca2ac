import type { Agent } from 'stanza';
import type { Message } from 'stanza/protocol/index.js';
import { expect, it } from 'vitest';
import type { Archive } from '../../../src/xmpp/archive/archive.ts';
import { Clock } from '../../../src/xmpp/inbox/clock.ts';
import { readUserMessage } from '../../../src/xmpp/inbox/read-stanza.ts';
import { SendQueue } from '../../../src/xmpp/sending/send-queue.ts';
import { writeMessage } from '../../../src/xmpp/sending/write-message.ts';
import { ANN, archiveIdAt, BOB, openArchive } from '../inbox-of.ts';

const TO = { chat: BOB, kind: 'user' as const };

const entry = (muid: string, at: number) => ({
  key: muid,
  ...TO,
  at,
  stanza: writeMessage({ user: 'bob', text: muid }, TO, muid),
});

/** A send queue whose messages go to a list while it is online. */
async function sendQueueOf(archive: Archive, clock = new Clock()) {
  const out: Message[] = [];
  const agent = { sendMessage: (message: Message) => void out.push(message) } as unknown as Agent;
  const state = { isOnline: true };
  const sendQueue = new SendQueue(archive, clock, () => (state.isOnline ? agent : undefined));
  await sendQueue.load();
  /** Stores a message that went out as the server's archive has it. */
  const archived = async (message: Message, second: number) => {
    const inbox = { me: ANN, clock, drop: () => undefined };
    const changes = readUserMessage(
      { message: { ...message, from: ANN }, archiveId: archiveIdAt(second) },
      inbox,
    );
    for (const effect of await archive.apply(changes)) {
      if (effect.what === 'message' || effect.what === 'settled') sendQueue.settle(effect.message);
    }
  };
  return { sendQueue, out, state, archived, ids: () => out.map(({ id }) => id) };
}

/** Resolves once everything that was written before is stored. */
const stored = (archive: Archive) => archive.write(async () => undefined);

it('[sdk.xmpp.outbox] sends a message once, however often it is asked, and answers with what the archive has', async () => {
  const archive = await openArchive();
  const { sendQueue, out, archived, ids } = await sendQueueOf(archive);
  const answers = Promise.all([sendQueue.send(entry('m1', 1)), sendQueue.send(entry('m1', 1))]);
  await stored(archive);
  expect(ids()).toEqual(['m1']);
  await archived(out[0] as Message, 5);
  expect((await answers).map(({ key, text }) => [key, text])).toEqual([
    [`${ANN}/m1`, 'm1'],
    [`${ANN}/m1`, 'm1'],
  ]);
  expect(await archive.all('outbox')).toEqual([]);
});

it('[sdk.xmpp.outbox] stores a message before it goes out, and keeps it through a restart', async () => {
  const archive = await openArchive();
  const before = await sendQueueOf(archive);
  before.state.isOnline = false;
  for (const [muid, at] of [
    ['m2', 2],
    ['m1', 1],
  ] as const)
    before.sendQueue.send(entry(muid, at)).catch(() => undefined);
  await stored(archive);
  expect(before.ids()).toEqual([]);
  before.sendQueue.close(new Error('The page is closed.'));
  const after = await sendQueueOf(archive);
  after.sendQueue.release(() => true);
  expect(after.ids()).toEqual(['m1', 'm2']);
});

it('[sdk.xmpp.outbox] repeats after a new session only what the archive lacks, as the same message', async () => {
  const archive = await openArchive();
  const { sendQueue, out, state, archived, ids } = await sendQueueOf(archive);
  for (const muid of ['m1', 'm2']) sendQueue.send(entry(muid, 1)).catch(() => undefined);
  await stored(archive);
  const [first, second] = out.splice(0) as [Message, Message];
  state.isOnline = false;
  sendQueue.lose();
  state.isOnline = true;
  await archived(first, 5);
  sendQueue.release(() => true);
  expect(ids()).toEqual(['m2']);
  expect(out[0]?.originId).toBe(second.originId);
  // A later time: nobody got the first attempt.
  expect(Number(out[0]?.kit?.sent)).toBeGreaterThan(Number(second.kit?.sent));
});

it('does not repeat what the resumed session repeats by itself', async () => {
  const archive = await openArchive();
  const { sendQueue, ids } = await sendQueueOf(archive);
  sendQueue.send(entry('m1', 1)).catch(() => undefined);
  await stored(archive);
  sendQueue.release(() => true);
  expect(ids()).toEqual(['m1']);
});

it('rejects what the server refuses, and forgets it', async () => {
  const archive = await openArchive();
  const { sendQueue } = await sendQueueOf(archive);
  const sent = sendQueue.send(entry('m1', 1));
  await stored(archive);
  sendQueue.fail('m1', new Error('forbidden'));
  await expect(sent).rejects.toThrow('forbidden');
  await stored(archive);
  expect(await archive.all('outbox')).toEqual([]);
});

it('dates each message after all that this user has seen and sent, even if the clock goes back', async () => {
  const archive = await openArchive();
  const clock = new Clock();
  clock.now = () => Number(archiveIdAt(1));
  const { sendQueue, out, archived } = await sendQueueOf(archive, clock);
  await archived({ to: BOB, id: 'm0', type: 'chat', body: 'seen', kit: { sent: archiveIdAt(9) } }, 9);
  for (const muid of ['m1', 'm2']) sendQueue.send(entry(muid, 1)).catch(() => undefined);
  await stored(archive);
  const seen = Number(archiveIdAt(9));
  expect(out.map(({ kit }) => Number(kit?.sent) - seen)).toEqual([1, 2]);
});

it('[sdk.xmpp.outbox] fails a message at which the server ended the stream three times', async () => {
  const archive = await openArchive();
  const { sendQueue, out, archived, ids } = await sendQueueOf(archive);
  const sends = ['m1', 'm2', 'm3'].map((muid, at) => sendQueue.send(entry(muid, at)));
  const failed = expect(sends[1]).rejects.toMatchObject({ code: 'ERR_REFUSED' });
  await stored(archive);
  const [first, , third] = out as [Message, Message, Message];
  for (let session = 0; session < 4; session++) {
    sendQueue.refuse();
    sendQueue.lose();
    if (session === 0) await archived(first, 5);
    out.length = 0;
    sendQueue.release(() => true);
  }
  await failed;
  expect(ids()).toEqual(['m3']);
  await archived(third, 6);
  expect((await sends[2])?.muid).toBe('m3');
});

it('[sdk.xmpp.outbox] forgets a message with the transaction that stores it', async () => {
  const archive = await openArchive();
  const before = await sendQueueOf(archive);
  before.sendQueue.send(entry('m1', 1)).catch(() => undefined);
  await stored(archive);
  const [message] = before.out as [Message];
  before.sendQueue.close(new Error('The page is closed.'));
  // Nobody tells this page.
  await before.archived(message, 5);
  const after = await sendQueueOf(archive);
  after.sendQueue.release(() => true);
  expect(after.ids()).toEqual([]);
});

it('[sdk.xmpp.outbox] settles a message that the archive has, though it is not shown', async () => {
  const archive = await openArchive();
  const { sendQueue, out, archived } = await sendQueueOf(archive);
  await archived({ to: BOB, id: 'm0', originId: 'm0', type: 'chat', body: 'm0' }, 9);
  await archive.clear(BOB, 'user');
  const sent = sendQueue.send(entry('m1', 1));
  const again = sendQueue.send(entry('m0', 2));
  await stored(archive);
  // It crossed the deletion of its chat, or went out a second time.
  await archived(out[0] as Message, 5);
  await archived(out[1] as Message, 10);
  expect((await sent).muid).toBe('m1');
  expect((await again).muid).toBe('m0');
  expect(await archive.all('outbox')).toEqual([]);
});

it('[sdk.xmpp.cancel] never sends a message that was canceled while it waited, also after a restart', async () => {
  const archive = await openArchive();
  const before = await sendQueueOf(archive);
  before.state.isOnline = false;
  const sends = ['m1', 'm2', 'm3'].map((muid, at) => before.sendQueue.send(entry(muid, at)));
  const rejected = expect(sends[0]).rejects.toMatchObject({ code: 'ERR_CANCELED' });
  await stored(archive);
  before.sendQueue.cancel('m1');
  await rejected;
  for (const sent of sends) sent.catch(() => undefined);
  before.sendQueue.close(new Error('The page is closed.'));
  const after = await sendQueueOf(archive);
  after.sendQueue.cancel('m2');
  await stored(archive);
  after.sendQueue.release(() => true);
  expect(after.ids()).toEqual(['m3']);
  expect((await archive.all('outbox')).map(({ key }) => key)).toEqual(['m3']);
});

it('[sdk.xmpp.cancel] does not send a message that was canceled before it was stored', async () => {
  const archive = await openArchive();
  const { sendQueue, ids } = await sendQueueOf(archive);
  const sent = sendQueue.send(entry('m1', 1));
  sendQueue.cancel('m1');
  sendQueue.cancel('m2');
  await expect(sent).rejects.toMatchObject({ code: 'ERR_CANCELED' });
  await expect(sendQueue.send(entry('m2', 2))).rejects.toMatchObject({ code: 'ERR_CANCELED' });
  await stored(archive);
  expect(ids()).toEqual([]);
  expect(await archive.all('outbox')).toEqual([]);
});
