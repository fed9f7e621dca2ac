import { GROUP_ACTION, type Kit, type KitSDK } from '../sdk/index.ts';
import type { Actor } from './data/data-event.ts';
import { groupOf, userOf } from './data/find.ts';
import type { LocalData, StorageInfo } from './data/local-data.ts';
import * as membership from './data/membership.ts';
import * as messaging from './data/messaging.ts';
import { createUser, relate, unrelate } from './data/people.ts';
import * as queries from './data/queries.ts';
import * as receipts from './data/receipts.ts';
import type { Entry, GroupRecord, MessageRecord, Scope } from './data/records.ts';
import type { Tx } from './data/tx.ts';
import type { Work } from './data/work.ts';
import { groupDraft, idOf, messageDraft, receiverOf, userDraft } from './drafts.ts';
import { KitClasses } from './kit-classes.ts';
import type { KitMethod } from './network.ts';
import type { Conversation } from './objects/conversation.ts';
import type { Group } from './objects/group.ts';
import type { AnyMessage } from './objects/messages.ts';
import { type Revived, revive } from './objects/revive.ts';
import type { User } from './objects/user.ts';
import { Session } from './session.ts';
import { viewConversations, viewGroup, viewMessage, viewUser } from './views.ts';

/** What became of blocking or befriending each user, by uid. */
export type Outcomes = Record<string, { success: boolean }>;

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
    return this.session.query('getUser', function* (tx, actor) {
      return yield* viewUser(tx, actor.uid, yield* userOf(tx, uid));
    });
  }
  /** Makes a user, offline at first; nobody needs to be signed in. */
  async createUser(user: User): Promise<User> {
    const draft = userDraft(user);
    const viewer = this.session.uid ?? '';
    return this.session.anonymous('createUser', function* (tx) {
      return yield* viewUser(tx, viewer, yield* createUser(tx, draft));
    });
  }
  /** Makes users friends of the signed-in one, and that one theirs. */
  addFriends(uids: string[]): Promise<Outcomes> {
    return this.relate('addFriends', uids, (tx, actor) => relate(tx, actor, 'friend', uids));
  }
  /** Ends friendships, from whichever side they came. */
  removeFriends(uids: string[]): Promise<Outcomes> {
    return this.relate('removeFriends', uids, (tx, actor) => unrelate(tx, actor, 'friend', uids));
  }
  /** Blocks users: their messages and their typing no longer reach this user. */
  blockUsers(uids: string[]): Promise<Outcomes> {
    return this.relate('blockUsers', uids, (tx, actor) => relate(tx, actor, 'block', uids));
  }
  /** Takes blocks back; what was withheld meanwhile does not come. */
  unblockUsers(uids: string[]): Promise<Outcomes> {
    return this.relate('unblockUsers', uids, (tx, actor) => unrelate(tx, actor, 'block', uids));
  }

  getGroup(guid: string): Promise<Group> {
    return this.session.query('getGroup', function* (tx, actor) {
      return yield* viewGroup(tx, actor.uid, yield* groupOf(tx, guid));
    });
  }
  /** Makes a group with the signed-in user as its owner. */
  async createGroup(group: Group): Promise<Group> {
    const draft = groupDraft(group);
    return this.group('createGroup', (tx, actor) => membership.createGroup(tx, actor, draft));
  }
  /** Joins a public group, or one with a password. */
  joinGroup(guid: string, password?: string): Promise<Group> {
    return this.group('joinGroup', (tx, actor) => membership.join(tx, actor, guid, password));
  }
  leaveGroup(guid: string): Promise<void> {
    return this.session.call('leaveGroup', (tx, actor) => membership.leave(tx, actor, guid));
  }
  /** Adds users to a group, all or none; admins and moderators may. */
  addMembersToGroup(guid: string, uids: string[]): Promise<Group> {
    return this.group('addMembersToGroup', (tx, actor) => membership.add(tx, actor, guid, uids));
  }
  /** Takes a member out, who may come back; admins and moderators may. */
  kickGroupMember(guid: string, uid: string): Promise<void> {
    return this.session.call('kickGroupMember', (tx, actor) =>
      membership.expel(tx, actor, guid, uid, GROUP_ACTION.KICKED),
    );
  }
  /** Takes a member out until unbanned; admins and moderators may. */
  banGroupMember(guid: string, uid: string): Promise<void> {
    return this.session.call('banGroupMember', (tx, actor) =>
      membership.expel(tx, actor, guid, uid, GROUP_ACTION.BANNED),
    );
  }
  /** Lets one who was banned come back; admins and moderators may. */
  unbanGroupMember(guid: string, uid: string): Promise<void> {
    return this.session.call('unbanGroupMember', (tx, actor) => membership.unban(tx, actor, guid, uid));
  }
  /** Makes a member an 'admin', a 'moderator' or a 'participant'; admins may. */
  updateGroupMemberScope(guid: string, uid: string, scope: Scope): Promise<void> {
    return this.session.call('updateGroupMemberScope', (tx, actor) =>
      membership.setScope(tx, actor, guid, uid, scope),
    );
  }

  /** The object that was written as this JSON by `toJSON`: an equal one; refuses anything else with `ERR_BAD_ARGUMENT`. */
  revive(json: unknown): Revived {
    return revive(json);
  }

  /** The signed-in user's copy of a conversation with a user ('user') or in a group ('group'). */
  getConversation(uidOrGuid: string, type: string): Promise<Conversation> {
    return this.session.query('getConversation', function* (tx, { uid }) {
      return yield* viewConversation(tx, yield* queries.conversation(tx, uid, type, uidOrGuid));
    });
  }
  /** Deletes the signed-in user's copy of a conversation; a newer message brings it back without the older ones. */
  deleteConversation(uidOrGuid: string, type: string): Promise<string> {
    return this.session.call('deleteConversation', function* (tx, { uid }) {
      yield* queries.deleteConversation(tx, uid, type, uidOrGuid);
      return 'The conversation was deleted.';
    });
  }
  /** Sets the tags of the signed-in user's copy of a conversation. */
  tagConversation(uidOrGuid: string, type: string, tags: string[]): Promise<Conversation> {
    return this.session.call('tagConversation', function* (tx, { uid }) {
      return yield* viewConversation(tx, yield* queries.tagConversation(tx, uid, type, uidOrGuid, tags));
    });
  }

  /** Sends a text, media or custom message; resolves to the message as it was sent, a new object. */
  async sendMessage(message: Kit.Message): Promise<AnyMessage> {
    const draft = messageDraft(message);
    return this.message('sendMessage', (tx, actor) => messaging.send(tx, actor, draft));
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
    const draft = messageDraft(message);
    const id = idOf(message.getId());
    return this.message('editMessage', (tx, actor) => messaging.edit(tx, actor, id, draft));
  }
  /** Deletes a message of one's own for everyone; it stays without content, as deleted. */
  async deleteMessage(message: Kit.Message): Promise<AnyMessage> {
    const receiver = receiverOf(message);
    const id = idOf(message.getId());
    return this.message('deleteMessage', (tx, actor) => messaging.remove(tx, actor, id, receiver));
  }
  /** Marks a message, and all before it, as read; may be left alone: a rejection is never unhandled. */
  markAsRead(message: Kit.Message): Promise<void> {
    return quiet(this.mark('markAsRead', message, receipts.markRead));
  }
  /** Marks a message, and all before it, as delivered; may be left alone, as `markAsRead`. */
  markAsDelivered(message: Kit.Message): Promise<void> {
    return quiet(this.mark('markAsDelivered', message, receipts.markDelivered));
  }
  /** Makes a message, and what came after it, unread again for the signed-in user; senders keep their receipts. */
  markAsUnread(message: Kit.Message): Promise<Conversation> {
    return this.mark('markAsUnread', message, function* (tx, actor, conversationId, id) {
      return yield* viewConversation(tx, yield* receipts.markUnread(tx, actor, conversationId, id));
    });
  }
  /** Tells the receiver that the signed-in user types; dropped silently where it cannot be sent. */
  startTyping(indicator: Kit.TypingIndicator): void {
    quiet(this.typing('startTyping', indicator));
  }
  /** Tells the receiver that the signed-in user stopped typing. */
  endTyping(indicator: Kit.TypingIndicator): void {
    quiet(this.typing('endTyping', indicator));
  }

  private relate(method: KitMethod, uids: string[], command: Command<void>): Promise<Outcomes> {
    return this.session.call(method, function* (tx, actor) {
      yield* command(tx, actor);
      return Object.fromEntries(uids.map((uid) => [uid, { success: true }]));
    });
  }

  private group(method: KitMethod, command: Command<GroupRecord>): Promise<Group> {
    return this.session.call(method, function* (tx, actor) {
      return yield* viewGroup(tx, actor.uid, yield* command(tx, actor));
    });
  }

  private message(method: KitMethod, command: Command<MessageRecord>): Promise<AnyMessage> {
    return this.session.call(method, function* (tx, actor) {
      return yield* viewMessage(tx, actor.uid, yield* command(tx, actor));
    });
  }

  private async mark<T>(method: KitMethod, message: Kit.Message, command: Mark<T>): Promise<T> {
    const id = idOf(message.getId());
    const conversationId = message.getConversationId();
    return this.session.call(method, (tx, actor) => command(tx, actor, conversationId, id));
  }

  private async typing(method: KitMethod, indicator: Kit.TypingIndicator): Promise<void> {
    const receiver = receiverOf(indicator);
    const isStart = method === 'startTyping';
    await this.session.tell(method, (tx, actor) => messaging.type(tx, actor, receiver, isStart));
  }
}

type Command<T> = (tx: Tx, actor: Actor) => Work<T>;
type Mark<T> = (tx: Tx, actor: Actor, conversationId: string, id: number) => Work<T>;

function* viewConversation(tx: Tx, entry: Entry): Work<Conversation> {
  const [conversation] = yield* viewConversations(tx, entry.uid, [entry]);
  return conversation as Conversation;
}

/** A promise that may be left alone: who awaits it still learns of a rejection. */
function quiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
