import type { Agent } from 'stanza';
import type { IQ, MAMResult, ReceivedMessage } from 'stanza/protocol/index.js';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Archive } from '../../../src/xmpp/archive/archive.ts';
import type { Effect } from '../../../src/xmpp/archive/effects.ts';
import { Clock } from '../../../src/xmpp/inbox/clock.ts';
import { readUserMessage } from '../../../src/xmpp/inbox/read-stanza.ts';
import { CatchUp } from '../../../src/xmpp/sync/catch-up.ts';
import { History } from '../../../src/xmpp/sync/history.ts';
import { Reviews } from '../../../src/xmpp/sync/reviews.ts';
import { ANN, archiveIdAt, BOB, EVE, openArchive } from '../inbox-of.ts';

/** The archive of a server, with messages by Bob and Eve. */
class FakeServer {
  readonly #messages: MAMResult[] = [];
  #count = 0;
  /** Throws at the query of this number, as a lost connection does. */
  failsAt = Number.POSITIVE_INFINITY;
  queries = 0;
  history: History | undefined;

  /** Adds messages; returns their texts. */
  add(count: number, from = BOB): string[] {
    return Array.from({ length: count }, () => {
      const second = ++this.#count;
      const id = archiveIdAt(second);
      const text = `text ${second}`;
      const message = { from, to: ANN, type: 'chat' as const, id: `m${second}`, body: text };
      const timestamp = new Date(Number(id) / 1000);
      this.#messages.push({ id, queryId: '', item: { message, delay: { timestamp } } });
      return text;
    });
  }

  /** Dates the next messages. */
  dateFrom(second: number): void {
    this.#count = second;
  }

  /** Keeps messages back, as a server that waits for a broken connection; returns what takes them in with their ids. */
  hold(from: number, count: number): () => void {
    const held = this.#messages.splice(from, count);
    return () => void this.#messages.splice(from, 0, ...held);
  }

  /** Removes the oldest messages, as servers do after some time. */
  forget(count: number): void {
    this.#messages.splice(0, count);
  }

  readonly agent = {
    nextId: () => `q${this.queries}`,
    sendIQ: async (iq: IQ) => {
      if (++this.queries >= this.failsAt) throw new Error('The connection was lost.');
      const { archive } = iq as {
        archive: {
          form: { fields: { name: string; value: string }[] };
          paging: { max: number; before?: string; after?: string };
        };
      };
      const { max, before, after } = archive.paging;
      const field = (name: string) => archive.form.fields.find((each) => each.name === name)?.value;
      const all = this.#messages.filter(
        ({ item }) =>
          (!field('with') || item.message?.from === field('with')) &&
          (!field('start') || (item.delay?.timestamp as Date) >= new Date(field('start') as string)),
      );
      if (after && !this.#messages.some(({ id }) => id === after))
        throw { error: { condition: 'item-not-found' } };
      const left = all.filter(({ id }) => (!before || id < before) && (!after || id > after));
      const page = before === undefined ? left.slice(0, max) : left.slice(-max);
      for (const result of page) {
        const stanza = { from: ANN, archive: { ...result, queryId: iq.id } };
        this.history?.receive(stanza as unknown as ReceivedMessage);
      }
      return { archive: { type: 'result', complete: left.length <= max } };
    },
  } as unknown as Agent;
}

/** A device of Ann with the records of an earlier session, if any. */
async function deviceOf(server: FakeServer, archive?: Archive) {
  const opened = archive ?? (await openArchive());
  const history = new History(ANN, () => undefined);
  server.history = history;
  const stored: { readonly effects: Effect[]; readonly isNews: boolean }[] = [];
  const inbox = { me: ANN, clock: new Clock(), drop: () => undefined };
  const catchUp = new CatchUp({
    archive: opened,
    history,
    read: (results) =>
      results.flatMap(({ id, item }) =>
        readUserMessage({ message: item.message ?? {}, archiveId: id, date: item.delay?.timestamp }, inbox),
      ),
    stored: (effects, isNews) => void stored.push({ effects, isNews }),
  });
  return {
    archive: opened,
    history,
    catchUp,
    stored,
    texts: async (chat = BOB) => (await opened.page({ chat, limit: 10_000 })).map(({ text }) => text),
  };
}

