import { Subject } from 'rxjs';
import type { AppConversation, AppMessage, AppUser } from '../../sdk/index.ts';
import type { GroupLeft } from '../records/group-left.ts';

/** The channels about conversations. */
export interface ConversationEvents {
  /**
   * A conversation was deleted. The list emits it after its own deletion; an app that deletes through the SDK emits it
   * to remove the row from every list.
   */
  readonly ccConversationDeleted: Subject<AppConversation>;
  /** A conversation changed: its last message or its metadata. */
  readonly ccUpdateConversation: Subject<AppConversation>;
  /** All messages of a conversation were read. */
  readonly ccMarkConversationAsRead: Subject<AppConversation>;
}

/** The channels about blocking; the code that calls the SDK emits. */
export interface UserEvents {
  /** The signed-in user blocked a user. */
  readonly ccUserBlocked: Subject<AppUser>;
  /** The signed-in user unblocked a user. */
  readonly ccUserUnblocked: Subject<AppUser>;
}

/** The state of a message that is being sent. */
export type MessageStatus = 'inprogress' | 'success' | 'error';

/** A message of the signed-in user that is being sent. */
export interface MessageSentEvent {
  /** The message: without an id before it is sent, then as returned by the SDK. */
  readonly message: AppMessage;
  /** 'inprogress', then 'success' or 'error'. */
  readonly status: MessageStatus;
  /** With 'success', the message object before it was sent, if the kit sent it. */
  readonly unsent?: AppMessage;
  /** With 'error', whether the kit resends the message at the next connection. */
  readonly isWaiting?: boolean;
}

/** An edit or a reply of the signed-in user. */
export interface MessageActionEvent {
  /** The message to edit or to reply to; after an edit, with its new text. */
  readonly message: AppMessage;
  /** 'inprogress' starts the edit or reply in the composer of the message's chat; 'success' ends it. */
  readonly status: MessageStatus;
}

/** The channels about messages of the signed-in user; they keep composer and lists in sync. */
export interface MessageEvents {
  /** A message of the signed-in user is being sent, was sent, or failed. */
  readonly ccMessageSent: Subject<MessageSentEvent>;
  /**
   * A message is being edited, or was edited. The kit emits message and status; an app that edits through the SDK may
   * emit only the edited message.
   */
  readonly ccMessageEdited: Subject<MessageActionEvent | AppMessage>;
  /** A reply started, or was sent. */
  readonly ccReplyToMessage: Subject<MessageActionEvent>;
  /** A message was deleted (it has `getDeletedAt()`), or a failed one was discarded (it has no id). */
  readonly ccMessageDeleted: Subject<AppMessage>;
  /** The signed-in user read a message and all before it. */
  readonly ccMessageRead: Subject<AppMessage>;
}

/** The channel about the signed-in user's group memberships. */
export interface GroupEvents {
  /**
   * The signed-in user left a group, or was kicked or banned. The list emits it when its SDK reports it; an app that
   * leaves a group through the SDK emits it to remove the row from every list.
   */
  readonly ccGroupLeft: Subject<GroupLeft>;
}

/** A set of channels through which the parts of an app notify each other. */
export interface KitEvents {
  /** Changes to conversations. */
  readonly conversations: ConversationEvents;
  /** Blocks by the signed-in user. */
  readonly users: UserEvents;
  /** Messages of the signed-in user. */
  readonly messages: MessageEvents;
  /** Group memberships of the signed-in user. */
  readonly groups: GroupEvents;
}

/** Creates a set of channels, for a provider whose lists share none with others. */
export function createKitEvents(): KitEvents {
  return {
    conversations: conversationEvents(),
    users: userEvents(),
    messages: messageEvents(),
    groups: groupEvents(),
  };
}

const conversationEvents = (): ConversationEvents => ({
  ccConversationDeleted: new Subject(),
  ccUpdateConversation: new Subject(),
  ccMarkConversationAsRead: new Subject(),
});
const userEvents = (): UserEvents => ({ ccUserBlocked: new Subject(), ccUserUnblocked: new Subject() });
const messageEvents = (): MessageEvents => ({
  ccMessageSent: new Subject(),
  ccMessageEdited: new Subject(),
  ccReplyToMessage: new Subject(),
  ccMessageDeleted: new Subject(),
  ccMessageRead: new Subject(),
});
const groupEvents = (): GroupEvents => ({ ccGroupLeft: new Subject() });

/**
 * The conversation channels of the main SDK: the SDK of `KitUIKit.init`, else of the provider that was
 * mounted first.
 * @example
 * createEffect(() => {
 *   const subscription = KitConversationEvents.ccConversationDeleted.subscribe((conversation) => {
 *     if (conversation.getConversationId() === openId()) close();
 *   });
 *   onCleanup(() => subscription.unsubscribe());
 * });
 */
export const KitConversationEvents: ConversationEvents = /* @__PURE__ */ conversationEvents();

/**
 * The user channels of the main SDK: the SDK of `KitUIKit.init`, else of the provider that was mounted first.
 * @example
 * await Kit.blockUsers([user.getUid()]);
 * user.setBlockedByMe(true);
 * KitUserEvents.ccUserBlocked.next(user);
 *
 * @example
 * const subscription = KitUserEvents.ccUserUnblocked.subscribe((user) => greet(user));
 * onCleanup(() => subscription.unsubscribe());
 */
export const KitUserEvents: UserEvents = /* @__PURE__ */ userEvents();

/**
 * The message channels of the main SDK: the SDK of `KitUIKit.init`, else of the provider that was mounted
 * first. A composer emits here what the SDK does not report to the sender.
 * @example
 * const sent = await Kit.sendMessage(message);
 * KitMessageEvents.ccMessageSent.next({ message: sent, status: 'success' });
 *
 * @example
 * const subscription = KitMessageEvents.ccMessageDeleted.subscribe((message) => redraw(message));
 * onCleanup(() => subscription.unsubscribe());
 */
export const KitMessageEvents: MessageEvents = /* @__PURE__ */ messageEvents();

/**
 * The group channel of the main SDK: the SDK of `KitUIKit.init`, else of the provider that was mounted first.
 * @example
 * await Kit.leaveGroup(group.getGuid());
 * KitGroupEvents.ccGroupLeft.next({ group, reason: 'left' });
 *
 * @example
 * const subscription = KitGroupEvents.ccGroupLeft.subscribe(({ group, reason }) => closeChat(group, reason));
 * onCleanup(() => subscription.unsubscribe());
 */
export const KitGroupEvents: GroupEvents = /* @__PURE__ */ groupEvents();

/** The channels of the main SDK: the SDK of `KitUIKit.init`, else of the provider that was mounted first. */
export const defaultKitEvents: KitEvents = {
  conversations: KitConversationEvents,
  users: KitUserEvents,
  messages: KitMessageEvents,
  groups: KitGroupEvents,
};
