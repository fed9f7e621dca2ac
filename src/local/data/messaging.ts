import { MESSAGE_CATEGORY, MESSAGE_TYPE, RECEIVER_TYPE } from '../../sdk/index.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { Channel } from './channel.ts';
import type { Actor } from './data-event.ts';
import type { Entry, GroupRecord, MessageContent, MessageDraft, MessageRecord } from './records.ts';
import type { Store } from './store.ts';

const MENTION = /<@uid:([^<>\s]+)>/g;

/** Sends a message: the receivers' copies are updated first, then their sessions hear of it. */
export function send(store: Store, actor: Actor, draft: MessageDraft): MessageRecord {
  const { uid } = actor;
  const { receiverType, receiverId, parentId } = draft;
  checkContent(draft.content);
  const receivers = receiversOf(store, uid, receiverType, receiverId);
  const known = store.channelOf(uid, receiverType, receiverId);
  if (parentId !== 0 && !known?.find(parentId)) {
    refuse(
      ERROR_CODE.MESSAGE_NOT_FOUND,
      `The conversation has no message ${parentId}: answer one that it has.`,
      { parentId },
    );
  }
  const channel = known ?? store.ensureChannel(uid, receiverType, receiverId);
  return post(store, actor, channel, receivers, draft);
}

function post(
  store: Store,
  actor: Actor,
  channel: Channel,
  receivers: readonly string[],
  draft: MessageDraft,
): MessageRecord {
  const withheldFrom = receivers.filter((other) => store.users.get(other)?.blocked?.has(actor.uid));
  const message: MessageRecord = {
    id: store.nextId(),
    conversationId: channel.id,
    sender: actor.uid,
    receiverType: channel.type,
    receiverId: draft.receiverId,
    parentId: draft.parentId,
    sentAt: store.now(),
    content: draft.content,
    mentions: mentionsIn(store, draft.content.text),
    deliveredAt: 0,
    readAt: 0,
    editedAt: 0,
    deletedAt: 0,
    withheldFrom: withheldFrom.length > 0 ? withheldFrom : undefined,
  };
  const reached = receivers.filter((other) => !withheldFrom.includes(other));
  record(store, channel, message, [actor.uid, ...reached]);
  store.publish([actor.uid, ...reached], { kind: 'message', message }, actor.session);
  return message;
}

/** Adds a message to a conversation and to the copies of those who see it. */
export function record(
  store: Store,
  channel: Channel,
  message: MessageRecord,
  viewers: Iterable<string>,
): void {
  // A copy that is opened now must not hold the message already: open all first.
  const copies: [string, Entry][] = [];
  for (const uid of viewers) copies.push([uid, store.ensureEntry(uid, channel)]);
  channel.append(message);
  for (const [uid, entry] of copies) {
    store.inbox(uid).touch(entry, message.sentAt, message.id);
    if (!countsAsUnread(message, uid)) continue;
    entry.unread++;
    if (message.mentions.includes(uid)) entry.unreadMentions++;
  }
}

/** Whether a message adds to a user's unread count: one of someone else, no thread reply, no action. */
export function countsAsUnread(message: MessageRecord, uid: string): boolean {
  return (
    message.sender !== uid && message.parentId === 0 && message.content.category !== MESSAGE_CATEGORY.ACTION
  );
}

/** Whether a user sees a message in their copy. */
export function isVisible(message: MessageRecord, uid: string, entry: Entry): boolean {
  return message.id > entry.hiddenId && !message.withheldFrom?.includes(uid);
}

/** Changes the text of a message of one's own; the caption, where it carries a file. */
export function edit(store: Store, actor: Actor, id: number, draft: MessageDraft): MessageRecord {
  const { channel, message } = ownMessage(store, actor.uid, id, draft);
  checkContent(draft.content);
  if (message.deletedAt || message.content.type !== draft.content.type) {
    refuse(
      ERROR_CODE.BAD_MESSAGE,
      'Only a message that is not deleted can be edited, and its type stays: send a new message instead.',
      { id },
    );
  }
  message.content = draft.content;
  message.mentions = mentionsIn(store, draft.content.text);
  message.editedAt = store.now();
  store.publish(viewersOf(store, channel, message), { kind: 'edited', message }, actor.session);
  return message;
}

