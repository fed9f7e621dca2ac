import type { Kit } from 'solid-chat-kit';
import { createRoot } from 'solid-js';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFetches } from '../../src/client/create-fetches.ts';
import {
  createListPages,
  type ListPages,
  type ListPagesOptions,
} from '../../src/list/pages/create-list-pages.ts';
import { settled } from '../support/fake-sdk.ts';

/** A builder of requests that return `rows` by tens, numbered from the current top. */
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

/** This many rows. */
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `row ${index}`);

/** Creates a pager over a server's rows, and records what it loads. */
function paged(
  builder: () => Kit.RequestBuilder<string>,
  initial?: Partial<ListPagesOptions<string, void>>,
  deletedCount = () => 0,
) {
  const loaded = new Set<string>();
  const onError = vi.fn();
  const take = (page: readonly string[]) => {
    for (const row of page) loaded.add(row);
  };
  const { pager, dispose } = createRoot((dispose) => ({
    dispose,
    pager: createListPages<string, void>({
      fetches: createFetches(),
      builder,
      store: {
        rows: {
          get loaded() {
            return loaded.size;
          },
          unconfirmed: 0,
        },
        get deletedCount() {
          return deletedCount();
        },
        begin() {},
        end() {},
        appendPage: take,
        replaceAll: take,
        replaceFirst: take,
        complete() {},
      },
      publishNow: (change) => change(),
      onError,
      ...initial,
    }),
  }));
  onTestFinished(dispose);
  return { pager, loaded, onError };
}

it('[limit.paging] rows that arrived on top push known ones into the next pages, however many', async () => {
  const rows = Array.from({ length: 100 }, (_, index) => `old ${index}`);
  const { pager, loaded, onError } = paged(() => byOffset(rows));
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
});

describe('the last page', () => {
  /** A server whose pages have these lengths. */
  const pagesOf = (
    lengths: readonly number[],
    limit: number | undefined = 10,
  ): Kit.RequestBuilder<string> => ({
    setLimit() {
      return this;
    },
    ...(limit && { getLimit: () => limit }),
    build: () => {
      let page = 0;
      return {
        fetchNext: async () => {
          page++;
          return numbers(lengths[page - 1] ?? 0).map((row) => `${page} ${row}`);
        },
      };
    },
  });
  const states = ({ state }: ListPages) => [state.paging, state.mayBeEnd];

  it.each([
    ['is an empty one', 0, 10, true, ['end', false]],
    ['is an empty one of a filtered request', 0, 10, false, ['end', false]],
    ['is not a full one', 10, 10, true, ['idle', false]],
    ['may be a short one', 9, 10, true, ['idle', true]],
    ['is not a short one of a filtered request', 9, 10, false, ['idle', false]],
    ['is not one of a request without a limit', 9, 0, true, ['idle', false]],
  ] as const)('[limit.paging] %s', async (_what, count, limit, isUnfiltered, expected) => {
    const { pager } = paged(() => pagesOf([count], limit), { isUnfiltered: () => isUnfiltered });
    pager.reload();
    await settled();
    expect(states(pager)).toEqual(expected);
  });

  it('[limit.paging] is never a short one again once rows followed such a page', async () => {
    const { pager } = paged(() => pagesOf([9, 9]), { isUnfiltered: () => true });
    pager.reload();
    await settled();
    pager.loadMore();
    await settled();
    expect(states(pager)).toEqual(['idle', false]);
    pager.loadMore();
    await settled();
    expect(states(pager)).toEqual(['end', false]);
  });
});

