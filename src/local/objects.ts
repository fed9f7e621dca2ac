import type { GroupType, Kit } from '../sdk/index.ts';
import { draftClasses, type UnsentMessage } from '../server/drafts.ts';
import type { ConversationJSON } from '../server/json.ts';
import { ServerConversation } from '../server/objects/conversation.ts';
import { ServerGroup } from '../server/objects/group.ts';
import { ServerFile, ServerMessage, ServerReactionCount } from '../server/objects/message.ts';
import {
  ServerReaction,
  ServerReactionEvent,
  ServerReceipt,
  type ServerTypingIndicator,
} from '../server/objects/signals.ts';
import { ServerMember, ServerUser } from '../server/objects/user.ts';
import { FEATURES } from '../server/options.ts';

// The objects of `createKit`, with constructors for apps and narrower types: ids of messages are numbers here.

/** A person who can sign in and chat. */
export class User extends ServerUser {
  constructor(uid: string, name = '') {
    super({ id: uid, name });
  }
}

/** A user in a group, or banned from it. */
export class GroupMember extends ServerMember {
  constructor(uid: string, scope = 'participant') {
    super({ id: uid, name: '', scope });
  }
}

/** A group chat. */
export class Group extends ServerGroup {
  readonly #password: string | undefined;

  /** Groups of the type 'password' need a password; the SDK never returns it. */
  constructor(guid: string, name: string, type = 'public', password?: string) {
    super({ id: guid, name, type: type as GroupType });
    this.#password = password;
  }

  /** The password of a new group. */
  getPassword(): string | undefined {
    return this.#password;
  }
}

/** A row of the conversation list: a user or a group, and its last message. */
export interface Conversation extends Omit<ServerConversation, 'getLastMessage' | 'toJSON'> {
  /** The newest message outside threads. */
  getLastMessage(): AnyMessage | null;
  toJSON(): ConversationJSON;
}
export const Conversation = class Conversation extends ServerConversation {
  constructor(id: string, type: string, conversationWith: ServerUser | ServerGroup) {
    super({ conversationId: id, [type]: conversationWith.json }, () => id, conversationWith, null);
  }
} as unknown as new (
  id: string,
  type: string,
  conversationWith: ServerUser | ServerGroup,
) => Conversation;

/** The members of every message. */
export interface BaseMessage extends Omit<UnsentMessage, OfSomeKind | 'getParentMessageId'> {
  /** 0 until it is sent. */
  getId(): number;
  /** The id of the message that this one replies to in a thread; 0 outside threads. */
  getParentMessageId(): number;
  /** The id of the message that this one quotes, set before sending; 0 without one. */
  getQuotedMessageId(): number;
  /** The quoted message, without its own quote; null if it is withheld from the signed-in user. */
  getQuotedMessage(): AnyMessage | null;
}
type OfSomeKind =
  | 'getId'
  | 'getQuotedMessageId'
  | 'getQuotedMessage'
  | 'getText'
  | 'setText'
  | 'getCaption'
  | 'setCaption'
  | 'getAttachment'
  | 'getAttachments'
  | 'getData'
  | 'getConversationText'
  | 'setConversationText'
  | 'getAction'
  | 'getActionBy'
  | 'getActionOn'
  | 'getActionFor'
  | 'getNewScope'
  | 'getOldScope';

/** A message of text. */
export interface TextMessage extends BaseMessage {
  getText(): string;
  setText(text: string): void;
}
/** The file of a media message, such as a browser's `File`. */
export type MediaFile = Kit.MediaFile;
/** A sent or received file of a media message. */
export type Attachment = ServerFile;
export const Attachment = ServerFile;
/** A message that carries a file, or several. */
export interface MediaMessage extends BaseMessage {
  /** The file, or the first of several. */
  getAttachment(): Attachment;
  /** All files. */
  getAttachments(): Attachment[];
  /** Sets the files of an unsent message. */
  setAttachments(attachments: Kit.Attachment[]): void;
  /** The text beside the files. */
  getCaption(): string;
  setCaption(caption: string | undefined): void;
}
/** A message whose content the app defines. */
export interface CustomMessage extends BaseMessage {
  /** The content, as the app gave it. */
  getData(): unknown;
  /** The text that the conversation list shows for it, if the app set one. */
  getConversationText(): string;
  setConversationText(text: string | undefined): void;
}
/** A message about a change in a group. */
export interface Action extends BaseMessage {
  /** One of `GROUP_ACTION`. */
  getAction(): string;
  /** The user who did it. */
  getActionBy(): ServerUser;
  /** The user it was done to. */
  getActionOn(): ServerUser;
  /** The group. */
  getActionFor(): ServerGroup;
  /** The member's new scope, if it changed. */
  getNewScope(): string | undefined;
  /** The member's old scope, if it changed. */
  getOldScope(): string | undefined;
}
/** Any message of the embedded SDK. */
export type AnyMessage = TextMessage | MediaMessage | CustomMessage | Action;

const classes = draftClasses(() => undefined, new Set(FEATURES));

/** A mention is written `<@uid:UID>` in the text. */
export const TextMessage = classes.TextMessage as unknown as new (
  receiverId: string,
  text: string,
  receiverType: string,
) => TextMessage;
/** `type` is 'image', 'video', 'audio' or 'file'. */
export const MediaMessage = classes.MediaMessage as unknown as new (
  receiverId: string,
  file: MediaFile | readonly MediaFile[],
  type: string,
  receiverType: string,
) => MediaMessage;
/** `type` is chosen by the app; `data` is any cloneable value. */
export const CustomMessage = classes.CustomMessage as unknown as new (
  receiverId: string,
  receiverType: string,
  type: string,
  data: unknown,
) => CustomMessage;
/** Only the SDK sends actions. */
export const Action = class Action extends ServerMessage {
  constructor(action: string, by: ServerUser, on: ServerUser, group: ServerGroup) {
    const json = {
      id: 0,
      from: by.json,
      group: group.json,
      action: action as 'joined',
      on: on.json,
      sentAt: 0,
    };
    const place = { conversationId: '', receiver: group, receiverType: 'group' };
    super(json, { ...place, sender: by, on, mentions: [], quoted: null });
  }
} as unknown as new (
  action: string,
  by: ServerUser,
  on: ServerUser,
  group: ServerGroup,
) => Action;

/** How many users reacted to a message with one emoji. */
export type ReactionCount = ServerReactionCount;
export const ReactionCount = ServerReactionCount;
/** A reaction of one user to a message. */
export type Reaction = ServerReaction;
export const Reaction = ServerReaction;
/** A reaction that was added or removed, and its message. */
export type ReactionEvent = ServerReactionEvent;
export const ReactionEvent = ServerReactionEvent;

/** Reports that someone is typing, or stopped. */
export type TypingIndicator = ServerTypingIndicator;
export const TypingIndicator = classes.TypingIndicator;

/** The fields of a receipt; times are in seconds. */
export interface MessageReceiptInit {
  messageId: number;
  conversationId: string;
  receiverType: string;
  receiverId: string;
  sender: ServerUser;
  deliveredAt: number;
  readAt?: number;
}

/** Reports that a message and all before it were delivered or read. */
export class MessageReceipt extends ServerReceipt {
  constructor({ messageId, sender, deliveredAt, readAt, ...place }: MessageReceiptInit) {
    super(place, messageId, sender, readAt ?? deliveredAt, readAt !== undefined);
  }
}
