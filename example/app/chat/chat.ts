import { type Kit, RECEIVER_TYPE } from 'solid-chat-kit';

/** The open chat: with a user, or in a group. */
export type Chat =
  | { readonly type: 'user'; readonly id: string; readonly entity: Kit.User; readonly unread: number }
  | { readonly type: 'group'; readonly id: string; readonly entity: Kit.Group; readonly unread: number };

/** Returns the chat of a conversation, with its unread count at that moment. */
export function chatOfConversation(conversation: Kit.Conversation): Chat {
  const unread = conversation.getUnreadMessageCount();
  if (conversation.getConversationType() === RECEIVER_TYPE.GROUP) {
    const entity = conversation.getConversationWith() as Kit.Group;
    return { type: 'group', id: entity.getGuid(), entity, unread };
  }
  return chatOfUser(conversation.getConversationWith() as Kit.User, unread);
}

/** Returns the chat with a user. */
export function chatOfUser(entity: Kit.User, unread = 0): Chat {
  return { type: 'user', id: entity.getUid(), entity, unread };
}

/** Whether a conversation belongs to a chat. */
export function isConversationOf(chat: Chat | undefined, conversation: Kit.Conversation): boolean {
  const other = chatOfConversation(conversation);
  return chat?.type === other.type && chat.id === other.id;
}

/** Whether a message belongs to a chat of this user. */
export function isMessageOf(chat: Chat, message: Kit.Message, uid: string): boolean {
  if (message.getReceiverType() !== chat.type) return false;
  if (chat.type === 'group') return message.getReceiverId() === chat.id;
  const sender = message.getSender().getUid();
  return sender === uid ? message.getReceiverId() === chat.id : sender === chat.id;
}
