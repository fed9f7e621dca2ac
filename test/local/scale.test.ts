import { createLocalData, type LocalData } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { beforeAll, expect, it, vi } from 'vitest';
import { countInMemory } from './count-records.ts';
import { signIn, text } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
const SEED = { seed: 3, now: 1_790_000_000 };

/** 100,000 conversations; messages sent by tests do not add any. */
let large: LocalData;
let recordsRead: () => number;
beforeAll(() => {
  recordsRead = countInMemory();
  large = createLocalData({ ...SEED, conversations: 100_000 });
});

async function touched(work: () => Promise<unknown>): Promise<number> {
  const before = recordsRead();
  await work();
  return recordsRead() - before;
}

it('a page costs the same whatever its number and however many conversations there are', async () => {
  const costs = [];
  const small = createLocalData({ ...SEED, conversations: 200 });
  for (const [data, conversations] of [
    [small, 200],
    [large, 100_000],
  ] as const) {
    const ann = await signIn(data, 'ann');
    const request = new ann.ConversationsRequestBuilder().build();
    const pages = Math.floor(conversations / 30) - 2;
    let most = 0;
    for (let page = 0; page < pages; page++) {
      most = Math.max(most, await touched(() => request.fetchNext()));
    }
    costs.push(most);
  }
  // The last message of each of thirty rows, and the users, groups and blocks of both.
  expect(Math.max(...costs)).toBeLessThan(400);
});

it('a page of users costs the same whatever its number, and a new message costs no walk', async () => {
  const ann = await signIn(large, 'ann');
  const request = new ann.UsersRequestBuilder().setLimit(1000).build();
  const costs = [];
  for (let page = 0; page < 60; page++) costs.push(await touched(() => request.fetchNext()));
  // Each row, one more, and one's own record in one of the pages; also the blocks of each row.
  expect(Math.max(...costs)).toBeLessThanOrEqual(1002 + 2 * 1000 + 2);
  const touchedEach = await touched(async () => {
    for (let i = 0; i < 1000; i++) await controlOf(ann).sendAs(`user-${2 + i}`, text(ann, 'ann', 'x'));
  });
  expect(touchedEach / 1000).toBeLessThan(20);
});

it('all 100,000 conversations come once, newest first, while messages arrive', async () => {
  const ann = await signIn(large, 'ann');
  const request = new ann.ConversationsRequestBuilder().setLimit(5000).build();
  const ids = new Set<string>();
  let count = 0;
  let last = Number.POSITIVE_INFINITY;
  let sorted = true;
  for (;;) {
    const page = await request.fetchNext();
    if (page.length === 0) break;
    for (const one of page) {
      ids.add(one.getConversationId());
      const at = one.getLastMessage()?.getSentAt() ?? last;
      sorted &&= at <= last;
      last = at;
    }
    count += page.length;
    // Their conversations were returned already: they move to the top, and nothing is lost or repeated.
    for (let i = 0; i < 50; i++) await controlOf(ann).sendAs(`user-${2 + i}`, text(ann, 'ann', 'x'));
  }
  expect([count, ids.size, sorted]).toEqual([100_000, 100_000, true]);
});
