import { type Accessor, batch, createSignal, untrack } from 'solid-js';
import { type Fetch, PATIENCE_MS } from '../../client/boundary/calls.ts';
import { toException } from '../../client/boundary/exception.ts';
import { type MessageQuery, MessageSource } from '../../client/boundary/message-source.ts';
import { noSdk } from '../../client/session.ts';
import { type Checkpoint, UP_TO_DATE } from '../../core/paging/fetch-log.ts';
import type { MessageRecord } from '../../core/timeline/message-record.ts';
import type { Timeline } from '../../core/timeline/timeline.ts';
import type { Kit } from '../../sdk/index.ts';
import { attempt } from '../guard/create-report.ts';
import type { ListBase } from '../source/create-list-context.ts';
import { createCatchUps } from './create-catch-ups.ts';
import type { ChatPeer } from './create-chat-peer.ts';
import { createMessageRefetches } from './create-message-refetches.ts';
import { type Ask, createPageEnd } from './create-page-end.ts';
import { createPageState } from './create-page-state.ts';
import { newestSpan, type Span, spanAround, unreadSpan } from './load-span.ts';
import type { MessageListState, MessagePlace } from './message-list.ts';

/** The options of a message list's pages. */
export interface MessagePagesOptions {
  context: Pick<ListBase, 'sdk' | 'fetches' | 'owner' | 'report'>;
  timeline: Timeline;
  query: () => MessageQuery<ChatPeer>;
  /** Returns the id of the message at which the chat opens; '' for none. */
  target: () => string;
  startsFromUnread: () => boolean;
  /** Whether a message belongs to the chat or thread. */
  isHere: (message: Kit.Message) => boolean;
  /** Runs a change and publishes it at once. */
  atOnce: (change: () => void) => void;
  /** Called with the first unread message when the chat opens there, and without one when it opens elsewhere. */
  onUnread: (unread: Span['unread']) => void;
  /** Called with the other end when a further page was added, before it is published. */
  onPage: (otherEnd: 'older' | 'newer') => void;
  /** Takes the record that a jump goes to. */
  onJump: (record: MessageRecord) => void;
  /** Takes the messages that were missed during a lost connection. */
  onMissed: (messages: readonly Kit.Message[]) => void;
  /** Whether the reader sees the end of the loaded messages. */
  isAtEnd: () => boolean;
  /** Whether a list shows the chat: without one, nothing is fetched. */
  isShown: () => boolean;
  /** Whether the list has initial messages. */
  isFilled: boolean;
}

/** The pages of a message list. */
export interface MessagePages {
  readonly state: MessageListState;
  place: Accessor<MessagePlace | null>;
  /** Loads from the start. */
  reload(): void;
  /** Fetches what was missed since a time in seconds. */
  refetch(since: number): void;
  /** Brings the messages of a chat that is shown again up to date, silently; `since` is when events were lost. */
  refresh(since: number | undefined): void;
  /** Ends what is being fetched, because no list shows the chat any more, and sets where it opens again. */
  rest(place: MessagePlace): void;
  /** Asks the view to stand at a place. */
  setPlace(place: MessagePlace): void;
  /** Marks a loaded message as the target of a jump, and returns its place. */
  placeAt(id: string): MessagePlace;
  loadOlder(): void;
  loadNewer(): void;
  goTo(id: string): Promise<boolean>;
  goToNewest(): void;
  /** Whether the SDK has pages to newer messages. */
  hasNewer(): boolean;
  /** Shows unsent messages at once, although the newest message is not loaded; loads the page above them. */
  startOver(): void;
  /** Continues at the loaded messages, because some were let go at this end. */
  trimmed(end: 'older' | 'newer'): void;
  retry(): void;
  /** Fetches messages again whose reactions or replies may have changed. */
  refetchChanged(): void;
  /** Shows an error that is not an answer of the SDK. */
  fail(failure: Kit.Exception): void;
  /** Shows the loading state without fetching. */
  wait(): void;
}

/**
 * Creates the pages of a message list: a first load or a jump replaces what is loaded, further pages continue
 * it at both ends. Ends with its owner.
 */
