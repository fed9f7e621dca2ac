import { enMessages } from './en-messages.ts';
import { ENGLISH } from './language.ts';

/** Adds the texts of the message view to the fallback of every language. Adding them again changes nothing. */
export function addMessageTexts(): void {
  Object.assign(ENGLISH.words, enMessages);
}
