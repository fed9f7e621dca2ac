import { scaleOf } from '../../list/window/scale.ts';

/** The position of a menu. */
export interface MenuAnchor {
  /** The element beside which the menu opens. */
  anchor: HTMLElement;
  /** The pointer's position in px of the viewport, to open there instead. */
  point?: { x: number; y: number } | undefined;
  /** Whether the menu starts where its anchor starts, instead of ending where the anchor ends. */
  isFromStart?: boolean | undefined;
}

/** The distance between a menu and its anchor, or the pointer, in px: an item there would be under the pointer. */
const GAP = 4;
/** The minimum distance between a menu and the safe area of the viewport, in px. */
const MARGIN = 8;

/**
 * Positions an open menu beside its anchor, or at the pointer, within the viewport. Left and top are the only
 * styles set by script, on an element without other styles.
 */
export function placeMenu(element: HTMLElement, { anchor, point, isFromStart }: MenuAnchor): void {
  const menu = element.getBoundingClientRect();
  const box = anchor.getBoundingClientRect();
  const style = getComputedStyle(element);
  const isRtl = style.direction === 'rtl';
  const root = document.documentElement;
  const scale = scaleOf(element);
  /** Returns the distance between the menu and an edge of the viewport. */
  const margin = (inset: string) => MARGIN + (Number.parseFloat(inset) || 0) * scale;
  const isAtLeft = isRtl !== Boolean(isFromStart);
  const atLeft = point ? point.x - GAP - menu.width : box.right - menu.width;
  const atRight = point ? point.x + GAP : box.left;
  const isLeftFirst = point ? isRtl : !isAtLeft;
  const left = choosePosition(
    isLeftFirst ? [atLeft, atRight] : [atRight, atLeft],
    margin(style.scrollPaddingLeft),
    root.clientWidth - margin(style.scrollPaddingRight) - menu.width,
  );
  const top = choosePosition(
    [point ? point.y : box.bottom + GAP, (point ? point.y : box.top) - GAP - menu.height],
    margin(style.scrollPaddingTop),
    root.clientHeight - margin(style.scrollPaddingBottom) - menu.height,
  );
  element.style.left = `${left / scale}px`;
  element.style.top = `${top / scale}px`;
}

/** Returns the first of two positions if it is between the limits or the second one is not, moved between them. */
function choosePosition([first, second]: readonly [number, number], least: number, most: number): number {
  const isWithin = (position: number) => position >= least && position <= most;
  const position = isWithin(first) || !isWithin(second) ? first : second;
  return Math.max(least, Math.min(position, most));
}
