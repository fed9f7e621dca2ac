import type { Kit, KitSDK } from '../sdk/index.ts';
import type { Actor } from './data/data-event.ts';
import type { LocalData } from './data/local-data.ts';
import type { StorageInfo } from './data/open-place.ts';
import type { Scope } from './data/records.ts';
import type { Tx } from './data/tx.ts';
import type { Work } from './data/work.ts';
import { groupDraft, idOf, messageDraft, receiverOf, userDraft } from './drafts.ts';
import { KitClasses } from './kit-classes.ts';
import { changes, chat, groups, type Lazy, people } from './lazy.ts';
import type { KitMethod } from './network.ts';
import type { Conversation } from './objects/conversation.ts';
import type { Group } from './objects/group.ts';
import type { AnyMessage } from './objects/messages.ts';
import { type Revived, revive } from './objects/revive.ts';
import type { User } from './objects/user.ts';
import type { Outcomes } from './on-demand/people.ts';
import { Session } from './session.ts';

/**
 * The embedded chat SDK: one signed-in session on a data set. Methods reject with an `Exception` whose code is
 * one of `ERROR_CODE`; all of them need `login(uid)` first, except `login` itself and `createUser`.
 */
export class LocalKit extends KitClasses implements KitSDK {
  constructor(data: LocalData) {
    super(new Session(data), data);
  }

  /** Where the data is, and why it is in memory where a database was asked for; settled once a first call is through. */
  get storage(): StorageInfo {
    return this.data.storage;
  }

  /** Signs in as a user that exists; there are no passwords. Another user has to sign out first. */
  login(uid: string): Promise<User> {
    return this.session.login(uid);
  }
  /** Signs out; listeners stay. */
  logout(): Promise<void> {
    return this.session.logout();
  }
  /** The signed-in user, or null; needs no connection. */
  getLoggedinUser(): Promise<User | null> {
    return this.session.loggedInUser();
  }

  getUser(uid: string): Promise<User> {
    return this.session.query('getUser', (tx, actor, part) => part.getUser(tx, actor, uid), chat);
  }
  /** Makes a user, offline at first; nobody needs to be signed in. */
  async createUser(user: User): Promise<User> {
    const draft = userDraft(user);
    const viewer = this.session.uid ?? '';
    return this.session.anonymous('createUser', (tx, part) => part.createUser(tx, viewer, draft), people);
  }
  /** Makes users friends of the signed-in one, and that one theirs. */
  addFriends(uids: string[]): Promise<Outcomes> {
    return demand(this, people, 'addFriends', uids);
  }
  /** Ends friendships, from whichever side they came. */
  removeFriends(uids: string[]): Promise<Outcomes> {
    return demand(this, people, 'removeFriends', uids);
  }
  /** Blocks users: their messages and their typing no longer reach this user. */
  blockUsers(uids: string[]): Promise<Outcomes> {
    return demand(this, people, 'blockUsers', uids);
  }
  /** Takes blocks back; what was withheld meanwhile does not come. */
  unblockUsers(uids: string[]): Promise<Outcomes> {
    return demand(this, people, 'unblockUsers', uids);
  }

  getGroup(guid: string): Promise<Group> {
    return this.session.query('getGroup', (tx, actor, part) => part.getGroup(tx, actor, guid), chat);
  }
  /** Makes a group with the signed-in user as its owner. */
  async createGroup(group: Group): Promise<Group> {
    return demand(this, groups, 'createGroup', groupDraft(group));
  }
  /** Joins a public group, or one with a password. */
  joinGroup(guid: string, password?: string): Promise<Group> {
    return demand(this, groups, 'joinGroup', guid, password);
  }
  leaveGroup(guid: string): Promise<void> {
    return demand(this, groups, 'leaveGroup', guid);
  }
  /** Adds users to a group, all or none; admins and moderators may. */
  addMembersToGroup(guid: string, uids: string[]): Promise<Group> {
    return demand(this, groups, 'addMembersToGroup', guid, uids);
  }
  /** Takes a member out, who may come back; admins and moderators may. */
  kickGroupMember(guid: string, uid: string): Promise<void> {
    return demand(this, groups, 'kickGroupMember', guid, uid);
  }
  /** Takes a member out until unbanned; admins and moderators may. */
  banGroupMember(guid: string, uid: string): Promise<void> {
    return demand(this, groups, 'banGroupMember', guid, uid);
  }
  /** Lets one who was banned come back; admins and moderators may. */
  unbanGroupMember(guid: string, uid: string): Promise<void> {
    return demand(this, groups, 'unbanGroupMember', guid, uid);
  }
  /** Makes a member an 'admin', a 'moderator' or a 'participant'; admins may. */
  updateGroupMemberScope(guid: string, uid: string, scope: Scope): Promise<void> {
    return demand(this, groups, 'updateGroupMemberScope', guid, uid, scope);
  }

