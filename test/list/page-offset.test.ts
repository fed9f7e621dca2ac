import { expect, it, vi } from 'vitest';
import { PageOffset } from '../../src/list/pages/page-offset.ts';

it('knows of a page that starts too late when as many rows came as were deleted', () => {
  const book = { rows: { loaded: 10, unconfirmed: 0 }, deletedCount: 0 };
  const offset = new PageOffset(book);
  offset.startOver(10);
  offset.begin();
  book.deletedCount = 1;
  const add = vi.fn();
  offset.receive(5, () => {}, add);
  expect(add).toHaveBeenCalledExactlyOnceWith(true);
  expect(offset.isBehind).toBe(true);
});
