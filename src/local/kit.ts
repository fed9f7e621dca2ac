import { GROUP_ACTION, type Kit, type KitSDK } from '../sdk/index.ts';
import { KitControl } from './control.ts';
import type { LocalData } from './data/local-data.ts';
import { groupDraft, idOf, messageDraft, userDraft } from './drafts.ts';
import { Exception } from './exception.ts';
import { ListenerSeats } from './listener-seats.ts';
import {
  ConnectionListener,
  GroupListener,
  LoginListener,
  MessageListener,
  UserListener,
} from './listeners.ts';
import type { KitMethod } from './network.ts';
import { Conversation } from './objects/conversation.ts';
import { Group } from './objects/group.ts';
import { Action, type AnyMessage, CustomMessage, MediaMessage, TextMessage } from './objects/messages.ts';
import { MessageReceipt, TypingIndicator } from './objects/signals.ts';
import { User } from './objects/user.ts';
import { ConversationsRequestBuilder } from './requests/conversations.ts';
import { MessagesRequestBuilder } from './requests/messages.ts';
import { UsersRequestBuilder } from './requests/users.ts';
import { Session } from './session.ts';

/** What became of blocking or befriending each user, by uid. */
export type Outcomes = Record<string, { success: boolean }>;

/**
 * The embedded chat SDK: one signed-in session on a data set. Methods reject with an `Exception` whose code is
 * one of `ERROR_CODE`; all of them need `login(uid)` first, except `login` itself and `createUser`.
 */
export class LocalKit extends ListenerSeats implements KitSDK {
  readonly User = User;
  readonly Group = Group;
  readonly Conversation = Conversation;
  readonly TextMessage = TextMessage;
  readonly MediaMessage = MediaMessage;
  readonly CustomMessage = CustomMessage;
  readonly Action = Action;
  readonly TypingIndicator = TypingIndicator;
  readonly MessageReceipt = MessageReceipt;
  readonly Exception = Exception;
  readonly MessageListener = MessageListener;
  readonly UserListener = UserListener;
  readonly GroupListener = GroupListener;
  readonly ConnectionListener = ConnectionListener;
  readonly LoginListener = LoginListener;
  readonly ConversationsRequestBuilder: new () => ConversationsRequestBuilder;
  readonly UsersRequestBuilder: new () => UsersRequestBuilder;
  readonly MessagesRequestBuilder: new () => MessagesRequestBuilder;
  /** The data set this kit is a session of; give it to `createLocalKit` for another session. */
  readonly data: LocalData;
  /** Latency, failures, connection loss and counts, for tests and demos. */
  readonly control: KitControl;

  constructor(data: LocalData) {
    const session = new Session(data);
    super(session);
    this.data = data;
    this.control = new KitControl(session);
    this.ConversationsRequestBuilder = class extends ConversationsRequestBuilder {
      constructor() {
        super(session);
      }
    };
    this.UsersRequestBuilder = class extends UsersRequestBuilder {
      constructor() {
        super(session);
      }
    };
    this.MessagesRequestBuilder = class extends MessagesRequestBuilder {
      constructor() {
        super(session);
      }
    };
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
    return this.session.call('getUser', (_, views) => views.user(this.data.user(uid)));
  }
  /** Makes a user, offline at first; nobody needs to be signed in. */
  createUser(user: User): Promise<User> {
    return this.session.anonymous('createUser', (views) => views.user(this.data.createUser(userDraft(user))));
  }
  addFriends(uids: string[]): Promise<Outcomes> {
    return this.forEach('addFriends', uids);
  }
  removeFriends(uids: string[]): Promise<Outcomes> {
    return this.forEach('removeFriends', uids);
  }
  /** Blocks users: their messages and their typing no longer reach this user. */
  blockUsers(uids: string[]): Promise<Outcomes> {
    return this.forEach('blockUsers', uids);
  }
  unblockUsers(uids: string[]): Promise<Outcomes> {
    return this.forEach('unblockUsers', uids);
  }

