import type { Kit } from '../sdk/index.ts';
import { refuse } from './check.ts';
import type {
  AddressJSON,
  ConversationJSON,
  GroupJSON,
  Id,
  MessageJSON,
  ReactionJSON,
  ReceiptJSON,
  UserJSON,
  UserReactionJSON,
  UserReceiptJSON,
} from './json.ts';
import { ServerConversation } from './objects/conversation.ts';
import { ServerGroup } from './objects/group.ts';
import { ServerMessage } from './objects/message.ts';
import { type ObjectUrls, revokeAll } from './objects/object-urls.ts';
import {
  type Place,
  ServerReaction,
  ServerReactionEvent,
  ServerReceipt,
  ServerUserReceipt,
} from './objects/signals.ts';
import { ServerMember, ServerUser } from './objects/user.ts';
import { SERVER_ERROR, ServerError } from './server-error.ts';
import {
  checkConversation,
  checkGroup,
  checkMembership,
  checkMessage,
  checkReaction,
  checkReceipt,
  checkUser,
  checkUserReaction,
  checkUserReceipts,
} from './shapes.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the id of a user or group, given as JSON or as an id, as a string. */
const idOf = (given: { id: Id } | Id): string => String(isObject(given) ? given.id : given);

/** Creates the objects of a kit from checked JSON. */
export class ObjectReader<U extends UserJSON = UserJSON, M extends MessageJSON<U> = MessageJSON<U>> {
  /** The signed-in user, if known. */
  me: U | undefined;
  readonly #report: (error: unknown) => void;
  /** The latest users and groups by id, for JSON that contains only an id. */
  readonly #users = new Map<string, U>();
  readonly #groups = new Map<string, GroupJSON>();
  readonly #urls: ObjectUrls = new Set();

