import { keyOf, LONGEST_KEYWORD, restOf, WORD } from '../data/keys.ts';
import type { UserRecord } from '../data/records.ts';
import { searchKey } from '../data/search-key.ts';

/** Sorts after all terms that start with a keyword, when appended to it. */
const LAST = '\uffff'.repeat(LONGEST_KEYWORD);

/** Returns the keyword, folded as names are. */
export const keywordOf = ({ keyword = '' }: { keyword?: string }): string =>
  searchKey(keyword.trim()).slice(0, LONGEST_KEYWORD);

/** Returns a bound above all terms that start with a keyword. */
export const aboveKeyword = (keyword: string): string => keyOf(keyword) + LAST;

/** Returns the keyword of such a bound. */
export const keywordBelow = (bound: string): string =>
  restOf(bound, WORD)
    .slice(0, -LAST.length)
    .replace(/\f(.)/g, (_, sign: string) => String.fromCharCode(sign.charCodeAt(0) - 64));

/** Whether a search finds a user. */
export const isFoundBy = ({ name, uid }: UserRecord, keyword: string): boolean =>
  searchKey(name).includes(keyword) || searchKey(uid).startsWith(keyword);
