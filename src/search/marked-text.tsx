import type { JSX } from 'solid-js';
import { cutText } from '../text/cut-text.ts';
import { findMatches } from '../utils/find-matches.ts';

/** A text with the matches of a keyword marked. */
export function MarkedText(props: { text: string; keyword: string }): JSX.Element {
  const parts = () => {
    const { text, keyword } = props;
    const found: JSX.Element[] = [];
    let at = 0;
    for (const [start, end] of findMatches(text, keyword)) {
      found.push(text.slice(at, start), <mark class="kit-search__mark">{text.slice(start, end)}</mark>);
      at = end;
    }
    return [...found, text.slice(at)];
  };
  return <>{parts()}</>;
}

/** The most characters of a text beside its match. */
const MAX_CHARACTERS = 160;
/** A match that starts after this many characters has the text before it cut. */
const LEAD = 40;

/** Cuts a text to one line that shows the first match of a keyword. */
export function cutAroundMatch(text: string, keyword: string): string {
  const start = findMatches(text, keyword)[0]?.[0] ?? 0;
  const end = (part: string) => (part.length > MAX_CHARACTERS ? `${cutText(part, MAX_CHARACTERS)}…` : part);
  if (start <= LEAD) return end(text);
  const before = text.slice(start - LEAD / 2, start);
  const space = before.search(/\s/);
  // Without a space nearby, a character of two units may be cut in two.
  const from = space < 0 ? start : start - before.length + space + 1;
  return `…${end(text.slice(from))}`;
}
