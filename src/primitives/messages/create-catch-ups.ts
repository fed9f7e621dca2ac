import { batch, untrack } from 'solid-js';
import type { Fetch } from '../../client/boundary/calls.ts';
import type { MessageSource } from '../../client/boundary/message-source.ts';
import { messageId, sentAt } from '../../client/boundary/messages.ts';
import type { Checkpoint } from '../../core/paging/fetch-log.ts';
import type { Timeline } from '../../core/timeline/timeline.ts';
import type { Kit } from '../../sdk/index.ts';
import { createRetryPause } from '../timing/create-retry-pause.ts';
import { type CatchUp, catchUp, recheck } from './catch-up.ts';
import type { Ask } from './create-page-end.ts';
import type { Span } from './load-span.ts';

/** The options of what catches up after a lost connection. */
export interface CatchUpsOptions {
  timeline: Timeline;
  ask: Ask;
  source: (fetch: Fetch) => MessageSource;
  atOnce: (change: () => void) => void;
  /** Whether a load or a jump is under way, whose answer is newer than the loss. */
  isBusy: () => boolean;
  /** Whether the reader sees the end of the loaded messages. */
  isAtEnd: () => boolean;
  /** Returns the id of the message that is read first; '' at the end. */
  reading: () => string;
  /** Called when fetching fails, and when it is tried again or no longer needed. */
  onFailed: (hasFailed: boolean) => void;
  /** Takes the newest page in place of the loaded messages. */
  onAll: (span: Span, since: Checkpoint) => void;
  /** Called when the loaded messages no longer reach the newest one. */
  onCut: () => void;
  /** Takes the messages that were missed. */
  onMissed: (messages: readonly Kit.Message[]) => void;
}

/** Fetches what was missed. */
export interface CatchUps {
  /**
   * Fetches what was missed since a time in seconds, or the page that is read if nothing is known to be missed; after a
   * failure, again after a pause.
   */
  start(since: number | null): void;
  /** Whether the last fetch failed. */
  hasFailed(): boolean;
  /** Fetches again at once, and hides the failure until then. */
  retry(): void;
  /** Ends the fetch; what is missing stays so. */
  stop(): void;
  /** Fetches what is missing, unless that is under way. */
  resume(): void;
  /** Forgets what is missing. */
  forget(): void;
}

/**
 * Creates what catches up after a lost connection. If too much is missing, a reader at the end gets the newest page;
 * any other reader keeps the loaded messages, which go on at their newer end.
 */
export function createCatchUps(options: CatchUpsOptions): CatchUps {
  const { timeline, ask, source, atOnce } = options;
  const { run } = timeline;
  let missing: { fetch?: Fetch; readonly since: number | null } | undefined;
  let hasFailed = false;
  const setFailed = (next: boolean) => {
    if (next === hasFailed) return;
    hasFailed = next;
    options.onFailed(next);
  };

  const take = (missed: CatchUp, checkpoint: Checkpoint, since: number) => {
    if (missed.kind === 'gone') {
      options.onAll(missed.span, checkpoint);
      return;
    }
    const { kind, messages } = missed;
    if (kind !== 'all') {
      const known = new Set(run.records);
      const ends = { ...(kind !== 'changed' && missed.isFromStart && { isAtStart: true }) };
      atOnce(() => timeline.page(messages, kind, checkpoint, ends));
      options.onMissed(run.records.filter((each) => !known.has(each)).map(({ message }) => message));
    } else if (options.isAtEnd()) {
      options.onAll(missed.span, checkpoint);
    } else {
      const unknown = messages.filter((each) => !timeline.find(messageId(each)));
      batch(() => {
        atOnce(() => timeline.cut(since));
        options.onCut();
        options.onMissed(unknown.filter((each) => run.isBeyond({ at: sentAt(each), id: messageId(each) })));
      });
      // What stays may have changed.
      start(since);
    }
  };
  const stop = () => {
    missing?.fetch?.end();
    pause.reset();
    setFailed(false);
  };
  const start = (wanted: number | null) => {
    missing?.fetch?.end();
    const known = missing?.since ?? wanted;
    const since = known === null || wanted === null ? known : Math.min(wanted, known);
    missing = { since };
    if (options.isBusy()) return;
    const { newestAt } = timeline;
    missing.fetch = ask(
      (fetch) =>
        since === null ? recheck(source(fetch), run, options.reading()) : catchUp(source(fetch), run, since),
      (missed, checkpoint) => {
        missing = undefined;
        pause.reset();
        setFailed(false);
        take(missed, checkpoint, since ?? newestAt);
      },
      () => {
        setFailed(true);
        pause.start();
        pause.request();
      },
    );
  };
  const resume = () =>
    untrack(() => {
      if (missing && !missing.fetch?.isOpen) start(missing.since);
    });
  const pause = createRetryPause(resume);
  return {
    start,
    stop,
    resume,
    hasFailed: () => hasFailed,
    retry() {
      setFailed(false);
      resume();
    },
    forget() {
      stop();
      missing = undefined;
    },
  };
}
