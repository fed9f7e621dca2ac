import type { Kit } from 'solid-chat-kit';
import { createRoot } from 'solid-js';
import { expect, it, vi } from 'vitest';
import { createFetches } from '../../../src/primitives/create-fetches.ts';
import { createPager } from '../../../src/primitives/create-pager.ts';
import { settled } from '../fake-sdk.ts';

/** A builder of requests that tell `rows` by tens, counted from the top of what they are at that moment. */
const byOffset = (rows: readonly string[]): Kit.RequestBuilder<string> => ({
  setLimit() {
    return this;
  },
  getLimit: () => 10,
  build: () => {
    let at = 0;
    return {
      fetchNext: async () => {
        at += 10;
        return rows.slice(at - 10, at);
      },
    };
  },
});

it('[limit.paging] rows that arrived on top push known ones into the next pages, however many', async () => {
  const rows = Array.from({ length: 100 }, (_, index) => `old ${index}`);
  const loaded = new Set<string>();
  const onError = vi.fn();
  const take = (page: readonly string[]) => {
    for (const row of page) loaded.add(row);
  };
  const { pager, dispose } = createRoot((dispose) => ({
    dispose,
    pager: createPager<string>({
      fetches: createFetches(),
      builder: () => byOffset(rows),
      onFirstPage: take,
      onPage: take,
      onRefetched: take,
      onError,
      loaded: () => loaded.size,
    }),
  }));
  pager.reload();
  await settled();
  for (let index = 0; index < 60; index++) {
    rows.unshift(`new ${index}`);
    loaded.add(`new ${index}`);
  }
  for (let pages = 0; pages < 16; pages++) {
    pager.loadMore();
    await settled();
  }
  expect([pager.state.paging, loaded.size, onError.mock.calls]).toEqual(['end', 160, []]);
  dispose();
});
