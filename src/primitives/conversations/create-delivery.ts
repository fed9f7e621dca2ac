import type { Accessor } from 'solid-js';
import { RecentMap } from '../../core/collections/recent-map.ts';
import { isAction, isOwn, messageId } from '../../core/messages/messages.ts';
import type { Kit, KitChatSDK, KitSDK } from '../../sdk/index.ts';
import type { Report } from '../guard/create-report.ts';

/** The minimum number of remembered messages, so that none is marked twice. */
const CAPACITY = 10_000;

/** The options of delivery marks. */
export interface DeliveryOptions {
  sdk: Accessor<KitSDK | undefined>;
  isOn: () => boolean | undefined;
  /** Returns the uid of the signed-in user. */
  uid: () => string | null;
  report: Report;
}

/** Creates a function that marks each received message of someone else as delivered, once. */
export function createDelivery(options: DeliveryOptions): (message: Kit.Message) => void {
  const marked = new RecentMap<string, true>(CAPACITY);
  const mark = async (message: Kit.Message) => {
    try {
      // After the SDK's own dispatch of the message.
      await null;
      await (options.sdk() as KitChatSDK).markAsDelivered(message);
    } catch (cause) {
      options.report(cause);
    }
  };
  return (message) => {
    if (!options.isOn() || isOwn(message, options.uid()) || isAction(message)) return;
    // For another user who signs in here, nothing is delivered yet.
    const id = `${options.uid()} ${messageId(message)}`;
    if (marked.has(id)) return;
    marked.set(id, true);
    void mark(message);
  };
}