it('[sdk.xmpp.history] has the newest messages first, and then all', async () => {
  const server = new FakeServer();
  const all = server.add(1000);
  const device = await deviceOf(server);
  await device.catchUp.catchUp(server.agent);
  expect(await device.texts()).toEqual(all.slice(-50));
  expect([device.catchUp.hasGaps, server.queries]).toEqual([true, 1]);
  await device.catchUp.fill(server.agent);
  expect(await device.texts()).toEqual(all);
  expect(device.catchUp.hasGaps).toBe(false);
  expect(device.archive.chats.get(BOB)?.unread).toBe(1000);
});

it('fetches only what it missed, in one query where that is little', async () => {
  const server = new FakeServer();
  const before = server.add(1000);
  const device = await deviceOf(server);
  await device.catchUp.catchUp(server.agent);
  await device.catchUp.fill(server.agent);
  server.queries = 0;
  const missed = server.add(200);
  await device.catchUp.catchUp(server.agent);
  expect(server.queries).toBe(1);
  expect(device.stored.at(-1)?.isNews).toBe(true);
  expect(device.stored.at(-1)?.effects.length).toBe(200);
  expect(await device.texts()).toEqual([...before, ...missed]);
});

it('[sdk.xmpp.history] goes on where it stopped, after any number of lost connections and restarts', async () => {
  const server = new FakeServer();
  const all = server.add(900);
  let device = await deviceOf(server);
  for (let round = 0; round < 12; round++) {
    server.queries = 0;
    server.failsAt = 3;
    device = await deviceOf(server, device.archive);
    const done = device.catchUp.catchUp(server.agent).then(() => device.catchUp.fill(server.agent));
    await done.catch(() => undefined);
    all.push(...server.add(round < 4 ? 300 : 0));
  }
  server.failsAt = Number.POSITIVE_INFINITY;
  await device.catchUp.catchUp(server.agent);
  await device.catchUp.fill(server.agent);
  expect(await device.texts()).toEqual(all);
  expect(device.archive.chats.get(BOB)?.unread).toBe(all.length);
});

it('fetches a chat that a gap hides without the rest of the gap', async () => {
  const server = new FakeServer();
  const early = server.add(120, EVE);
  server.add(1000);
  const device = await deviceOf(server);
  await device.catchUp.catchUp(server.agent);
  expect(await device.texts(EVE)).toEqual([]);
  const reveal = () => device.catchUp.reveal(server.agent, EVE, 0, Number.POSITIVE_INFINITY);
  expect(await reveal()).toBe(true);
  expect(await device.texts(EVE)).toEqual(early.slice(-50));
  while (await reveal());
  expect(await device.texts(EVE)).toEqual(early);
  expect(server.queries).toBe(4);
  // The gap is still there for the other chats.
  expect(device.catchUp.hasGaps).toBe(true);
});

it('[sdk.xmpp.newest-first] has the newest of what it missed first', async () => {
  const server = new FakeServer();
  server.add(10);
  const device = await deviceOf(server);
  await device.catchUp.catchUp(server.agent);
  const missed = server.add(1000);
  server.queries = 0;
  await device.catchUp.catchUp(server.agent);
  expect(server.queries).toBe(1);
  expect((await device.texts()).slice(10)).toEqual(missed.slice(-250));
  await device.catchUp.fill(server.agent);
  expect((await device.texts()).slice(10)).toEqual(missed);
});

it('[sdk.xmpp.newest-first] asks nothing through a connection that was lost meanwhile', async () => {
  const server = new FakeServer();
  server.add(1000);
  const { catchUp, history } = await deviceOf(server);
  const steps = [catchUp.catchUp(server.agent), catchUp.catchUp(server.agent), catchUp.fill(server.agent)];
  history.interrupt();
  await expect(Promise.allSettled(steps)).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
    { status: 'fulfilled' },
  ]);
  expect(server.queries).toBe(0);
  history.resume();
  await catchUp.catchUp(server.agent);
  expect(server.queries).toBe(1);
});

