import { expect, it } from 'vitest';
import { UnconfirmedRows } from '../../src/list/pages/unconfirmed-rows.ts';

const rows = (letters: string) => letters.split('');
const brought = (letters: string) => new Set(rows(letters));

it('keeps the rows below the last refetched one, and drops those above it', () => {
  const leftovers = new UnconfirmedRows<string>();
  expect(leftovers.refetched(rows('abcdef'), brought('xca'))).toEqual({ rows: rows('xcadef'), gone: ['b'] });
  expect(leftovers.size).toBe(3);
});

it('keeps all rows where none of them came', () => {
  const leftovers = new UnconfirmedRows<string>();
  expect(leftovers.refetched(rows('abc'), brought('xy'))).toEqual({ rows: rows('xyabc'), gone: [] });
});

it('puts the rows of further pages above those that are still to come', () => {
  const leftovers = new UnconfirmedRows<string>();
  leftovers.refetched(rows('abcdef'), brought('ab'));
  expect(leftovers.paged(rows('abcdef'), brought('yd'))).toEqual({ rows: rows('abydef'), gone: ['c'] });
  expect(leftovers.paged(rows('abydef'), brought('z'))).toEqual({ rows: rows('abydzef'), gone: [] });
  expect(leftovers.takeAll()).toEqual(['e', 'f']);
  expect(leftovers.size).toBe(0);
});

it('takes a row that moved or was removed for settled', () => {
  const leftovers = new UnconfirmedRows<string>();
  leftovers.refetched(rows('abc'), brought('a'));
  leftovers.delete('c');
  expect(leftovers.paged(rows('cab'), brought('x'))).toEqual({ rows: rows('caxb'), gone: [] });
  expect(leftovers.takeAll()).toEqual(['b']);
});
