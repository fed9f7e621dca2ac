/**
 * Returns the focused element in the document or shadow root of a node; null if the focus is elsewhere. The document
 * itself sees only the host of a shadow root.
 */
export function focusedNear(node: Node): Element | null {
  return (node.getRootNode() as Document | ShadowRoot).activeElement;
}

/** Whether nothing has the focus, for example after the focused element was removed. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body;
}
