import { batch, createSignal, untrack } from 'solid-js';
import { messageId } from '../../core/messages/messages.ts';
import { toException } from '../../core/objects/exception.ts';
import type { Timeline } from '../../core/timeline/timeline.ts';
import type { Kit, KitChatSDK } from '../../sdk/index.ts';
import type { Fetch } from '../loading/create-fetches.ts';
import type { ListBase } from '../source/create-list-context.ts';
import type { LoadPhase } from '../source/create-pager-state.ts';
import { createRetryPause } from '../source/create-retry-pause.ts';
import type { MessageListState, MessagePlace, PageState } from './message-list.ts';
import { buildRequest, fetchMessages, type MessageQuery, openMessages } from './message-requests.ts';

/** How long a fetch may take before it fails, in milliseconds. */
const PATIENCE_MS = 30_000;

/** The options of a message list's pages. */
export interface MessagePagesOptions {
  context: Pick<ListBase, 'sdk' | 'fetches' | 'report'>;
  timeline: Timeline;
  query: () => MessageQuery;
  atOnce: (change: () => void) => void;
}

/** The pages of a message list. */
export type MessagePages = ReturnType<typeof createMessagePages>;

/** Creates the pages of a message list: one fetch at a time at each end. Ends with its owner. */
export function createMessagePages(options: MessagePagesOptions) {
  const { timeline, atOnce } = options;
  const { fetches, report } = options.context;
  const [phase, setPhase] = createSignal<LoadPhase>('loading');
  const [error, setError] = createSignal<Kit.Exception | null>(null);
  const [older, setOlder] = createSignal<PageState>('idle');
  const [newer, setNewer] = createSignal<PageState>('idle');
  const [place, setPlace] = createSignal<MessagePlace | null>(null, { equals: false });
  const state: MessageListState = {
    get phase() {
      return phase();
    },
    get error() {
      return error();
    },
    get older() {
      return older();
    },
    get newer() {
      return newer();
    },
  };
  let olderRequest: Kit.MessagesRequest | null = null;
  /** The id of the earliest message that pages had, shown or not. */
  let earliest: string | undefined;
  let current: Fetch | undefined;
  const olderPause = createRetryPause(() => nextOlder());
  const build = (from?: string) => (limit?: number) =>
    buildRequest(options.context.sdk() as KitChatSDK | undefined, options.query(), from, limit);

  const enter = (nextPhase: LoadPhase, failure: Kit.Exception | null) =>
    batch(() => {
      setPhase(nextPhase);
      setError(() => failure);
      setOlder(timeline.isAtStart ? 'end' : 'idle');
      setNewer(timeline.isAtNewest ? 'end' : 'idle');
    });

  const ask = <T>(
    question: (fetch: Fetch) => Promise<T>,
    onAnswer: (answer: T, since: number) => void,
    onFailure: (failure: Kit.Exception) => void,
  ) => {
    const since = timeline.begin();
    return fetches.ask(question, {
      patienceMs: PATIENCE_MS,
      onAnswer: (answer) => onAnswer(answer, since),
      onFailure: (cause) => {
        const failure = toException(cause);
        onFailure(failure);
        report(failure);
      },
      onEnd: () => timeline.end(),
    });
  };

  const reload = () => {
    current?.end();
    olderPause.reset();
    enter('loading', null);
    current = ask(
      () => openMessages(build(), 'fetchPrevious'),
      ({ request, page }, since) => {
        olderRequest = request;
        earliest = firstId(page);
        atOnce(() => {
          timeline.isAtNewest = true;
          timeline.isAtStart = page.length === 0;
          timeline.page(page, 'all', since);
          batch(() => {
            setPlace({ at: 'end' });
            enter('ready', null);
          });
        });
      },
      (failure) => enter('error', failure),
    );
  };

  const nextOlder = () => {
    setOlder('loading');
    current = ask(
      async () => {
        if (olderRequest)
          return { request: olderRequest, page: await fetchMessages(olderRequest, 'fetchPrevious') };
        return openMessages(build(earliest), 'fetchPrevious');
      },
      ({ request, page }, since) => {
        olderRequest = request;
        earliest = firstId(page) ?? earliest;
        olderPause.reset();
        atOnce(() => {
          timeline.isAtStart = page.length === 0;
          timeline.page(page, 'older', since);
          setOlder(timeline.isAtStart ? 'end' : 'idle');
        });
      },
      () => {
        olderRequest = null;
        setOlder('error');
        olderPause.start();
      },
    );
  };

  return {
    state,
    place,
    reload,
    refetch: reload,
    loadOlder: () =>
      untrack(() => {
        if (phase() !== 'ready') return;
        if (older() === 'error') olderPause.request();
        else if (older() === 'idle') nextOlder();
      }),
    loadNewer: () => {},
    retry: () =>
      untrack(() => {
        if (phase() === 'error') reload();
        else if (older() === 'error') nextOlder();
      }),
    fail: (failure: Kit.Exception) => {
      current?.end();
      enter('error', failure);
    },
    wait: () => {
      current?.end();
      enter('loading', null);
    },
  };
}

function firstId(page: readonly Kit.Message[]): string | undefined {
  const [first] = page;
  return first && messageId(first) ? messageId(first) : undefined;
}
