import { enEmoji } from './en-emoji.ts';
import { ENGLISH } from './language.ts';

/** Adds the texts of the emoji picker to the fallback of every language, as `addMessageTexts` does. */
export function addEmojiTexts(): void {
  Object.assign(ENGLISH.words, enEmoji);
}