it('[sdk.xmpp.newest-first] finds what follows a message that a server dated in the far future', async () => {
  const server = new FakeServer();
  const { catchUp, texts } = await deviceOf(server);
  server.dateFrom(400_000_000);
  server.add(1);
  await catchUp.catchUp(server.agent);
  server.dateFrom(0);
  const next = server.add(3);
  await catchUp.catchUp(server.agent);
  expect(await texts()).toEqual(expect.arrayContaining(next));
});

it('starts from the newest page where the server has forgotten what this device knows', async () => {
  const server = new FakeServer();
  server.add(10);
  const device = await deviceOf(server);
  await device.catchUp.catchUp(server.agent);
  server.forget(10);
  const rest = server.add(80);
  await device.catchUp.catchUp(server.agent);
  await device.catchUp.fill(server.agent);
  expect((await device.texts()).slice(10)).toEqual(rest);
  expect(device.catchUp.hasGaps).toBe(false);
});

it('forgets changes without a message once nothing is missing', async () => {
  const server = new FakeServer();
  server.add(1000);
  const device = await deviceOf(server);
  const of = { chat: BOB, kind: 'user', from: BOB, at: Number(archiveIdAt(1)) } as const;
  await device.archive.apply([{ ...of, what: 'correction', targets: ['none'], text: 'Ha' }]);
  const orphans = () => device.archive.read((tx) => tx.count('orphans', '', { from: '', to: '\uffff' }));
  await device.catchUp.catchUp(server.agent);
  expect(await orphans()).toBe(1);
  await device.catchUp.fill(server.agent);
  expect(await orphans()).toBe(0);
});

it('[sdk.xmpp.late] finds what the server archived late, before what was fetched after a loss', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = new FakeServer();
  server.add(5);
  const { catchUp, stored, texts } = await deviceOf(server);
  const reviews = new Reviews({ agent: () => server.agent, catchUp });
  await catchUp.catchUp(server.agent);
  reviews.begin();
  server.add(4);
  const takeIn = server.hold(6, 2);
  await catchUp.catchUp(server.agent);
  reviews.plan();
  expect(await texts()).toHaveLength(7);
  takeIn();
  await catchUp.catchUp(server.agent);
  expect(await texts()).toHaveLength(7);
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(async () => expect(await texts()).toHaveLength(9));
  const late = stored.at(-1);
  expect(late?.isNews).toBe(true);
  expect(late?.effects.filter(({ what }) => what === 'message')).toHaveLength(2);
});

it('[sdk.xmpp.late] reads the archive each minute while something comes late', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = new FakeServer();
  server.add(5);
  const { catchUp, texts } = await deviceOf(server);
  const reviews = new Reviews({ agent: () => server.agent, catchUp });
  await catchUp.catchUp(server.agent);
  reviews.begin();
  server.add(40);
  const held = Array.from({ length: 30 }, () => server.hold(6, 1));
  await catchUp.catchUp(server.agent);
  reviews.plan();
  for (let count = 16; count <= 45; count++) {
    held.pop()?.();
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(async () => expect(await texts()).toHaveLength(count));
  }
});

it('[sdk.xmpp.late] reads the archive again four times after a loss, and not without one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = new FakeServer();
  server.add(3);
  const { catchUp } = await deviceOf(server);
  const reviews = new Reviews({ agent: () => server.agent, catchUp });
  await catchUp.catchUp(server.agent);
  const queriesIn = async (milliseconds: number) => {
    const before = server.queries;
    await vi.advanceTimersByTimeAsync(milliseconds);
    return server.queries - before;
  };
  reviews.plan();
  expect(await queriesIn(3_600_000)).toBe(0);
  reviews.begin();
  reviews.plan();
  expect(await queriesIn(3_600_000)).toBe(4);
  reviews.plan();
  expect(await queriesIn(3_600_000)).toBe(0);
});
