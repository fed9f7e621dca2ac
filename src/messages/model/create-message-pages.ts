import { batch, createSignal, untrack } from 'solid-js';
import type { Fetch } from '../../client/boundary/calls.ts';
import {
  firstIdOf,
  lastIdOf,
  type MessageQuery,
  MessageSource,
  type NextPage,
} from '../../client/boundary/message-source.ts';
import { messageId, sentAt } from '../../client/boundary/messages.ts';
import type { ChatPeer } from '../../client/create-chat-peer.ts';
import { attempt } from '../../client/create-report.ts';
import { type FetchTicket, UP_TO_DATE } from '../../client/records/fetch-log.ts';
import { noSdk } from '../../client/session.ts';
import type { ListBase } from '../../list/create-list-context.ts';
import { createPager } from '../../list/pages/create-pager.ts';
import { chatSdk } from '../../sdk/chat-sdk.ts';
import type { Kit } from '../../sdk/index.ts';
import { createRetryPause } from '../../utils/create-retry-pause.ts';
import type { MessageRecord } from '../timeline/message-record.ts';
import type { Timeline } from '../timeline/timeline.ts';
import type { TimelineEvents } from '../timeline/timeline-events.ts';
import type { TimelinePublisher } from './create-timeline-publisher.ts';
import type { UnreadBelow } from './create-unread-below.ts';
import type { MessageListState, ScrollTarget } from './message-list.ts';
import {
  fetchMissedMessages,
  type MessageSlice,
  type MissedMessages,
  newestSlice,
  recheck,
  sliceAround,
  unreadSlice,
} from './message-slices.ts';

/** The options of a message list's pages. */
export interface MessagePagesOptions {
  context: Pick<ListBase, 'sdk' | 'fetches' | 'owner' | 'report'>;
  timeline: Timeline;
  publisher: Pick<TimelinePublisher, 'publishNow' | 'entries'>;
  events: Pick<TimelineEvents, 'isHere' | 'isNews'>;
  unseen: Pick<UnreadBelow, 'add' | 'isAtEnd'>;
  query: () => MessageQuery<ChatPeer>;
  /** Returns the list that shows the chat; without one, nothing is fetched. */
  currentView: () => {
    /** Returns the id of the message at which the chat opens; '' for none. */
    target(): string;
    startsFromUnread(): boolean;
  } | null;
  /** Called with the first unread message if the chat opens there, and without one if it opens elsewhere. */
  onUnread: (unread: MessageSlice['unread']) => void;
  /** Called with the target of a jump. */
  onJump: (record: MessageRecord) => void;
  /** Whether the list has initial messages. */
  isFilled: boolean;
}

/** The pages of a message list. */
export type MessagePages = ReturnType<typeof createMessagePages>;

/**
 * Creates the pages of a message list: a first load or a jump replaces the loaded messages, further pages continue
 * them at both ends, and missed messages are fetched independently. Ends with its owner.
 */
