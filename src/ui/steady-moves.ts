/**
 * Gives a list an `insertBefore` of its own: nothing happens when the node is where it belongs already (Solid
 * puts a swapped node back in its place), and the row that holds the focus keeps it when it moves. A plain
 * insertion blurs it, in Firefox without any blur event.
 */
export function makeMovesSteady(list: HTMLElement): void {
  const insert = Node.prototype.insertBefore;
  list.insertBefore = <T extends Node>(node: T, reference: Node | null): T => {
    if (node.parentNode === list && (node === reference || node.nextSibling === reference)) return node;
    const active = document.activeElement;
    const holdsFocus = node.parentNode === list && active instanceof HTMLElement && node.contains(active);
    if (!holdsFocus) return insert.call(list, node, reference) as T;
    if ('moveBefore' in list) {
      list.moveBefore(node, reference);
    } else {
      insert.call(list, node, reference);
      active.focus({ preventScroll: true });
    }
    return node;
  };
}
