import { createRoot } from 'solid-js';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createFetches } from '../../src/client/create-fetches.ts';
import { createPager, type PageEndOptions } from '../../src/list/pages/create-pager.ts';
import { settled } from '../support/fake-sdk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A fetch whose answer the test decides. */
interface Request {
  readonly name: string;
  answer(): Promise<void>;
  fail(): Promise<void>;
}

/** Creates a pager with two ends, and records its requests, the answers it takes, and its tickets. */
function paged(options: { acceptsLate?: boolean; older?: Partial<PageEndOptions<never>> } = {}) {
  const requests: Request[] = [];
  const taken: string[] = [];
  const open = new Set<object>();
  const onError = vi.fn();
  const loader = (name: string) => () =>
    new Promise<() => undefined>((resolve, reject) => {
      const settle = (act: () => void) => {
        act();
        return settled();
      };
      const take = () => {
        taken.push(name);
        return undefined;
      };
      requests.push({
        name,
        answer: () => settle(() => resolve(take)),
        fail: () => settle(() => reject(new Error(name))),
      });
    });
  const { pager, older, newer, dispose } = createRoot((dispose) => {
    const pager = createPager<object>({
      fetches: createFetches(),
      log: {
        begin() {
          const since = {};
          open.add(since);
          return since;
        },
        end: (since) => void open.delete(since),
      },
      isFilled: true,
      acceptsLate: options.acceptsLate ?? false,
      reload: () => pager.replace(loader('all')),
      onError,
    });
    const older = pager.createEnd({ load: () => older.run(loader('older')), ...options.older });
    const newer = pager.createEnd({ load: () => newer.run(loader('newer')) });
    return { pager, older, newer, dispose };
  });
  onTestFinished(dispose);
  const states = () => [pager.phase(), older.state(), newer.state()];
  const last = () => requests.at(-1) as Request;
  return { pager, older, newer, states, requests, last, taken, open, onError, loader };
}

it('loads at both ends at once, and shows each failure at its end', async () => {
  const { older, newer, states, requests, taken, open, onError } = paged();
  older.loadMore();
  newer.loadMore();
  older.loadMore();
  expect(states()).toEqual(['ready', 'loading', 'loading']);
  await requests[0]?.fail();
  await requests[1]?.answer();
  newer.setState('end');
  newer.loadMore();
  expect(states()).toEqual(['ready', 'error', 'end']);
  expect([requests.length, taken, open.size, onError.mock.calls.length]).toEqual([2, ['newer'], 0, 1]);
});

it('drops what loads at the ends when everything is replaced', async () => {
  const { pager, older, newer, states, requests, last, taken, loader } = paged();
  older.loadMore();
  newer.loadMore();
  pager.replace(loader('jump'), newer);
  expect([states(), pager.isReplacing()]).toEqual([['ready', 'idle', 'loading'], true]);
  for (const request of requests.slice(0, 2)) await request.answer();
  await last().answer();
  expect([taken, pager.isReplacing()]).toEqual([['jump'], false]);
});

it('shows a failed replacement in place of the rows, and loads everything again by retry', async () => {
  const { pager, states, last, taken } = paged();
  pager.retry();
  pager.fail({ code: 'ERR', name: 'KitException', message: 'Nobody is signed in.' });
  expect([states(), pager.error()?.code]).toEqual([['error', 'idle', 'idle'], 'ERR']);
  pager.retry();
  expect([states(), pager.error()]).toEqual([['loading', 'idle', 'idle'], null]);
  await last().fail();
  expect(states()).toEqual(['error', 'idle', 'idle']);
  pager.retry();
  await last().answer();
  pager.loaded();
  expect([states(), taken]).toEqual([['ready', 'idle', 'idle'], ['all']]);
});

it('tries an automatic end again after a pause, and shows its failure meanwhile', async () => {
  const { older, requests, last } = paged({ older: { isAutomatic: true } });
  older.loadMore();
  await last().fail();
  vi.advanceTimersByTime(1000);
  expect([requests.length, older.state()]).toEqual([2, 'error']);
  await last().fail();
  older.retry();
  expect([requests.length, older.state()]).toEqual([3, 'loading']);
});

it.each([
  [true, ['older']],
  [false, []],
])('takes an answer that came too late: %s', async (acceptsLate, answers) => {
  const { older, last, taken, onError } = paged({ acceptsLate });
  older.loadMore();
  vi.advanceTimersByTime(30_000);
  expect([older.state(), onError.mock.calls[0]?.[0].code]).toEqual(['error', 'ERR_NO_ANSWER']);
  await last().answer();
  expect(taken).toEqual(answers);
});
