const TAG = 'kit-insertion-probe';

/** An element that calls back when it is inserted; another copy of the kit on the page may have defined it. */
interface InsertionProbe extends HTMLElement {
  inserted?: (() => void) | undefined;
}

function define(): void {
  if (customElements.get(TAG)) return;
  customElements.define(
    TAG,
    class extends HTMLElement implements InsertionProbe {
      inserted?: (() => void) | undefined;
      connectedCallback(): void {
        this.inserted?.();
      }
    },
  );
}

/**
 * Calls back when a rendered element is inserted into the document again, until the returned function is called.
 * Browsers reset the scroll position of an element that is moved in the DOM, without a scroll or resize event; only
 * custom elements are notified.
 */
export function onInserted(element: HTMLElement, callback: () => void): () => void {
  if (typeof customElements === 'undefined') return () => {};
  define();
  const probe: InsertionProbe = document.createElement(TAG);
  probe.hidden = true;
  element.append(probe);
  probe.inserted = callback;
  return () => {
    probe.inserted = undefined;
    probe.remove();
  };
}
