import { enChatActions } from './en-chat-actions.ts';
import { ENGLISH } from './language.ts';

/** Adds the texts of the actions on a chat to the fallback of every language, as `addMessageTexts` does. */
export function addChatActionTexts(): void {
  Object.assign(ENGLISH.words, enChatActions);
}
