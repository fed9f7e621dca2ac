import { createRoot } from 'solid-js';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { FETCH_TIMEOUT_MS } from '../../src/client/boundary/calls.ts';
import { createRowPages, type RowPages } from '../../src/list/pages/create-row-pages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Loads 5 rows in numbered pages of 2 from an SDK that answers `[]` while another call of a request is pending. */
async function loaded() {
  const all = [1, 2, 3, 4, 5];
  /** How the next fetches end; they succeed without. */
  const ends: ('silence' | 'failure')[] = [];
  const onError = vi.fn();
  const { pages, dispose } = createRoot((dispose) => {
    const source = {
      key: 'me',
      keyword: '',
      open() {
        let [at, isPending] = [0, false];
        return async () => {
          if (isPending) return { rows: [], isEnd: true };
          const end = ends.shift();
          if (end === 'failure') throw new Error('offline');
          isPending = end === 'silence';
          await null;
          const rows = all.slice(at, at + 2);
          at += 2;
          if (isPending) await new Promise(() => {});
          return { rows, isEnd: rows.length === 0 };
        };
      },
    };
    const pages = createRowPages<number>(() => source, String, onError);
    return { pages, dispose };
  });
  onTestFinished(dispose);
  await vi.advanceTimersByTimeAsync(0);
  const act = async (name: keyof Pick<RowPages<number>, 'more' | 'restart'>, ...how: typeof ends) => {
    ends.push(...how);
    pages[name]();
    await vi.advanceTimersByTimeAsync(FETCH_TIMEOUT_MS);
    return [pages.phase(), pages.items(), pages.hasMore()];
  };
  /** Removes a row, which is reported at once. */
  const remove = (row: number) => {
    all.splice(all.indexOf(row), 1);
    pages.edit((rows) => rows.filter((each) => each !== row));
  };
  return { act, pages, remove };
}

it('loads the page that timed out at the next try, and those after it', async () => {
  const { act, pages } = await loaded();
  expect(pages.items()).toEqual([1, 2]);
  expect(await act('more', 'silence')).toEqual(['error', [1, 2], true]);
  expect(await act('more')).toEqual(['ready', [1, 2, 3, 4], true]);
  expect(await act('more')).toEqual(['ready', [1, 2, 3, 4, 5], true]);
  expect(await act('more')).toEqual(['ready', [1, 2, 3, 4, 5], false]);
});

it.each(['silence', 'failure'] as const)(
  'loads all rows again at the next try after a restart ended in %s',
  async (how) => {
    const { act } = await loaded();
    await act('more');
    expect(await act('restart', how)).toEqual(['error', [1, 2, 3, 4], true]);
    const [phase, items] = await act('more');
    expect([phase, (items as number[]).slice(0, 4)]).toEqual(['ready', [1, 2, 3, 4]]);
  },
);

it('skips no row when a loaded one is removed between two pages', async () => {
  const { act, remove } = await loaded();
  remove(1);
  expect(await act('more')).toEqual(['ready', [2, 3], true]);
  expect(await act('more')).toEqual(['ready', [2, 3, 4, 5], true]);
});

it('skips no row when a loaded one is removed while a page loads', async () => {
  const { act, pages, remove } = await loaded();
  await act('more');
  pages.more();
  remove(2);
  await vi.advanceTimersByTimeAsync(0);
  expect([pages.items(), pages.hasMore()]).toEqual([[1, 3, 4], true]);
  expect(await act('more')).toEqual(['ready', [1, 3, 4, 5], true]);
});
