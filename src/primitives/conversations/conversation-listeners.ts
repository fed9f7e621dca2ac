import type { ConversationRecord } from '../../core/conversations/conversation-record.ts';
import type { ConversationReducer } from '../../core/events/conversation-reducer.ts';
import type { LeaveReason } from '../../core/events/group-left.ts';
import { RECEIPT, type Receipt } from '../../core/messages/receipts.ts';
import type { Kit } from '../../sdk/index.ts';
import type { Publisher } from '../rows/create-publisher.ts';
import type { ListenerCallbacks } from '../session/create-listeners.ts';

/**
 * The SDK listeners of a conversation list, each a change that is published with the next frame.
 * @param onMessage - called with each message once, thread replies left out.
 * @param onReceived - called with every message.
 */
export function conversationListeners(
  events: ConversationReducer,
  later: Publisher<ConversationRecord, ConversationRecord>['later'],
  onMessage: (message: Kit.Message) => void,
  onReceived: (message: Kit.Message) => void,
): ListenerCallbacks {
  const received = later((message: Kit.Message) => {
    if (events.message(message)) onMessage(message);
    onReceived(message);
  });
  const revised = later((message: Kit.Message) => events.revised(message));
  const presence = (isOnline: boolean) => later((user: Kit.User) => events.presence(user, isOnline));
  const got = (step: Receipt, toAll: boolean) =>
    later((receipt: Kit.MessageReceipt) => events.receipt(receipt, step, toAll));
  /** Someone came or went; where someone else did that, the group comes behind them. */
  const changed = (reason?: LeaveReason) =>
    later((action: Kit.ActionMessage, user: Kit.User, byOrGroup: Kit.User | Kit.Group, group?: Kit.Group) =>
      events.groupChanged(action, user, group ?? (byOrGroup as Kit.Group), reason),
    );
  return {
    Message: {
      onTextMessageReceived: received,
      onMediaMessageReceived: received,
      onCustomMessageReceived: received,
      onMessageEdited: revised,
      onMessageDeleted: revised,
      onTypingStarted: later((indicator) => events.typing.started(indicator)),
      onTypingEnded: later((indicator) => events.typing.ended(indicator)),
      onMessagesDelivered: got(RECEIPT.DELIVERED, false),
      onMessagesRead: got(RECEIPT.READ, false),
      onMessagesDeliveredToAll: got(RECEIPT.DELIVERED, true),
      onMessagesReadByAll: got(RECEIPT.READ, true),
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
