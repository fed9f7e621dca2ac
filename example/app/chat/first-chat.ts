import type { Kit } from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import { type Chat, chatOfConversation } from './chat.ts';

/** How many of the newest conversations are looked at. */
const LOOKED_AT = 20;
/** Whom a second device or tab signs in: that side sees what is read here. */
const OTHER_SIDES = ['ann', 'bob'];

/** Finds the chat to open first: the newest, rather with a person, with nothing unread that opening would clear. */
export async function findFirstChat(kit: LocalKit): Promise<Chat | undefined> {
  const newest: Kit.Conversation[] = await new kit.ConversationsRequestBuilder()
    .setLimit(LOOKED_AT)
    .build()
    .fetchNext();
  const calm = newest.map(chatOfConversation).filter(isCalm);
  return calm.find(({ type }) => type === 'user') ?? calm[0];
}

function isCalm(chat: Chat): boolean {
  if (chat.unread > 0 || OTHER_SIDES.includes(chat.id)) return false;
  if (chat.type === 'group') return true;
  return !chat.entity.getBlockedByMe() && !chat.entity.getHasBlockedMe();
}