describe('rows that leave while numbered pages count them', () => {
  /** A server that pages its rows on request, with at most `most` rows per page. */
  const server = (count: number, most = Number.POSITIVE_INFINITY, isStrict = false) => {
    const rows = numbers(count);
    let limit = 30;
    const asked = vi.fn();
    const builder: Kit.RequestBuilder<string> = {
      setLimit(next) {
        limit = next;
        return builder;
      },
      getLimit: () => limit,
      build: () => {
        const size = Math.min(limit, most);
        const isRefused = isStrict && limit > most;
        let at = 0;
        return {
          fetchNext: async () => {
            asked();
            if (isRefused) throw { code: 'LIMIT_EXCEEDED', message: 'Too many.' };
            at += size;
            return rows.slice(at - size, at);
          },
        };
      },
    };
    return { rows, asked, builder };
  };
  const leave = (rows: string[], loaded: Set<string>, row: string) => {
    rows.splice(rows.indexOf(row), 1);
    loaded.delete(row);
  };
  const loadAll = async (pager: ListPages) => {
    for (let pages = 0; pages < 10; pages++) {
      pager.loadMore();
      await settled();
    }
  };

  /** A list whose second page came empty, because a row of the first one left while it was under way. */
  const withEmptyPage = async (most?: number) => {
    const { rows, builder } = server(31, most);
    const { pager, loaded } = paged(() => builder);
    pager.reload();
    await settled();
    // The server counts without the row, the list with it.
    rows.splice(3, 1);
    pager.loadMore();
    loaded.delete('row 3');
    await settled();
    return { rows, pager, loaded };
  };

  it('[limit.paging] while the next page is under way hide no row behind an empty page', async () => {
    const { rows, pager, loaded } = await withEmptyPage();
    expect(pager.state.paging).toBe('idle');
    await loadAll(pager);
    expect([pager.state.paging, loaded]).toEqual(['end', new Set(rows)]);
  });

  it('[limit.paging] while the next page is under way hide no row though another one comes', async () => {
    const { rows, builder } = server(31);
    let deletedCount = 0;
    const { pager, loaded } = paged(
      () => builder,
      undefined,
      () => deletedCount,
    );
    pager.reload();
    await settled();
    rows.splice(3, 1);
    pager.loadMore();
    loaded.delete('row 3');
    loaded.add('new');
    deletedCount++;
    await settled();
    rows.unshift('new');
    await loadAll(pager);
    expect([pager.state.paging, loaded]).toEqual(['end', new Set(rows)]);
  });

  it.each([
    ['a known row', true],
    ['a row not known yet', false],
    ['where the SDK cuts larger pages, a row', false, 30],
  ])(
    '[limit.paging] and %s that comes on top hide no row behind an empty page',
    async (_, isKnown, most?: number) => {
      const { rows, pager, loaded } = await withEmptyPage(most);
      // The request has passed the place that it pushes the last row to.
      rows.unshift('new');
      if (isKnown) loaded.add('new');
      await loadAll(pager);
      expect([pager.state.paging, loaded]).toEqual(['end', new Set(rows)]);
    },
  );

  it.each([1, 2])('[limit.paging] after %i pages cost one request more and no row', async (pages) => {
    const { rows, asked, builder } = server(70);
    const { pager, loaded } = paged(() => builder);
    pager.reload();
    await settled();
    for (let page = 1; page < pages; page++) {
      pager.loadMore();
      await settled();
    }
    leave(rows, loaded, 'row 7');
    await loadAll(pager);
    expect([loaded.size, pager.state.paging, asked.mock.calls.length]).toEqual([69, 'end', 5]);
    expect(builder.getLimit?.()).toBe(30);
    expect([...loaded]).toEqual(rows);
  });

  it.each([
    ['cuts larger pages', false],
    ['refuses larger pages', true],
  ])('[limit.paging] cost no row where the SDK %s', async (_, isStrict) => {
    const { rows, builder } = server(70, 30, isStrict);
    const { pager, loaded, onError } = paged(() => builder);
    pager.reload();
    await settled();
    pager.loadMore();
    await settled();
    for (const row of ['row 7', 'row 41', 'row 0']) leave(rows, loaded, row);
    await loadAll(pager);
    expect([...loaded]).toEqual(rows);
    expect([pager.state.paging, onError.mock.calls]).toEqual(['end', []]);
  });

  it('[limit.paging] while a page is under way are made up for with the next one', async () => {
    const { rows, builder } = server(100);
    const { pager, loaded } = paged(() => builder);
    pager.reload();
    await settled();
    pager.loadMore();
    leave(rows, loaded, 'row 7');
    await settled();
    await loadAll(pager);
    expect([...loaded].sort()).toEqual([...rows].sort());
  });

  it('[limit.paging] and came back by another row cost nothing', async () => {
    const { rows, asked, builder } = server(70);
    const { pager, loaded } = paged(() => builder);
    pager.reload();
    await settled();
    rows.unshift('new');
    loaded.add('new');
    leave(rows, loaded, 'row 7');
    await loadAll(pager);
    expect([loaded.size, asked.mock.calls.length]).toEqual([70, 4]);
  });
});

describe('a further page that fails', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Loads the first page; further ones fail until `heal` is called. */
  const failing = async () => {
    let isBroken = false;
    const asked = vi.fn();
    const inner = byOffset(numbers(30));
    const builder = {
      ...inner,
      build: () => {
        const request = inner.build();
        return {
          fetchNext: async () => {
            asked();
            if (isBroken) throw new Error('no network');
            return request.fetchNext();
          },
        };
      },
    };
    const made = paged(() => builder);
    made.pager.reload();
    await settled();
    isBroken = true;
    asked.mockClear();
    made.pager.loadMore();
    await settled();
    const heal = () => {
      isBroken = false;
    };
    return { ...made, asked, heal };
  };
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    await settled();
  };

  it('[limit.paging] is tried again when it is asked for, after a pause that doubles from 1 s to 30 s', async () => {
    const { pager, asked, onError, heal } = await failing();
    for (const [attempt, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
      expect([pager.state.paging, asked.mock.calls.length]).toEqual(['error', attempt + 1]);
      await pass(seconds * 500);
      pager.loadMore();
      await pass(seconds * 500 - 1);
      expect(asked).toHaveBeenCalledTimes(attempt + 1);
      await pass(1);
    }
    expect(onError).toHaveBeenCalledTimes(8);
    heal();
    await pass(60_000);
    expect(asked).toHaveBeenCalledTimes(8);
    pager.loadMore();
    await settled();
    expect(pager.state.paging).toBe('idle');
  });

  it('[limit.paging] is tried again at once by retry, and waits a short time again after a success', async () => {
    const { pager, asked, loaded, heal } = await failing();
    pager.retry();
    await settled();
    expect([pager.state.paging, asked.mock.calls.length]).toEqual(['error', 2]);
    heal();
    pager.retry();
    await settled();
    expect([pager.state.paging, loaded.size]).toEqual(['idle', 20]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[limit.paging] is not retried once nobody is signed in', async () => {
    const { pager, asked } = await failing();
    pager.loadMore();
    pager.fail({ code: 'ERR_NOT_LOGGED_IN', name: 'KitException', message: 'Nobody is signed in.' });
    await pass(60_000);
    expect([pager.state.phase, asked.mock.calls.length, vi.getTimerCount()]).toEqual(['error', 1, 0]);
  });
});
