import { expect, it } from 'vitest';
import type { OpenRequest } from '../../../src/client/boundary/requests.ts';
import { EndOfPages } from '../../../src/core/paging/end-of-pages.ts';

const opened = (limit?: number) => ({ limit }) as OpenRequest<string>;
const rows = (count: number) => Array.from({ length: count }, String);

it.each([
  ['an empty page', 0, 30, true, 'none'],
  ['an empty page of a filtered request', 0, 30, false, 'none'],
  ['a full page', 30, 30, true, 'possible'],
  ['a short page', 29, 30, true, 'unlikely'],
  ['a short page of a filtered request', 29, 30, false, 'possible'],
  ['a page of a request without a limit', 29, undefined, true, 'possible'],
] as const)('behind %s more pages are rated by one rule', (_what, count, limit, isUnfiltered, behind) => {
  expect(new EndOfPages<string>(() => isUnfiltered).behind(rows(count), opened(limit))).toBe(behind);
});

it('behind an empty page that starts too late more pages may be', () => {
  const behind = (isUnfiltered: boolean) =>
    new EndOfPages<string>(() => isUnfiltered).behind([], opened(30), true);
  expect([behind(true), behind(false)]).toEqual(['unlikely', 'possible']);
});

it('a page behind a short one takes the meaning from all short pages of the list', () => {
  const end = new EndOfPages<string>(() => true);
  end.refute();
  expect([end.behind(rows(29), opened(30)), end.behind([], opened(30))]).toEqual(['possible', 'none']);
});
