import { batch, untrack } from 'solid-js';
import type { Fetch } from '../../client/boundary/calls.ts';
import {
  firstIdOf,
  lastIdOf,
  type MessageSource,
  type NextPage,
} from '../../client/boundary/message-source.ts';
import type { Checkpoint } from '../../core/paging/fetch-log.ts';
import type { Timeline } from '../../core/timeline/timeline.ts';
import type { Kit } from '../../sdk/index.ts';
import { createRetryPause } from '../timing/create-retry-pause.ts';
import type { MessageListState, PageState } from './message-list.ts';

/** Asks the SDK. The handlers run unless the fetch is ended before. */
export type Ask = <T>(
  question: (fetch: Fetch) => Promise<T>,
  onAnswer: (answer: T, since: Checkpoint) => void,
  onFailure: (failure: Kit.Exception) => void,
  onEnd?: () => void,
) => Fetch;

/** The options of an end. */
export interface PageEndOptions {
  kind: 'older' | 'newer';
  timeline: Timeline;
  state: MessageListState;
  /** Sets the state of this end. */
  set: (state: PageState) => void;
  ask: Ask;
  source: (fetch?: Fetch) => MessageSource;
  atOnce: (change: () => void) => void;
  /** Called when a page was added, before it is published. */
  onPage: () => void;
}

/** One end of the loaded messages, at which further pages continue them. */
export interface PageEnd {
  /** Loads the next page, unless one is loading or none is left; after an error, after a pause. */
  loadMore(): void;
  /** Loads the next page at once. */
  load(): void;
  /** Ends paging, and continues after these pages or, without them, at the loaded messages. */
  restart(next?: NextPage | null, page?: readonly Kit.Message[]): void;
}

/** Creates an end: one fetch at a time, none after the end. Ends with its owner. */
export function createPageEnd(options: PageEndOptions): PageEnd {
  const { kind, timeline, state, set, ask, source, atOnce } = options;
  const { run } = timeline;
  const isOlder = kind === 'older';
  const edgeIn = isOlder ? firstIdOf : lastIdOf;
  /** The pages that go on; null to start new ones at the edge. */
  let next: NextPage | null = null;
  /** The id of the last message that pages had, shown or not. */
  let edge: string | undefined;
  let fetch: Fetch | undefined;

  const load = () => {
    const from = edge ?? run.records.at(isOlder ? 0 : -1)?.id;
    set('loading');
    fetch = ask(
      async (own) => {
        const chat = source(own);
        const pages = next ?? (isOlder ? chat.older(from) : chat.newer(from ?? '0'));
        const page = await pages();
        // Only an empty page is the end; messages that arrive are shown from then on.
        const isShort = !isOlder && page.length > 0 && page.length < chat.limit;
        const rest = isShort ? await pages() : page;
        return { pages, page: isShort ? [...page, ...rest] : page, isEnd: rest.length === 0 };
      },
      ({ pages, page, isEnd }, since) => {
        next = pages;
        edge = edgeIn(page) ?? from;
        pause.reset();
        batch(() => {
          const ends = isEnd ? { [isOlder ? 'isAtStart' : 'isAtNewest']: true } : {};
          set(isEnd ? 'end' : 'idle');
          atOnce(() => {
            timeline.page(page, kind, since, ends);
            options.onPage();
          });
        });
      },
      () => {
        // A request that failed may stay busy.
        next = null;
        set('error');
        pause.start();
      },
    );
  };
  const pause = createRetryPause(load);
  return {
    load,
    loadMore: () =>
      untrack(() => {
        if (state.phase !== 'ready') return;
        if (state[kind] === 'error') pause.request();
        else if (state[kind] === 'idle' && (isOlder || source().hasNewer)) load();
      }),
    restart(pages = null, page = []) {
      fetch?.end();
      pause.reset();
      next = pages;
      edge = edgeIn(page);
      set((isOlder ? run.isAtStart : run.isAtNewest) ? 'end' : 'idle');
    },
  };
}
