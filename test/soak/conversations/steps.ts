import type { StoredMessage } from '../objects.ts';
import type { Sending } from './client.ts';
import { block, changeGroup } from './people-steps.ts';
import type { Chat } from './server.ts';
import type { World } from './world.ts';

/** What a step did, for the log; undefined if there was nothing to do. */
export type Said = string | undefined;

/** Everything that can happen to a server and its client, except the app's actions, with its weight. */
export const STEPS: Readonly<Record<string, readonly [weight: number, step: (world: World) => Said]>> = {
  foreign: [20, (world) => post(world, world.chat(), false)],
  ownElsewhere: [5, (world) => post(world, world.chat(), true)],
  send: [6, send],
  sendGoesOn: [12, sendGoesOn],
  edit: [5, edit],
  deleteMessage: [3, deleteMessage],
  delivered: [4, (world) => receipt(world, false)],
  readByPeer: [4, (world) => receipt(world, true)],
  readElsewhere: [5, readElsewhere],
  readHere: [5, readHere],
  markAsRead: [4, markAsRead],
  deleteChat: [2, deleteChat],
  typing: [5, typing],
  group: [4, changeGroup],
  block: [2, block],
  presence: [4, presence],
  deliver: [30, deliver],
  look: [15, look],
  answer: [15, answer],
  failCall: [1, failCall],
  disconnect: [2, disconnect],
  connect: [6, connect],
};

const KINDS = ['text', 'text', 'text', 'image', 'video', 'audio', 'file', 'custom'];

/** Somebody, or the user elsewhere, posts. */
export function post(world: World, chat: Chat, isOwn: boolean): Said {
  if (!chat.isMember) return undefined;
  const kind = world.random.pick(KINDS);
  const message = world.server.post(chat, isOwn ? 'me' : world.memberOf(chat), world.server.text(), kind);
  world.server.tellMessage(chat, message);
  return `${chat.key}: ${message.from} posts ${kind} #${message.id} ${message.text} at ${message.sentAt}`;
}

function send(world: World): Said {
  const { server, events, client } = world;
  const chat = world.chat();
  // One at a time per chat: nothing identifies which of two an answer without a name is for.
  if (!chat.isMember || client.isSending(chat)) return undefined;
  const text = world.server.text();
  const unsent: StoredMessage = {
    id: 0,
    chat: chat.key,
    from: 'me',
    kind: 'text',
    text,
    sentAt: server.now + server.temperament.skew,
    editedAt: 0,
    deletedAt: 0,
    deliveredAt: 0,
    readAt: 0,
  };
  const sending: Sending = {
    chat,
    text,
    pending: world.object(chat, unsent),
    stored: null,
    answer: null,
    hasFailed: false,
  };
  client.sendings.push(sending);
  events.messages.ccMessageSent.next({ message: sending.pending, status: 'inprogress' });
  return `${chat.key}: sends ${text}`;
}

function sendGoesOn(world: World): Said {
  const { random, events } = world;
  const { sendings } = world.client;
  if (sendings.length === 0) return undefined;
  const sending = random.pick(sendings);
  const { chat, text, pending } = sending;
  if (sending.hasFailed) {
    sending.hasFailed = false;
    events.messages.ccMessageSent.next({ message: pending, status: 'inprogress' });
    return `${chat.key}: tries ${text} again`;
  }
  if (sending.stored) {
    world.answer(sending);
    return `${chat.key}: ${text} is answered`;
  }
  if (random.chance(0.15)) {
    sending.hasFailed = true;
    events.messages.ccMessageSent.next({ message: pending, status: 'error' });
    return `${chat.key}: ${text} fails`;
  }
  return `${chat.key}: ${text} arrives as #${world.arrive(sending).id}`;
}

export function edit(world: World): Said {
  const { server } = world;
  const chat = world.chat();
  const message = server
    .visible(chat)
    .slice(-2)
    .find((each) => !each.deletedAt && each.kind === 'text');
  if (!message || !chat.isMember) return undefined;
  server.now++;
  message.text += '*';
  message.editedAt = server.now;
  server.tell('Message', 'onMessageEdited', [world.object(chat, message)]);
  return `${chat.key}: #${message.id} edited to ${message.text}`;
}

function deleteMessage(world: World): Said {
  const { server } = world;
  const chat = world.chat();
  const message = server.visible(chat).at(-1);
  if (!message || message.deletedAt || message.about !== undefined || !chat.isMember) return undefined;
  server.now++;
  message.deletedAt = server.now;
  server.tell('Message', 'onMessageDeleted', [world.object(chat, message)]);
  return `${chat.key}: #${message.id} deleted`;
}

function receipt(world: World, isRead: boolean): Said {
  const { server } = world;
  const chat = world.chat();
  const message = server.visible(chat).at(-1);
  if (
    message?.from !== 'me' ||
    message.about !== undefined ||
    !chat.isMember ||
    (isRead ? message.readAt : message.deliveredAt)
  )
    return undefined;
  message.deliveredAt ||= server.now;
  if (isRead) message.readAt = server.now;
  const name = `onMessages${isRead ? 'Read' : 'Delivered'}${chat.isGroup ? (isRead ? 'ByAll' : 'ToAll') : ''}`;
  server.tell('Message', name, [
    receiptOf(world, chat, message, world.memberOf(chat), chat.isGroup ? chat.id : 'me'),
  ]);
  return `${chat.key}: #${message.id} ${isRead ? 'read' : 'delivered'}`;
}

