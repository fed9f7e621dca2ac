/** The direction is that of the first letter among so many code units. */
const SEARCHED = 2000;

const LETTER = /[\p{L}\u200e\u200f\u061c]/u;
/** Letters and marks that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Returns the direction of a text by its first letter. Unlike with `dir="auto"`, a key in a long text takes no seconds,
 * and Chromium does not keep the direction of a text that has changed.
 */
export function directionOf(text: string): 'ltr' | 'rtl' | undefined {
  if (text === '') return undefined;
  const first = LETTER.exec(text.slice(0, SEARCHED))?.[0] ?? '';
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}

/** In the name of a file, all that changes directions: its ending must show at the end. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Returns the name of a file as it is shown: characters that would hide its ending are visible. */
export function shownFileName(name: string): string {
  return name.replace(DIRECTIONS, '\ufffd');
}
