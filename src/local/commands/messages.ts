import { GROUP_MENTIONS, MESSAGE_TYPE, type ReceiverType } from '../../sdk/index.ts';
import type { FileJSON, Id, MessageJSON } from '../../server/json.ts';
import { filesIn, filesJSON } from '../../server/objects/message.ts';
import type { Draft } from '../../server/options.ts';
import type { Actor } from '../data/data-event.ts';
import type {
  Entry,
  FileRecord,
  MessageContent,
  MessageDraft,
  MessageRecord,
  ReactionRecord,
  Receiver,
  Revision,
} from '../data/records.ts';
import { nameKeyOf, type State } from '../data/state.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import { Views } from '../views.ts';
import {
  audienceOf,
  blockersOf,
  checkReceiver,
  conversationIdOf,
  groupOf,
  idOf,
  membersOf,
  receiverIn,
  receiversOf,
  seen,
  seenById,
  userOf,
  viewersOf,
} from './find.ts';

/** In UTF-16 code units. */
const MAX_MUID = 255;
const TYPES: readonly string[] = Object.values(MESSAGE_TYPE);
const MENTION = /<@(uid|all):([^<>\s]+)>/g;
/** In UTF-16 code units; the longest emoji have half as many. */
const MAX_REACTION = 32;
/** How many reactions one user may add to one message. */
const MAX_REACTIONS = 20;

/** Sends a message: updates the receivers' copies, then notifies their sessions. Sends a muid only once. */
export function sendMessage(state: State, actor: Actor, given: Draft): MessageJSON {
  const { uid } = userOf(state, actor.uid);
  const draft = draftOf(given);
  const { parentId, content, muid, quotedId = 0 } = draft;
  checkContent(content);
  const receivers = receiversOf(state, uid, draft);
  const conversationId = conversationIdOf(uid, draft);
  const known = muid === undefined ? undefined : sentAs(state, uid, muid, conversationId);
  if (known) return new Views(state, uid).message(known);
  if (quotedId !== 0) seen(state, uid, conversationId, quotedId);
  const parent = parentId === 0 ? undefined : threadStart(state, uid, conversationId, parentId);
  return new Views(state, uid).message(post(state, actor, draft, receivers, parent));
}

/** Reads what the app wants to send. */
function draftOf(given: Draft): MessageDraft {
  const { muid, parentId, quotedId } = given;
  return {
    ...receiverIn(given),
    parentId: idOf(parentId),
    muid,
    quotedId: idOf(quotedId),
    content: contentOf(given),
  };
}

function contentOf({ type = 'text', text, data, metadata, ...draft }: Draft): MessageContent {
  const isCustom = data !== undefined || !TYPES.includes(type);
  return isCustom
    ? { category: 'custom', type, data, conversationText: text, metadata }
    : { category: 'message', type, text, metadata, ...filesJSON(filesIn<FileJSON>(draft).map(withoutBlank)) };
}

const withoutBlank = (file: FileJSON): FileRecord => ({ ...file, url: file.url || undefined });

/** Returns the message that a user sent under a muid. */
function sentAs(state: State, uid: string, muid: string, conversationId: string): MessageRecord | undefined {
  if (typeof muid !== 'string' || muid.length > MAX_MUID) {
    refuse(ERROR_CODE.BAD_ARGUMENT, `A muid must be a string of at most ${MAX_MUID} characters.`, {
      muid,
    });
  }
  const found = state.messageByMuid(uid, muid);
  if (!found || found.conversationId === conversationId) return found;
  return refuse(
    ERROR_CODE.BAD_MESSAGE,
    `The muid '${muid}' was used in another conversation: give each message a muid of its own.`,
    { muid },
  );
}

/** Returns the first message of a thread; a reply to a reply belongs to the same thread. */
function threadStart(state: State, uid: string, conversationId: string, id: number): MessageRecord {
  const { message } = seen(state, uid, conversationId, id);
  return message.parentId === 0 ? message : seen(state, uid, conversationId, message.parentId).message;
}

