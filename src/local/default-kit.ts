import { createLocalKit } from './create-kit.ts';
import type * as Errors from './exception.ts';
import type { LocalKit } from './kit.ts';
import type * as Listeners from './listeners.ts';
import type * as Conversations from './objects/conversation.ts';
import type * as Groups from './objects/group.ts';
import type * as Members from './objects/group-member.ts';
import type * as Messages from './objects/messages.ts';
import type * as Signals from './objects/signals.ts';
import type * as Users from './objects/user.ts';
import type * as ConversationRequests from './requests/conversations.ts';
import type * as GroupRequests from './requests/groups.ts';
import type * as MemberRequests from './requests/members.ts';
import type * as MessageRequests from './requests/messages.ts';
import type * as UserRequests from './requests/users.ts';

/** The ready-made kit of the page: persistent, and empty until `Kit.data.seed()` or `Kit.createUser()`. */
export const Kit: LocalKit = /* @__PURE__ */ createLocalKit();

/** What the classes of a kit make, by their names: `Kit.Conversation` is what `new Kit.Conversation()` makes. */
export declare namespace Kit {
  /** A person who can sign in and chat. */
  type User = Users.User;
  /** A conversation of many. */
  type Group = Groups.Group;
  /** A user in a group, or banned from it. */
  type GroupMember = Members.GroupMember;
  /** A row of the conversation list. */
  type Conversation = Conversations.Conversation;
  /** Any message. */
  type Message = Messages.AnyMessage;
  /** A message of text. */
  type TextMessage = Messages.TextMessage;
  /** A message that carries a file. */
  type MediaMessage = Messages.MediaMessage;
  /** A message whose content the app defines. */
  type CustomMessage = Messages.CustomMessage;
  /** A message that tells of something that happened in a group. */
  type Action = Messages.Action;
  /** The same as `Action`, by its name in the contract. */
  type ActionMessage = Messages.Action;
  /** Tells that someone is typing, or stopped. */
  type TypingIndicator = Signals.TypingIndicator;
  /** Tells that a message, and all before it, was delivered or read. */
  type MessageReceipt = Signals.MessageReceipt;
  /** What the SDK rejects with. */
  type Exception = Errors.Exception;
  /** Listens to messages, receipts and typing. */
  type MessageListener = Listeners.MessageListener;
  /** Listens to the presence of users. */
  type UserListener = Listeners.UserListener;
  /** Listens to what happens in groups. */
  type GroupListener = Listeners.GroupListener;
  /** Listens to the state of the connection. */
  type ConnectionListener = Listeners.ConnectionListener;
  /** Listens to who signs in and out on this kit. */
  type LoginListener = Listeners.LoginListener;
  /** Describes which conversations load. */
  type ConversationsRequestBuilder = ConversationRequests.ConversationsRequestBuilder;
  /** Describes which users load. */
  type UsersRequestBuilder = UserRequests.UsersRequestBuilder;
  /** Describes which messages load. */
  type MessagesRequestBuilder = MessageRequests.MessagesRequestBuilder;
  /** Describes which groups load. */
  type GroupsRequestBuilder = GroupRequests.GroupsRequestBuilder;
  /** Describes which members of a group load. */
  type GroupMembersRequestBuilder = MemberRequests.GroupMembersRequestBuilder;
  /** Describes which of those who were banned from a group load. */
  type BannedMembersRequestBuilder = MemberRequests.BannedMembersRequestBuilder;
}
