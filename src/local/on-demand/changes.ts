import type { Actor } from '../data/data-event.ts';
import { tell } from '../data/facts.ts';
import { rising } from '../data/keys.ts';
import type { MessageContent, MessageDraft, MessageRecord, Receiver, Revision } from '../data/records.ts';
import type { Tx } from '../data/tx.ts';
import type { Work } from '../data/work.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { Conversation } from '../objects/conversation.ts';
import type { AnyMessage } from '../objects/messages.ts';
import {
  blockersOf,
  checkReceiver,
  checkTags,
  conversationIdOf,
  entriesOf,
  isVisible,
  listedEntryOf,
  membersOf,
  messageOf,
  newestId,
  seen,
} from './find.ts';
import { checkContent, mentionsIn, withoutBytes } from './messaging.ts';
import { countUnread } from './receipts.ts';
import { viewConversation, viewMessage } from './view-one.ts';

/** Changes the text of one's own message, or the caption or file of a media message. */
export function* editMessage(tx: Tx, actor: Actor, id: number, draft: MessageDraft): Work<AnyMessage> {
  const message = yield* ownMessage(tx, actor.uid, id, draft);
  checkContent(draft.content);
  if (message.deletedAt || message.content.type !== draft.content.type) {
    refuse(
      ERROR_CODE.BAD_MESSAGE,
      'A deleted message cannot be edited, and the type of a message cannot change: send a new message instead.',
      { id },
    );
  }
  const mentions = yield* mentionsIn(tx, draft.content.text);
  const content = contentOfEdit(tx, message, draft.content);
  const audience = yield* audienceOf(tx, message);
  const earlier = yield* earlierOf(tx, message, audience, content.file !== message.content.file);
  const edited = { ...message, content, mentions, editedAt: tx.now(), earlier };
  const blockers = earlier.flatMap(({ uids }) => uids);
  const reached = audience.filter((uid) => !blockers.includes(uid));
  return yield* change(tx, actor, 'onMessageEdited', edited, reached);
}

/**
 * Returns what users who have blocked the sender see: the earlier message, without a file whose bytes are
 * gone.
 */
function* earlierOf(
  tx: Tx,
  { sender, content, mentions, editedAt, earlier = [] }: MessageRecord,
  audience: readonly string[],
  isFileGone: boolean,
): Work<Revision[]> {
  const known = earlier.flatMap(({ uids }) => uids);
  const blockers = yield* blockersOf(tx, sender, [...new Set([...audience, ...known])]);
  const added = { content, mentions, editedAt, uids: blockers.filter((uid) => !known.includes(uid)) };
  const kept = earlier.map((one) => ({ ...one, uids: one.uids.filter((uid) => blockers.includes(uid)) }));
  return [...kept, added].flatMap((one) => {
    if (one.uids.length === 0) return [];
    const { file } = one.content;
    return file && isFileGone
      ? { ...one, content: { ...one.content, file: { ...file, isStored: false } } }
      : one;
  });
}

/** Removes the content of one's own message; the message stays, as deleted. */
export function* deleteMessage(tx: Tx, actor: Actor, id: number, receiver: Receiver): Work<AnyMessage> {
  const message = yield* ownMessage(tx, actor.uid, id, receiver);
  if (message.deletedAt) return yield* viewMessage(tx, actor.uid, message);
  const { category, type } = message.content;
  tx.remove('media', rising(id));
  const deleted = { ...message, content: { category, type }, mentions: [], deletedAt: tx.now(), earlier: [] };
  return yield* change(tx, actor, 'onMessageDeleted', deleted, yield* audienceOf(tx, message));
}

/** Returns all receivers of a message, and the sender. */
function* audienceOf(tx: Tx, { receiverType, receiverId, sender }: MessageRecord): Work<string[]> {
  return receiverType === 'group' ? yield* membersOf(tx, receiverId) : [sender, receiverId];
}

function* change(
  tx: Tx,
  actor: Actor,
  callback: 'onMessageEdited' | 'onMessageDeleted',
  message: MessageRecord,
  audience: readonly string[],
): Work<AnyMessage> {
  tx.put('messages', message);
  const copies = yield* entriesOf(tx, audience, message.conversationId);
  const viewers = copies.flatMap((entry) => (entry && isVisible(message, entry) ? [entry.uid] : []));
  const call = { on: 'message', callback, args: [['message', message]] } as const;
  yield* tell(tx, actor, viewers, call, { messages: [message] });
  return yield* viewMessage(tx, actor.uid, message);
}

function* ownMessage(tx: Tx, uid: string, id: number, to: Receiver): Work<MessageRecord> {
  yield* checkReceiver(tx, uid, to);
  const message = yield* messageOf(tx, conversationIdOf(uid, to), id);
  if (!message) {
    return refuse(
      ERROR_CODE.MESSAGE_NOT_FOUND,
      `Message ${id} to ${to.receiverType} '${to.receiverId}' does not exist: pass a sent message.`,
      { id },
    );
  }
  if (message.sender !== uid || message.content.category === 'action') {
    refuse(ERROR_CODE.NOT_PERMITTED, 'Only your own messages can be edited or deleted.', { id });
  }
  return message;
}

/**
 * Returns a message's content after an edit: a stored file is kept if the draft only names it, and deleted if
 * the draft has another one.
 */
function contentOfEdit(tx: Tx, { id, content }: MessageRecord, draft: MessageContent): MessageContent {
  const { file } = content;
  if (!file?.isStored || draft.file?.bytes) return withoutBytes(tx, id, draft);
  if (draft.file?.name === file.name && !draft.file.url) return { ...draft, file };
  tx.remove('media', rising(id));
  return draft;
}

/** Marks a message and all after it as unread for this user; the senders keep their receipts. */
export function* markAsUnread(
  tx: Tx,
  { uid }: Actor,
  conversationId: string,
  id: number,
): Work<Conversation> {
  const { entry } = yield* seen(tx, uid, conversationId, id);
  const counted = yield* countUnread(tx, { ...entry, readId: Math.min(entry.readId, id - 1) });
  tx.put('conversations', counted);
  return yield* viewConversation(tx, counted);
}

/** Removes a conversation from a user's list; a newer message lists it again, with newer messages only. */
export function* deleteConversation(tx: Tx, { uid }: Actor, receiver: Receiver): Work<string> {
  const entry = yield* listedEntryOf(tx, uid, receiver);
  const newest = yield* newestId(tx, entry.conversationId);
  tx.put('conversations', {
    ...entry,
    hiddenId: newest,
    readId: Math.max(entry.readId, newest),
    deliveredId: Math.max(entry.deliveredId, newest),
    unread: 0,
    unreadMentions: 0,
    listed: false,
  });
  return 'The conversation was deleted.';
}

/** Sets the tags of a user's copy of a conversation. */
export function* tagConversation(
  tx: Tx,
  { uid }: Actor,
  receiver: Receiver,
  tags: readonly string[],
): Work<Conversation> {
  checkTags(tags);
  const entry = yield* listedEntryOf(tx, uid, receiver);
  const tagged = { ...entry, tags: tags.length > 0 ? [...tags] : undefined };
  tx.put('conversations', tagged);
  return yield* viewConversation(tx, tagged);
}
