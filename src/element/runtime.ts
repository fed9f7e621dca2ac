// What the JSX of the bundle compiles to calls, in place of `solid-js/web` itself.
import { delegateEvents as delegate, template as makeTemplate } from 'solid-js/web';

export * from 'solid-js/web';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): {
    createHTML: (html: string) => string;
  };
}

/** The name of the policy, for a page whose Content-Security-Policy lists the ones it allows. */
const POLICY = 'solid-chat-kit';

let toTrusted: ((html: string) => string) | undefined;

/**
 * Marks the markup of a template as safe on a page that requires Trusted Types. All of it stands in the code,
 * and nothing of a user's ever goes through here. Where the page refuses the policy, its own default one decides.
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

/** Makes the template of some markup when it is first drawn: a server that loads the bundle has no document. */
export function template(...[html, ...kind]: Parameters<typeof makeTemplate>): () => Element {
  let make: (() => Element) | undefined;
  return () => {
    make ??= makeTemplate(trusted(html), ...kind);
    return make();
  };
}

/** Listens at the document, where there is one. */
export function delegateEvents(...args: Parameters<typeof delegate>): void {
  if (typeof document !== 'undefined') delegate(...args);
}
