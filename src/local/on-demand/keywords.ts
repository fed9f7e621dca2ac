import { fold } from '../data/fold.ts';
import { keyOf, LONGEST_KEYWORD, restOf, WORD } from '../data/keys.ts';
import type { UserRecord } from '../data/records.ts';

/** Follows a keyword in a key that is above all words which start with it. */
const LAST = '\uffff'.repeat(LONGEST_KEYWORD);

/** What is searched for, as names are folded. */
export const keywordOf = ({ keyword = '' }: { keyword?: string }): string =>
  fold(keyword.trim()).slice(0, LONGEST_KEYWORD);

/** Above all words that start with a keyword. */
export const aboveKeyword = (keyword: string): string => keyOf(keyword) + LAST;

/** The keyword of such a bound of the prefix of words. */
export const keywordBelow = (bound: string): string =>
  restOf(bound, WORD)
    .slice(0, -LAST.length)
    .replace(/\f(.)/g, (_, sign: string) => String.fromCharCode(sign.charCodeAt(0) - 64));

/** Whether a search finds a user. */
export const isFoundBy = ({ name, uid }: UserRecord, keyword: string): boolean =>
  fold(name).includes(keyword) || fold(uid).startsWith(keyword);
