import { enInfo } from './en-info.ts';
import { ENGLISH } from './language.ts';

/** Adds the texts of the info about a chat to the fallback of every language, as `addMessageTexts` does. */
export function addInfoTexts(): void {
  Object.assign(ENGLISH.words, enInfo);
}
