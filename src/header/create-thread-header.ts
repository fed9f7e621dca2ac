import { type Accessor, createComputed, createSignal, on, untrack } from 'solid-js';
import { FETCH_TIMEOUT_MS } from '../client/boundary/calls.ts';
import { ErrorCollector } from '../client/boundary/error-collector.ts';
import type { KitErrorHandler } from '../client/boundary/exception.ts';
import { fetchMessage } from '../client/boundary/message-source.ts';
import { isSameMessage, messageId, parentId, replyCountOf, revisedAt } from '../client/boundary/messages.ts';
import { toSDK } from '../client/boundary/to-sdk.ts';
import { createSessionOf, subscribeToClient, watchConnection } from '../client/client.ts';
import { createFetches } from '../client/create-fetches.ts';
import { createReport } from '../client/create-report.ts';
import { createEventBus } from '../client/events/create-event-bus.ts';
import { editedMessage } from '../client/records/edited-message.ts';
import { MessageUpdates } from '../client/records/message-updates.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';

/** The options of a thread header. */
export interface ThreadHeaderOptions {
  sdk?: Accessor<KitSDK | undefined>;
  /** The parent message of the thread. */
  parentMessage: Accessor<Kit.Message>;
  onError?: KitErrorHandler | null | undefined;
}

/** The live content of a thread's header. */
export interface ThreadHeader {
  /** The newest revision of the parent message. */
  message: Accessor<Kit.Message>;
  replyCount: Accessor<number>;
  /** The signed-in user, once known. */
  me: Accessor<Kit.User | null>;
}

/** Follows the parent message of a thread and the number of replies. Ends with its owner. */
export function createThreadHeader(options: ThreadHeaderOptions): ThreadHeader {
  const { sdk, client, events } = useChatKit(options.sdk);
  const report = createReport(() => options.onError);
  const errors = new ErrorCollector(report);
  const session = createSessionOf(client);
  const given = () => toSDK(options.parentMessage());
  const [message, setMessage] = createSignal(given());
  const [replyCount, setReplyCount] = createSignal(0);
  /** The ids of counted replies; the SDK and the composer both report own ones. */
  const counted = new Set<string>();
  /** The number of copies so far, and the number when an own reply began to be sent; undefined without one. */
  let copies = 0;
  let copiesBefore: number | undefined;
  const updates = new MessageUpdates();
  /** The logical clock: counts revisions and fetches. */
  let clock = 0;
  const guarded =
    <Args extends unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) =>
      errors.attempt(() => change(...args));

  createComputed(
    on(given, (next) => {
      counted.clear();
      setMessage(() => updates.newest(next));
      // A row may have counted replies that its message lacks.
      setReplyCount(errors.run(() => replyCountOf(options.parentMessage())));
    }),
  );
  const isReply = (each: Kit.Message) => parentId(each) === messageId(message());
  const reply = (each: Kit.Message) => {
    const id = messageId(each);
    if (id === '' || counted.has(id) || !isReply(each)) return;
    counted.add(id);
    setReplyCount((count) => count + 1);
  };
  /** @param isExact - whether to apply a lower count too. */
  const count = (copy: Kit.Message, isExact = false) => {
    copies++;
    const told = replyCountOf(copy);
    if (told > replyCount() || (isExact && told > 0)) setReplyCount(told);
  };
  const revise = (each: Kit.Message) => {
    if (!isSameMessage(each, message())) return;
    updates.revise(each, message(), ++clock);
    setMessage((current) => updates.newest(current));
    count(each);
  };
  subscribeToClient(client, {
    callbacks: {
      Message: {
        onTextMessageReceived: guarded(reply),
        onMediaMessageReceived: guarded(reply),
        onCustomMessageReceived: guarded(reply),
        onInteractiveMessageReceived: guarded(reply),
        onCardMessageReceived: guarded(reply),
        onMessageEdited: guarded(revise),
        onMessageDeleted: guarded(revise),
      },
    },
    onLate: () => refetch(),
    onError: report,
  });
  watchConnection(client, {
    isLoading: () => untrack(session).state !== 'signed-in',
    onConnected: (wasLost) => wasLost && refetch(),
    onError: report,
  });
  const fetches = createFetches();
  /** Applies a fetched copy, unless another message is shown by now. */
  const takeCopy = (copy: Kit.Message | null, isExact: boolean, since: number) => {
    const shown = untrack(message);
    if (!copy || messageId(copy) !== messageId(shown)) return;
    const [at, shownAt] = [revisedAt(copy), revisedAt(shown)];
    if (at > shownAt || (at === shownAt && at > 0 && updates.newest(copy, since) === copy)) revise(copy);
    count(copy, isExact);
  };
  /** Fetches what may have changed while the connection was lost, or while a reply was being sent. */
  const refetch = () => {
    const [from, id] = untrack(() => [sdk(), messageId(message())]);
    fetches.endAll();
    if (!from || id === '') return;
    const { size } = counted;
    const since = ++clock;
    // It is unknown whether the copy counts a reply that arrived meanwhile.
    const apply = (copy: Kit.Message | null) => takeCopy(copy, counted.size === size, since);
    fetches.start(() => fetchMessage(from, id), {
      onAnswer: guarded(apply),
      onFailure: report,
      timeoutMs: FETCH_TIMEOUT_MS,
    });
  };
  createEventBus({
    channels: events,
    subscribe: ({ messages }, on) => {
      on(messages.ccMessageSent, ({ message: sent, status }) => {
        if (!isReply(sent)) return;
        if (status !== 'success') {
          copiesBefore ??= copies;
          return;
        }
        reply(sent);
        if (copiesBefore !== copies) refetch();
        copiesBefore = undefined;
      });
      on(messages.ccMessageEdited, (edited) => {
        const revised = editedMessage(edited);
        if (revised) revise(revised);
      });
      on(messages.ccMessageDeleted, revise);
    },
    scheduled: guarded,
    report,
  });
  return { message, replyCount, me: () => session().user ?? null };
}
