import { locationOf, previewKind, writtenText } from '../../client/boundary/content.ts';
import type { Kit } from '../../sdk/index.ts';
import type { MessageRecord } from '../timeline/message-record.ts';

/** The kinds of files. */
export type MediaKind = 'image' | 'video' | 'audio' | 'file';

/** The kinds of content other than text. */
type OtherKind = 'deleted' | 'other' | 'location' | MediaKind;

/** A text and its message. */
export interface ShownText {
  readonly text: string;
  readonly message: Kit.Message;
}

/** The content of a bubble. */
export type ShownContent =
  | { readonly kind: 'text'; readonly said: ShownText }
  | { readonly kind: OtherKind; readonly said?: undefined };

/** Returns the content of a message's bubble; unknown kinds show a word. */
export function contentOf({ isDeleted, message }: MessageRecord): ShownContent {
  if (isDeleted) return { kind: 'deleted' };
  const kind = previewKind(message);
  if (kind === 'text') return { kind, said: { text: writtenText(message), message } };
  if (kind === 'custom' && locationOf(message)) return { kind: 'location' };
  return {
    kind: kind === 'none' || kind === 'call' || kind === 'custom' || kind === 'action' ? 'other' : kind,
  };
}

/** Whether two contents are equal. */
export function isSameContent(a: ShownContent, b: ShownContent): boolean {
  return a.kind === b.kind && isSameText(a.said, b.said);
}

/** Whether two texts are equal and belong to the same message. */
export function isSameText(a: ShownText | undefined, b: ShownText | undefined): boolean {
  return a?.text === b?.text && a?.message === b?.message;
}
