import type { ReceiverType } from '../../sdk/index.ts';
import type { Actor } from '../data/data-event.ts';
import { tell } from '../data/facts.ts';
import { BY_MUID, keyOf, keyWithin } from '../data/keys.ts';
import type { Entry, MessageContent, MessageDraft, MessageRecord, Receiver } from '../data/records.ts';
import { searchKey } from '../data/search-key.ts';
import type { Tx } from '../data/tx.ts';
import { userOf } from '../data/user-of.ts';
import type { Work } from '../data/work.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { AnyMessage } from '../objects/messages.ts';
import {
  blockersOf,
  checkReceiver,
  conversationIdOf,
  entriesOf,
  entryOf,
  groupOf,
  membersOf,
  seen,
} from './find.ts';
import { countReply, threadStart } from './threads.ts';
import { viewMessage } from './view-one.ts';

/** In UTF-16 code units. */
const LONGEST_MUID = 255;
const MENTION = /<@uid:([^<>\s]+)>/g;

/** Sends a message: updates the receivers' copies, then notifies their sessions. Sends a muid only once. */
export function* sendMessage(tx: Tx, actor: Actor, draft: MessageDraft): Work<AnyMessage> {
  const { uid } = actor;
  const { parentId, content, muid, quotedId = 0 } = draft;
  checkContent(content);
  const receivers = yield* receiversOf(tx, uid, draft);
  const conversationId = conversationIdOf(uid, draft);
  const known = muid === undefined ? undefined : yield* sentAs(tx, uid, muid, conversationId);
  if (known) return yield* viewMessage(tx, uid, known);
  if (quotedId !== 0) yield* seen(tx, uid, conversationId, quotedId);
  const parent = parentId === 0 ? undefined : yield* threadStart(tx, uid, conversationId, parentId);
  return yield* viewMessage(tx, uid, yield* post(tx, actor, draft, receivers, parent));
}

/** Reads the message that a user sent under a muid. */
function* sentAs(tx: Tx, uid: string, muid: string, conversationId: string): Work<MessageRecord | undefined> {
  if (typeof muid !== 'string' || muid.length > LONGEST_MUID) {
    refuse(ERROR_CODE.BAD_ARGUMENT, `A muid must be a string of at most ${LONGEST_MUID} characters.`, {
      muid,
    });
  }
  const [found] = yield* tx.range('messages', keyWithin(BY_MUID, keyOf(uid, muid)), { limit: 1 });
  if (!found || found.record.conversationId === conversationId) return found?.record;
  return refuse(
    ERROR_CODE.BAD_MESSAGE,
    `The muid '${muid}' was used in another conversation: give each message a muid of its own.`,
    { muid },
  );
}

/** Stores a message for all who see it, and notifies them; group actions have their own event. */
export function* post(
  tx: Tx,
  actor: Actor,
  draft: MessageDraft,
  receivers: readonly string[],
  parent?: MessageRecord,
): Work<MessageRecord> {
  const { uid } = actor;
  const isAction = draft.content.category === 'action';
  const blockers = isAction ? [] : yield* blockersOf(tx, uid, receivers);
  const withheldFrom = receivers.filter(
    (other) => blockers.includes(other) || parent?.withheldFrom?.includes(other),
  );
  // A user who left the group no longer sees it.
  const viewers = (isAction ? [...receivers] : [uid, ...receivers]).filter(
    (other) => !withheldFrom.includes(other),
  );
  const mentions = yield* mentionsIn(tx, draft.content.text);
  const id = tx.nextId();
  const message: MessageRecord = {
    id,
    conversationId: conversationIdOf(uid, draft),
    sender: uid,
    receiverType: draft.receiverType as ReceiverType,
    receiverId: draft.receiverId,
    parentId: parent?.id ?? 0,
    sentAt: tx.now(),
    content: withoutBytes(tx, id, draft.content),
    mentions,
    deliveredAt: 0,
    readAt: 0,
    editedAt: 0,
    deletedAt: 0,
    withheldFrom: withheldFrom.length > 0 ? withheldFrom : undefined,
    muid: draft.muid,
    quotedId: draft.quotedId || undefined,
  };
  tx.put('messages', message);
  if (parent) countReply(tx, parent, message);
  // A reply changes no conversation.
  for (const entry of parent ? [] : yield* copiesOf(tx, message, viewers)) {
    const counts = countsAsUnread(message, entry.uid);
    tx.put('conversations', {
      ...entry,
      listed: true,
      activeAt: message.sentAt,
      lastId: id,
      unread: entry.unread + (counts ? 1 : 0),
      unreadMentions: entry.unreadMentions + (counts && mentions.includes(entry.uid) ? 1 : 0),
    });
  }
  if (!isAction) {
    const call = { on: 'message', callback: callbackOf(message), args: [['message', message]] } as const;
    yield* tell(tx, actor, viewers, call, { messages: [message] });
  }
  return message;
}

