import type { Kit } from '../../sdk/index.ts';
import { RECEIPT, type Receipt } from '../boundary/receipts.ts';

/** The handlers of a list for messages of the SDK. */
export interface MessageHandlers {
  received: (message: Kit.Message) => void;
  /** Called with an edited or deleted message. */
  revised: (message: Kit.Message) => void;
  /** Called with a receipt of one user, or of all members of a group. */
  receipt: (receipt: Kit.MessageReceipt, step: Receipt, toAll: boolean) => void;
}

/** Returns the SDK callbacks for messages of every kind, their changes, and receipts. */
export function messageCallbacks(handlers: MessageHandlers): Kit.MessageListenerCallbacks {
  const { received, revised } = handlers;
  const got = (step: Receipt, toAll: boolean) => (receipt: Kit.MessageReceipt) =>
    handlers.receipt(receipt, step, toAll);
  return {
    onTextMessageReceived: received,
    onMediaMessageReceived: received,
    onCustomMessageReceived: received,
    onInteractiveMessageReceived: received,
    onCardMessageReceived: received,
    onMessageEdited: revised,
    onMessageDeleted: revised,
    onMessagesDelivered: got(RECEIPT.DELIVERED, false),
    onMessagesRead: got(RECEIPT.READ, false),
    onMessagesDeliveredToAll: got(RECEIPT.DELIVERED, true),
    onMessagesReadByAll: got(RECEIPT.READ, true),
  };
}
