import type { Actor } from '../data/data-event.ts';
import { tell } from '../data/facts.ts';
import { falling, keyOf, mainOf, rising } from '../data/keys.ts';
import { collect, within } from '../data/page.ts';
import type { MessageContent, MessageDraft, MessageRecord, Receiver, Revision } from '../data/records.ts';
import type { Tx } from '../data/tx.ts';
import type { Work } from '../data/work.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { Conversation } from '../objects/conversation.ts';
import type { AnyMessage } from '../objects/messages.ts';
import {
  audienceOf,
  blockersOf,
  checkReceiver,
  checkTags,
  isVisible,
  listedEntryOf,
  messageById,
  messageOf,
  seen,
  seenById,
  viewersOf,
} from './find.ts';
import { keepReceipt } from './message-receipts.ts';
import { checkContent, mentionsIn, withoutBytes } from './messaging.ts';
import { countUnread } from './receipts.ts';
import { viewConversation, viewMessage } from './view-one.ts';

export { getMessageReceipts } from './message-receipts.ts';
export { addReaction, removeReaction } from './reactions.ts';

/** Changes the text of one's own message, or the caption or file of a media message. */
export function* editMessage(tx: Tx, actor: Actor, id: number, draft: MessageDraft): Work<AnyMessage> {
  const message = yield* ownMessage(tx, actor.uid, id);
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
export function* deleteMessage(tx: Tx, actor: Actor, id: number): Work<AnyMessage> {
  const message = yield* ownMessage(tx, actor.uid, id);
  if (message.deletedAt) return yield* viewMessage(tx, actor.uid, message);
  const { category, type } = message.content;
  tx.remove('media', rising(id));
  const deleted: MessageRecord = {
    ...message,
    content: { category, type },
    mentions: [],
    deletedAt: tx.now(),
    earlier: [],
    quotedId: undefined,
    reactions: undefined,
  };
  return yield* change(tx, actor, 'onMessageDeleted', deleted, yield* audienceOf(tx, message));
}

function* change(
  tx: Tx,
  actor: Actor,
  callback: 'onMessageEdited' | 'onMessageDeleted',
  message: MessageRecord,
  audience: readonly string[],
): Work<AnyMessage> {
  tx.put('messages', { ...message, changedAt: tx.now() });
  const viewers = yield* viewersOf(tx, message, audience);
  const call = { on: 'message', callback, args: [['message', message]] } as const;
  yield* tell(tx, actor, viewers, call, { messages: [message] });
  return yield* viewMessage(tx, actor.uid, message);
}

/** Reads a message that this user sent and may change. */
function* ownMessage(tx: Tx, uid: string, id: number): Work<MessageRecord> {
  const own = yield* messageById(tx, id);
  // Says nothing about messages that this user does not see.
  const message = own?.sender === uid ? own : (yield* seenById(tx, uid, id)).message;
  if (message.sender !== uid || message.content.category === 'action') {
    refuse(ERROR_CODE.NOT_PERMITTED, 'Only your own messages can be edited or deleted.', { id });
  }
  yield* checkReceiver(tx, uid, message);
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

/**
 * Marks a message and all after it as unread for this user, and notifies the user's other devices; the senders
 * keep their receipts.
 */
export function* markMessageAsUnread(
  tx: Tx,
  actor: Actor,
  conversationId: string,
  id: number,
): Work<Conversation> {
  const { entry, message } = yield* seen(tx, actor.uid, conversationId, id);
  if (message.parentId !== 0) {
    refuse(ERROR_CODE.BAD_MESSAGE, 'A reply does not count as unread: mark the first message of its thread.');
  }
  const earlier = within(tx, 'messages', mainOf(conversationId), falling(entry.hiddenId));
  const { items } = yield* collect(earlier, falling(id), 1, (one) => isVisible(one, entry));
  const readId = Math.min(entry.readId, items[0]?.id ?? 0);
  yield* keepReceipt(tx, entry, 'read');
  const counted = yield* countUnread(tx, { ...entry, readId });
  tx.put('conversations', counted);
  const last = yield* messageOf(tx, conversationId, counted.lastId);
  const call = {
    on: 'message',
    callback: 'onConversationUpdated',
    args: [['copy', { entry: counted, last }]],
  } as const;
  const { type, end } = entry;
  const about = { [type === 'group' ? 'groups' : 'users']: [end], messages: last ? [last] : [] };
  yield* tell(tx, actor, [actor.uid], call, about);
  return yield* viewConversation(tx, counted);
}

/** Removes a conversation from a user's list; a newer message lists it again, with newer messages only. */
export function* deleteConversation(tx: Tx, { uid }: Actor, receiver: Receiver): Work<string> {
  const entry = yield* listedEntryOf(tx, uid, receiver);
  const [reply] = yield* tx.range('messages', keyOf(entry.conversationId, 'reply'), { limit: 1 });
  tx.put('conversations', {
    ...entry,
    // Replies may be newer than the last message.
    hiddenId: Math.max(entry.hiddenId, entry.lastId, reply?.record.id ?? 0),
    readId: Math.max(entry.readId, entry.lastId),
    deliveredId: Math.max(entry.deliveredId, entry.lastId),
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