  getGroup(guid: string): Promise<Group> {
    return this.session.call('getGroup', (_, views) => views.group(this.data.group(guid)));
  }
  /** Makes a group with the signed-in user as its owner. */
  createGroup(group: Group): Promise<Group> {
    return this.session.call('createGroup', (actor, views) =>
      views.group(this.data.createGroup(actor, groupDraft(group))),
    );
  }
  /** Joins a public group, or one with a password. */
  joinGroup(guid: string, password?: string): Promise<Group> {
    return this.session.call('joinGroup', (actor, views) =>
      views.group(this.data.joinGroup(actor, guid, password)),
    );
  }
  leaveGroup(guid: string): Promise<void> {
    return this.session.call('leaveGroup', (actor) => this.data.leaveGroup(actor, guid));
  }
  /** Adds users to a group, all or none; admins and moderators may. */
  addMembersToGroup(guid: string, uids: string[]): Promise<Group> {
    return this.session.call('addMembersToGroup', (actor, views) =>
      views.group(this.data.addMembers(actor, guid, uids)),
    );
  }
  /** Takes a member out, who may come back; admins and moderators may. */
  kickGroupMember(guid: string, uid: string): Promise<void> {
    return this.session.call('kickGroupMember', (actor) =>
      this.data.expel(actor, guid, uid, GROUP_ACTION.KICKED),
    );
  }
  /** Takes a member out for good; admins and moderators may. */
  banGroupMember(guid: string, uid: string): Promise<void> {
    return this.session.call('banGroupMember', (actor) =>
      this.data.expel(actor, guid, uid, GROUP_ACTION.BANNED),
    );
  }

  /** The signed-in user's copy of a conversation with a user ('user') or in a group ('group'). */
  getConversation(uidOrGuid: string, type: string): Promise<Conversation> {
    return this.session.call('getConversation', (actor, views) =>
      views.conversation(this.data.conversation(actor.uid, type, uidOrGuid)),
    );
  }
  /** Deletes the signed-in user's copy of a conversation; a newer message brings it back without the older ones. */
  deleteConversation(uidOrGuid: string, type: string): Promise<string> {
    return this.session.call('deleteConversation', (actor) => {
      this.data.deleteConversation(actor, type, uidOrGuid);
      return 'The conversation was deleted.';
    });
  }
  /** Sets the tags of the signed-in user's copy of a conversation. */
  tagConversation(uidOrGuid: string, type: string, tags: string[]): Promise<Conversation> {
    return this.session.call('tagConversation', (actor, views) =>
      views.conversation(this.data.tagConversation(actor, type, uidOrGuid, tags)),
    );
  }

  /** Sends a text, media or custom message; resolves to the message as it was sent, a new object. */
  sendMessage(message: Kit.Message): Promise<AnyMessage> {
    return this.session.call('sendMessage', (actor, views) =>
      views.message(this.data.send(actor, messageDraft(message))),
    );
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
  editMessage(message: Kit.Message): Promise<AnyMessage> {
    return this.session.call('editMessage', (actor, views) =>
      views.message(this.data.edit(actor, idOf(message.getId()), messageDraft(message))),
    );
  }
  /** Deletes a message of one's own for everyone; it stays without content, as deleted. */
  deleteMessage(message: Kit.Message): Promise<AnyMessage> {
    return this.session.call('deleteMessage', (actor, views) => {
      const receiver = { receiverType: message.getReceiverType(), receiverId: message.getReceiverId() };
      return views.message(this.data.remove(actor, idOf(message.getId()), receiver));
    });
  }
  /** Marks a message, and all before it, as read; may be left alone: a rejection is never unhandled. */
  markAsRead(message: Kit.Message): Promise<void> {
    return quiet(
      this.session.call('markAsRead', (actor) =>
        this.data.markRead(actor, message.getConversationId(), idOf(message.getId())),
      ),
    );
  }
  /** Marks a message, and all before it, as delivered; may be left alone, as `markAsRead`. */
  markAsDelivered(message: Kit.Message): Promise<void> {
    return quiet(
      this.session.call('markAsDelivered', (actor) =>
        this.data.markDelivered(actor, message.getConversationId(), idOf(message.getId())),
      ),
    );
  }
  /** Tells the receiver that the signed-in user types; dropped silently where it cannot be sent. */
  startTyping(indicator: Kit.TypingIndicator): void {
    this.typing('startTyping', indicator);
  }
  /** Tells the receiver that the signed-in user stopped typing. */
  endTyping(indicator: Kit.TypingIndicator): void {
    this.typing('endTyping', indicator);
  }

  private forEach(
    method: KitMethod & ('addFriends' | 'removeFriends' | 'blockUsers' | 'unblockUsers'),
    uids: string[],
  ): Promise<Outcomes> {
    const commands = {
      addFriends: 'addFriends',
      removeFriends: 'removeFriends',
      blockUsers: 'block',
      unblockUsers: 'unblock',
    } as const;
    return this.session.call(method, (actor) => {
      this.data[commands[method]](actor, uids);
      return Object.fromEntries(uids.map((uid) => [uid, { success: true }]));
    });
  }

  private typing(method: 'startTyping' | 'endTyping', indicator: Kit.TypingIndicator): void {
    quiet(
      this.session.call(method, (actor) => {
        const receiver = { type: indicator.getReceiverType(), id: indicator.getReceiverId() };
        this.data.type(actor, receiver, method === 'startTyping');
      }),
    );
  }
}

/** A promise that may be left alone: who awaits it still learns of a rejection. */
function quiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
