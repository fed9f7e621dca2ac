/**
 * Returns the focused element in the document or shadow root of a node; null if the focus is elsewhere. For the document
 * itself, all elements of a shadow root are their host.
 */
export function focusedNear(node: Node): Element | null {
  return (node.getRootNode() as Document | ShadowRoot).activeElement;
}

/** Whether no element has the focus, as after the focused one was removed. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body;
}
