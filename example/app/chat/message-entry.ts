import type { Kit } from 'solid-chat-kit';

/** The progress of one's own message. */
export type Progress = 'sending' | 'error' | 'sent' | 'delivered' | 'read';

/** A message of the panel; replaced by a new object at each change. */
export interface MessageEntry {
  /** Stays the same from the draft to the sent message. */
  readonly key: string;
  readonly message: Kit.Message;
  readonly isOwn: boolean;
  /** Undefined for messages of others. */
  readonly progress: Progress | undefined;
}

/** Describes a message of the SDK. */
export function entryOf(message: Kit.Message, uid: string, key = String(message.getId())): MessageEntry {
  const isOwn = message.getSender().getUid() === uid && message.getCategory() !== 'action';
  return { key, message, isOwn, progress: isOwn ? progressOf(message) : undefined };
}

function progressOf(message: Kit.Message): Progress {
  if (message.getReadAt()) return 'read';
  return message.getDeliveredAt() ? 'delivered' : 'sent';
}

const ORDER: readonly (Progress | undefined)[] = [undefined, 'sending', 'error', 'sent', 'delivered', 'read'];

/** Advances an entry's progress; returns the same entry if nothing changes or it is someone else's. */
export function advance(entry: MessageEntry, progress: Progress): MessageEntry {
  const isForward = ORDER.indexOf(progress) > ORDER.indexOf(entry.progress);
  return entry.isOwn && isForward ? { ...entry, progress } : entry;
}

/** Whether a message belongs to the chat itself, not to a thread. */
export function isInChat(message: Kit.Message): boolean {
  return !message.getParentMessageId();
}

/** Whether an entry was sent. */
export function isSent(entry: MessageEntry): boolean {
  return entry.progress !== 'sending' && entry.progress !== 'error';
}