function readElsewhere(world: World): Said {
  const { server } = world;
  const chat = world.chat();
  const message = server.visible(chat).slice(-2)[0];
  if (!message || message.id <= chat.readUpTo) return undefined;
  chat.readUpTo = message.id;
  server.tell('Message', 'onMessagesRead', [receiptOf(world, chat, message, 'me', chat.id)]);
  return `${chat.key}: read elsewhere up to #${message.id}`;
}

function receiptOf(world: World, chat: Chat, message: StoredMessage, from: string, receiver: string): object {
  const { readAt, deliveredAt } = message;
  const { now } = world.server;
  return {
    getMessageId: world.object(chat, message).getId,
    getReceiverType: () => (chat.isGroup ? 'group' : 'user'),
    getSender: () => world.user(from),
    getReadAt: () => (from === 'me' ? now : readAt),
    getDeliveredAt: () => (from === 'me' ? now : deliveredAt),
    getReceiver: () => receiver,
    getConversationId: () => chat.key,
  };
}

function readHere(world: World): Said {
  const { client, events } = world;
  const chat = world.chat();
  const message = world.known(chat);
  if (!message || message.id <= chat.readUpTo || !client.isConnected) return undefined;
  readFor(world, chat, message);
  events.messages.ccMessageRead.next(world.object(chat, message));
  return `${chat.key}: read here up to #${message.id}`;
}

/** The user reads in one tab, of which the others are told. */
function readFor(world: World, chat: Chat, message: StoredMessage): void {
  chat.readUpTo = message.id;
  const receipt = receiptOf(world, chat, message, 'me', chat.id);
  for (const other of world.client.others) other.tell('Message', 'onMessagesRead', [receipt]);
}

function markAsRead(world: World): Said {
  const { server, client, events } = world;
  const chat = world.chat();
  const message = world.known(chat);
  const isNewest = message && server.visible(chat).at(-1) === message;
  if (!isNewest || message.id <= chat.readUpTo || !client.isConnected) return undefined;
  readFor(world, chat, message);
  events.conversations.ccMarkConversationAsRead.next(client.objectOf(chat));
  return `${chat.key}: marked as read up to #${message.id}`;
}

function deleteChat(world: World): Said {
  const { server, client, events } = world;
  const chat = world.chat();
  const last = server.visible(chat).at(-1);
  if (!last || !chat.isMember || !client.isConnected || server.clients.some((each) => each.isSending(chat)))
    return undefined;
  // Nobody deletes what no part of the page knows of.
  if (!client.known.has(chat.key)) return undefined;
  // An earlier message that arrives after the deletion looks like one of a new conversation.
  if (server.temperament.shuffles || server.temperament.redelivers) return undefined;
  const object = client.objectOf(chat);
  chat.hiddenUpTo = last.id;
  events.conversations.ccConversationDeleted.next(object);
  for (const list of client.audience) list.deleted(chat);
  for (const other of client.others) other.isStale = true;
  return `${chat.key}: deleted up to #${last.id}`;
}

function typing(world: World): Said {
  const chat = world.chat();
  const from = world.memberOf(chat);
  const isStart = world.random.chance(0.7);
  const indicator = {
    getSender: () => world.user(from),
    getReceiverId: () => (chat.isGroup ? chat.id : 'me'),
    getReceiverType: () => (chat.isGroup ? 'group' : 'user'),
  };
  const { server } = world;
  server.tell('Message', isStart ? 'onTypingStarted' : 'onTypingEnded', [indicator], (client) => {
    if (isStart) client.typing.start(chat, from, server.blocked.has(from) || client.unsure.has(from));
    else client.typing.end(chat, from);
  });
  return `${chat.key}: ${from} ${isStart ? 'types' : 'stops typing'}`;
}

export function presence(world: World): Said {
  const { server, random } = world;
  const uid = random.pick(world.users);
  const status = server.statuses.get(uid) === 'online' ? 'offline' : 'online';
  server.statuses.set(uid, status);
  server.tell('User', status === 'online' ? 'onUserOnline' : 'onUserOffline', [world.user(uid)]);
  return `${uid} is ${status}`;
}

function deliver(world: World): Said {
  const count = Math.min(world.client.wire.length, 1 + world.random.below(3));
  for (let left = count; left > 0; left--) world.deliver();
  return count > 0 ? `${count} events delivered` : undefined;
}

function look({ client }: World): Said {
  const call = client.calls.find((each) => !each.hasLooked);
  call?.look();
  return call && 'the server looks at a call';
}

function answer({ client, random }: World): Said {
  if (client.calls.length === 0) return undefined;
  const [call] = client.calls.splice(random.below(client.calls.length), 1);
  call?.answer();
  return 'a call is answered';
}

function failCall({ client }: World): Said {
  const [call] = client.calls.splice(0, 1);
  call?.fail({ code: 'ERR_SERVER', name: 'Error', message: 'busy' });
  return call && 'a call fails';
}

function disconnect({ client }: World): Said {
  if (!client.isConnected) return undefined;
  client.disconnect();
  return 'connection lost';
}

function connect({ client }: World): Said {
  if (client.isConnected) return undefined;
  client.connect();
  return 'connected';
}
