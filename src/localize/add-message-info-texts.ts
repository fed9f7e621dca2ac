import { enMessageInfo } from './en-message-info.ts';
import { ENGLISH } from './language.ts';

/** Adds the texts of the message info dialog to the fallback of every language, as `addMessageTexts` does. */
export function addMessageInfoTexts(): void {
  Object.assign(ENGLISH.words, enMessageInfo);
}
