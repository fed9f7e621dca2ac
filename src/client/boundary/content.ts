import { chatSdk } from '../../sdk/chat-sdk.ts';
import type { GroupAction, Kit, KitSDK, MessageType } from '../../sdk/index.ts';
import { shownFileName } from '../../utils/direction.ts';
import { nameOf, uidOf } from './entities.ts';
import { categoryOf, isDeleted, isOfGroup, isOwn, isText, messageType, senderOf } from './messages.ts';
import { countOf, listOf, objectOf, read, textOf } from './read.ts';

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

/** The content of a last message, before localisation. */
export interface Preview {
  kind: PreviewKind;
  /** The message's text, caption or file name; '' if the kind is shown instead. */
  text: string;
  /** Several files without a caption, which are shown by their number. */
  files?: readonly MessageFile[];
  /** The sender, if the list shows one: in groups, never for actions. */
  sender: 'self' | Kit.User | null;
}

const NOTHING: Preview = { kind: 'none', text: '', sender: null };

/** Describes a last message as this user sees it (decision: preview). */
export function previewOf(message: Kit.Message | null, uid: string | null): Preview {
  if (!message) return NOTHING;
  const kind = previewKind(message);
  const files = isMediaKind(kind) && captionOf(message) === '' ? filesOf(message) : [];
  return {
    kind,
    text: files.length === 1 ? (files[0]?.name ?? '') : ownText(message, kind),
    ...(files.length > 1 && { files }),
    sender: kind === 'action' ? null : shownSender(message, uid),
  };
}

const MEDIA_KINDS = ['image', 'video', 'audio', 'file'] as const satisfies readonly MessageType[];

/** Whether a kind of content is a file. */
export function isMediaKind(kind: PreviewKind): kind is (typeof MEDIA_KINDS)[number] {
  return MEDIA_KINDS.some((media) => media === kind);
}

/** Returns the kind of a message. */
export function previewKind(message: Kit.Message): PreviewKind {
  return isDeleted(message) ? 'deleted' : contentKind(message);
}

/** Returns the kind of a message's content, even if it was deleted. */
export function contentKind(message: Kit.Message): PreviewKind {
  const category = categoryOf(message);
  if (category === 'action' || category === 'call') return category;
  if (category !== 'message' && category !== '') return 'custom';
  const type = messageType(message);
  const media = MEDIA_KINDS.find((kind) => kind === type);
  if (media) return media;
  return type === 'text' || type === '' || writtenText(message) ? 'text' : 'custom';
}

/** Returns the text of a message as its sender wrote it, or ''. */
export function writtenText(message: Kit.Message): string {
  return textOf(message, 'getText');
}

/** Returns the caption of the files of a message, or ''. */
export function captionOf(message: Kit.Message): string {
  return textOf(message, 'getCaption');
}

/** Returns the text of a message, or the caption of its files, or ''. */
export function textOrCaption(message: Kit.Message): string {
  return isText(message) ? writtenText(message) : captionOf(message);
}

/** Whether an SDK can edit the text of a message, or the caption of its files. */
export function canEditText(sdk: KitSDK | undefined, message: Kit.Message): boolean {
  const { editMessage, editCaption } = chatSdk(sdk);
  return Boolean(isText(message) ? editMessage : isMediaKind(contentKind(message)) && editCaption);
}

/** Returns the text that lists show for a message of the app, or ''. */
export function customText(message: Kit.Message | null): string {
  return textOf(message, 'getConversationText');
}

/** Returns the users mentioned in a message. */
export function mentionedUsers(message: Kit.Message | null | undefined): Kit.User[] {
  return listOf<Kit.User>(message, 'getMentionedUsers');
}

/** Whether a message mentions a user. */
export function isMentioned(message: Kit.Message, uid: string | null): boolean {
  return mentionedUsers(message).some((user) => uidOf(user) === uid);
}

/** A file of a message. */
export interface MessageFile {
  /** The name to show, or ''. */
  readonly name: string;
  /** The SDK's URL, or ''. */
  readonly url: string;
  /** The kind to show it as: an album has pictures and videos. */
  readonly kind: PreviewKind;
  /** Its size; 0 if unknown. */
  readonly bytes: number;
  /** The width of a picture or video, in pixels; 0 if unknown. */
  readonly width: number;
  readonly height: number;
}

/** Returns the files of a message. */
export function filesOf(message: Kit.Message): readonly MessageFile[] {
  const kind = contentKind(message);
  const all = listOf<Kit.Attachment>(message, 'getAttachments');
  const first = all.length > 0 ? null : objectOf<Kit.Attachment>(message, 'getAttachment');
  return (first ? [first] : all).map((file) => ({
    name: shownFileName(textOf(file, 'getName')),
    url: textOf(file, 'getUrl'),
    kind: kind === 'image' || kind === 'video' ? shownKind(textOf(file, 'getMimeType'), kind) : kind,
    bytes: countOf(file, 'getSize'),
    width: countOf(file, 'getWidth'),
    height: countOf(file, 'getHeight'),
  }));
}

/** The place of a message with a location, in degrees. */
export interface MessageLocation {
  readonly latitude: number;
  readonly longitude: number;
}

/** Returns the place of a custom message of type 'location' whose data has both coordinates, or null. */
export function locationOf(message: Kit.Message): MessageLocation | null {
  if (messageType(message) !== 'location') return null;
  const { latitude, longitude } = Object(read(message, 'getData')) as Partial<MessageLocation>;
  const isOnEarth = Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
  return typeof latitude === 'number' && typeof longitude === 'number' && isOnEarth
    ? { latitude, longitude }
    : null;
}

/** Returns the kind of a file among pictures and videos; without a known MIME type, that of its message. */
function shownKind(mimeType: string, kind: PreviewKind): PreviewKind {
  const isDocument = /^(text|application\/(?!octet))/.test(mimeType);
  return isDocument ? 'file' : (MEDIA_KINDS.find((each) => mimeType.startsWith(`${each}/`)) ?? kind);
}

/** A change in a group. */
export interface GroupChange {
  /** What happened: one of `GROUP_ACTION`, or another word of the SDK. */
  readonly action: GroupAction | (string & {});
  /** The name of the user who did it, and of the affected user; '' if unknown. */
  readonly by: string;
  readonly on: string;
}

/** Returns the group change that an action describes. */
export function groupChangeOf(message: Kit.Message | null): GroupChange {
  return {
    action: textOf(message, 'getAction'),
    by: nameOf(read(message, 'getActionBy')),
    on: nameOf(read(message, 'getActionOn')),
  };
}

function ownText(message: Kit.Message, kind: PreviewKind): string {
  if (kind === 'text') return writtenText(message);
  if (kind === 'custom') return customText(message) || writtenText(message) || captionOf(message);
  if (!isMediaKind(kind)) return '';
  return captionOf(message);
}

function shownSender(message: Kit.Message, uid: string | null): Preview['sender'] {
  if (isOwn(message, uid)) return 'self';
  return isOfGroup(message) ? senderOf(message) : null;
}
