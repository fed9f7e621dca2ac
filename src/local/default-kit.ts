import { createLocalKit } from './create-kit.ts';
import type * as Errors from './exception.ts';
import type { LocalKit } from './kit.ts';
import type * as Listeners from './listeners.ts';
import type * as Conversations from './objects/conversation.ts';
import type * as Groups from './objects/group.ts';
import type * as Members from './objects/group-member.ts';
import type * as Messages from './objects/messages.ts';
import type * as Reactions from './objects/reactions.ts';
import type * as Signals from './objects/signals.ts';
import type * as Users from './objects/user.ts';
import type * as ConversationRequests from './requests/conversations.ts';
import type * as GroupRequests from './requests/groups.ts';
import type * as MemberRequests from './requests/members.ts';
import type * as MessageRequests from './requests/messages.ts';
import type * as UserRequests from './requests/users.ts';

/** The page's default kit: persistent, and empty until `Kit.data.seed()` or `Kit.createUser()`. */
export const Kit: LocalKit = /* @__PURE__ */ createLocalKit();

/**
 * The instance types of a kit's classes, by name: `Kit.Conversation` is what `new Kit.Conversation()`
 * creates.
 */
export declare namespace Kit {
  /** A person who can sign in and chat. */
  type User = Users.User;
  /** A group chat. */
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
  /** A message about a change in a group. */
  type Action = Messages.Action;
  /** The name of `Action` in the contract. */
  type ActionMessage = Messages.Action;
  /** How many users reacted to a message with one emoji. */
  type ReactionCount = Reactions.ReactionCount;
  /** A reaction of one user to a message. */
  type Reaction = Reactions.Reaction;
  /** Reports that a reaction was added or removed. */
  type ReactionEvent = Reactions.ReactionEvent;
  /** Reports that someone is typing, or stopped. */
  type TypingIndicator = Signals.TypingIndicator;
  /** Reports that a message and all before it were delivered or read. */
  type MessageReceipt = Signals.MessageReceipt;
  /** What the SDK rejects with. */
  type Exception = Errors.Exception;
  /** Listens to messages, receipts and typing. */
  type MessageListener = Listeners.MessageListener;
  /** Listens to the presence of users. */
  type UserListener = Listeners.UserListener;
  /** Listens to changes in groups. */
  type GroupListener = Listeners.GroupListener;
  /** Listens to the state of the connection. */
  type ConnectionListener = Listeners.ConnectionListener;
  /** Listens to sign-ins and sign-outs of this kit. */
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
  /** Describes which banned users of a group load. */
  type BannedMembersRequestBuilder = MemberRequests.BannedMembersRequestBuilder;
}
