import { Subject } from 'rxjs';
import type { GroupLeft } from '../core/events/group-left.ts';
import type { AppConversation, AppMessage, AppUser } from '../sdk/index.ts';

/** What happened to conversations. */
export interface ConversationEvents {
  /**
   * A conversation was deleted. The list emits it after its own deletion; an app that deletes through the SDK
   * emits it so that every list drops the row.
   */
  readonly ccConversationDeleted: Subject<AppConversation>;
  /** A conversation changed: its last message or its metadata. */
  readonly ccUpdateConversation: Subject<AppConversation>;
  /** A conversation was read to its end. */
  readonly ccMarkConversationAsRead: Subject<AppConversation>;
}

/** What the signed-in user did to other users; whoever calls the SDK emits it. */
export interface UserEvents {
  /** The signed-in user blocked this one. */
  readonly ccUserBlocked: Subject<AppUser>;
  /** The signed-in user no longer blocks this one. */
  readonly ccUserUnblocked: Subject<AppUser>;
}

/** How far the sending of a message came. */
export type MessageStatus = 'inprogress' | 'success' | 'error';

/** A message of one's own on its way. */
export interface MessageSentEvent {
  /** The message: before it was sent without an id, and then as the SDK gave it back. */
  readonly message: AppMessage;
  /** How far it came: 'inprogress', then 'success' or 'error'. */
  readonly status: MessageStatus;
}

/** What the signed-in user did to messages, so that composer and lists agree. */
export interface MessageEvents {
  /** One's own message is being sent, was sent, or could not be. */
  readonly ccMessageSent: Subject<MessageSentEvent>;
  /** A message was edited; the payload has the new text. */
  readonly ccMessageEdited: Subject<AppMessage>;
  /** A message was deleted; the payload has its `getDeletedAt()`. */
  readonly ccMessageDeleted: Subject<AppMessage>;
  /** A message, and all before it, was read by the signed-in user. */
  readonly ccMessageRead: Subject<AppMessage>;
}

/** What happened to the signed-in user's membership of groups. */
export interface GroupEvents {
  /**
   * The signed-in user left a group, was kicked or was banned. The list emits it when its SDK tells of it; an app
   * that
   * leaves a group through the SDK emits it so that every list drops the row.
   */
  readonly ccGroupLeft: Subject<GroupLeft>;
}

/** One set of channels over which the parts of an app tell each other what happened. */
export interface KitEvents {
  /** What happened to conversations. */
  readonly conversations: ConversationEvents;
  /** What the signed-in user did to other users. */
  readonly users: UserEvents;
  /** What the signed-in user did to messages. */
  readonly messages: MessageEvents;
  /** What happened to the signed-in user's membership of groups. */
  readonly groups: GroupEvents;
}

/** Makes a set of channels, for a provider whose lists share none with others. */
export function createKitEvents(): KitEvents {
  return {
    conversations: {
      ccConversationDeleted: new Subject(),
      ccUpdateConversation: new Subject(),
      ccMarkConversationAsRead: new Subject(),
    },
    users: { ccUserBlocked: new Subject(), ccUserUnblocked: new Subject() },
    messages: {
      ccMessageSent: new Subject(),
      ccMessageEdited: new Subject(),
      ccMessageDeleted: new Subject(),
      ccMessageRead: new Subject(),
    },
    groups: { ccGroupLeft: new Subject() },
  };
}

/** The channels of the main SDK: the one of `KitUIKit.init`, else of the provider that was mounted first. */
export const defaultKitEvents: KitEvents = createKitEvents();

/**
 * The conversation channels of the SDK of `KitUIKit.init`, else of the provider that was mounted first.
 *
 * @example
 * createEffect(() => {
 *   const subscription = KitConversationEvents.ccConversationDeleted.subscribe((conversation) => {
 *     if (conversation.getConversationId() === openId()) close();
 *   });
 *   onCleanup(() => subscription.unsubscribe());
 * });
 */
export const KitConversationEvents: ConversationEvents = defaultKitEvents.conversations;

/**
 * The user channels of the SDK of `KitUIKit.init`, else of the provider that was mounted first.
 *
 * @example
 * await Kit.blockUsers([user.getUid()]);
 * user.setBlockedByMe(true);
 * KitUserEvents.ccUserBlocked.next(user);
 *
 * @example
 * const subscription = KitUserEvents.ccUserUnblocked.subscribe((user) => greet(user));
 * onCleanup(() => subscription.unsubscribe());
 */
export const KitUserEvents: UserEvents = defaultKitEvents.users;

/**
 * The message channels of the SDK of `KitUIKit.init`, else of the provider that was mounted first. A composer emits
 * here what the SDK does not tell its own sender.
 *
 * @example
 * const sent = await Kit.sendMessage(message);
 * KitMessageEvents.ccMessageSent.next({ message: sent, status: 'success' });
 *
 * @example
 * const subscription = KitMessageEvents.ccMessageEdited.subscribe((message) => redraw(message));
 * onCleanup(() => subscription.unsubscribe());
 */
export const KitMessageEvents: MessageEvents = defaultKitEvents.messages;

/**
 * The group channel of the SDK of `KitUIKit.init`, else of the provider that was mounted first.
 *
 * @example
 * await Kit.leaveGroup(group.getGuid());
 * KitGroupEvents.ccGroupLeft.next({ group, reason: 'left' });
 *
 * @example
 * const subscription = KitGroupEvents.ccGroupLeft.subscribe(({ group, reason }) => closeChat(group, reason));
 * onCleanup(() => subscription.unsubscribe());
 */
export const KitGroupEvents: GroupEvents = defaultKitEvents.groups;
