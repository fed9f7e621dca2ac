import type { Kit } from '../../sdk/index.ts';
import { reportFault } from './error-collector.ts';
import { isUnsent, readId } from './messages.ts';
import { countOf, has, objectOf, secondsOf, textOf } from './read.ts';

/** Returns the last message of a conversation; null for anything without an id and a time, such as `{}` or `[]`. */
export function lastMessageOf(conversation: Kit.Conversation): Kit.Message | null {
  const message = objectOf<Kit.Message>(conversation, 'getLastMessage');
  if (!message || has(message, 'getId') || has(message, 'getSentAt')) return message;
  reportFault(conversation, 'The last message is not a message: it has neither getId() nor getSentAt().');
  return null;
}

/** Returns the last message of a conversation, unless it is unsent: unsent messages do not move the baseline. */
export function lastSentOf(conversation: Kit.Conversation, uid: string | null): Kit.Message | null {
  const last = lastMessageOf(conversation);
  return last && !isUnsent(last, uid) ? last : null;
}

/** Whether an SDK's answer is a conversation. */
export function isConversation(answer: unknown): answer is Kit.Conversation {
  return has(answer, 'getUnreadMessageCount');
}

/** Returns the user or group of a conversation, or null. */
export function partnerOf(conversation: Kit.Conversation | null): Kit.User | Kit.Group | null {
  return objectOf<Kit.User | Kit.Group>(conversation, 'getConversationWith');
}

/** Returns the number of unread messages of a conversation. */
export function unreadCount(conversation: Kit.Conversation): number {
  return countOf(conversation, 'getUnreadMessageCount');
}

/** Returns how many of the unread messages mention the signed-in user. */
export function unreadMentions(conversation: Kit.Conversation): number {
  return countOf(conversation, 'getUnreadMentionsCount');
}

/** When the signed-in user pinned, muted and archived a conversation, in seconds; 0 for a mark that is not set. */
export interface Marks {
  readonly pinned: number;
  readonly muted: number;
  readonly archived: number;
}

/** Returns the marks of a conversation. */
export function marksOf(conversation: Kit.Conversation): Marks {
  return {
    pinned: secondsOf(conversation, 'getPinnedAt'),
    muted: secondsOf(conversation, 'getMutedAt'),
    archived: secondsOf(conversation, 'getArchivedAt'),
  };
}

/** Returns the id of the newest message that the signed-in user has read, or ''. */
export function lastReadId(conversation: Kit.Conversation): string {
  return readId(conversation, 'getLastReadMessageId');
}

/** Returns the conversation id of a message, receipt or conversation, or ''. */
export function conversationIdOf(object: Kit.Conversation | Kit.MessageReceipt | Kit.Message): string {
  return textOf(object, 'getConversationId');
}
