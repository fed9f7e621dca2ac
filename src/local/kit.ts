import type { Kit, KitSDK } from '../sdk/index.ts';
import type { Outcomes } from './commands/people.ts';
import type { Actor } from './data/data-event.ts';
import type { LocalData } from './data/local-data.ts';
import type { Commands, StorageInfo } from './data/place.ts';
import type { Scope } from './data/records.ts';
import type { State } from './data/state.ts';
import { groupDraft, messageDraft, receiverOf, userDraft } from './drafts.ts';
import { ERROR_CODE, refuse } from './exception.ts';
import { KitClasses } from './kit-classes.ts';
import type { KitMethod } from './network.ts';
import type { Conversation } from './objects/conversation.ts';
import type { Group } from './objects/group.ts';
import { idOf } from './objects/message.ts';
import type { AnyMessage } from './objects/messages.ts';
import { type Revived, revive } from './objects/revive.ts';
import type { MessageReceipt } from './objects/signals.ts';
import type { User } from './objects/user.ts';
import { Session } from './session.ts';

/**
 * The embedded chat SDK: one signed-in session on a data set. Methods reject with an `Exception` whose code
 * is one of `ERROR_CODE`. All methods except `login` and `createUser` need `login(uid)` first.
 */
export class LocalKit extends KitClasses implements KitSDK {
  /** The muids of canceled messages. */
  readonly #canceled = new Set<string>();

  constructor(data: LocalData) {
    super(new Session(data), data);
  }

  /**
   * Where the data is stored, and why it is in memory if a database was requested; final after the first
   * call.
   */
  get storage(): StorageInfo {
    return this.data.storage;
  }

  /** The name of the database; undefined for data in memory. */
  get storageScope(): string | undefined {
    const { database } = this.data;
    return database && `local:${database}`;
  }

  /**
   * Signs in as an existing user, without a password; rejects with `ERR_ALREADY_LOGGED_IN` while another user is signed
   * in.
   */
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

  /** Fetches a user. */
  getUser(uid: string): Promise<User> {
    return this.session.query('getUser', (all, state, actor) => all.getUser(state, actor, uid));
  }
  /** Creates a user, offline at first; works while nobody is signed in. */
  async createUser(user: User): Promise<User> {
    const draft = userDraft(user);
    return this.session.anonymous('createUser', (all, state, actor) => all.createUser(state, actor, draft));
  }
  /** Makes users friends of the signed-in one. */
  addFriends(uids: string[]): Promise<Outcomes> {
    return demand(this, 'addFriends', uids);
  }
  /** Ends friendships, whoever started them. */
  removeFriends(uids: string[]): Promise<Outcomes> {
    return demand(this, 'removeFriends', uids);
  }
  /** Blocks users, whose messages and typing no longer reach the signed-in user. */
  blockUsers(uids: string[]): Promise<Outcomes> {
    return demand(this, 'blockUsers', uids);
  }
  /** Unblocks users; messages withheld meanwhile are not delivered. */
  unblockUsers(uids: string[]): Promise<Outcomes> {
    return demand(this, 'unblockUsers', uids);
  }

  /** Fetches a group; a private one for its members only. */
  getGroup(guid: string): Promise<Group> {
    return this.session.query('getGroup', (all, state, actor) => all.getGroup(state, actor, guid));
  }
  /** Creates a group owned by the signed-in user. */
  async createGroup(group: Group): Promise<Group> {
    return demand(this, 'createGroup', groupDraft(group));
  }
  /** Joins a public group, or one with a password. */
  joinGroup(guid: string, password?: string): Promise<Group> {
    return demand(this, 'joinGroup', guid, password);
  }
  /** Leaves a group; after its owner, the longest-standing member owns it. */
  leaveGroup(guid: string): Promise<void> {
    return demand(this, 'leaveGroup', guid);
  }
  /** Adds users to a group, all or none; admins and moderators only. */
  addMembersToGroup(guid: string, uids: string[]): Promise<Group> {
    return demand(this, 'addMembersToGroup', guid, uids);
  }
  /** Removes a member, who may rejoin; admins and moderators only. */
  kickGroupMember(guid: string, uid: string): Promise<void> {
    return demand(this, 'kickGroupMember', guid, uid);
  }
  /** Removes a member, who may not rejoin until unbanned; admins and moderators only. */
  banGroupMember(guid: string, uid: string): Promise<void> {
    return demand(this, 'banGroupMember', guid, uid);
  }
  /** Lets a banned user rejoin; admins and moderators only. */
  unbanGroupMember(guid: string, uid: string): Promise<void> {
    return demand(this, 'unbanGroupMember', guid, uid);
  }
  /** Makes a member an 'admin', a 'moderator' or a 'participant'; admins only. */
  updateGroupMemberScope(guid: string, uid: string, scope: Scope): Promise<void> {
    return demand(this, 'updateGroupMemberScope', guid, uid, scope);
  }

