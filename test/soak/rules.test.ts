import { expect, it } from 'vitest';
import { movedBetween, readIn } from './browser/rules.ts';
import type { View } from './browser/view.ts';

/** A list of messages in the middle of a chat, with rows at these places, in px. */
function viewOf(tops: Readonly<Record<string, number>>): View {
  const rows = Object.entries(tops).map(([key, top]) => ({ key, top, bottom: top + 100, isHeader: false }));
  const placed = rows.map((row) => ({ ...row, text: row.key, element: document.createElement('li') }));
  return { isOfMessages: true, at: 500, most: 1000, height: 600, mounted: placed, inView: placed } as never;
}

const cause = { isByReader: false, mayBeginAgain: false, isHeld: false, isAfterJump: false, isRemade: false };

it('takes the row that the reader scrolled to for the one being read, until it loses its place', () => {
  const scrolled = viewOf({ above: -20, read: 150 });
  const read = readIn(scrolled);
  // A wider list makes the row above lower; a larger text makes it higher again.
  const wider = viewOf({ above: 40, read: 150 });
  const larger = viewOf({ above: 10, read: 150 });
  expect([read, readIn(wider, scrolled, read)]).toEqual(['read', 'read']);
  expect(movedBetween(wider, larger, { ...cause, read })).toEqual([]);
  const moved = viewOf({ above: 10, read: 120 });
  expect(movedBetween(wider, moved, { ...cause, read })).toEqual([
    'away from the end, the row being read has moved by -30 px: above',
  ]);
  expect(readIn(moved, wider, read)).toBe('above');
});

it('lets a list at its end move when its viewport grows, even if more rows follow at once', () => {
  const list = (top: number, at: number, height: number): View => ({
    ...viewOf({ row: top }),
    isOfMessages: false,
    at,
    height,
  });
  const [before, grown] = [list(0, 980, 600), list(50, 900, 650)];
  expect(movedBetween(before, grown, { ...cause, read: undefined })).toEqual([]);
  expect(movedBetween(before, list(50, 900, 600), { ...cause, read: undefined })).toEqual([
    'no row keeps its place: row by 50 px',
  ]);
});
