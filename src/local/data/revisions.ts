import type { MessageRecord } from './records.ts';

/** Returns a message as a user sees it, without edits withheld from them. */
export function seenBy(message: MessageRecord, uid: string): MessageRecord {
  const earlier = message.earlier?.find(({ uids }) => uids.includes(uid));
  if (!earlier) return message;
  const { content, mentions, editedAt } = earlier;
  return { ...message, content, mentions, editedAt };
}
