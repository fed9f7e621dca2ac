/** Characters that are invisible, or change the direction of others. */
const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A web address as typed: the part before the host, the host, and the rest. */
const ADDRESS = /^((?:https?:\/\/)?(?:[^/?#\\]*@)?)([^/?#\\:]+)(.*)$/is;

/** Scripts with letters that look like Latin ones: beside them, not even the end of the host may be Latin. */
const ALIKE = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Georgian'];
const OTHERS = [
  ...['Arabic', 'Hebrew', 'Devanagari', 'Bengali', 'Gujarati', 'Gurmukhi', 'Kannada', 'Malayalam', 'Oriya'],
  ...['Tamil', 'Telugu', 'Sinhala', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Ethiopic'],
];
/** Scripts that are mixed with each other and with Latin. */
const EAST_ASIAN = ['Latin', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'];

const only = (scripts: readonly string[]) =>
  new RegExp(
    `^(?:(?=[\\p{L}\\p{M}\\p{N}])[${scripts.map((name) => `\\p{sc=${name}}`).join('')}]|[\\d.ー-])+$`,
    'u',
  );

let rules: { readonly whole: readonly RegExp[]; readonly start: readonly RegExp[] } | undefined;

/** Whether a host uses one script, so that no letter can imitate one of another script. */
function isOfOneScript(host: string): boolean {
  // Most links are ASCII.
  if (/^[\x21-\x7e]*$/.test(host)) return true;
  rules ??= {
    whole: [...ALIKE.map((name) => only([name])), only(EAST_ASIAN)],
    start: OTHERS.map((name) => only([name])),
  };
  const composed = host.normalize('NFC');
  // Beside other scripts, the top-level domain may be Latin: '.com'.
  const start = composed.replace(/\.[a-z]+$/i, '');
  return rules.whole.some((rule) => rule.test(composed)) || rules.start.some((rule) => rule.test(start));
}

/**
 * Returns a link's text in a form that shows where the link leads: directional marks and invisible characters are
 * written as codes, and a host with letters of several scripts in ASCII, as browsers do.
 * @param href - the target of the link
 */
export function linkText(text: string, href: string): string {
  const seen = text.replace(UNSEEN, encodeURIComponent);
  const [, before = '', host = '', rest = ''] = (/^https?:/i.test(href) && ADDRESS.exec(text)) || [];
  // A link text chosen by the app has no host.
  if (!href.endsWith(text) || !host || isOfOneScript(host)) return seen;
  try {
    return (before + new URL(href).hostname + rest).replace(UNSEEN, encodeURIComponent);
  } catch {
    return seen;
  }
}