/** Takes the content of a message of one's own away; the message itself stays, as deleted. */
export function remove(
  store: Store,
  actor: Actor,
  id: number,
  receiver: { receiverType: string; receiverId: string },
): MessageRecord {
  const { channel, message } = ownMessage(store, actor.uid, id, receiver);
  if (message.deletedAt) return message;
  message.content = { category: message.content.category, type: message.content.type };
  message.mentions = [];
  message.deletedAt = store.now();
  store.publish(viewersOf(store, channel, message), { kind: 'deleted', message }, actor.session);
  return message;
}

/** Tells the receivers that a user types, or stopped. */
export function type(
  store: Store,
  actor: Actor,
  receiverType: string,
  receiverId: string,
  started: boolean,
): void {
  const sender = store.user(actor.uid);
  const reached = receiversOf(store, actor.uid, receiverType, receiverId).filter(
    (other) => !store.users.get(other)?.blocked?.has(actor.uid),
  );
  store.publish(reached, { kind: 'typing', started, sender, receiverId, receiverType });
}

/** The other user, or the other members; refuses a receiver to whom this user cannot send. */
function receiversOf(store: Store, uid: string, receiverType: string, receiverId: string): string[] {
  if (receiverType === RECEIVER_TYPE.GROUP) {
    const group = store.group(receiverId);
    checkMember(store, uid, group);
    return store.othersIn(group, uid);
  }
  if (receiverType !== RECEIVER_TYPE.USER) {
    refuse(ERROR_CODE.BAD_ARGUMENT, `The receiver type is 'user' or 'group', not '${receiverType}'.`);
  }
  if (receiverId === uid) {
    refuse(ERROR_CODE.BAD_ARGUMENT, 'The receiver is the sender: send to someone else.', { uid });
  }
  return [store.user(receiverId).uid];
}

/** Refuses who is no member. */
export function checkMember(store: Store, uid: string, group: GroupRecord): void {
  if (store.isMember(uid, group)) return;
  refuse(
    ERROR_CODE.NOT_A_MEMBER,
    `'${uid}' is no member of the group '${group.guid}': join it with joinGroup() first.`,
    { uid, guid: group.guid },
  );
}

function ownMessage(
  store: Store,
  uid: string,
  id: number,
  to: { receiverType: string; receiverId: string },
): { channel: Channel; message: MessageRecord } {
  const channel = store.channelOf(uid, to.receiverType, to.receiverId);
  const message = channel?.find(id);
  if (!channel || !message) {
    return refuse(
      ERROR_CODE.MESSAGE_NOT_FOUND,
      `There is no message ${id} to ${to.receiverType} '${to.receiverId}': pass one that was sent.`,
      { id },
    );
  }
  if (message.sender !== uid || message.content.category === MESSAGE_CATEGORY.ACTION) {
    refuse(ERROR_CODE.NOT_PERMITTED, 'Only messages of your own can be edited or deleted.', { id });
  }
  return { channel, message };
}

function viewersOf(store: Store, channel: Channel, message: MessageRecord): string[] {
  const all =
    channel.type === RECEIVER_TYPE.GROUP
      ? store.members(store.group(channel.ends[0])).keys()
      : new Set(channel.ends);
  return [...all].filter((uid) => {
    const entry = store.entry(uid, channel);
    return entry !== undefined && isVisible(message, uid, entry);
  });
}

function checkContent(content: MessageContent): void {
  const { category, type } = content;
  if (category === MESSAGE_CATEGORY.CUSTOM) {
    if (type && content.data !== undefined && content.data !== null) return;
    refuse(ERROR_CODE.BAD_MESSAGE, 'A custom message needs a type and data.');
  }
  if (category !== MESSAGE_CATEGORY.MESSAGE) {
    refuse(
      ERROR_CODE.BAD_MESSAGE,
      `A message of the category '${category}' cannot be sent: send text, media or custom.`,
    );
  }
  if (type === MESSAGE_TYPE.TEXT) {
    if (content.text?.trim()) return;
    refuse(ERROR_CODE.EMPTY_TEXT, 'The text is empty: write something before sending.');
  }
  if (!content.file?.name) {
    refuse(ERROR_CODE.BAD_MESSAGE, 'A media message needs a file with a name.');
  }
}

function mentionsIn(store: Store, text: string | undefined): string[] {
  if (!text?.includes('<@uid:')) return [];
  const uids = Array.from(text.matchAll(MENTION), (match) => match[1] ?? '');
  return [...new Set(uids)].filter((uid) => store.users.has(uid));
}
