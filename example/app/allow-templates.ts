interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(markup: string): string | null }): unknown;
}

const FORBIDDEN =
  /<(script|iframe|object|embed|base|link|meta|style)\b|\s(on\w+|srcdoc|style)\s*=|javascript:/i;

/**
 * Lets Solid's compiled templates through on a page that requires Trusted Types, where they need a policy named
 * `default`. Solid assigns them to `innerHTML` as strings; they hold neither scripts nor handlers, so that other
 * markup is refused.
 */
export function allowTemplates(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (FORBIDDEN.test(markup) ? null : markup),
  });
}