/** Returns the callback for a received message. */
function callbackOf({ content }: MessageRecord) {
  if (content.category === 'custom') return 'onCustomMessageReceived';
  return content.type === 'text' ? 'onTextMessageReceived' : 'onMediaMessageReceived';
}

/** Reads these users' copies of a message's conversation; creates missing ones. */
function* copiesOf(tx: Tx, message: MessageRecord, uids: readonly string[]): Work<Entry[]> {
  const copies: Entry[] = [];
  yield* entriesOf(tx, uids, message.conversationId);
  for (const uid of uids)
    copies.push(yield* ensureEntry(tx, uid, message.receiverType, endFor(message, uid)));
  return copies;
}

/** Returns the uid or guid of the other end of a message's conversation, as seen by a user. */
export const endFor = ({ sender, receiverType, receiverId }: MessageRecord, uid: string): string =>
  receiverType === 'user' && uid === receiverId ? sender : receiverId;

/** Reads or creates a user's copy of a conversation; a new one is unlisted until something happens. */
export function* ensureEntry(tx: Tx, uid: string, type: ReceiverType, end: string): Work<Entry> {
  const conversationId = conversationIdOf(uid, { receiverType: type, receiverId: end });
  const known = yield* entryOf(tx, uid, conversationId);
  if (known) return known;
  const { name, tags } = yield* type === 'group' ? groupOf(tx, end) : userOf(tx, end);
  return newEntry({
    uid,
    conversationId,
    type,
    end,
    endTags: tags,
    nameKey: searchKey(name),
    activeAt: tx.now(),
  });
}

/** Creates a copy of a new conversation, with nothing seen yet. */
export function newEntry(
  facts: Pick<Entry, 'uid' | 'conversationId' | 'type' | 'end' | 'endTags' | 'nameKey' | 'activeAt'>,
): Entry {
  return {
    ...facts,
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

/** Notifies the receivers that a user is typing, or stopped. */
export function* type(tx: Tx, actor: Actor, receiver: Receiver, started: boolean): Work<void> {
  const { uid } = yield* userOf(tx, actor.uid);
  const receivers = yield* receiversOf(tx, uid, receiver);
  const blockers = yield* blockersOf(tx, uid, receivers);
  const reached = receivers.filter((other) => !blockers.includes(other));
  const { receiverType, receiverId } = receiver;
  const call = {
    on: 'message',
    callback: started ? 'onTypingStarted' : 'onTypingEnded',
    args: [['typing', { sender: uid, receiverId, receiverType }]],
  } as const;
  yield* tell(tx, actor, reached, call, { users: [uid] });
}

/** Returns the other user, or the other members; throws for a receiver that this user cannot send to. */
function* receiversOf(tx: Tx, uid: string, receiver: Receiver): Work<string[]> {
  const { receiverType, receiverId } = receiver;
  yield* checkReceiver(tx, uid, receiver);
  if (receiverType === 'group') {
    return (yield* membersOf(tx, receiverId)).filter((member) => member !== uid);
  }
  if (receiverId === uid) {
    refuse(ERROR_CODE.BAD_ARGUMENT, 'You cannot send to yourself: choose another receiver.', { uid });
  }
  return [receiverId];
}

/** Stores a file's bytes apart from its metadata, which changes with every receipt. */
export function withoutBytes(tx: Tx, id: number, content: MessageContent): MessageContent {
  if (!content.file?.bytes) return content;
  const { bytes, ...file } = content.file;
  tx.put('media', { id, blob: bytes });
  return { ...content, file: { ...file, isStored: true } };
}

/** Throws for content that cannot be sent. */
export function checkContent({ category, type, data, text, file }: MessageContent): void {
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
  if (!file?.name) refuse(ERROR_CODE.BAD_MESSAGE, 'A media message needs a file with a name.');
}

/** Returns the uids that a text mentions. */
export function* mentionsIn(tx: Tx, text = ''): Work<string[]> {
  const uids = [...new Set(Array.from(text.matchAll(MENTION), (match) => match[1] ?? ''))];
  const users = yield* tx.many('users', uids);
  return users.flatMap((user) => (user ? [user.uid] : []));
}