/** Stores a message for all who see it, and notifies them, or the users of `notified`. */
export function post(
  state: State,
  actor: Actor,
  draft: MessageDraft,
  receivers: readonly string[],
  parent?: MessageRecord,
  notified?: readonly string[],
): MessageRecord {
  const { uid } = actor;
  const isAction = draft.content.category === 'action';
  const blockers = isAction ? [] : blockersOf(state, uid, receivers);
  const withheldFrom = receivers.filter(
    (other) => blockers.includes(other) || parent?.withheldFrom?.includes(other),
  );
  // A user who left the group no longer sees it.
  const viewers = (isAction ? [...receivers] : [uid, ...receivers]).filter(
    (other) => !withheldFrom.includes(other),
  );
  const id = state.nextId();
  const message: MessageRecord = {
    id,
    conversationId: conversationIdOf(uid, draft),
    sender: uid,
    receiverType: draft.receiverType as ReceiverType,
    receiverId: draft.receiverId,
    parentId: parent?.id ?? 0,
    sentAt: state.now(),
    content: withoutBytes(state, id, draft.content),
    mentions: mentionsIn(state, draft, draft.content.text),
    deliveredAt: 0,
    readAt: 0,
    editedAt: 0,
    deletedAt: 0,
    withheldFrom: withheldFrom.length > 0 ? withheldFrom : undefined,
    muid: draft.muid,
    quotedId: draft.quotedId || undefined,
  };
  state.put('messages', message);
  if (parent) countReply(state, parent, message);
  // A reply changes no conversation.
  else for (const viewer of viewers) list(state, message, viewer);
  state.notify(actor, notified ?? viewers, { on: 'message', about: message });
  return message;
}

/** Makes a message the last one of a user's copy of the conversation. */
function list(state: State, message: MessageRecord, uid: string): void {
  const { sender, receiverType, receiverId, sentAt, id, mentions } = message;
  const end = receiverType === 'user' && uid === receiverId ? sender : receiverId;
  const entry = ensureEntry(state, uid, receiverType, end);
  const counts = countsAsUnread(message, uid);
  state.put('conversations', {
    ...entry,
    listed: true,
    // A muted conversation stays archived.
    archivedAt: entry.mutedAt ? (entry.archivedAt ?? 0) : 0,
    activeAt: sentAt,
    lastId: id,
    unread: entry.unread + (counts ? 1 : 0),
    unreadMentions: entry.unreadMentions + (counts && mentions.includes(uid) ? 1 : 0),
  });
}

/** Adds a reply to the count of its thread. */
function countReply(state: State, parent: MessageRecord, { sentAt, withheldFrom = [] }: MessageRecord): void {
  const { replies = 0, repliesWithheldFrom = [] } = parent;
  state.put('messages', {
    ...parent,
    changedAt: sentAt,
    replies: replies + 1,
    repliesWithheldFrom: [...repliesWithheldFrom, ...withheldFrom],
  });
}

/** Returns or creates a user's copy of a conversation; a new one is unlisted until something happens. */
export function ensureEntry(state: State, uid: string, type: ReceiverType, end: string): Entry {
  const conversationId = conversationIdOf(uid, { receiverType: type, receiverId: end });
  const known = state.get('conversations', uid, conversationId);
  if (known) return known;
  const named = type === 'group' ? groupOf(state, end) : userOf(state, end);
  return {
    uid,
    conversationId,
    type,
    end,
    endTags: named.tags,
    nameKey: nameKeyOf(named),
    activeAt: state.now(),
    lastId: 0,
    unread: 0,
    unreadMentions: 0,
    deliveredId: 0,
    deliveredAt: 0,
    readId: 0,
    readAt: 0,
    hiddenId: 0,
    listed: false,
    tags: undefined,
  };
}

/** Whether a message adds to a user's unread count: not their own, not a thread reply, not an action. */
export function countsAsUnread({ sender, parentId, content }: MessageRecord, uid: string): boolean {
  return sender !== uid && parentId === 0 && content.category !== 'action';
}

/** Stores the bytes of files apart from their metadata, which changes with every receipt. */
function withoutBytes(state: State, id: number, content: MessageContent): MessageContent {
  const files = filesIn<FileRecord>(content);
  const [blob, ...more] = files.flatMap(({ bytes }) => bytes ?? []);
  if (!blob) return content;
  state.put('media', { id, blob, ...(more.length > 0 && { more }) });
  const stored = files.map(({ bytes, ...file }) => ({ ...file, isStored: bytes !== undefined }));
  return { ...content, ...filesJSON(stored) };
}

/** Throws for content that cannot be sent. */
function checkContent({ category, type, data, text, ...content }: MessageContent): void {
  if (category === 'custom') {
    if (type && data !== undefined && data !== null) return;
    refuse(ERROR_CODE.BAD_MESSAGE, 'A custom message needs a type and data.');
  }
  if (category !== 'message') {
    refuse(
      ERROR_CODE.BAD_MESSAGE,
      `A message of the category '${category}' cannot be sent: send text, media or custom.`,
    );
  }
  if (type === 'text') {
    if (text?.trim()) return;
    refuse(ERROR_CODE.EMPTY_TEXT, 'The text is empty: write something before sending.');
  }
  const files = filesIn<FileRecord>(content);
  if (files.length === 0 || files.some(({ name }) => !name))
    refuse(ERROR_CODE.BAD_MESSAGE, 'A media message needs a file with a name.');
}

