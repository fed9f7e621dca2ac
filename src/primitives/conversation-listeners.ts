import type { ConversationEvents } from '../core/conversation-events.ts';
import { RECEIPT } from '../core/receipts.ts';
import type { Kit } from '../sdk/index.ts';
import type { ListenerCallbacks } from './create-listeners.ts';
import type { Publisher } from './create-publisher.ts';

/** The SDK listeners of a conversation list, each a change that is published with the next frame. */
export function conversationListeners(
  events: ConversationEvents,
  later: Publisher['later'],
  onMessage: (message: Kit.Message) => void,
): ListenerCallbacks {
  const received = later((message: Kit.Message) => {
    if (events.message(message)) onMessage(message);
  });
  const revised = later((message: Kit.Message) => events.revised(message));
  return {
    message: {
      onTextMessageReceived: received,
      onMediaMessageReceived: received,
      onCustomMessageReceived: received,
      onMessageEdited: revised,
      onMessageDeleted: revised,
      onTypingStarted: later((indicator) => events.typingStarted(indicator)),
      onTypingEnded: later((indicator) => events.typingEnded(indicator)),
      onMessagesDelivered: later((receipt) => events.receipt(receipt, RECEIPT.DELIVERED, false)),
      onMessagesRead: later((receipt) => events.receipt(receipt, RECEIPT.READ, false)),
      onMessagesDeliveredToAll: later((receipt) => events.receipt(receipt, RECEIPT.DELIVERED, true)),
      onMessagesReadByAll: later((receipt) => events.receipt(receipt, RECEIPT.READ, true)),
    },
    user: {
      onUserOnline: later((user) => events.presence(user, true)),
      onUserOffline: later((user) => events.presence(user, false)),
    },
    group: {
      onGroupMemberJoined: later((action, user, group) => events.groupChanged(action, user, group, false)),
      onMemberAddedToGroup: later((action, user, _by, group) =>
        events.groupChanged(action, user, group, false),
      ),
      onGroupMemberLeft: later((action, user, group) => events.groupChanged(action, user, group, true)),
      onGroupMemberKicked: later((action, user, _by, group) =>
        events.groupChanged(action, user, group, true),
      ),
      onGroupMemberBanned: later((action, user, _by, group) =>
        events.groupChanged(action, user, group, true),
      ),
    },
  };
}
