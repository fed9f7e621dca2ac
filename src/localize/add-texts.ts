import type { DictionaryEntry } from './dictionary.ts';
import type { MessageTextKey } from './en-messages.ts';
import { ENGLISH } from './language.ts';

/** Adds the English texts of a part to the fallback of every language. Adding them again changes nothing. */
export function addTexts(words: Partial<Record<MessageTextKey, DictionaryEntry>>): void {
  Object.assign(ENGLISH.words, words);
}
