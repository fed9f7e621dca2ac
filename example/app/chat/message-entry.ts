import type { Kit } from 'solid-chat-kit';

/** How far one's own message got. */
export type Progress = 'sending' | 'error' | 'sent' | 'delivered' | 'read';

/** A message of the panel. Another object whenever something of it changed. */
export interface MessageEntry {
  /** Stays the same from the draft to the sent message. */
  readonly key: string;
  readonly message: Kit.Message;
  readonly isOwn: boolean;
  /** Nothing for messages of others. */
  readonly progress: Progress | undefined;
}

/** Describes a message that the SDK handed out. */
export function entryOf(message: Kit.Message, uid: string, key = String(message.getId())): MessageEntry {
  const isOwn = message.getSender().getUid() === uid && message.getCategory() !== 'action';
  return { key, message, isOwn, progress: isOwn ? progressOf(message) : undefined };
}

function progressOf(message: Kit.Message): Progress {
  if (message.getReadAt()) return 'read';
  return message.getDeliveredAt() ? 'delivered' : 'sent';
}

const ORDER: readonly (Progress | undefined)[] = [undefined, 'sending', 'error', 'sent', 'delivered', 'read'];

/** The entry moved forward; the same one when it already got there, or is none of one's own. */
export function advance(entry: MessageEntry, progress: Progress): MessageEntry {
  const isForward = ORDER.indexOf(progress) > ORDER.indexOf(entry.progress);
  return entry.isOwn && isForward ? { ...entry, progress } : entry;
}

/** Whether a message stands in the chat itself, and not in a thread. */
export function isInChat(message: Kit.Message): boolean {
  return !message.getParentMessageId();
}

/** Whether an entry has reached the SDK. */
export function isSent(entry: MessageEntry): boolean {
  return entry.progress !== 'sending' && entry.progress !== 'error';
}
