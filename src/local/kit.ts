import type { Kit, KitSDK } from '../sdk/index.ts';
import type { Actor } from './data/data-event.ts';
import type { LocalData } from './data/local-data.ts';
import type { StorageInfo } from './data/open-place.ts';
import type { Scope } from './data/records.ts';
import type { Tx } from './data/tx.ts';
import type { Work } from './data/work.ts';
import { groupDraft, messageDraft, receiverOf, userDraft } from './drafts.ts';
import { ERROR_CODE, refuse } from './exception.ts';
import { KitClasses } from './kit-classes.ts';
import { changes, chat, groups, type Lazy, people } from './lazy.ts';
import type { KitMethod } from './network.ts';
import type { Conversation } from './objects/conversation.ts';
import type { Group } from './objects/group.ts';
import { idOf } from './objects/message.ts';
import type { AnyMessage } from './objects/messages.ts';
import { type Revived, revive } from './objects/revive.ts';
import type { MessageReceipt } from './objects/signals.ts';
import type { User } from './objects/user.ts';
import type { Outcomes } from './on-demand/people.ts';
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
    return this.session.query('getUser', (tx, actor, part) => part.getUser(tx, actor, uid), chat);
  }
  /** Creates a user, offline at first; works while nobody is signed in. */
  async createUser(user: User): Promise<User> {
    const draft = userDraft(user);
    const viewer = this.session.uid ?? '';
    return this.session.anonymous('createUser', (tx, part) => part.createUser(tx, viewer, draft), people);
  }
  /** Makes users friends of the signed-in one. */
  addFriends(uids: string[]): Promise<Outcomes> {
    return demand(this, people, 'addFriends', uids);
  }
  /** Ends friendships, whoever started them. */
  removeFriends(uids: string[]): Promise<Outcomes> {
    return demand(this, people, 'removeFriends', uids);
  }
  /** Blocks users, whose messages and typing no longer reach the signed-in user. */
  blockUsers(uids: string[]): Promise<Outcomes> {
    return demand(this, people, 'blockUsers', uids);
  }
  /** Unblocks users; messages withheld meanwhile are not delivered. */
  unblockUsers(uids: string[]): Promise<Outcomes> {
    return demand(this, people, 'unblockUsers', uids);
  }

  /** Fetches a group; a private one for its members only. */
  getGroup(guid: string): Promise<Group> {
    return this.session.query('getGroup', (tx, actor, part) => part.getGroup(tx, actor, guid), chat);
  }
  /** Creates a group owned by the signed-in user. */
  async createGroup(group: Group): Promise<Group> {
    return demand(this, groups, 'createGroup', groupDraft(group));
  }
  /** Joins a public group, or one with a password. */
  joinGroup(guid: string, password?: string): Promise<Group> {
    return demand(this, groups, 'joinGroup', guid, password);
  }
  /** Leaves a group; after its owner, the longest-standing member owns it. */
  leaveGroup(guid: string): Promise<void> {
    return demand(this, groups, 'leaveGroup', guid);
  }
  /** Adds users to a group, all or none; admins and moderators only. */
  addMembersToGroup(guid: string, uids: string[]): Promise<Group> {
    return demand(this, groups, 'addMembersToGroup', guid, uids);
  }
  /** Removes a member, who may rejoin; admins and moderators only. */
  kickGroupMember(guid: string, uid: string): Promise<void> {
    return demand(this, groups, 'kickGroupMember', guid, uid);
  }
  /** Removes a member, who may not rejoin until unbanned; admins and moderators only. */
  banGroupMember(guid: string, uid: string): Promise<void> {
    return demand(this, groups, 'banGroupMember', guid, uid);
  }
  /** Lets a banned user rejoin; admins and moderators only. */
  unbanGroupMember(guid: string, uid: string): Promise<void> {
    return demand(this, groups, 'unbanGroupMember', guid, uid);
  }
  /** Makes a member an 'admin', a 'moderator' or a 'participant'; admins only. */
  updateGroupMemberScope(guid: string, uid: string, scope: Scope): Promise<void> {
    return demand(this, groups, 'updateGroupMemberScope', guid, uid, scope);
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
    return this.session.query(
      'getConversation',
      (tx, actor, part) => part.getConversation(tx, actor, receiver),
      chat,
    );
  }
  /**
   * Deletes the signed-in user's copy of a conversation; a newer message lists it again without the older
   * ones.
   */
  deleteConversation(uidOrGuid: string, type: string): Promise<string> {
    return demand(this, changes, 'deleteConversation', { receiverType: type, receiverId: uidOrGuid });
  }
  /** Sets the tags of the signed-in user's copy of a conversation. */
  tagConversation(uidOrGuid: string, type: string, tags: string[]): Promise<Conversation> {
    return demand(this, changes, 'tagConversation', { receiverType: type, receiverId: uidOrGuid }, tags);
  }

  /** Sends a text, media or custom message; resolves to a new object, the sent message. */
  async sendMessage(message: Kit.Message): Promise<AnyMessage> {
    const draft = messageDraft(message);
    const { muid } = draft;
    return this.session.call(
      'sendMessage',
      (tx, actor, part) => {
        if (muid !== undefined && this.#canceled.has(muid)) {
          refuse(ERROR_CODE.CANCELED, 'The message was canceled: send another one.', { muid });
        }
        return part.sendMessage(tx, actor, draft);
      },
      chat,
    );
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
    return this.session.query(
      'getMessageDetails',
      (tx, actor, part) => part.getMessageDetails(tx, actor, wanted),
      chat,
    );
  }
  /** Fetches who received and read a message of the signed-in user, one receipt per user. */
  async getMessageReceipts(id: Kit.MessageId): Promise<MessageReceipt[]> {
    return demand(this, changes, 'getMessageReceipts', idOf(id));
  }
  /** Replaces the text, file, caption or data of a message of the signed-in user, found by its id. */
  async editMessage(message: Kit.Message): Promise<AnyMessage> {
    return demand(this, changes, 'editMessage', idOf(message.getId()), messageDraft(message));
  }
  /** Deletes a message of the signed-in user for everyone, given itself or its id; it stays, without content. */
  async deleteMessage(message: Kit.Message | string | number): Promise<AnyMessage> {
    return demand(this, changes, 'deleteMessage', idOf((message as Kit.Message)?.getId?.() ?? message));
  }
  /** Adds a reaction to a message: an emoji, or a text without spaces of at most 32 characters. */
  async addReaction(id: Kit.MessageId, reaction: string): Promise<AnyMessage> {
    return demand(this, changes, 'addReaction', idOf(id), reaction);
  }
  /** Removes a reaction of the signed-in user from a message. */
  async removeReaction(id: Kit.MessageId, reaction: string): Promise<AnyMessage> {
    return demand(this, changes, 'removeReaction', idOf(id), reaction);
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
    return demand(this, changes, 'markMessageAsUnread', message.getConversationId(), idOf(message.getId()));
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

/** Runs the command with the method's name in a part that loads on demand. */
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

/** Keeps a rejection from being unhandled; awaiting the promise still rejects. */
function quiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
