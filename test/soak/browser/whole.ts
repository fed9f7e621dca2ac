import { vi } from 'vitest';
import { endAnimations, painted } from './frames.ts';
import { scrollTo } from './host.ts';
import { wrongIn } from './rules.ts';
import { type Placed, type View, viewsIn } from './view.ts';

/** High enough for all rows in most runs, and the most that is tried: lists share the height, and texts may be large. */
const WHOLE_PX = 60_000;
const MOST_PX = 16 * WHOLE_PX;
/** Where the window of a list is compared with the whole list, as shares of its scroll height. */
const PLACES = [0, 0.37, 0.71, 1];

/** Returns what a row says; rows of messages have no other name. */
const textOf = ({ key, text }: Placed, { isOfMessages }: View) => (isOfMessages ? text : key);

async function look(container: Element): Promise<View[]> {
  await painted();
  endAnimations();
  return viewsIn(container);
}

/** Compares while all rows are mounted, and each window of a list with all its rows. */
export async function compareWhole(
  container: HTMLElement,
  compare: () => readonly string[],
): Promise<string[]> {
  const places = new Map(viewsIn(container).map(({ scroller, at }) => [scroller, at]));
  const { height } = container.style;
  for (let px = WHOLE_PX; px <= MOST_PX; px *= 2) {
    container.style.height = `${px}px`;
    await look(container);
    // The scroll event of the new height comes a frame later.
    if ((await look(container)).every(({ most }) => most <= 0)) break;
  }
  // Positions are written once things are quiet.
  vi.advanceTimersByTime(1500);
  const all = new Map(
    (await look(container)).map((view) => [view.scroller, view.mounted.map((row) => textOf(row, view))]),
  );
  const wrong = [...compare()];
  container.style.height = height;
  for (const place of PLACES) {
    for (const { scroller, most } of viewsIn(container)) scrollTo(scroller, Math.round(most * place));
    for (const view of await look(container)) {
      const rows = view.mounted.map((row) => textOf(row, view));
      wrong.push(...[...wrongIn(view), ...misplacedIn(rows, all.get(view.scroller) ?? [])]);
    }
  }
  for (const [scroller, at] of places) scrollTo(scroller, at);
  return wrong;
}

/** Says which rows of a window are not rows of the list, or in another order. */
function misplacedIn(rows: readonly string[], all: readonly string[]): string[] {
  let from = -1;
  for (const row of rows) {
    const at = all.indexOf(row, from + 1);
    if (at < 0) return [`the window shows ${namesOf(rows)}, the list has ${namesOf(all)}`];
    from = at;
  }
  return [];
}

const namesOf = (rows: readonly string[]) => rows.map((row) => row.slice(0, 12)).join(', ');
