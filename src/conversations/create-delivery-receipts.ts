import { untrack } from 'solid-js';
import { notify } from '../client/boundary/calls.ts';
import { isAction, isOwn, messageId } from '../client/boundary/messages.ts';
import { createConversations } from '../client/conversations.ts';
import type { ListBase } from '../list/create-list-context.ts';
import type { Kit, KitChatSDK } from '../sdk/index.ts';

/** Creates a function that marks each message received from another user as delivered, once for all lists. */
export function createDeliveryReceipts(
  { sdk, client, owner, report }: Pick<ListBase, 'sdk' | 'client' | 'owner' | 'report'>,
  isOn: () => boolean | undefined,
): (message: Kit.Message) => void {
  return (message) => {
    const delivered = untrack(client)?.part(createConversations).delivered;
    if (!delivered || !isOn() || isOwn(message, owner.uid) || isAction(message)) return;
    // Per signed-in user: another user on this page has received nothing yet.
    const id = `${owner.uid} ${messageId(message)}`;
    if (delivered.has(id)) return;
    delivered.set(id, true);
    void notify(report, async () => {
      // Wait until the SDK has dispatched the message itself.
      await null;
      await (sdk() as Required<KitChatSDK>).markAsDelivered(message);
    });
  };
}
