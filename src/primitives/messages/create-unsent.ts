import { type Accessor, createEffect, createMemo, on, untrack } from 'solid-js';
import { isServer } from 'solid-js/web';
import type { MessageQuery } from '../../client/boundary/message-source.ts';
import { writtenAt } from '../../client/boundary/messages.ts';
import type { Connection } from '../../client/client.ts';
import type { Timeline } from '../../core/timeline/timeline.ts';
import type { Kit } from '../../sdk/index.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { outboxOf } from '../outbox/outbox-of.ts';
import type { Sending } from '../rows/message-row.ts';
import type { ListBase } from '../source/create-list-context.ts';
import type { ChatPeer } from './create-chat-peer.ts';

/** The options of a list's unsent messages. */
export interface UnsentOptions {
  context: Pick<ListBase, 'sdk' | 'channels' | 'report'>;
  timeline: Timeline;
  query: () => MessageQuery<ChatPeer>;
  /** The uid of the signed-in user; '' while it is not known. */
  uid: Accessor<string>;
  connection: Accessor<Connection>;
  atOnce: (change: () => void) => void;
}

/** The unsent messages of a list, which the outbox holds. */
export interface Unsent extends Sending {
  /** Handles a message that turned out to be sent. */
  settled(sent: Kit.Message, unsent: Kit.Message): void;
  /** Returns why a message failed. */
  causeOf(message: Kit.Message): Kit.Exception | null;
  resend(message: Kit.Message): void;
  discard(message: Kit.Message): void;
}

/** Creates the unsent messages of a list: those that were being sent, or failed, before it was mounted. */
export function createUnsent(options: UnsentOptions): Unsent {
  const { timeline, query, uid, connection, atOnce } = options;
  const { sdk, channels, report } = options.context;
  const outbox = createMemo((): Outbox | null => {
    const current = sdk();
    const user = uid();
    return current && user && !isServer ? untrack(() => outboxOf(current, user, report)) : null;
  });
  const held = () => {
    const { peer, parentId } = query();
    return (peer && outbox()?.of(peer.key, parentId)) || [];
  };
  createEffect(
    on(outbox, () =>
      atOnce(() => {
        for (const { message, status, cause } of untrack(held))
          timeline.send(message, status, writtenAt(message), cause);
      }),
    ),
  );
  const find = (message: Kit.Message) => held().find((each) => each.message === message);
  return {
    settled(sent, before) {
      const box = untrack(outbox);
      // After the change that found it: other lists hear of it, and this one, too.
      queueMicrotask(() => box?.settle(sent, before));
    },
    causeOf: (message) => untrack(() => find(message)?.cause ?? null),
    progressOf: (message) => find(message)?.progress() ?? null,
    isWaiting: (message) => connection() !== 'connected' && find(message)?.isWaiting === true,
    resend: (message) => void untrack(outbox)?.send(message, untrack(channels)),
    discard: (message) => untrack(outbox)?.discard(message),
  };
}
