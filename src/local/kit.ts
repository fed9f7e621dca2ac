import { GROUP_MENTIONS, type Kit, type KitSDK } from '../sdk/index.ts';
import type { ServerKit } from '../server/create-kit.ts';
import type { GroupJSON, Id, UserJSON } from '../server/json.ts';
import { chatOf } from '../server/object-reader.ts';
import type { ServerGroup } from '../server/objects/group.ts';
import type { ServerUserReceipt } from '../server/objects/signals.ts';
import type { ServerUser } from '../server/objects/user.ts';
import type { AddOutcomes } from './commands/groups.ts';
import type { Outcomes } from './commands/people.ts';
import type { Actor } from './data/data-event.ts';
import type { LocalData } from './data/local-data.ts';
import type { Commands, StorageInfo } from './data/place.ts';
import type { Scope } from './data/records.ts';
import type { State } from './data/state.ts';
import { checkMessage, draftOf, groupDraft, memberDrafts, userDraft } from './drafts.ts';
import { ERROR_CODE, Exception, refuse } from './exception.ts';
import type { GroupListener } from './listeners.ts';
import type { KitMethod } from './network.ts';
import {
  Action,
  type AnyMessage,
  Conversation,
  CustomMessage,
  Group,
  GroupMember,
  MediaMessage,
  MessageReceipt,
  Reaction,
  ReactionCount,
  ReactionEvent,
  TextMessage,
  TypingIndicator,
  User,
} from './objects.ts';
import {
  type ConversationsRequestBuilder,
  type GroupMembersRequestBuilder,
  type GroupsRequestBuilder,
  type MessagesRequestBuilder,
  type ReactionsRequestBuilder,
  requestBuilders,
  type UsersRequestBuilder,
} from './requests.ts';
import { serverOf } from './server.ts';
import { Session } from './session.ts';

/** The members that come from `createKit` as they are, apart from counting. */
const METHODS = [
  'getConversation',
  'deleteConversation',
  'getMessageDetails',
  'getMessageReceipts',
  'addReaction',
  'removeReaction',
  'markMessageAsUnread',
  'pinConversation',
  'unpinConversation',
  'muteConversation',
  'unmuteConversation',
  'archiveConversation',
  'unarchiveConversation',
  'blockUsers',
  'unblockUsers',
] as const satisfies readonly KitMethod[];

type Listening = Extract<keyof ServerKit, `${string}Listener`>;

/** What `revive` creates from JSON. */
export type Revived = Conversation | ServerUser | ServerGroup | AnyMessage;

/** The members of a kit of `createKit`. */
interface FromServer extends Pick<ServerKit, Exclude<Listening, 'GroupListener'>> {
  /** Fetches the signed-in user's copy of a conversation with a user ('user') or a group ('group'). */
  getConversation(uidOrGuid: string, type: string): Promise<Conversation>;
  /** Deletes the signed-in user's copy of a conversation; a newer message lists it again without the older ones. */
  deleteConversation(uidOrGuid: string, type: string): Promise<string>;
  /** Fetches a message by its id. */
  getMessageDetails(id: Kit.MessageId): Promise<AnyMessage>;
  /** Fetches who received and read a message of the signed-in user, one receipt per user. */
  getMessageReceipts(id: Kit.MessageId): Promise<ServerUserReceipt[]>;
  /** Adds a reaction to a message: an emoji, or a text without spaces of at most 32 characters. */
  addReaction(id: Kit.MessageId, reaction: string): Promise<AnyMessage>;
  /** Removes a reaction of the signed-in user from a message. */
  removeReaction(id: Kit.MessageId, reaction: string): Promise<AnyMessage>;
  /** Marks a message and all after it as unread for the signed-in user; senders keep their receipts. */
  markMessageAsUnread(message: Kit.Message): Promise<Conversation>;
  /** Pins the signed-in user's copy of a conversation: pages list it first. */
  pinConversation(uidOrGuid: string, type: string): Promise<Conversation>;
  /** Unpins a conversation. */
  unpinConversation(uidOrGuid: string, type: string): Promise<Conversation>;
  /** Mutes the signed-in user's copy of a conversation. */
  muteConversation(uidOrGuid: string, type: string): Promise<Conversation>;
  /** Unmutes a conversation. */
  unmuteConversation(uidOrGuid: string, type: string): Promise<Conversation>;
  /** Archives the signed-in user's copy of a conversation and unpins it; unless muted, a newer message ends that. */
  archiveConversation(uidOrGuid: string, type: string): Promise<Conversation>;
  /** Ends the archiving of a conversation. */
  unarchiveConversation(uidOrGuid: string, type: string): Promise<Conversation>;
  /** Blocks users, whose messages and typing no longer reach the signed-in user. */
  blockUsers(uids: string[]): Promise<Outcomes>;
  /** Unblocks users; messages withheld meanwhile are not delivered. */
  unblockUsers(uids: string[]): Promise<Outcomes>;

