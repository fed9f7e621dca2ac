import { previewKind } from '../core/messages/preview.ts';
import type { MessageRecord } from '../core/timeline/message-record.ts';

/** The kinds of files. */
export type MediaKind = 'image' | 'video' | 'audio' | 'file';

/** What a bubble shows. */
export type BubbleKind = 'text' | 'deleted' | 'other' | MediaKind;

/** Returns what the bubble of a message shows; unknown kinds are shown by a word. */
export function bubbleKind(record: MessageRecord): BubbleKind {
  if (record.isDeleted) return 'deleted';
  const kind = previewKind(record.message);
  return kind === 'none' || kind === 'call' || kind === 'custom' || kind === 'action' ? 'other' : kind;
}
