// Replaces `solid-js/web` in the compiled JSX of the bundle.
import { delegateEvents as delegate, effect, template as makeTemplate, setAttribute } from 'solid-js/web';

export * from 'solid-js/web';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): {
    createHTML: (html: string) => string;
  };
}

/** The name of the Trusted Types policy, for pages whose Content-Security-Policy lists allowed policies. */
const POLICY = 'solid-chat-kit';

let toTrusted: ((html: string) => string) | undefined;

/**
 * Marks a template's markup as trusted on pages that require Trusted Types. All markup is constant and never contains
 * user data. If the page rejects the policy, its default policy applies.
 */
function trusted(html: string): string {
  if (!toTrusted) {
    toTrusted = (text) => text;
    try {
      const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
      const policy = trustedTypes?.createPolicy(POLICY, { createHTML: (text) => text });
      if (policy) toTrusted = (text) => policy.createHTML(text);
    } catch (refusal) {
      console.warn(`solid-chat-kit: the page allows no Trusted Types policy "${POLICY}".`, refusal);
    }
  }
  return toTrusted(html);
}

/** Creates a template on first use, because a server that loads the bundle has no document. */
export function template(...[html, ...kind]: Parameters<typeof makeTemplate>): () => Element {
  let make: (() => Element) | undefined;
  return () => {
    make ??= makeTemplate(trusted(html), ...kind);
    return make();
  };
}

/** Delegates events to the document, if there is one. */
export function delegateEvents(...args: Parameters<typeof delegate>): void {
  if (typeof document !== 'undefined') delegate(...args);
}

/**
 * Sets the class and direction that a component spreads on its root. Apps set attributes on the custom element itself,
 * so Solid's own `spread`, with its tables of properties, stays out of the bundle.
 */
export function spread(element: Element, attributes: object): void {
  effect(() => {
    for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  });
}
