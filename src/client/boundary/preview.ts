import type { Kit, MessageCategory, MessageType } from '../../sdk/index.ts';
import { isDeleted, isOwn, senderOf } from './messages.ts';
import { listOf, objectOf, shownFileName, textOf } from './read.ts';
import { isOfGroup } from './receivers.ts';

/** The kind of a preview; most kinds have an icon. */
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

/** What the list shows of a last message, before localisation. */
export interface Preview {
  kind: PreviewKind;
  /** The message's text, caption or file name; '' if the kind is shown instead. */
  text: string;
  /** The sender, where the list shows one: in groups, never for actions. */
  sender: 'self' | Kit.User | null;
}

const NOTHING: Preview = { kind: 'none', text: '', sender: null };

/** Describes a last message as seen by this user (decision: preview). */
export function previewOf(message: Kit.Message | null, uid: string | null): Preview {
  if (!message) return NOTHING;
  const kind = previewKind(message);
  return { kind, text: ownText(message, kind), sender: kind === 'action' ? null : shownSender(message, uid) };
}

const MEDIA_KINDS = ['image', 'video', 'audio', 'file'] as const satisfies readonly MessageType[];

/** Returns the kind of a message. */
export function previewKind(message: Kit.Message): PreviewKind {
  if (isDeleted(message)) return 'deleted';
  const category = textOf(message, 'getCategory') as MessageCategory | '';
  if (category === 'action' || category === 'call') return category;
  if (category !== 'message' && category !== '') return 'custom';
  const type = textOf(message, 'getType') as MessageType | '';
  const media = MEDIA_KINDS.find((kind) => kind === type);
  if (media) return media;
  return type === 'text' || type === '' || textOf(message, 'getText') ? 'text' : 'custom';
}

/** Returns the files of a message. */
export function attachmentsOf(message: Kit.Message): readonly Kit.Attachment[] {
  const all = listOf<Kit.Attachment>(message, 'getAttachments');
  const first = all.length > 0 ? null : objectOf<Kit.Attachment>(message, 'getAttachment');
  return first ? [first] : all;
}

function ownText(message: Kit.Message, kind: PreviewKind): string {
  if (kind === 'text') return textOf(message, 'getText');
  if (kind === 'custom')
    return (
      textOf(message, 'getConversationText') || textOf(message, 'getText') || textOf(message, 'getCaption')
    );
  if (!MEDIA_KINDS.some((media) => media === kind)) return '';
  return textOf(message, 'getCaption') || shownFileName(textOf(attachmentsOf(message)[0], 'getName'));
}

function shownSender(message: Kit.Message, uid: string | null): Preview['sender'] {
  if (isOwn(message, uid)) return 'self';
  return isOfGroup(message) ? senderOf(message) : null;
}
