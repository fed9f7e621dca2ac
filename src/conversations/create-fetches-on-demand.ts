import { type Accessor, createEffect, untrack } from 'solid-js';
import type { PeerFetchTicket } from '../client/records/fetch-log.ts';
import { createIdlePreload, onDemand } from '../utils/on-demand.ts';
import type { ConversationFetches, ConversationListContext } from './create-conversation-fetches.ts';
import type { ConversationRequest } from './create-conversation-request.ts';

/** The fetches of single conversations. */
export const conversationFetches = /* @__PURE__ */ onDemand(() =>
  import('./create-conversation-fetches.ts').then((part) => part.createConversationFetches),
);

/**
 * Loads the fetches of single conversations after the first rows, or with the first message of an unknown
 * conversation. Tickets wait until they have loaded.
 */
export function createFetchesOnDemand(
  context: ConversationListContext,
  shown: Pick<ConversationRequest, 'builder' | 'filters'>,
  hasRows: Accessor<boolean>,
): ConversationFetches {
  let fetches: ConversationFetches | undefined;
  let waiting: PeerFetchTicket[] = [];
  const load = () => conversationFetches.load((cause) => context.report(cause, 'ERR_NOT_LOADED'));
  const part = createIdlePreload(conversationFetches, hasRows);
  createEffect(() => {
    const create = part();
    if (!create) return;
    fetches = untrack(() => create(context, shown));
    for (const ticket of waiting) fetches.fetch(ticket);
    waiting = [];
    fetches.scheduleRecount();
  });
  return {
    fetch(ticket) {
      if (fetches) {
        fetches.fetch(ticket);
        return;
      }
      waiting.push(ticket);
      void load();
    },
    scheduleRecount: () => fetches?.scheduleRecount(),
    startOver() {
      if (waiting.length > 0) void load();
      fetches?.startOver();
    },
    reset() {
      waiting = [];
      fetches?.reset();
    },
  };
}
