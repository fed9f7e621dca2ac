import { type Accessor, createEffect, createSignal, on, untrack } from 'solid-js';
import { FETCH_TIMEOUT_MS, type Fetch } from '../../client/boundary/calls.ts';
import { createException } from '../../client/boundary/exception.ts';
import { isOfGroup, sdkId } from '../../client/boundary/messages.ts';
import { subscribeToClient } from '../../client/client.ts';
import { createFetches } from '../../client/create-fetches.ts';
import type { Report } from '../../client/create-report.ts';
import { useChatKit } from '../../client/use-chat-kit.ts';
import { chatSdk } from '../../sdk/chat-sdk.ts';
import type { Kit } from '../../sdk/index.ts';
import type { MessageRecord } from '../timeline/message-record.ts';
import type { MessageList } from './message-list.ts';

/** The receipts of a message. */
export interface MessageReceipts {
  phase: Accessor<'loading' | 'error' | 'ready'>;
  /** One receipt per user who received or read the message. */
  receipts: Accessor<readonly Kit.UserReceipt[]>;
  /** Fetches again after an error. */
  retry(): void;
}

/**
 * Fetches who received and read a message, and refetches when the SDK reports a receipt of such a chat: a receipt
 * covers earlier messages too. Does nothing without a message.
 */
export function createMessageReceipts(
  record: Accessor<MessageRecord | null>,
  list: Pick<MessageList, 'me' | 'peer'>,
  report: Report,
): MessageReceipts {
  const { sdk, client } = useChatKit();
  const fetches = createFetches();
  const [phase, setPhase] = createSignal<'loading' | 'error' | 'ready'>('loading');
  const [receipts, setReceipts] = createSignal<readonly Kit.UserReceipt[]>([]);
  let pending: Fetch | undefined;
  let isOutdated = false;

  const load = () => {
    const id = untrack(record)?.id ?? '';
    if (id === '') return;
    isOutdated = pending?.isOpen === true;
    if (isOutdated) return;
    pending = fetches.start(async () => chatSdk(untrack(sdk)).getMessageReceipts?.(sdkId(id)), {
      timeoutMs: FETCH_TIMEOUT_MS,
      onAnswer(answer) {
        if (!Array.isArray(answer))
          throw createException('ERR_BAD_OBJECT', 'getMessageReceipts() resolved to no array.');
        setReceipts(answer);
        setPhase('ready');
      },
      onFailure(cause) {
        report(cause);
        // Loaded receipts stay.
        if (untrack(phase) === 'loading') setPhase('error');
      },
      onEnd: () => isOutdated && load(),
    });
  };
  const retry = () => {
    setPhase('loading');
    load();
  };
  createEffect(
    on(record, () => {
      isOutdated = false;
      fetches.endAll();
      setReceipts([]);
      retry();
    }),
  );
  const refresh = (receipt: Kit.MessageReceipt) => {
    if (isOfGroup(receipt) === untrack(list.peer)?.isGroup) load();
  };
  subscribeToClient(() => (record() ? client() : undefined), {
    callbacks: {
      Message: {
        onMessagesDelivered: refresh,
        onMessagesRead: refresh,
        onMessagesDeliveredToAll: refresh,
        onMessagesReadByAll: refresh,
      },
      Connection: { onConnected: load },
    },
    onLate: load,
    onError: report,
  });
  return { phase, receipts, retry };
}