  /** Creates a listener to groups. */
  readonly GroupListener: typeof GroupListener;
  readonly ConversationsRequestBuilder: new () => ConversationsRequestBuilder;
  readonly UsersRequestBuilder: new () => UsersRequestBuilder;
  readonly MessagesRequestBuilder: new () => MessagesRequestBuilder;
  readonly GroupsRequestBuilder: new () => GroupsRequestBuilder;
  readonly GroupMembersRequestBuilder: new (guid: string) => GroupMembersRequestBuilder;
  readonly ReactionsRequestBuilder: new () => ReactionsRequestBuilder;
  readonly BannedMembersRequestBuilder: new (guid: string) => GroupMembersRequestBuilder;
}

/** Copies the members of a kit of `createKit`, and counts calls. */
class ServerMembers {
  constructor(session: Session) {
    const { kit } = session.server;
    const methods = METHODS.map((name) => [name, (...args: unknown[]) => ask({ session }, name, ...args)]);
    const listening = Object.entries(kit).filter(([name]) => name.endsWith('Listener'));
    Object.assign(this, Object.fromEntries([...methods, ...listening]), requestBuilders(session));
  }
}
const FromServer = ServerMembers as new (session: Session) => FromServer;

/**
 * The embedded chat SDK: one signed-in session on a data set. Methods reject with an `Exception` whose code
 * is one of `ERROR_CODE`. All methods except `login` and `createUser` need `login(uid)` first.
 */
export class LocalKit extends FromServer implements KitSDK {
  readonly User = User;
  readonly Group = Group;
  readonly GroupMember = GroupMember;
  readonly Conversation = Conversation;
  readonly TextMessage = TextMessage;
  readonly MediaMessage = MediaMessage;
  readonly CustomMessage = CustomMessage;
  readonly Action = Action;
  readonly Reaction = Reaction;
  readonly ReactionCount = ReactionCount;
  readonly ReactionEvent = ReactionEvent;
  readonly TypingIndicator = TypingIndicator;
  readonly MessageReceipt = MessageReceipt;
  readonly Exception = Exception;
  /** The data set of this kit; pass it to `createLocalKit` for another session. */
  readonly data: LocalData;
  /** @internal */
  readonly session: Session;

  constructor(data: LocalData) {
    const session = new Session(data, serverOf);
    super(session);
    this.data = data;
    this.session = session;
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
    return this.session.server.kit.storageScope;
  }

  /**
   * Signs in as an existing user, without a password; rejects with `ERR_ALREADY_LOGGED_IN` while another user is signed
   * in.
   */
  login(uid: string): Promise<ServerUser> {
    return this.session.login(uid);
  }
  /** Signs out; listeners stay. */
  logout(): Promise<void> {
    return this.session.logout();
  }
  /** The signed-in user, or null; needs no connection. */
  getLoggedinUser(): Promise<ServerUser | null> {
    const { network, server } = this.session;
    network.count('getLoggedinUser');
    return server.kit.getLoggedinUser();
  }

