import type { ListenerCallbacks } from '../../client/boundary/listeners.ts';
import { RECEIPT } from '../../client/boundary/receipts.ts';
import { messageCallbacks } from '../../client/events/message-callbacks.ts';
import type { Kit } from '../../sdk/index.ts';
import type { TimelineEvents } from '../timeline/timeline-events.ts';
import type { TimelinePublisher } from './create-timeline-publisher.ts';

/** The SDK listeners of a message list; their changes are published with the next flush. */
export function messageListeners(
  events: TimelineEvents,
  scheduled: TimelinePublisher['scheduled'],
  receive: (message: Kit.Message) => void,
  onRead: (receipt: Kit.MessageReceipt) => void,
): ListenerCallbacks {
  const received = scheduled(receive);
  const reacted = (isAdded: boolean) =>
    scheduled((event: Kit.ReactionEvent) => events.reacted(event, isAdded));
  return {
    Message: {
      ...messageCallbacks({
        received,
        revised: scheduled((message) => events.revised(message)),
        receipt: scheduled((receipt, step, toAll) => {
          events.receipt(receipt, step, toAll);
          if (step === RECEIPT.READ) onRead(receipt);
        }),
      }),
      onMessageReactionAdded: reacted(true),
      onMessageReactionRemoved: reacted(false),
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
