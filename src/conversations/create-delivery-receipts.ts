import { untrack } from 'solid-js';
import { notify } from '../client/boundary/calls.ts';
import { isAction, isOwn, messageId } from '../client/boundary/messages.ts';
import { createConversations } from '../client/conversations.ts';
import type { ListBase } from '../list/create-list-context.ts';
import type { Kit, KitChatSDK } from '../sdk/index.ts';

/** Creates a function that marks each received message of someone else as delivered, once for all lists. */
export function createDeliveryReceipts(
  { sdk, client, owner, report }: Pick<ListBase, 'sdk' | 'client' | 'owner' | 'report'>,
  isOn: () => boolean | undefined,
): (message: Kit.Message) => void {
  return (message) => {
    const delivered = untrack(client)?.part(createConversations).delivered;
    if (!delivered || !isOn() || isOwn(message, owner.uid) || isAction(message)) return;
    // For another user who signs in here, nothing is delivered yet.
    const id = `${owner.uid} ${messageId(message)}`;
    if (delivered.has(id)) return;
    delivered.set(id, true);
    void notify(report, async () => {
      // After the SDK's own dispatch of the message.
      await null;
      await (sdk() as Required<KitChatSDK>).markAsDelivered(message);
    });
  };
}
