import { scaleOf } from '../../primitives/list/scale.ts';

/** The position of a menu. */
export interface MenuPlace {
  /** The element that the menu opens beside. */
  anchor: HTMLElement;
  /** The pointer's position in px of the viewport, to open there instead. */
  point?: { x: number; y: number } | undefined;
  /** Whether it begins where its anchor begins, instead of ending where that ends. */
  isFromStart?: boolean | undefined;
}

/** The minimum distance between a menu and the edge of the viewport, in px. */
const MARGIN = 8;

/**
 * Positions an open menu beside its anchor, or at the pointer, within the viewport. Left and top are the only
 * styles set by script, on an element without other styles.
 */
export function placeMenu(element: HTMLElement, { anchor, point, isFromStart }: MenuPlace): void {
  const menu = element.getBoundingClientRect();
  const box = anchor.getBoundingClientRect();
  const isRtl = getComputedStyle(element).direction === 'rtl';
  const root = document.documentElement;
  const scale = scaleOf(element);
  const isAtLeft = isRtl !== Boolean(isFromStart);
  const left = point ? point.x - (isRtl ? menu.width : 0) : isAtLeft ? box.left : box.right - menu.width;
  const below = point ? point.y : box.bottom + 4;
  const above = (point ? point.y : box.top - 4) - menu.height;
  const fitsBelow = below + menu.height + MARGIN <= root.clientHeight;
  const top = fitsBelow || above < MARGIN ? below : above;
  element.style.left = `${clamp(left, root.clientWidth - menu.width) / scale}px`;
  element.style.top = `${clamp(top, root.clientHeight - menu.height) / scale}px`;
}

function clamp(value: number, most: number): number {
  return Math.max(MARGIN, Math.min(value, most - MARGIN));
}