  /** Fetches a user. */
  getUser(uid: string): Promise<ServerUser> {
    return userOf(this, demand(this, 'getUser', uid));
  }
  /** Creates a user, offline at first; works while nobody is signed in. */
  async createUser(user: User): Promise<ServerUser> {
    const draft = userDraft(user);
    return userOf(
      this,
      this.session.anonymous('createUser', (all, state, actor) => all.createUser(state, actor, draft)),
    );
  }
  /** Makes users friends of the signed-in one. */
  addFriends(uids: string[]): Promise<Outcomes> {
    return demand(this, 'addFriends', uids);
  }
  /** Ends friendships, whoever started them. */
  removeFriends(uids: string[]): Promise<Outcomes> {
    return demand(this, 'removeFriends', uids);
  }
  /** Fetches a group; a private one for its members only. */
  getGroup(guid: string): Promise<ServerGroup> {
    return groupOf(this, demand(this, 'getGroup', guid));
  }
  /** Creates a group owned by the signed-in user. */
  async createGroup(group: Group): Promise<ServerGroup> {
    return groupOf(this, demand(this, 'createGroup', groupDraft(group)));
  }
  /** Joins a public group, or one with a password. */
  joinGroup(guid: string, password?: string): Promise<ServerGroup> {
    return groupOf(this, demand(this, 'joinGroup', guid, password));
  }
  /** Leaves a group; after its owner, the longest-standing member owns it. */
  leaveGroup(guid: string): Promise<void> {
    return demand(this, 'leaveGroup', guid);
  }
  /**
   * Adds users to a group by uid or as members with a scope; admins only. Resolves to 'success' or an error for each
   * uid.
   */
  async addMembersToGroup(
    guid: string,
    members: readonly (string | Kit.GroupMember)[],
  ): Promise<AddOutcomes> {
    return demand(this, 'addMembersToGroup', guid, memberDrafts(members));
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

  /** Sets the tags of the signed-in user's copy of a conversation. */
  async tagConversation(uidOrGuid: string, type: string, tags: string[]): Promise<Conversation> {
    const json = await demand(this, 'tagConversation', chatOf(uidOrGuid, type), tags);
    return this.session.server.reader.conversation(json, 'tagConversation') as unknown as Conversation;
  }
  /**
   * Creates an object from the JSON of `toJSON`, equal to the original; throws `ERR_BAD_ARGUMENT` for anything else.
   */
  revive(json: unknown): Revived {
    try {
      return this.session.server.kit.revive(json) as Revived;
    } catch (error) {
      return refuse(ERROR_CODE.BAD_ARGUMENT, (error as Error).message, json);
    }
  }

  /** Sends a text, media or custom message; resolves to a new object, the sent message. */
  sendMessage(message: Kit.Message): Promise<AnyMessage> {
    const { session } = this;
    return session.counted('sendMessage', () => {
      checkMessage(message);
      return session.server.kit.sendMessage?.(message) as Promise<unknown> as Promise<AnyMessage>;
    });
  }
  /** The same as `sendMessage`. */
  sendMediaMessage(message: Kit.MediaMessage): Promise<AnyMessage> {
    return this.sendMessage(message);
  }
  /** The same as `sendMessage`. */
  sendCustomMessage(message: Kit.CustomMessage): Promise<AnyMessage> {
    return this.sendMessage(message);
  }
  /** Gives up a message that is not sent yet, by its muid; its send rejects with `ERR_CANCELED`. */
  cancelMessage(message: Kit.Message): void {
    quiet(Promise.resolve(this.session.server.kit.cancelMessage?.(message)));
  }
  /** Replaces the text, file, caption or data of a message of the signed-in user, found by its id. */
  async editMessage(message: Kit.Message): Promise<AnyMessage> {
    const draft = draftOf(message);
    const json = await demand(this, 'editMessage', message.getId(), draft);
    return this.session.server.reader.message(json, 'editMessage') as unknown as AnyMessage;
  }
  /** Whether the signed-in user can have a chat with oneself. */
  readonly canMessageSelf = true;
  /** The words of `<@all:WORD>` that mention everyone in a group, its admins or its moderators. */
  readonly groupMentions = GROUP_MENTIONS;
  /** Replaces the caption of files of the signed-in user, found by the id of their message; '' removes it. */
  async editCaption(id: Id, caption: string): Promise<AnyMessage> {
    const json = await demand(this, 'editCaption', id, caption);
    return this.session.server.reader.message(json, 'editCaption') as unknown as AnyMessage;
  }
  /** Deletes a message of the signed-in user for everyone, given itself or its id; it stays, without content. */
  deleteMessage(message: Kit.Message | string | number): Promise<AnyMessage> {
    const id = ((message as Kit.Message)?.getId?.() ?? message) as Id;
    return ask(this, 'deleteMessage', id) as Promise<AnyMessage>;
  }
  /** Marks a message and all before it as read; without `await`, a rejection is not reported as unhandled. */
  markAsRead(message: Kit.Message): Promise<void> {
    return quiet(ask(this, 'markAsRead', message) as Promise<void>);
  }
  /** Marks a message and all before it as delivered; needs no `await`, like `markAsRead`. */
  markAsDelivered(message: Kit.Message): Promise<void> {
    return quiet(ask(this, 'markAsDelivered', message) as Promise<void>);
  }
  /** Notifies the receiver that the signed-in user is typing; failures are ignored. */
  startTyping(indicator: Kit.TypingIndicator): void {
    type(this, 'startTyping', indicator);
  }
  /** Notifies the receiver that the signed-in user stopped typing; failures are ignored. */
  endTyping(indicator: Kit.TypingIndicator): void {
    type(this, 'endTyping', indicator);
  }
}

/** Calls a method of the kit of `createKit`, and counts that. */
function ask(kit: Pick<LocalKit, 'session'>, method: KitMethod & keyof ServerKit, ...args: unknown[]) {
  const { session } = kit;
  return session.counted(method, () => {
    const call = session.server.kit[method] as (...all: unknown[]) => unknown;
    return Promise.resolve(call(...args));
  });
}

/** Notifies others at once, which `createKit` does in order. */
function type(
  { session }: Pick<LocalKit, 'session'>,
  method: 'startTyping' | 'endTyping',
  indicator: Kit.TypingIndicator,
): void {
  const notify = () => {
    const chat = chatOf(indicator.getReceiverId(), indicator.getReceiverType());
    const typing = { ...chat, typing: method === 'startTyping' };
    return session.publish(method, (all, ...of) => all.type(...of, typing));
  };
  quiet(session.counted(method, notify));
}

/** Runs the command with the method's name, which `createKit` has no function for. */
function demand<Method extends KitMethod & keyof Commands>(
  { session }: Pick<LocalKit, 'session'>,
  method: Method,
  ...args: ArgumentsOf<Commands[Method]>
): Promise<ReturnType<Commands[Method]>> {
  type Run = (state: State, actor: Actor, ...all: unknown[]) => ReturnType<Commands[Method]>;
  return session.counted(method, () =>
    session.call(method, (all, state, actor) => (all[method] as Run)(state, actor, ...args)),
  );
}

type ArgumentsOf<C> = C extends (state: State, actor: Actor, ...args: infer Arguments) => unknown
  ? Arguments
  : never;

const userOf = async ({ session }: Pick<LocalKit, 'session'>, json: Promise<UserJSON>): Promise<ServerUser> =>
  session.server.reader.user(await json, 'user');
const groupOf = async (
  { session }: Pick<LocalKit, 'session'>,
  json: Promise<GroupJSON>,
): Promise<ServerGroup> => session.server.reader.group(await json, 'group');

/** Keeps a rejection from being unhandled; awaiting the promise still rejects. */
function quiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
