/** Where a menu opens. */
export interface MenuPlace {
  /** The element it belongs to: it opens beside it. */
  anchor: HTMLElement;
  /** The place of the pointer in px of the viewport, when it opens there. */
  point?: { x: number; y: number } | undefined;
}

/** The least distance in px between a menu and the edge of the viewport. */
const MARGIN = 8;

/**
 * Puts an open menu beside its anchor, or at the pointer, wholly inside the viewport. Its left and top are the
 * only styles that are set from script, on an element that carries no other style.
 */
export function placeMenu(element: HTMLElement, { anchor, point }: MenuPlace): void {
  const menu = element.getBoundingClientRect();
  const box = anchor.getBoundingClientRect();
  const isRtl = getComputedStyle(element).direction === 'rtl';
  const root = document.documentElement;
  const left = point ? point.x - (isRtl ? menu.width : 0) : isRtl ? box.left : box.right - menu.width;
  const below = point ? point.y : box.bottom + 4;
  const above = (point ? point.y : box.top - 4) - menu.height;
  const fitsBelow = below + menu.height + MARGIN <= root.clientHeight;
  const top = fitsBelow || above < MARGIN ? below : above;
  element.style.left = `${clamp(left, root.clientWidth - menu.width)}px`;
  element.style.top = `${clamp(top, root.clientHeight - menu.height)}px`;
}

function clamp(value: number, most: number): number {
  return Math.max(MARGIN, Math.min(value, most - MARGIN));
}
