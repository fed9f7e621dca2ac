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
  const first = margin(style.scrollPaddingTop);
  const last = root.clientHeight - margin(style.scrollPaddingBottom) - menu.height;
  const isAtLeft = isRtl !== Boolean(isFromStart);
  const left = point ? point.x - (isRtl ? menu.width : 0) : isAtLeft ? box.left : box.right - menu.width;
  const below = point ? point.y : box.bottom + 4;
  const above = (point ? point.y : box.top - 4) - menu.height;
  const top = below <= last || above < first ? below : above;
  const end = root.clientWidth - margin(style.scrollPaddingRight) - menu.width;
  element.style.left = `${Math.max(margin(style.scrollPaddingLeft), Math.min(left, end)) / scale}px`;
  element.style.top = `${Math.max(first, Math.min(top, last)) / scale}px`;
}
