import { RecentMap } from '../../core/collections/recent-map.ts';
import { isAction, isOwn, messageId } from '../../core/messages/messages.ts';
import type { Kit, KitChatSDK } from '../../sdk/index.ts';
import type { ListBase } from '../source/create-list-context.ts';

/** The minimum number of remembered messages, so that none is marked twice. */
const CAPACITY = 10_000;

/** Creates a function that marks each received message of someone else as delivered, once. */
export function createDelivery(
  { sdk, owner, report }: Pick<ListBase, 'sdk' | 'owner' | 'report'>,
  isOn: () => boolean | undefined,
): (message: Kit.Message) => void {
  const marked = new RecentMap<string, true>(CAPACITY);
  const mark = async (message: Kit.Message) => {
    try {
      // After the SDK's own dispatch of the message.
      await null;
      await (sdk() as Required<KitChatSDK>).markAsDelivered(message);
    } catch (cause) {
      report(cause);
    }
  };
  return (message) => {
    if (!isOn() || isOwn(message, owner.uid) || isAction(message)) return;
    // For another user who signs in here, nothing is delivered yet.
    const id = `${owner.uid} ${messageId(message)}`;
    if (marked.has(id)) return;
    marked.set(id, true);
    void mark(message);
  };
}