/** Returns the uids that a text mentions, by name or with others of the group. */
function mentionsIn(state: State, { receiverType, receiverId }: Receiver, text = ''): string[] {
  const uids = Array.from(text.matchAll(MENTION)).flatMap(([, kind, id = '']) => {
    if (kind === 'uid') return id;
    if (receiverType !== 'group' || !GROUP_MENTIONS.includes(id)) return [];
    const members = membersOf(state, receiverId);
    return id === 'all'
      ? members
      : members.filter((uid) => state.get('members', receiverId, uid)?.scope === id);
  });
  return [...new Set(uids)].filter((uid) => state.get('users', '', uid));
}

/** Changes the text of one's own message, or the caption or file of a media message. */
export function editMessage(state: State, actor: Actor, id: Id, given: Draft): MessageJSON {
  const message = ownMessage(state, actor.uid, id);
  const draft = draftOf(given);
  checkContent(draft.content);
  if (message.deletedAt || message.content.type !== draft.content.type) {
    refuse(
      ERROR_CODE.BAD_MESSAGE,
      'A deleted message cannot be edited, and the type of a message cannot change: send a new message instead.',
      { id },
    );
  }
  return revise(state, actor, message, contentOfEdit(state, message, draft.content));
}

/** Changes the caption of one's own files; '' removes it. */
export function editCaption(state: State, actor: Actor, id: Id, caption: string): MessageJSON {
  const message = ownMessage(state, actor.uid, id);
  if (message.deletedAt || filesIn(message.content).length === 0)
    refuse(ERROR_CODE.BAD_MESSAGE, 'Only a message with files has a caption.', { id });
  if (typeof caption !== 'string') refuse(ERROR_CODE.BAD_ARGUMENT, 'A caption must be a string.', caption);
  return revise(state, actor, message, { ...message.content, text: caption || undefined });
}

function revise(state: State, actor: Actor, message: MessageRecord, content: MessageContent): MessageJSON {
  const audience = audienceOf(state, message);
  const earlier = earlierOf(state, message, audience, content.file !== message.content.file);
  const mentions = mentionsIn(state, message, content.text);
  const edited = { ...message, content, mentions, editedAt: state.now(), earlier };
  const blockers = earlier.flatMap(({ uids }) => uids);
  const reached = audience.filter((uid) => !blockers.includes(uid));
  return change(state, actor, 'edited', edited, reached);
}

/**
 * Returns what users who have blocked the sender see: the earlier message, without a file whose bytes are
 * gone.
 */
function earlierOf(
  state: State,
  { sender, content, mentions, editedAt, earlier = [] }: MessageRecord,
  audience: readonly string[],
  isFileGone: boolean,
): Revision[] {
  const known = earlier.flatMap(({ uids }) => uids);
  const blockers = blockersOf(state, sender, [...new Set([...audience, ...known])]);
  const added = { content, mentions, editedAt, uids: blockers.filter((uid) => !known.includes(uid)) };
  const kept = earlier.map((one) => ({ ...one, uids: one.uids.filter((uid) => blockers.includes(uid)) }));
  return [...kept, added].flatMap((one) => {
    if (one.uids.length === 0) return [];
    const files = filesIn<FileRecord>(one.content);
    if (files.length === 0 || !isFileGone) return one;
    const gone = files.map((file) => ({ ...file, isStored: false }));
    return { ...one, content: { ...one.content, ...filesJSON(gone) } };
  });
}

/** Removes the content of one's own message; the message stays, as deleted. */
export function deleteMessage(state: State, actor: Actor, id: Id): MessageJSON {
  const message = ownMessage(state, actor.uid, id);
  if (message.deletedAt) return new Views(state, actor.uid).message(message);
  const { category, type } = message.content;
  state.remove('media', '', message.id);
  const deleted: MessageRecord = {
    ...message,
    content: { category, type },
    mentions: [],
    deletedAt: state.now(),
    earlier: [],
    quotedId: undefined,
    reactions: undefined,
  };
  return change(state, actor, 'deleted', deleted, audienceOf(state, message));
}

function change(
  state: State,
  actor: Actor,
  on: 'edited' | 'deleted',
  message: MessageRecord,
  audience: readonly string[],
): MessageJSON {
  const changed = { ...message, changedAt: state.now() };
  state.put('messages', changed);
  const viewers = viewersOf(state, message, audience);
  state.notify(actor, viewers, { on, about: changed });
  return new Views(state, actor.uid).message(changed);
}

