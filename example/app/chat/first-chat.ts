import type { Kit } from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import { type Chat, chatOfConversation } from './chat.ts';

/** How many of the newest conversations are looked at. */
const LOOKED_AT = 20;
/** Whom a second device or tab signs in: that side sees what is read here. */
const OTHER_SIDES = ['ann', 'bob'];

/** Finds the chat to open first: the newest with a person and nothing unread, which opening would clear. */
export async function findFirstChat(kit: LocalKit): Promise<Chat | undefined> {
  const newest: Kit.Conversation[] = await new kit.ConversationsRequestBuilder()
    .setLimit(LOOKED_AT)
    .build()
    .fetchNext();
  return newest.map(chatOfConversation).find(isCalm);
}

function isCalm(chat: Chat): boolean {
  if (chat.type === 'group' || chat.unread > 0 || OTHER_SIDES.includes(chat.id)) return false;
  return !chat.entity.getBlockedByMe() && !chat.entity.getHasBlockedMe();
}
