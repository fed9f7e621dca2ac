import { MESSAGE_CATEGORY, RECEIVER_TYPE } from '../../sdk/index.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { Channel } from './channel.ts';
import type { Actor } from './data-event.ts';
import { countsAsUnread, isVisible } from './messaging.ts';
import type { Entry, MessageRecord } from './records.ts';
import type { Store } from './store.ts';

/** Marks a message, and all before it, as delivered to this user. */
export function markDelivered(store: Store, actor: Actor, conversationId: string, id: number): void {
  const { channel, entry } = seen(store, actor.uid, conversationId, id);
  if (id <= entry.deliveredId) return;
  const from = entry.deliveredId;
  entry.deliveredId = id;
  entry.deliveredAt = store.now();
  tellSenders(store, actor, channel, between(channel, actor.uid, entry, from, id), false);
}

/** Marks a message, and all before it, as read by this user; what came later stays unread. */
export function markRead(store: Store, actor: Actor, conversationId: string, id: number): void {
  const { channel, entry, message } = seen(store, actor.uid, conversationId, id);
  if (id <= entry.readId) return;
  const from = entry.readId;
  entry.readId = id;
  entry.readAt = store.now();
  if (id > entry.deliveredId) {
    // In a group the last one to receive may be the first one to read.
    if (channel.type === RECEIVER_TYPE.GROUP) markDelivered(store, actor, conversationId, id);
    entry.deliveredId = id;
    entry.deliveredAt = entry.readAt;
  }
  countUnread(channel, actor.uid, entry);
  tellSenders(store, actor, channel, between(channel, actor.uid, entry, from, id), true);
  const { deliveredAt, readAt } = entry;
  // The user's other devices learn that it was read.
  store.publish(
    [actor.uid],
    { kind: 'read', message, by: store.user(actor.uid), deliveredAt, readAt },
    actor.session,
  );
}

/** Tells the sender of each message what became of it, naming the newest one of each sender. */
function tellSenders(
  store: Store,
  actor: Actor,
  channel: Channel,
  messages: readonly MessageRecord[],
  read: boolean,
): void {
  const group = channel.type === RECEIVER_TYPE.GROUP;
  const now = store.now();
  const by = store.user(actor.uid);
  const floors = new Map<string, number>();
  const told = new Set<string>();
  for (const message of messages) {
    const { sender } = message;
    if (group) {
      if (!floors.has(sender)) floors.set(sender, reachedByAll(store, channel, sender, read));
      if (message.id > (floors.get(sender) ?? 0)) continue;
    }
    if (read) message.readAt ||= now;
    message.deliveredAt ||= now;
    if (told.has(sender)) continue;
    told.add(sender);
    const kind = group ? (read ? 'readByAll' : 'deliveredToAll') : read ? 'read' : 'delivered';
    const { deliveredAt } = message;
    store.publish([sender], { kind, message, by, deliveredAt, readAt: read ? message.readAt : 0 });
  }
}

/** The id up to which every member but the sender has received, or read, the group's messages. */
function reachedByAll(store: Store, channel: Channel, sender: string, read: boolean): number {
  let floor = Number.POSITIVE_INFINITY;
  for (const uid of store.othersIn(store.group(channel.ends[0]), sender)) {
    const entry = store.entry(uid, channel);
    floor = Math.min(floor, (read ? entry?.readId : entry?.deliveredId) ?? 0);
  }
  return floor;
}

/** What others said that a user sees, above one id and up to another, newest first. */
function between(channel: Channel, uid: string, entry: Entry, above: number, upTo: number): MessageRecord[] {
  const messages: MessageRecord[] = [];
  channel.walkBack(upTo + 1, (message) => {
    if (message.id <= Math.max(above, entry.hiddenId)) return false;
    const said = message.content.category !== MESSAGE_CATEGORY.ACTION;
    if (said && message.sender !== uid && isVisible(message, uid, entry)) messages.push(message);
    return true;
  });
  return messages;
}

function countUnread(channel: Channel, uid: string, entry: Entry): void {
  entry.unread = 0;
  entry.unreadMentions = 0;
  if (entry.readId >= entry.lastId) return;
  channel.walkBack(Number.POSITIVE_INFINITY, (message) => {
    if (message.id <= entry.readId) return false;
    if (isVisible(message, uid, entry) && countsAsUnread(message, uid)) {
      entry.unread++;
      if (message.mentions.includes(uid)) entry.unreadMentions++;
    }
    return true;
  });
}

function seen(
  store: Store,
  uid: string,
  conversationId: string,
  id: number,
): { channel: Channel; entry: Entry; message: MessageRecord } {
  const channel = store.channels.get(conversationId);
  const entry = channel && store.entry(uid, channel);
  const message = channel?.find(id);
  if (!channel || !entry || !message || !isVisible(message, uid, entry)) {
    return refuse(
      ERROR_CODE.MESSAGE_NOT_FOUND,
      `'${uid}' has no message ${id} in '${conversationId}': pass a message the SDK handed out.`,
      { conversationId, id },
    );
  }
  return { channel, entry, message };
}