  /** @param report - receives the error of a malformed part that an object is created without */
  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  /** Clears everything, for another user. */
  clear(): void {
    revokeAll(this.#urls);
    this.me = undefined;
    this.#users.clear();
    this.#groups.clear();
  }

  user(json: unknown, path: string): ServerUser<U> {
    checkUser(json, path);
    this.#users.set(idOf(json as U), json as U);
    return new ServerUser(json as U);
  }

  member(json: unknown, path: string): ServerMember<U> {
    this.user(json, path);
    checkMembership(json, path);
    return new ServerMember<U>(json as U);
  }

  group(json: unknown, path: string): ServerGroup {
    checkGroup(json, path);
    return this.#groupOf(json as GroupJSON);
  }

  message(json: unknown, path: string): ServerMessage<U, M> {
    checkMessage(json, path);
    const given = json as M;
    const isOfGroup = given.group !== undefined && given.group !== null;
    return new ServerMessage<U, M>(given, {
      conversationId: this.#placeOf(given).conversationId,
      sender: this.#userOf(given.from),
      receiver: isOfGroup ? this.#groupOf(given.group as Id) : this.#userOf(given.to as Id),
      receiverType: isOfGroup ? 'group' : 'user',
      mentions: (given.mentions ?? []).map((each) => this.#userOf(each)),
      on: given.on === undefined || given.on === null ? null : this.#userOf(given.on),
      quoted: this.#partOf(given.quoted, `${path}.quoted`),
      urls: this.#urls,
    });
  }

  conversation(json: unknown, path: string): ServerConversation<U, M> {
    checkConversation(json, path);
    const given = json as ConversationJSON<U, M>;
    const last = this.#partOf(given.lastMessage, `${path}.lastMessage`);
    if (given.group) {
      const id = given.conversationId ?? groupConversationId(idOf(given.group));
      return new ServerConversation(given, () => id, this.#groupOf(given.group), last);
    }
    const user = this.user(given.user, `${path}.user`);
    // The server may send rows before a user is signed in.
    const conversationId = () =>
      given.conversationId ??
      (this.me ? userConversationId(idOf(this.me), user.getUid()) : (last?.getConversationId() ?? ''));
    return new ServerConversation(given, conversationId, user, last);
  }

  /** Reads a message inside another object, which is valid without it. */
  #partOf(json: unknown, path: string): ServerMessage<U, M> | null {
    if (json === undefined || json === null) return null;
    try {
      return this.message(json, path);
    } catch (error) {
      this.#report(error);
      return null;
    }
  }

  receipt(json: unknown, path: string, isRead: boolean): ServerReceipt {
    checkReceipt(json, path);
    const given = json as ReceiptJSON<U>;
    const place = this.#placeOf(given);
    // The messages were read by their receiver: they came from the other user.
    const receiverId = place.receiverType === 'group' ? place.receiverId : idOf(given.from);
    return new ServerReceipt(
      { ...place, receiverId },
      given.messageId,
      this.#userOf(given.from),
      given.at,
      isRead,
    );
  }

  userReceipts(json: unknown, path: string): ServerUserReceipt[] {
    checkUserReceipts(json, path);
    return (json as readonly UserReceiptJSON<U>[]).map(({ from, deliveredAt, readAt }) => {
      const read = readAt || undefined;
      return new ServerUserReceipt(this.#userOf(from), deliveredAt || read, read);
    });
  }

  reaction(json: unknown, path: string): ServerReactionEvent {
    checkReaction(json, path);
    const given = json as ReactionJSON<U, M>;
    const message = this.message(given.message, `${path}.message`);
    const by = this.#userOf(given.from);
    return new ServerReactionEvent(message, new ServerReaction(message.getId(), given.emoji, by, given.at));
  }

  userReaction(json: unknown, path: string, messageId: Id): ServerReaction {
    checkUserReaction(json, path);
    const { emoji, from, at } = json as UserReactionJSON<U>;
    return new ServerReaction(messageId, emoji, this.#userOf(from), at);
  }

  /** Returns the sender and the chat of a checked address. */
  address(json: AddressJSON<U>): { sender: ServerUser<U>; place: Place } {
    return { sender: this.#userOf(json.from), place: this.#placeOf(json) };
  }

  /** Creates the object that plain JSON describes. */
  revive(json: unknown): ServerConversation<U, M> | ServerMessage<U, M> | ServerGroup | ServerUser<U> {
    if (!isObject(json)) return refuse('revive', 'needs the JSON of a conversation, user, group or message');
    if ('from' in json) return this.message(json, 'message');
    if ('user' in json || 'group' in json) return this.conversation(json, 'conversation');
    const isGroup = 'members' in json || 'createdAt' in json;
    return isGroup ? this.group(json, 'group') : this.user(json, 'user');
  }

  #userOf(given: U | Id): ServerUser<U> {
    const id = idOf(given);
    if (!isObject(given)) return new ServerUser(this.#users.get(id) ?? ({ id, name: '' } as U));
    // Messages may contain abbreviated senders: keep the fuller object.
    if (!this.#users.has(id)) this.#users.set(id, given);
    return new ServerUser(given);
  }

  #groupOf(given: GroupJSON | Id): ServerGroup {
    const id = idOf(given);
    if (!isObject(given)) return new ServerGroup(this.#groups.get(id) ?? { id, name: '' });
    this.#groups.set(id, given);
    return new ServerGroup(given);
  }

  #placeOf({ from, to, group, conversationId }: AddressJSON<U>): Place {
    const isOfGroup = group !== undefined && group !== null;
    const receiverId = idOf(isOfGroup ? group : (to as Id));
    return {
      conversationId:
        conversationId ??
        (isOfGroup ? groupConversationId(receiverId) : userConversationId(idOf(from), receiverId)),
      receiverId,
      receiverType: isOfGroup ? 'group' : 'user',
    };
  }
}

/** Returns the conversation id of two users, the same for both. */
function userConversationId(a: string, b: string): string {
  return `user:${[a, b].sort().map(encodeURIComponent).join(':')}`;
}

function groupConversationId(guid: string): string {
  return `group:${encodeURIComponent(guid)}`;
}

/** A chat, as your functions receive it: the id of the other user or of the group. */
export type ChatOf = { user: string; group?: undefined } | { user?: undefined; group: string };

/** Returns the chat of a uid or guid. */
export function chatOf(id: string, type: string): ChatOf {
  if (type === 'group') return { group: id };
  if (type === 'user') return { user: id };
  throw new ServerError(SERVER_ERROR.BAD_ARGUMENT, `The type must be 'user' or 'group', not '${type}'.`);
}

/** Returns the chat of a message for this user. */
export function chatOfMessage(message: Kit.Message, uid: string): ChatOf {
  const receiver = message.getReceiverId();
  if (message.getReceiverType() === 'group') return { group: receiver };
  const sender = message.getSender().getUid();
  return { user: sender === uid || sender === '' ? receiver : sender };
}
