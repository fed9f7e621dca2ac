import type { Placed, View } from './view.ts';

/** The greatest movement that nobody sees, in px. */
const STILL = 1;
/** About the height of a row, in px. */
const A_ROW = 64;

/** What may have moved a list since it was last painted. */
export interface Cause {
  /** The reader has scrolled or gone elsewhere, or the page is another one. */
  readonly isByReader: boolean;
  /** Other rows may have been loaded in place of these. */
  readonly mayBeginAgain: boolean;
  /** The order is held: no row moves. */
  readonly isHeld: boolean;
  /** Another row than the first one may be the one that is read: a jump went to it. */
  readonly isAfterJump: boolean;
  /** All rows were made again. */
  readonly isRemade: boolean;
  /** The key of the row being read since the reader scrolled. */
  readonly read: string | undefined;
}

const px = (value: number) => `${Math.round(value * 100) / 100} px`;

/** Returns what is wrong with a list as it is painted. */
export function wrongIn(view: View): string[] {
  const { scroller, items, mounted, inView, selectors } = view;
  const wrong: string[] = [];
  for (const [index, row] of mounted.entries()) {
    const next = mounted[index + 1];
    if (next && next.top < row.bottom - 0.6)
      wrong.push(`${row.key} overlaps ${next.key} by ${px(row.bottom - next.top)}`);
    const isBeside = row.element.nextElementSibling === next?.element;
    if (next && isBeside && next.top > row.bottom + 0.6)
      wrong.push(`${px(next.top - row.bottom)} are empty between ${row.key} and ${next.key}`);
  }
  if (view.blank > 1) wrong.push(`${px(view.blank)} of the viewport have no rows`);
  if (inView.length === 0) wrong.push('no row is in view');
  // Chromium scrolls a list that is laid out from its end up to 1 px beyond it if its height is no whole number.
  if (view.at < -0.5 || view.at > view.most + (view.isOfMessages ? 1 : 0.5))
    wrong.push(`scrolled to ${px(view.at)} of ${px(view.most)}`);
  if (scroller.scrollWidth > scroller.clientWidth + 1)
    wrong.push(`${px(scroller.scrollWidth - scroller.clientWidth)} too wide`);
  const stops = mounted.filter(
    ({ element }) => element.matches('[tabindex="0"]') || stopOf(element, selectors.stop),
  );
  if (mounted.some(({ isHeader }) => !isHeader) && stops.length !== 1)
    wrong.push(`${stops.length} rows are Tab stops: ${stops.map(({ key }) => key).join(', ')}`);
  const box = scroller.getBoundingClientRect();
  for (const { key, element } of inView) {
    const { left, right } = element.getBoundingClientRect();
    if (left < box.left - 1 || right > box.right + 1) wrong.push(`${key} is wider than its list`);
  }
  if (items.getBoundingClientRect().bottom - box.top < -1) wrong.push('scrolled beyond the rows');
  return wrong;
}

const stopOf = (row: Element, selector: string) =>
  [...row.querySelectorAll<HTMLElement>(selector)].some((control) => control.tabIndex === 0);

/** Returns which rows have moved though they must not. */
export function movedBetween(before: View, after: View, cause: Cause): string[] {
  if (cause.isByReader) return [];
  const idOf = ({ key, text }: Placed) => (cause.isRemade && before.isOfMessages ? text : key);
  const now = new Map(after.mounted.map((row) => [idOf(row), row]));
  const both = before.inView.filter((row) => now.has(idOf(row)));
  const movedBy = (row: Placed) => (now.get(idOf(row))?.top ?? 0) - row.top;
  const moved = both.filter((row) => Math.abs(movedBy(row)) > STILL);
  const said = () => moved.map((row) => `${row.key} by ${px(movedBy(row))}`).join(', ');
  if (cause.isHeld && moved.length > 0 && both.length === before.inView.length)
    return [`held rows have moved: ${said()}`];
  if (before.isOfMessages) return movedMessages(before, after, cause, both, movedBy);
  // A list that begins again is at its top, or as far as its first pages let it be.
  if (cause.mayBeginAgain && (after.at < before.at || after.at === 0 || both.length === 0)) return [];
  if (before.at === 0) return after.at === 0 ? [] : [`a list at its top has moved to ${px(after.at)}`];
  if (both.length === 0 || moved.length < both.length) return [];
  // A viewport that grew may have reached the end before more rows loaded.
  const growth = after.height - before.height;
  if (growth > 0 && before.at + growth > before.most - 1) return [];
  // Where the place of what is read lies beyond an edge, the list stands there, or as near as rows measured later let it.
  const read = both.find(({ top }) => top >= -0.5) ?? both[0];
  const place = after.at + (read ? movedBy(read) : 0);
  const edge = place <= 1 ? 0 : place >= after.most - 1 ? after.most : undefined;
  if (edge !== undefined && Math.abs(after.at - edge) <= A_ROW) return [];
  return [`no row keeps its place: ${said()}`];
}

function movedMessages(
  before: View,
  after: View,
  { mayBeginAgain, isAfterJump, read: readSince }: Cause,
  both: readonly Placed[],
  movedBy: (row: Placed) => number,
): string[] {
  if (mayBeginAgain || (isAtEnd(before) && isAtEnd(after))) return [];
  // What stood below the end of a viewport that became smaller can no longer be read in its place.
  const isStillInView = ({ top }: Placed) => top >= -0.5 && top < after.height - 0.5;
  const read = before.inView.find((row) => isStillInView(row) && !row.isHeader) ?? before.inView[0];
  if (!read) return [];
  if (!both.includes(read)) return [`the row being read is not there: ${read.text.slice(0, 20)}`];
  const { activeElement } = document;
  const isRead = (row: Placed) =>
    isAfterJump || row === read || row.key === readSince || row.element.contains(activeElement);
  if (both.some((row) => isRead(row) && Math.abs(movedBy(row)) <= STILL)) return [];
  const by = movedBy(read);
  // Where there is nothing left to scroll, it stands as near as it can.
  if ((by < 0 && after.at <= 1) || (by > 0 && after.at >= after.most - 1)) return [];
  const where = isAtEnd(before) ? 'at the end' : 'away from the end';
  return [`${where}, the row being read has moved by ${px(by)}: ${read.text.slice(0, 20)}`];
}

/**
 * Returns the key of the row being read: the same one as long as it keeps its place, although rows above it may come
 * into view; otherwise the first one that is wholly in view.
 */
export function readIn(view: View, before?: View, read?: string): string | undefined {
  const [was, is] = [before, view].map((each) => each?.inView.find(({ key }) => key === read));
  if (was && is && Math.abs(is.top - was.top) <= STILL) return read;
  return view.inView.find(({ top, isHeader }) => top >= -0.5 && !isHeader)?.key;
}

/** Whether the end of a list is in view. */
export const isAtEnd = (view: View) => view.at >= view.most - 2;
