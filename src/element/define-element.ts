/**
 * Gives an element its tag, where there are custom elements and the tag is free. A second copy of the script
 * changes nothing: the elements on the page belong to the first.
 */
export function defineElement(tag: string, element: CustomElementConstructor): void {
  if (typeof customElements === 'undefined') return;
  if (customElements.get(tag)) {
    console.warn(
      `solid-chat-kit: <${tag}> is defined already, by another copy of the script. That copy draws it: import ` +
        `init and the events from there, or load the script once.`,
    );
    return;
  }
  customElements.define(tag, element);
}
