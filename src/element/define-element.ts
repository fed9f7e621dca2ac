/**
 * Defines a custom element unless the tag is taken or custom elements are not supported. A second copy of the
 * script changes nothing: elements on the page belong to the first copy.
 */
export function defineElement(tag: string, element: CustomElementConstructor): void {
  if (typeof customElements === 'undefined') return;
  if (customElements.get(tag)) {
    console.warn(
      `solid-chat-kit: <${tag}> is already defined by another copy of the script. Import init and the ` +
        `events from that copy, or load the script only once.`,
    );
    return;
  }
  customElements.define(tag, element);
}
