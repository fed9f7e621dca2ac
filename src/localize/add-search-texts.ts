import { enSearch } from './en-search.ts';
import { ENGLISH } from './language.ts';

/** Adds the texts of the search to the fallback of every language, as `addMessageTexts` does. */
export function addSearchTexts(): void {
  Object.assign(ENGLISH.words, enSearch);
}
