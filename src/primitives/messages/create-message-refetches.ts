import type { Accessor } from 'solid-js';
import type { Fetch } from '../../client/boundary/calls.ts';
import type { MessageSource } from '../../client/boundary/message-source.ts';
import type { Checkpoint } from '../../core/paging/fetch-log.ts';
import type { Timeline } from '../../core/timeline/timeline.ts';
import type { Pager } from '../../list/create-pager.ts';
import { chatSdk } from '../../sdk/chat-sdk.ts';
import type { KitSDK } from '../../sdk/index.ts';
import { createRetryPause } from '../timing/create-retry-pause.ts';

/** The options of the refetches of messages. */
export interface MessageRefetchesOptions {
  sdk: Accessor<KitSDK | undefined>;
  timeline: Timeline;
  ask: Pager<Checkpoint>['ask'];
  source: (fetch: Fetch) => MessageSource;
  atOnce: (change: () => void) => void;
}

/**
 * Creates the function that fetches messages again whose reactions or replies changed while their page was under way,
 * if the SDK has single messages; after a failure again after a pause.
 */
export function createMessageRefetches(options: MessageRefetchesOptions): () => void {
  const { sdk, timeline, ask, source, atOnce } = options;
  const { toRefetch } = timeline;
  const refetch = () => {
    const ids = [...toRefetch].filter((id) => timeline.find(id));
    toRefetch.clear();
    if (!chatSdk(sdk()).getMessageDetails) return;
    for (const id of ids) {
      let isAnswered = false;
      ask(
        async (fetch) => {
          const copy = await source(fetch).find(id);
          return (since) => {
            isAnswered = true;
            pause.reset();
            // Another chat may be shown by now.
            if (copy && timeline.find(id)) atOnce(() => timeline.page([copy], 'changed', since));
            return refetch;
          };
        },
        () => {
          pause.start();
          pause.request();
        },
        // Also when the chat was left before the answer: it is fetched when the chat is shown again.
        () => {
          if (!isAnswered) toRefetch.add(id);
        },
      );
    }
  };
  const pause = createRetryPause(refetch);
  return refetch;
}
