import { createLocalKit } from './create-kit.ts';
import type * as Errors from './exception.ts';
import type { LocalKit } from './kit.ts';
import type * as Listeners from './listeners.ts';
import type * as Objects from './objects.ts';
import type * as Requests from './requests.ts';

/** The page's default kit: persistent, and empty until `Kit.data.seed()` or `Kit.createUser()`. */
export const Kit: LocalKit = /* @__PURE__ */ createLocalKit();

/**
 * The instance types of a kit's classes, by name: `Kit.Conversation` is what `new Kit.Conversation()`
 * creates.
 */
export declare namespace Kit {
  /** A person who can sign in and chat. */
  type User = Objects.User;
  /** A group chat. */
  type Group = Objects.Group;
  /** A user in a group, or banned from it. */
  type GroupMember = Objects.GroupMember;
  /** A row of the conversation list. */
  type Conversation = Objects.Conversation;
  /** Any message. */
  type Message = Objects.AnyMessage;
  /** A message of text. */
  type TextMessage = Objects.TextMessage;
  /** A message that carries a file. */
  type MediaMessage = Objects.MediaMessage;
  /** A message whose content the app defines. */
  type CustomMessage = Objects.CustomMessage;
  /** A message about a change in a group. */
  type Action = Objects.Action;
  /** The name of `Action` in the contract. */
  type ActionMessage = Objects.Action;
  /** How many users reacted to a message with one emoji. */
  type ReactionCount = Objects.ReactionCount;
  /** A reaction of one user to a message. */
  type Reaction = Objects.Reaction;
  /** Reports that a reaction was added or removed. */
  type ReactionEvent = Objects.ReactionEvent;
  /** Reports that someone is typing, or stopped. */
  type TypingIndicator = Objects.TypingIndicator;
  /** Reports that a message and all before it were delivered or read. */
  type MessageReceipt = Objects.MessageReceipt;
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
  type ConversationsRequestBuilder = Requests.ConversationsRequestBuilder;
  /** Describes which users load. */
  type UsersRequestBuilder = Requests.UsersRequestBuilder;
  /** Describes which messages load. */
  type MessagesRequestBuilder = Requests.MessagesRequestBuilder;
  /** Describes which reactions to a message load. */
  type ReactionsRequestBuilder = Requests.ReactionsRequestBuilder;
  /** Describes which groups load. */
  type GroupsRequestBuilder = Requests.GroupsRequestBuilder;
  /** Describes which members of a group load. */
  type GroupMembersRequestBuilder = Requests.GroupMembersRequestBuilder;
  /** Describes which banned users of a group load. */
  type BannedMembersRequestBuilder = Requests.GroupMembersRequestBuilder;
}