/** Returns a message that this user sent and may change. */
function ownMessage(state: State, uid: string, id: Id): MessageRecord {
  const own = state.messageById(idOf(id));
  // Says nothing about messages that this user does not see.
  const message = own?.sender === uid ? own : seenById(state, uid, id).message;
  if (message.sender !== uid || message.content.category === 'action') {
    refuse(ERROR_CODE.NOT_PERMITTED, 'Only your own messages can be edited or deleted.', { id });
  }
  checkReceiver(state, uid, message);
  return message;
}

/**
 * Returns a message's content after an edit: stored files are kept if the draft only names them, and deleted if the
 * draft has others.
 */
function contentOfEdit(state: State, { id, content }: MessageRecord, draft: MessageContent): MessageContent {
  const [files, given] = [filesIn<FileRecord>(content), filesIn<FileRecord>(draft)];
  const isStored = files.some((file) => file.isStored);
  if (!isStored || given.some(({ bytes }) => bytes)) return withoutBytes(state, id, draft);
  const isSame = ({ name, url }: FileRecord, at: number) => name === files[at]?.name && !url;
  if (given.length === files.length && given.every(isSame))
    return { ...draft, file: content.file as FileRecord, ...(content.files && { files: content.files }) };
  state.remove('media', '', id);
  return draft;
}

/** Adds a reaction to a message that a user sees; users who have blocked this one never see it. */
export function addReaction(state: State, actor: Actor, id: Id, emoji: string): MessageJSON {
  const { uid } = actor;
  const { message } = seenById(state, uid, id);
  checkReaction(emoji);
  if (message.deletedAt || message.content.category === 'action') {
    refuse(ERROR_CODE.BAD_MESSAGE, 'A deleted message or an action takes no reactions.', { id });
  }
  const { reactions = [] } = message;
  const own = reactions.filter((reaction) => reaction.uid === uid);
  if (own.some((reaction) => reaction.emoji === emoji)) return new Views(state, uid).message(message);
  if (own.length >= MAX_REACTIONS) {
    refuse(
      ERROR_CODE.NOT_PERMITTED,
      `A message takes at most ${MAX_REACTIONS} reactions of one user: remove one first.`,
      { id },
    );
  }
  const blockers = blockersOf(state, uid, audienceOf(state, message));
  const withheldFrom = blockers.length > 0 ? blockers : undefined;
  const added: ReactionRecord = { emoji, uid, at: state.now(), withheldFrom };
  return react(state, actor, true, message, [...reactions, added], added);
}

/** Removes a user's own reaction, if there is one. */
export function removeReaction(state: State, actor: Actor, id: Id, emoji: string): MessageJSON {
  const { message } = seenById(state, actor.uid, id);
  checkReaction(emoji);
  const { reactions = [] } = message;
  const removed = reactions.find((reaction) => reaction.uid === actor.uid && reaction.emoji === emoji);
  if (!removed) return new Views(state, actor.uid).message(message);
  const left = reactions.filter((reaction) => reaction !== removed);
  return react(state, actor, false, message, left, removed);
}

function react(
  state: State,
  actor: Actor,
  isAdded: boolean,
  message: MessageRecord,
  reactions: readonly ReactionRecord[],
  { emoji, at, withheldFrom }: ReactionRecord,
): MessageJSON {
  const changed = { ...message, reactions, changedAt: state.now() };
  state.put('messages', changed);
  const viewers = viewersOf(state, message, audienceOf(state, message));
  const reached = viewers.filter((uid) => !withheldFrom?.includes(uid));
  const about = { message: changed, emoji, by: actor.uid, at, added: isAdded };
  state.notify(actor, reached, { on: 'reaction', about });
  return new Views(state, actor.uid).message(changed);
}

function checkReaction(emoji: unknown): void {
  if (typeof emoji === 'string' && emoji.length <= MAX_REACTION && /^[^\s\p{Cc}\p{Cs}]+$/u.test(emoji)) {
    return;
  }
  refuse(
    ERROR_CODE.BAD_ARGUMENT,
    `A reaction must be an emoji, or a text without spaces, of at most ${MAX_REACTION} characters.`,
    { reaction: emoji },
  );
}

/** Returns a message that a user sees. */
export function getMessageDetails(state: State, actor: Actor, id: Id): MessageJSON {
  return new Views(state, actor.uid).message(seenById(state, actor.uid, id).message);
}