export function createMessagePages(options: MessagePagesOptions) {
  const { timeline, events, unseen, currentView, isFilled } = options;
  const { publishNow, entries } = options.publisher;
  const { sdk, fetches, owner, report } = options.context;
  const { loaded } = timeline;
  const [scrollTarget, setScrollTarget] = createSignal<ScrollTarget | null>(isFilled ? { at: 'end' } : null, {
    equals: false,
  });
  const source = (fetch?: Fetch) => {
    const current = sdk();
    if (!current) throw noSdk();
    return new MessageSource(current, options.query(), () => fetch?.extend());
  };
  const pager = createPager<FetchTicket>({
    fetches,
    log: timeline,
    isFilled,
    reload: () => reload(),
    onError: report,
  });
  /**
   * Refetches messages whose reactions or replies changed while their page was being fetched, if the SDK can fetch
   * single messages; retries after a pause.
   */
  const refetchChanged = () => {
    if (!currentView()) return;
    const { toRefetch } = timeline;
    const ids = [...toRefetch].filter((id) => timeline.find(id));
    toRefetch.clear();
    if (!chatSdk(sdk()).getMessageDetails) return;
    for (const id of ids) {
      let isAnswered = false;
      pager.fetchIndependently(
        async (fetch) => {
          const copy = await source(fetch).find(id);
          return (since) => {
            isAnswered = true;
            changedPause.reset();
            // Another chat may be open by now.
            if (copy && timeline.find(id)) publishNow(() => timeline.page([copy], 'changed', since));
            return refetchChanged;
          };
        },
        () => {
          changedPause.start();
          changedPause.request();
        },
        // If the chat was left before the answer, it is fetched when the chat is shown again.
        () => {
          if (!isAnswered) toRefetch.add(id);
        },
      );
    }
  };
  const changedPause = createRetryPause(refetchChanged);

  /** Creates an end of the loaded messages. */
  const createEnd = (kind: 'older' | 'newer') => {
    const isOlder = kind === 'older';
    const edgeIn = isOlder ? firstIdOf : lastIdOf;
    /** Fetches the next pages; null to start new ones at the edge. */
    let next: NextPage | null = null;
    /** The id of the last message that pages have contained, shown or not. */
    let edge: string | undefined;
    const load = () =>
      end.run(
        async (fetch) => {
          const from = edge ?? loaded.records.at(isOlder ? 0 : -1)?.id;
          const chat = source(fetch);
          const pages = next ?? (isOlder ? chat.older(from) : chat.newer(from ?? '0'));
          // A failed request may stay busy: start a new one.
          next = null;
          const page = await pages();
          // Only an empty page is the end; from then on, arriving messages are appended.
          const isShort = !isOlder && page.length > 0 && page.length < chat.limit;
          const rest = isShort ? await pages() : page;
          const messages = isShort ? [...page, ...rest] : page;
          const reached = rest.length === 0 && { [isOlder ? 'isAtStart' : 'isAtNewest']: true };
          return (since) => {
            next = pages;
            edge = edgeIn(messages) ?? from;
            batch(() => {
              end.setState(reached ? 'end' : 'idle');
              publishNow(() => {
                timeline.page(messages, kind, since, reached || {});
                unloadDistant(isOlder ? 'newer' : 'older');
              });
            });
            return refetchChanged;
          };
        },
        'loading',
        load,
      );
    const end = pager.createEnd({
      initial: isFilled && !isOlder ? 'end' : 'idle',
      load() {
        if (isOlder || source().hasNewer) load();
      },
      restart() {
        next = null;
        edge = undefined;
        return (isOlder ? loaded.isAtStart : loaded.isAtNewest) ? 'end' : 'idle';
      },
    });
    return {
      ...end,
      /** Continues after these pages. */
      continueAfter(pages: NextPage | null, page: readonly Kit.Message[]) {
        end.restart();
        next = pages;
        edge = edgeIn(page);
      },
    };
  };
  const older = createEnd('older');
  const newer = createEnd('newer');
  const restart = () => {
    older.restart();
    newer.restart();
  };

  /** Replaces the loaded messages; `isOpening` also replaces the divider. */
  const show = (slice: MessageSlice, since: FetchTicket, targetOf: () => ScrollTarget, isOpening = false) => {
    const { messages } = slice;
    batch(() => {
      publishNow(() => {
        timeline.page(messages, 'all', since, slice.ends);
        if (isOpening) options.onUnread(slice.unread);
      });
      older.continueAfter(slice.older, messages);
      newer.continueAfter(slice.newer, messages);
      setScrollTarget(targetOf());
      pager.loaded();
    });
    return refetchChanged;
  };
  const atEnd = (): ScrollTarget => ({ at: 'end' });
  const targetAt = (id: string): ScrollTarget => {
    const record = timeline.find(id);
    if (!record) return atEnd();
    options.onJump(record);
    return { at: 'entry', key: record.key, align: 'center' };
  };

  const isHere = (message: Kit.Message) => events.isHere(message);
  const reload = () => {
    missing = undefined;
    pager.replace(async (fetch) => {
      const from = source(fetch);
      const target = currentView()?.target() ?? '';
      const around = target === '' ? null : await sliceAround(from, target, isHere).catch(report);
      const startsFromUnread = currentView()?.startsFromUnread() && options.query().parentId === '';
      const slice =
        around || (await (startsFromUnread ? unreadSlice(from, owner.uid, report) : newestSlice(from)));
      const targetOf = (): ScrollTarget => {
        if (around) return targetAt(target);
        return slice.unread ? { at: 'entry', key: 'unread', align: 'start' } : atEnd();
      };
      return (since) => show(slice, since, targetOf, true);
    });
  };

  /** Loads a slice elsewhere; the rows stay until it arrives, or if it fails. */
  const jump = (find: (from: MessageSource) => Promise<MessageSlice | null>, targetOf: () => ScrollTarget) =>
    new Promise<boolean>((resolve) => {
      const failed = () => {
        newer.restart();
        if (missing !== undefined) fetchMissed();
      };
      pager.replace(
        async (fetch) => {
          const slice = await find(source(fetch));
          return (since) => {
            if (!slice) return failed;
            missing = undefined;
            resolve(true);
            return show(slice, since, targetOf);
          };
        },
        newer,
        failed,
        () => resolve(false),
      );
    });
  const goToNewest = () => {
    if (untrack(pager.phase) !== 'ready') return;
    if (loaded.isAtNewest) setScrollTarget(atEnd());
    else void jump(newestSlice, atEnd);
  };

  /**
   * The start of the time range with missing messages, in seconds; infinite if none is known to be missing and only
   * the page being read is checked.
   */
  let missing: number | undefined;
  const fetchMissed = () =>
    missed.run(async (fetch) => {
      const since = missing ?? Number.POSITIVE_INFINITY;
      const { newestAt } = timeline;
      const chat = source(fetch);
      const isKnown = Number.isFinite(since);
      const found = await (isKnown
        ? fetchMissedMessages(chat, loaded, since)
        : recheck(chat, loaded, reading()));
      return (ticket) => {
        missing = undefined;
        missed.setState('idle');
        return applyMissed(found, ticket, isKnown ? since : newestAt);
      };
    });
  const missed = pager.createEnd({ load: fetchMissed, isAutomatic: true });
  /** Returns the id of the first message being read; '' at the end. */
  const reading = () => {
    const at = untrack(scrollTarget);
    const key = at?.at === 'entry' ? at.key : '';
    return loaded.records.find((each) => each.key === key)?.id ?? '';
  };
  const addUnseen = (messages: readonly Kit.Message[]) =>
    unseen.add(messages.filter((each) => events.isNews(each)).length, false);
  const fetchSince = (since: number) => {
    missing = Math.min(missing ?? since, since);
    // The result of a load or a jump is newer than the disconnect.
    if (!pager.isReplacing()) fetchMissed();
  };
  /**
   * Applies missed messages. If there are too many, the list loads the newest page if it is at the end; otherwise it
   * keeps the loaded messages and continues at their newer end.
   */
  const applyMissed = (found: MissedMessages, ticket: FetchTicket, since: number) => {
    const { messages, newest } = found;
    if (!newest) {
      const known = new Set(loaded.records);
      publishNow(() => timeline.page(messages, found.kind, ticket, found.ends));
      addUnseen(loaded.records.filter((each) => !known.has(each)).map(({ message }) => message));
      return refetchChanged;
    }
    if (!messages || untrack(unseen.isAtEnd)) return show(newest, ticket, atEnd);
    const unknown = messages.filter((each) => !timeline.find(messageId(each)));
    batch(() => {
      publishNow(() => timeline.cut(since));
      newer.restart();
      addUnseen(unknown.filter((each) => loaded.isBeyond({ at: sentAt(each), id: messageId(each) })));
    });
    // Loaded messages may have changed.
    return () => fetchSince(since);
  };

  /** Whether the SDK can page to newer messages. */
  const hasNewer = () => {
    let has = false;
    attempt(report, () => {
      has = source().hasNewer;
    });
    return has;
  };
  /** The indexes of the rendered rows. */
  let rendered = { first: 0, last: -1 };
  /**
   * Unloads messages above the limit, farthest from the rendered ones first, and continues there; only at one end
   * while a page is added at the other.
   */
  const unloadDistant = (end?: 'older' | 'newer') => {
    if (!loaded.isTooLong) return;
    const rows = untrack(entries).slice(rendered.first, rendered.last + 1);
    const messages = rows.filter((entry) => entry.kind === 'message');
    const [top, bottom] = [messages[0], messages.at(-1)];
    if (!top || !bottom) return;
    const before = loaded.records;
    timeline.trim(top, bottom, hasNewer(), end);
    if (loaded.records[0] !== before[0]) older.restart();
    if (loaded.records.at(-1) !== before.at(-1)) newer.restart();
  };

  const state: MessageListState = {
    get phase() {
      return pager.phase();
    },
    get error() {
      return pager.phase() === 'error' ? pager.error() : null;
    },
    get older() {
      return older.state();
    },
    get newer() {
      return missed.state() === 'error' ? 'error' : newer.state();
    },
  };
  return {
    state,
    scrollTarget,
    /** Reloads everything. */
    reload,
    /** Fetches messages missed since a time in seconds. */
    refetch: (since: number) =>
      untrack(() => {
        if (pager.phase() === 'ready' && loaded.records.length > 0) fetchSince(since);
        else reload();
      }),
    /**
     * Updates the messages of a chat that is shown again, without a loading state; `since` is when events were lost.
     */
    refresh: (since: number | undefined) => fetchSince(since ?? Number.POSITIVE_INFINITY),
    /** Ends all fetches, because no list shows the chat any more, and sets the position at which it reopens. */
    suspend(at: ScrollTarget) {
      fetches.endAll();
      pager.stop();
      setScrollTarget(at);
    },
    /** Continues at both ends of the loaded messages, because some were unloaded. */
    restart,
    /** Scrolls the list to a position. */
    setScrollTarget: (at: ScrollTarget) => void setScrollTarget(at),
    /** Marks a loaded message as the target of a jump, and returns its position. */
    targetAt,
    loadOlder: older.loadMore,
    loadNewer: () => (untrack(missed.state) === 'error' ? missed.retry() : newer.loadMore()),
    goTo: async (id: string) => {
      if (untrack(pager.phase) !== 'ready') return false;
      if (!timeline.find(id)) {
        return jump(
          (from) => sliceAround(from, id, isHere),
          () => targetAt(id),
        );
      }
      publishNow(() => void setScrollTarget(targetAt(id)));
      return true;
    },
    goToNewest,
    hasNewer,
    /** Shows unsent messages at once although the newest message is not loaded, and loads the page above them. */
    startOver() {
      missing = undefined;
      pager.stop();
      batch(() => {
        publishNow(() => timeline.page([], 'all', UP_TO_DATE, { isAtNewest: true }));
        restart();
        setScrollTarget(atEnd());
      });
      older.loadMore();
    },
    /** Sets the indexes of the rendered rows, and unloads messages above the limit. */
    trim(first: number, last: number) {
      rendered = { first, last };
      if (loaded.isTooLong) publishNow(() => unloadDistant());
    },
    retry: pager.retry,
    refetchChanged,
    fail: pager.fail,
    wait: pager.showLoading,
  };
}
