import type { ListenerCallbacks } from '../../client/sdk-listeners.ts';
import type { ConversationBook } from '../../core/conversations/conversation-book.ts';
import type { ConversationRecord } from '../../core/conversations/conversation-record.ts';
import type { LeaveReason } from '../../core/conversations/group-left.ts';
import type { ConversationReducer } from '../../core/events/conversation-reducer.ts';
import { countsAsUnread } from '../../core/messages/messages.ts';
import { peerOfMessage } from '../../core/messages/peers.ts';
import type { Kit } from '../../sdk/index.ts';
import type { Publisher } from '../rows/create-publisher.ts';
import { messageCallbacks } from '../session/message-callbacks.ts';

/** The options of a conversation list's SDK listeners. */
export interface ConversationListenersOptions {
  book: ConversationBook;
  reducer: ConversationReducer;
  /** Wraps a change so that it is published with the next flush. */
  later: Publisher<ConversationRecord, ConversationRecord>['later'];
  isActive: (record: ConversationRecord) => boolean;
  /** Called once for each message of someone else, except thread replies. */
  onMessage: (message: Kit.Message, isActive: boolean, record: ConversationRecord | undefined) => void;
  /** Called with every message. */
  deliver: (message: Kit.Message) => void;
}

/** The SDK listeners of a conversation list; their changes are published with the next flush. */
export function conversationListeners(options: ConversationListenersOptions): ListenerCallbacks {
  const { book, reducer, later } = options;
  const { records } = book;
  const tellOf = (message: Kit.Message) => {
    if (!countsAsUnread(message, records.uid)) return;
    const record = records.shown(peerOfMessage(message, records.uid));
    options.onMessage(message, record !== undefined && options.isActive(record), record);
  };
  const received = later((message: Kit.Message) => {
    if (reducer.message(message)) tellOf(message);
    options.deliver(message);
  });
  const presence = (isOnline: boolean) => later((user: Kit.User) => reducer.presence(user, isOnline));
  /** Handles joining or leaving; if someone else caused it, that user precedes the group. */
  const changed = (reason?: LeaveReason) =>
    later((action: Kit.ActionMessage, user: Kit.User, byOrGroup: Kit.User | Kit.Group, group?: Kit.Group) =>
      reducer.groupChanged(action, user, group ?? (byOrGroup as Kit.Group), reason),
    );
  return {
    Message: {
      ...messageCallbacks({
        received,
        revised: later((message) => reducer.revised(message)),
        receipt: later((receipt, step, toAll) => reducer.receipt(receipt, step, toAll)),
      }),
      onConversationUpdated: later((conversation) => reducer.changed(conversation, false)),
    },
    User: {
      onUserOnline: presence(true),
      onUserOffline: presence(false),
    },
    Group: {
      onGroupMemberJoined: changed(),
      onMemberAddedToGroup: changed(),
      onGroupMemberLeft: changed('left'),
      onGroupMemberKicked: changed('kicked'),
      onGroupMemberBanned: changed('banned'),
    },
  };
}
