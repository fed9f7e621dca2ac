import type { Kit } from '../sdk/index.ts';
import type {
  ConversationJSON,
  MessageJSON,
  ReactionJSON,
  ReceiptJSON,
  TypingJSON,
  UserJSON,
} from './json.ts';
import type { Listeners } from './listeners.ts';
import type { ObjectReader } from './object-reader.ts';
import type { ServerMessage } from './objects/message.ts';
import { ServerTypingIndicator } from './objects/signals.ts';
import { checkTyping } from './shapes.ts';

/**
 * Report events of your server: call these with plain JSON. They need no `this`. Malformed JSON only reaches
 * `onError`.
 */
export interface ServerHandlers<U extends UserJSON = UserJSON, M extends MessageJSON<U> = MessageJSON<U>> {
  /** A message arrived: from another user, from another device of this user, or about a group change. */
  message(message: M): void;
  /** A message was edited. */
  edited(message: M): void;
  /** A message was deleted for everyone; the JSON has `deletedAt`. */
  deleted(message: M): void;
  /** A user reacted to a message, or removed a reaction. */
  reaction(reaction: ReactionJSON<U, M>): void;
  /** A message and all before it arrived. */
  delivered(receipt: ReceiptJSON<U>): void;
  /** A message and all before it were read, also by this user on another device. */
  read(receipt: ReceiptJSON<U>): void;
  /** Another device of this user marked messages as unread. */
  unread(conversation: ConversationJSON<U, M>): void;
  /** Another device of this user pinned, muted or archived a conversation, or ended that. */
  conversation(conversation: ConversationJSON<U, M>): void;
  /** A user is typing, or stopped. */
  typing(typing: TypingJSON<U>): void;
  /** A user came online or went offline, according to `online`. */
  presence(user: U): void;
  /** The connection is up; after a loss, the lists refetch their rows. */
  connected(): void;
  /** The connection is being restored. */
  connecting(): void;
  /** The connection was lost. */
  disconnected(): void;
  /** A user signed in: the lists load for this user. */
  signedIn(user: U): void;
  /** The user signed out. */
  signedOut(): void;
}

type GroupCallback = (
  callbacks: Kit.GroupListenerCallbacks,
  action: ServerMessage,
  on: Kit.User,
  by: Kit.User,
  group: Kit.Group,
) => void;

const GROUP_CALLBACKS: Readonly<Record<string, GroupCallback>> = {
  joined: (each, action, on, _by, group) => each.onGroupMemberJoined?.(action, on, group),
  left: (each, action, on, _by, group) => each.onGroupMemberLeft?.(action, on, group),
  kicked: (each, action, on, by, group) => each.onGroupMemberKicked?.(action, on, by, group),
  banned: (each, action, on, by, group) => each.onGroupMemberBanned?.(action, on, by, group),
  unbanned: (each, action, on, by, group) => each.onGroupMemberUnbanned?.(action, on, by, group),
  scopeChanged: (each, action, on, _by, group) =>
    each.onGroupMemberScopeChanged?.(
      action,
      on,
      action.getNewScope() ?? '',
      action.getOldScope() ?? '',
      group,
    ),
  added: (each, action, on, by, group) => each.onMemberAddedToGroup?.(action, on, by, group),
};

/**
 * Creates the handlers that pass events to the listeners.
 * @param startSession - called with another user, or with null for nobody
 */
export function createHandlers<U extends UserJSON, M extends MessageJSON<U>>(
  listeners: Listeners,
  reader: ObjectReader<U, M>,
  startSession: (user: U | null) => void,
  onError: (error: unknown) => void,
): ServerHandlers<U, M> {
  const { messages, users, groups, connection, login } = listeners;
  /** The callbacks already called for the current loss of the connection. */
  const losses = new Set<'inConnecting' | 'onDisconnected'>();

  /** Creates a handler that reports malformed JSON. */
  const checked =
    <J>(handle: (json: J) => void) =>
    (json: J): void => {
      try {
        handle(json);
      } catch (error) {
        onError(error);
      }
    };

  const receive = (message: ServerMessage<U, M>) => {
    const change = GROUP_CALLBACKS[message.getAction()];
    if (change) {
      const by = message.getActionBy();
      const on = message.getActionOn() ?? by;
      const group = message.getReceiver() as Kit.Group;
      groups.call((each) => change(each, message, on, by, group));
    } else if (message.getCategory() === 'custom') {
      messages.call((each) => each.onCustomMessageReceived?.(message));
    } else if (message.getAttachment()) {
      messages.call((each) => each.onMediaMessageReceived?.(message));
    } else {
      messages.call((each) => each.onTextMessageReceived?.(message));
    }
  };
  const updated = (name: string) =>
    checked<ConversationJSON<U, M>>((json) => {
      const conversation = reader.conversation(json, name);
      messages.call((each) => each.onConversationUpdated?.(conversation));
    });
  /** Reports a loss once, however many reconnection attempts fail. */
  const lose = (callback: 'inConnecting' | 'onDisconnected') => {
    if (losses.has(callback)) return;
    losses.add(callback);
    connection.call((each) => each[callback]?.());
  };

  return {
    message: checked((json) => receive(reader.message(json, 'message'))),
    edited: checked((json) => {
      const message = reader.message(json, 'edited');
      messages.call((each) => each.onMessageEdited?.(message));
    }),
    deleted: checked((json) => {
      const message = reader.message(json, 'deleted');
      messages.call((each) => each.onMessageDeleted?.(message));
    }),
    reaction: checked((json) => {
      const event = reader.reaction(json, 'reaction');
      const name = json.added ? 'onMessageReactionAdded' : 'onMessageReactionRemoved';
      messages.call((each) => each[name]?.(event));
    }),
    delivered: checked((json) => {
      const receipt = reader.receipt(json, 'delivered', false);
      const name = json.all ? 'onMessagesDeliveredToAll' : 'onMessagesDelivered';
      messages.call((each) => each[name]?.(receipt));
    }),
    read: checked((json) => {
      const receipt = reader.receipt(json, 'read', true);
      const name = json.all ? 'onMessagesReadByAll' : 'onMessagesRead';
      messages.call((each) => each[name]?.(receipt));
    }),
    unread: updated('unread'),
    conversation: updated('conversation'),
    typing: checked((json) => {
      checkTyping(json, 'typing');
      const { sender, place } = reader.address(json);
      const indicator = new ServerTypingIndicator(place.receiverId, place.receiverType, () => sender);
      const name = json.typing ? 'onTypingStarted' : 'onTypingEnded';
      messages.call((each) => each[name]?.(indicator));
    }),
    presence: checked((json) => {
      const user = reader.user(json, 'presence');
      const name = json.online ? 'onUserOnline' : 'onUserOffline';
      users.call((each) => each[name]?.(user));
    }),
    connected() {
      // The first connection is no restored one.
      if (losses.size === 0) return;
      losses.clear();
      connection.call((each) => each.onConnected?.());
    },
    connecting: () => lose('inConnecting'),
    disconnected: () => lose('onDisconnected'),
    signedIn: checked((json) => {
      const user = reader.user(json, 'signedIn');
      startSession(json);
      login.call((each) => each.loginSuccess?.(user));
    }),
    signedOut() {
      startSession(null);
      login.call((each) => each.logoutSuccess?.());
    },
  };
}