  /** The object that was written as this JSON by `toJSON`: an equal one; refuses anything else with `ERR_BAD_ARGUMENT`. */
  revive(json: unknown): Revived {
    return revive(json);
  }

  /** The signed-in user's copy of a conversation with a user ('user') or in a group ('group'). */
  getConversation(uidOrGuid: string, type: string): Promise<Conversation> {
    const receiver = { receiverType: type, receiverId: uidOrGuid };
    return this.session.query(
      'getConversation',
      (tx, actor, part) => part.getConversation(tx, actor, receiver),
      chat,
    );
  }
  /** Deletes the signed-in user's copy of a conversation; a newer message brings it back without the older ones. */
  deleteConversation(uidOrGuid: string, type: string): Promise<string> {
    return demand(this, changes, 'deleteConversation', { receiverType: type, receiverId: uidOrGuid });
  }
  /** Sets the tags of the signed-in user's copy of a conversation. */
  tagConversation(uidOrGuid: string, type: string, tags: string[]): Promise<Conversation> {
    return demand(this, changes, 'tagConversation', { receiverType: type, receiverId: uidOrGuid }, tags);
  }

  /** Sends a text, media or custom message; resolves to the message as it was sent, a new object. */
  async sendMessage(message: Kit.Message): Promise<AnyMessage> {
    return demand(this, chat, 'sendMessage', messageDraft(message));
  }
  /** The same as `sendMessage`. */
  sendMediaMessage(message: Kit.MediaMessage): Promise<AnyMessage> {
    return this.sendMessage(message);
  }
  /** The same as `sendMessage`. */
  sendCustomMessage(message: Kit.CustomMessage): Promise<AnyMessage> {
    return this.sendMessage(message);
  }
  /** Changes the text, caption or data of a message of one's own to that of the given one, found by its id. */
  async editMessage(message: Kit.Message): Promise<AnyMessage> {
    return demand(this, changes, 'editMessage', idOf(message.getId()), messageDraft(message));
  }
  /** Deletes a message of one's own for everyone; it stays without content, as deleted. */
  async deleteMessage(message: Kit.Message): Promise<AnyMessage> {
    return demand(this, changes, 'deleteMessage', idOf(message.getId()), receiverOf(message));
  }
  /** Marks a message, and all before it, as read; may be left alone: a rejection is never unhandled. */
  markAsRead(message: Kit.Message): Promise<void> {
    return quiet(mark(this, 'markAsRead', message));
  }
  /** Marks a message, and all before it, as delivered; may be left alone, as `markAsRead`. */
  markAsDelivered(message: Kit.Message): Promise<void> {
    return quiet(mark(this, 'markAsDelivered', message));
  }
  /** Makes a message, and what came after it, unread again for the signed-in user; senders keep their receipts. */
  async markAsUnread(message: Kit.Message): Promise<Conversation> {
    return demand(this, changes, 'markAsUnread', message.getConversationId(), idOf(message.getId()));
  }
  /** Tells the receiver that the signed-in user types; dropped silently where it cannot be sent. */
  startTyping(indicator: Kit.TypingIndicator): void {
    quiet(type(this, 'startTyping', indicator));
  }
  /** Tells the receiver that the signed-in user stopped typing. */
  endTyping(indicator: Kit.TypingIndicator): void {
    quiet(type(this, 'endTyping', indicator));
  }
}

/** Does the command of a part that loads on demand: it has the name of the method. */
function demand<Part, Method extends KitMethod & keyof Part>(
  { session }: LocalKit,
  part: Lazy<Part>,
  method: Method,
  ...args: ArgumentsOf<Part[Method]>
): Promise<AnswerOf<Part[Method]>> {
  return session.call(
    method,
    (tx, actor, commands) => (commands[method] as CommandOf<Part[Method]>)(tx, actor, ...args),
    part,
  );
}

async function mark(
  kit: LocalKit,
  method: 'markAsRead' | 'markAsDelivered',
  message: Kit.Message,
): Promise<void> {
  return demand(kit, chat, method, message.getConversationId(), idOf(message.getId()));
}

async function type(
  { session }: LocalKit,
  method: 'startTyping' | 'endTyping',
  indicator: Kit.TypingIndicator,
): Promise<void> {
  const receiver = receiverOf(indicator);
  const isStart = method === 'startTyping';
  await session.tell(method, (tx, actor, part) => part.type(tx, actor, receiver, isStart), chat);
}

type CommandOf<C> = (tx: Tx, actor: Actor, ...args: ArgumentsOf<C>) => Work<AnswerOf<C>>;
type ArgumentsOf<C> = C extends (tx: Tx, actor: Actor, ...args: infer Arguments) => unknown
  ? Arguments
  : never;
type AnswerOf<C> = C extends (...all: never[]) => Work<infer Answer> ? Answer : never;

/** A promise that may be left alone: who awaits it still learns of a rejection. */
function quiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