export function createMessagePages(options: MessagePagesOptions): MessagePages {
  const { timeline, atOnce } = options;
  const { sdk, fetches, owner, report } = options.context;
  const { run } = timeline;
  const { state, setOlder, setNewer, enter } = createPageState(options.isFilled);
  const [place, setPlace] = createSignal<MessagePlace | null>(options.isFilled ? { at: 'end' } : null, {
    equals: false,
  });
  const source = (fetch?: Fetch) => {
    const current = sdk();
    if (!current) throw noSdk();
    return new MessageSource(current, options.query(), () => fetch?.goOn());
  };
  const ask: Ask = (question, onAnswer, onFailure, onEnd) => {
    const since = timeline.begin();
    return fetches.ask(question, {
      patienceMs: PATIENCE_MS,
      onAnswer: (answer) => {
        onAnswer(answer, since);
        refetchChanged();
      },
      onFailure: (cause) => {
        const failure = toException(cause);
        onFailure(failure);
        report(failure);
      },
      onEnd: () => {
        timeline.end(since);
        onEnd?.();
      },
    });
  };
  const shared = { timeline, state, ask, source, atOnce };
  const refetchNow = createMessageRefetches({ sdk, timeline, ask, source, atOnce });
  const refetchChanged = () => {
    if (options.isShown()) refetchNow();
  };
  const older = createPageEnd({
    ...shared,
    kind: 'older',
    set: setOlder,
    onPage: () => options.onPage('newer'),
  });
  const newer = createPageEnd({
    ...shared,
    kind: 'newer',
    set: setNewer,
    onPage: () => options.onPage('older'),
  });
  /** The pending first load or jump. */
  let current: Fetch | undefined;

  const stop = () => {
    current?.end();
    missed.stop();
    older.restart();
    newer.restart();
  };

  /** Ends everything; what was missed is loaded anew. */
  const reset = () => {
    stop();
    missed.forget();
  };

  /** Replaces the loaded messages; `isOpening` also replaces the divider. */
  const take = (span: Span, since: Checkpoint, placeOf: () => MessagePlace, isOpening = false) =>
    batch(() => {
      const { messages } = span;
      atOnce(() => {
        timeline.page(messages, 'all', since, span.ends);
        if (isOpening) options.onUnread(span.unread);
      });
      older.restart(span.older, messages);
      newer.restart(span.newer, messages);
      setPlace(placeOf());
      enter('ready', null);
    });
  const placeAt = (id: string): MessagePlace => {
    const record = timeline.find(id);
    if (!record) return { at: 'end' };
    options.onJump(record);
    return { at: 'entry', key: record.key, align: 'center' };
  };

  const load = async (fetch: Fetch): Promise<{ span: Span; target: string }> => {
    const from = source(fetch);
    const target = options.target();
    if (target !== '') {
      try {
        const span = await spanAround(from, target, options.isHere);
        if (span) return { span, target };
      } catch (cause) {
        report(cause);
      }
    }
    const startsFromUnread = options.startsFromUnread() && options.query().parentId === '';
    return { span: await (startsFromUnread ? unreadSpan(from, owner.uid) : newestSpan(from)), target: '' };
  };
  const reload = () => {
    reset();
    enter('loading', null);
    current = ask(
      load,
      ({ span, target }, since) =>
        take(
          span,
          since,
          () => {
            if (target !== '') return placeAt(target);
            return span.unread ? { at: 'entry', key: 'unread', align: 'start' } : { at: 'end' };
          },
          true,
        ),
      (failure) => enter('error', failure),
    );
  };

  /** Loads a piece elsewhere; the rows stay until it is there, and if it cannot be loaded. */
  const jump = (
    question: (fetch: Fetch) => Promise<Span | null>,
    placeOf: () => MessagePlace,
  ): Promise<boolean> =>
    new Promise((resolve) => {
      stop();
      setNewer('loading');
      const failed = () => {
        current?.end();
        missed.resume();
      };
      current = ask(
        question,
        (span, since) => {
          if (!span) return failed();
          missed.forget();
          take(span, since, placeOf);
          resolve(true);
        },
        failed,
        () => {
          if (untrack(() => state.newer) === 'loading') newer.restart();
          resolve(false);
        },
      );
    });
  const goToNewest = () => {
    if (untrack(() => state.phase) !== 'ready') return;
    if (run.isAtNewest) setPlace({ at: 'end' });
    else
      void jump(
        (fetch) => newestSpan(source(fetch)),
        () => ({ at: 'end' }),
      );
  };

  const missed = createCatchUps({
    ...shared,
    isBusy: () => current?.isOpen === true,
    isAtEnd: options.isAtEnd,
    reading: () => {
      const at = untrack(place);
      const key = at?.at === 'entry' ? at.key : '';
      return run.records.find((each) => each.key === key)?.id ?? '';
    },
    onFailed: (hasFailed) => setNewer(hasFailed ? 'error' : run.isAtNewest ? 'end' : 'idle'),
    onAll: (span, since) => take(span, since, () => ({ at: 'end' })),
    onCut: () => newer.restart(),
    onMissed: options.onMissed,
  });

  return {
    state,
    place,
    reload,
    refetch: (since) =>
      untrack(() => {
        if (state.phase === 'ready' && run.records.length > 0) missed.start(since);
        else reload();
      }),
    refresh: (since) => missed.start(since ?? null),
    rest(at) {
      fetches.endAll();
      stop();
      setPlace(at);
    },
    setPlace: (at) => void setPlace(at),
    placeAt,
    loadOlder: older.loadMore,
    loadNewer: () => (missed.hasFailed() ? missed.retry() : newer.loadMore()),
    goTo: async (id) => {
      if (untrack(() => state.phase) !== 'ready') return false;
      const isLoaded = timeline.find(id) !== undefined;
      if (isLoaded) atOnce(() => void setPlace(placeAt(id)));
      return (
        isLoaded ||
        jump(
          (fetch) => spanAround(source(fetch), id, options.isHere),
          () => placeAt(id),
        )
      );
    },
    goToNewest,
    hasNewer() {
      let hasNewer = false;
      attempt(report, () => {
        ({ hasNewer } = source());
      });
      return hasNewer;
    },
    startOver() {
      reset();
      batch(() => {
        atOnce(() => timeline.page([], 'all', UP_TO_DATE, { isAtNewest: true }));
        newer.restart();
        setPlace({ at: 'end' });
      });
      older.load();
    },
    trimmed: (end) => (end === 'older' ? older : newer).restart(),
    retry: () =>
      untrack(() => {
        if (state.phase === 'error') reload();
        if (state.phase !== 'ready') return;
        if (state.older === 'error') older.load();
        if (missed.hasFailed()) missed.retry();
        else if (state.newer === 'error') newer.load();
        missed.resume();
      }),
    refetchChanged,
    fail(failure) {
      reset();
      enter('error', failure);
    },
    wait() {
      reset();
      enter('loading', null);
    },
  };
}
