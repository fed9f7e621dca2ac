import { scrollToNow } from '../../list/window/scroll-to.ts';
import { focusedNear } from '../../utils/focused-near.ts';

/**
 * Overrides a list's `insertBefore` and `replaceChild`: a node that is already in place is not moved (Solid reinserts
 * swapped nodes), and a focused row keeps the focus when it moves. A plain insertion blurs it; in Firefox without a
 * blur event.
 * @param onFocusMove - called before a focused row moves, which causes a layout of the incomplete list.
 */
export function makeMovesSteady(list: HTMLElement, onFocusMove: () => void): void {
  const insert = Node.prototype.insertBefore;
  const holdsFocus = (node: Node) => node.parentNode === list && node.contains(focusedNear(list));

  list.insertBefore = <T extends Node>(node: T, reference: Node | null): T => {
    const isHere = node.parentNode === list;
    if (isHere && (node === reference || node.nextSibling === reference)) return node;
    const active = holdsFocus(node) && (focusedNear(list) as HTMLElement);
    if (active) onFocusMove();
    if (isHere && 'moveBefore' in list) {
      // Chromium 156 scrolls to a focused element when it is moved.
      const restore = active && holdScroll(list);
      list.moveBefore(node, reference);
      if (restore) restore();
      return node;
    }
    insert.call(list, node, reference);
    if (active) active.focus({ preventScroll: true });
    return node;
  };

  // Solid replaces only nodes that it inserts elsewhere a moment later. A focused row is moved to the end of the list
  // meanwhile, after the last gap, because removing it would blur it.
  list.replaceChild = <T extends Node>(node: Node, child: T): T => {
    if (node === child) return child;
    list.insertBefore(node, child);
    if (holdsFocus(child)) list.insertBefore(child, null);
    else list.removeChild(child);
    return child;
  };
}

/** Saves the scroll positions around an element; the returned function restores them. */
function holdScroll(element: HTMLElement): () => void {
  const places: [Element, number][] = [];
  for (let each = element.parentElement; each; each = each.parentElement) places.push([each, each.scrollTop]);
  return () => {
    for (const [each, top] of places) if (each.scrollTop !== top) scrollToNow(each, top);
  };
}
