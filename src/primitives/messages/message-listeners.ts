import { RECEIPT, type Receipt } from '../../core/messages/receipts.ts';
import type { TimelineEvents } from '../../core/timeline/timeline-events.ts';
import type { Kit } from '../../sdk/index.ts';
import type { ListenerCallbacks } from '../session/create-listeners.ts';
import type { TimelinePublisher } from './create-timeline-publisher.ts';

/** The SDK listeners of a message list; their changes are published in the next frame. */
export function messageListeners(
  events: TimelineEvents,
  later: TimelinePublisher['later'],
  receive: (message: Kit.Message) => void,
): ListenerCallbacks {
  const received = later(receive);
  const revised = later((message: Kit.Message) => events.revised(message));
  const got = (step: Receipt, toAll: boolean) =>
    later((receipt: Kit.MessageReceipt) => events.receipt(receipt, step, toAll));
  const reacted = (isAdded: boolean) => later((event: Kit.ReactionEvent) => events.reacted(event, isAdded));
  return {
    Message: {
      onTextMessageReceived: received,
      onMediaMessageReceived: received,
      onCustomMessageReceived: received,
      onMessageEdited: revised,
      onMessageDeleted: revised,
      onMessageReactionAdded: reacted(true),
      onMessageReactionRemoved: reacted(false),
      onMessagesDelivered: got(RECEIPT.DELIVERED, false),
      onMessagesRead: got(RECEIPT.READ, false),
      onMessagesDeliveredToAll: got(RECEIPT.DELIVERED, true),
      onMessagesReadByAll: got(RECEIPT.READ, true),
    },
    Group: {
      onGroupMemberJoined: received,
      onMemberAddedToGroup: received,
      onGroupMemberLeft: received,
      onGroupMemberKicked: received,
      onGroupMemberBanned: received,
    },
  };
}