  /**
   * Creates an object from the JSON of `toJSON`, equal to the original; rejects anything else with
   * `ERR_BAD_ARGUMENT`.
   */
  revive(json: unknown): Revived {
    return revive(json);
  }

  /** Fetches the signed-in user's copy of a conversation with a user ('user') or a group ('group'). */
  getConversation(uidOrGuid: string, type: string): Promise<Conversation> {
    const receiver = { receiverType: type, receiverId: uidOrGuid };
    return this.session.query('getConversation', (all, state, actor) =>
      all.getConversation(state, actor, receiver),
    );
  }
  /**
   * Deletes the signed-in user's copy of a conversation; a newer message lists it again without the older
   * ones.
   */
  deleteConversation(uidOrGuid: string, type: string): Promise<string> {
    return demand(this, 'deleteConversation', { receiverType: type, receiverId: uidOrGuid });
  }
  /** Sets the tags of the signed-in user's copy of a conversation. */
  tagConversation(uidOrGuid: string, type: string, tags: string[]): Promise<Conversation> {
    return demand(this, 'tagConversation', { receiverType: type, receiverId: uidOrGuid }, tags);
  }
  /** Pins the signed-in user's copy of a conversation: pages list it first. */
  pinConversation(uidOrGuid: string, type: string): Promise<Conversation> {
    return demand(this, 'pinConversation', { receiverType: type, receiverId: uidOrGuid });
  }
  /** Unpins a conversation. */
  unpinConversation(uidOrGuid: string, type: string): Promise<Conversation> {
    return demand(this, 'unpinConversation', { receiverType: type, receiverId: uidOrGuid });
  }
  /** Mutes the signed-in user's copy of a conversation. */
  muteConversation(uidOrGuid: string, type: string): Promise<Conversation> {
    return demand(this, 'muteConversation', { receiverType: type, receiverId: uidOrGuid });
  }
  /** Unmutes a conversation. */
  unmuteConversation(uidOrGuid: string, type: string): Promise<Conversation> {
    return demand(this, 'unmuteConversation', { receiverType: type, receiverId: uidOrGuid });
  }
  /** Archives the signed-in user's copy of a conversation and unpins it; unless muted, a newer message ends that. */
  archiveConversation(uidOrGuid: string, type: string): Promise<Conversation> {
    return demand(this, 'archiveConversation', { receiverType: type, receiverId: uidOrGuid });
  }
  /** Ends the archiving of a conversation. */
  unarchiveConversation(uidOrGuid: string, type: string): Promise<Conversation> {
    return demand(this, 'unarchiveConversation', { receiverType: type, receiverId: uidOrGuid });
  }

