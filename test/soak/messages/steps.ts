import { SoakUser } from '../objects.ts';
import type { Random } from '../random.ts';
import type { MessageClient } from './client.ts';
import { idOf, isGroup, reactionEvent, type StoredMessage } from './objects.ts';
import type { MessageServer } from './server.ts';

type Said = string | undefined;

export const CHATS = ['ann', 'team'];
const EMOJIS = ['👍', '🎉'];

/** What others do, and what the wire does with it, with its weight. */
export function serverSteps(
  server: MessageServer,
  random: Random,
  text: () => string,
): Record<string, readonly [weight: number, step: (client: MessageClient) => Said]> {
  const chat = () => random.pick(CHATS);
  const sender = (of: string) => (isGroup(of) ? random.pick(['ann', 'bob']) : of);
  const message = (isWanted: (each: StoredMessage) => boolean = () => true) => {
    const all = server.messages.filter(isWanted);
    return all.length > 0 ? random.pick(all) : undefined;
  };
  const post = (of: string, from: string, parent = 0) => {
    // Whatever overtakes another event is less than a minute old.
    const isIdle = server.clients.every(({ wire, calls }) => wire.length + calls.length === 0);
    server.now += random.pick(isIdle ? [0, 1, 20, 400, 50_000] : [0, 0, 1]);
    const posted = server.post(of, from, text(), parent);
    server.tellMessage(posted);
    return `${of}${parent || ''}: ${from} posts #${posted.id} ${posted.text} at ${posted.sentAt}`;
  };
  const reply = () => {
    const first = message((each) => each.parent === 0 && !each.deletedAt);
    if (!first) return undefined;
    return post(first.chat, random.chance(0.2) ? 'me' : sender(first.chat), first.id);
  };
  const edit = () => {
    const edited = message((each) => !each.deletedAt);
    if (!edited) return undefined;
    edited.text += '*';
    edited.editedAt = edited.updatedAt = ++server.now;
    server.tell('onMessageEdited', server.object(edited));
    return `#${edited.id} edited to ${edited.text}`;
  };
  const remove = () => {
    const deleted = message((each) => !each.deletedAt);
    if (!deleted) return undefined;
    deleted.deletedAt = deleted.updatedAt = ++server.now;
    server.tell('onMessageDeleted', server.object(deleted));
    return `#${deleted.id} deleted`;
  };
  const react = () => {
    const target = message((each) => !each.deletedAt);
    if (!target) return undefined;
    const emoji = random.pick(EMOJIS);
    const uid = random.chance(0.2) ? 'me' : sender(target.chat);
    const isAdded = !target.reactions.get(emoji)?.has(uid);
    server.react(target, emoji, uid, isAdded);
    const event = reactionEvent(target, emoji, uid, server);
    server.tell(`onMessageReaction${isAdded ? 'Added' : 'Removed'}`, event, true);
    return `#${target.id}: ${uid} ${isAdded ? 'adds' : 'removes'} ${emoji}`;
  };
  /** A receipt covers all messages of "me" before it. */
  const receipt = () => {
    const target = message((each) => each.from === 'me' && !each.readAt);
    if (!target) return undefined;
    const isRead = random.chance(0.5);
    const line = server.listed(target.chat, target.parent);
    for (const each of line.slice(0, line.indexOf(target) + 1)) {
      if (each.from !== 'me') continue;
      each.deliveredAt ||= server.now;
      if (isRead) each.readAt ||= server.now;
      each.updatedAt = server.now;
    }
    const inGroup = isGroup(target.chat);
    const event = {
      getMessageId: () => idOf(target.id, server.temperament.numbers),
      getReceiverType: () => (inGroup ? 'group' : 'user'),
      getReceiver: () => (inGroup ? target.chat : 'me'),
      getSender: () => new SoakUser(inGroup ? 'bob' : target.chat, 'online'),
      getDeliveredAt: () => server.now,
      getReadAt: () => (isRead ? server.now : undefined),
    };
    const name = isRead ? 'onMessagesRead' : 'onMessagesDelivered';
    server.tell(inGroup ? `${name}${isRead ? 'ByAll' : 'ToAll'}` : name, event);
    return `#${target.id} ${isRead ? 'read' : 'delivered'}`;
  };
  const answer = ({ calls }: MessageClient) => {
    if (calls.length === 0) return undefined;
    const [call] = calls.splice(random.below(calls.length), 1);
    call?.answer();
    return `${call?.name} is answered`;
  };
  const failCall = ({ calls }: MessageClient) => {
    // A server that answers with an error has done nothing.
    const call = calls.find((each) => !each.hasLooked);
    if (call) calls.splice(calls.indexOf(call), 1);
    call?.fail({ code: 'ERR_SERVER', name: 'Error', message: 'busy' });
    return call && `${call.name} fails`;
  };
  const look = ({ calls }: MessageClient) => {
    const call = calls.find((each) => !each.hasLooked);
    call?.look();
    return call && `${call.name} reaches the server`;
  };
  return {
    foreign: [20, () => ((of) => post(of, sender(of)))(chat())],
    ownElsewhere: [5, () => post(chat(), 'me')],
    reply: [5, reply],
    edit: [6, edit],
    remove: [3, remove],
    react: [8, react],
    receipt: [6, receipt],
    look: [15, look],
    answer: [25, answer],
    failCall: [2, failCall],
    deliver: [
      25,
      ({ wire }) => {
        const event = wire.shift();
        event?.deliver();
        return event && 'an event arrives';
      },
    ],
    disconnect: [2, (client) => (client.disconnect() ? 'the connection is lost' : undefined)],
    connect: [6, (client) => (client.connect() ? 'the connection is back' : undefined)],
  };
}
