/** The number of code units searched for the first letter. */
const SEARCHED = 2000;

const LETTER = /[\p{L}\u200e\u200f\u061c]/u;
/** Letters and marks that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Returns the direction of a text, from its first letter. With `dir="auto"`, a keystroke in a long text takes seconds,
 * and Chromium does not update the direction of a changed text.
 */
export function directionOf(text: string): 'ltr' | 'rtl' | undefined {
  if (text === '') return undefined;
  const first = LETTER.exec(text.slice(0, SEARCHED))?.[0] ?? '';
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}

/** Characters that change the direction in a file name: its ending must show at the end. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Returns a file name for display: characters that could hide its ending are made visible. */
export function shownFileName(name: string): string {
  return name.replace(DIRECTIONS, '\ufffd');
}
