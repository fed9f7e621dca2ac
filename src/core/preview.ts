import type { Kit, MessageCategory, MessageType, ReceiverType } from '../sdk/index.ts';
import { isOwn } from './messages.ts';

/** What kind of thing a preview shows; most have an icon. */
export type PreviewKind =
  | 'none'
  | 'text'
  | 'image'
  | 'video'
  | 'audio'
  | 'file'
  | 'deleted'
  | 'call'
  | 'custom'
  | 'action';

/** What the list says of a last message, before it is put into words. */
export interface Preview {
  kind: PreviewKind;
  /** The message's own text, caption or file name; '' where the kind must be named instead. */
  text: string;
  /** Who sent it, where the list must say so: in groups, and never for actions. */
  sender: 'self' | Kit.User | null;
}

const NOTHING: Preview = { kind: 'none', text: '', sender: null };

/** Describes a last message as this user sees it (decision: preview). */
export function previewOf(message: Kit.Message | null, uid: string | null): Preview {
  if (!message) return NOTHING;
  const kind = kindOf(message);
  return { kind, text: textOf(message, kind), sender: kind === 'action' ? null : senderOf(message, uid) };
}

function kindOf(message: Kit.Message): PreviewKind {
  if (message.getDeletedAt?.()) return 'deleted';
  switch (message.getCategory() as MessageCategory) {
    case 'action':
      return 'action';
    case 'call':
      return 'call';
    case 'message':
      return MEDIA_KINDS.find((kind) => kind === message.getType()) ?? 'text';
    default:
      return 'custom';
  }
}

const MEDIA_KINDS = ['image', 'video', 'audio', 'file'] as const satisfies readonly MessageType[];

function textOf(message: Kit.Message, kind: PreviewKind): string {
  if (kind === 'text') return (message as Kit.TextMessage).getText?.() ?? '';
  if (kind === 'custom') return (message as Kit.CustomMessage).getConversationText?.() || '';
  if (!MEDIA_KINDS.some((media) => media === kind)) return '';
  const media = message as Kit.MediaMessage;
  return media.getCaption?.() || media.getAttachment?.()?.getName?.() || '';
}

function senderOf(message: Kit.Message, uid: string | null): Preview['sender'] {
  if (isOwn(message, uid)) return 'self';
  return (message.getReceiverType() as ReceiverType) === 'group' ? message.getSender() : null;
}