  /** Sends a text, media or custom message; resolves to a new object, the sent message. */
  async sendMessage(message: Kit.Message): Promise<AnyMessage> {
    const draft = messageDraft(message);
    const { muid } = draft;
    return this.session.call('sendMessage', (all, state, actor) => {
      if (muid !== undefined && this.#canceled.has(muid)) {
        refuse(ERROR_CODE.CANCELED, 'The message was canceled: send another one.', { muid });
      }
      return all.sendMessage(state, actor, draft);
    });
  }
  /** Gives up a message that is not sent yet, by its muid; its send rejects with `ERR_CANCELED`. */
  cancelMessage(message: Kit.Message): void {
    const muid = message.getMuid?.();
    if (muid) this.#canceled.add(muid);
  }
  /** The same as `sendMessage`. */
  sendMediaMessage(message: Kit.MediaMessage): Promise<AnyMessage> {
    return this.sendMessage(message);
  }
  /** The same as `sendMessage`. */
  sendCustomMessage(message: Kit.CustomMessage): Promise<AnyMessage> {
    return this.sendMessage(message);
  }
  /** Fetches a message by its id. */
  async getMessageDetails(id: Kit.MessageId): Promise<AnyMessage> {
    const wanted = idOf(id);
    return this.session.query('getMessageDetails', (all, state, actor) =>
      all.getMessageDetails(state, actor, wanted),
    );
  }
  /** Fetches who received and read a message of the signed-in user, one receipt per user. */
  async getMessageReceipts(id: Kit.MessageId): Promise<MessageReceipt[]> {
    return demand(this, 'getMessageReceipts', idOf(id));
  }
  /** Replaces the text, file, caption or data of a message of the signed-in user, found by its id. */
  async editMessage(message: Kit.Message): Promise<AnyMessage> {
    return demand(this, 'editMessage', idOf(message.getId()), messageDraft(message));
  }
  /** Deletes a message of the signed-in user for everyone, given itself or its id; it stays, without content. */
  async deleteMessage(message: Kit.Message | string | number): Promise<AnyMessage> {
    return demand(this, 'deleteMessage', idOf((message as Kit.Message)?.getId?.() ?? message));
  }
  /** Adds a reaction to a message: an emoji, or a text without spaces of at most 32 characters. */
  async addReaction(id: Kit.MessageId, reaction: string): Promise<AnyMessage> {
    return demand(this, 'addReaction', idOf(id), reaction);
  }
  /** Removes a reaction of the signed-in user from a message. */
  async removeReaction(id: Kit.MessageId, reaction: string): Promise<AnyMessage> {
    return demand(this, 'removeReaction', idOf(id), reaction);
  }
  /** Marks a message and all before it as read; without `await`, a rejection is not reported as unhandled. */
  markAsRead(message: Kit.Message): Promise<void> {
    return quiet(mark(this, 'markAsRead', message));
  }
  /** Marks a message and all before it as delivered; needs no `await`, like `markAsRead`. */
  markAsDelivered(message: Kit.Message): Promise<void> {
    return quiet(mark(this, 'markAsDelivered', message));
  }
  /** Marks a message and all after it as unread for the signed-in user; senders keep their receipts. */
  async markMessageAsUnread(message: Kit.Message): Promise<Conversation> {
    return demand(this, 'markMessageAsUnread', message.getConversationId(), idOf(message.getId()));
  }
  /** Notifies the receiver that the signed-in user is typing; failures are ignored. */
  startTyping(indicator: Kit.TypingIndicator): void {
    quiet(type(this, 'startTyping', indicator));
  }
  /** Notifies the receiver that the signed-in user stopped typing; failures are ignored. */
  endTyping(indicator: Kit.TypingIndicator): void {
    quiet(type(this, 'endTyping', indicator));
  }
}

/** Runs the command with the method's name. */
function demand<Method extends KitMethod & keyof Commands>(
  { session }: LocalKit,
  method: Method,
  ...args: ArgumentsOf<Commands[Method]>
): Promise<ReturnType<Commands[Method]>> {
  type Run = (state: State, actor: Actor, ...all: unknown[]) => ReturnType<Commands[Method]>;
  return session.call(method, (all, state, actor) => (all[method] as Run)(state, actor, ...args));
}

type ArgumentsOf<C> = C extends (state: State, actor: Actor, ...args: infer Arguments) => unknown
  ? Arguments
  : never;

async function mark(
  kit: LocalKit,
  method: 'markAsRead' | 'markAsDelivered',
  message: Kit.Message,
): Promise<void> {
  return demand(kit, method, message.getConversationId(), idOf(message.getId()));
}

async function type(
  { session }: LocalKit,
  method: 'startTyping' | 'endTyping',
  indicator: Kit.TypingIndicator,
): Promise<void> {
  const receiver = receiverOf(indicator);
  await session.publish(method, (all, state, actor) =>
    all.type(state, actor, receiver, method === 'startTyping'),
  );
}

/** Keeps a rejection from being unhandled; awaiting the promise still rejects. */
function quiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
