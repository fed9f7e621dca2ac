import { onCleanup } from 'solid-js';
import { isServer } from 'solid-js/web';
import { toException } from '../../client/boundary/exception.ts';
import { reportUnhandled } from '../../client/create-report.ts';

/**
 * The interval at which the timer checks for late flushes, in milliseconds. A hidden tab has no frames, so a flush
 * runs after at most twice this time.
 */
const CHECK_MS = 100;

/** Above this number of events, or of rows that jump to the top, between two runs, updates are throttled: a flood. */
export const FLOOD = 100;

/** The minimum time between frames during a flood, in milliseconds. */
const FLOOD_MS = 80;

/** A frame or timer that has not run after this time is lost, for example with a test's fake clock. */
const LOST_MS = 1000;

/** The pending runs of all flushes, which share one frame and one timer. */
const pending = new Set<FlushJob>();
let frame = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** When the frame or the timer was requested. */
let requestedAt = 0;
let isInFrame = false;

/** The work of a flush, and how often it was requested since the last run. */
interface FlushJob {
  readonly run: () => void;
  requests: number;
  /** The earliest time for the next run during a flood. */
  floodAt: number;
  /** Whether the run was already pending at the timer's last check. */
  isOld: boolean;
}

/**
 * Whether an animation frame callback is running. Browsers dispatch scroll events before frame callbacks, so scroll
 * positions are current there and may be outdated elsewhere.
 */
export function runsInFrame(): boolean {
  return isInFrame;
}

/** Publishes the pending changes of all lists at once. For tests. */
export function flushNow(): void {
  for (const each of [...pending]) force(each);
}

/** Runs a function once in the next animation frame; in a flood of requests, at most once in 80 ms. */
export interface Flush {
  /** Requests a run; all requests before the frame share it. */
  schedule(): void;
  /** Runs at once if a run is pending. */
  now(): void;
  /** Runs at once, and cancels a pending run. */
  force(): void;
}

/** Creates a flush that ends with its owner: nothing runs after disposal. */
export function createFlush(run: () => void): Flush {
  const own: FlushJob = { run, requests: 0, floodAt: 0, isOld: false };
  let isOver = isServer;
  onCleanup(() => {
    isOver = true;
    cancel(own);
    if (pending.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  });
  return {
    schedule() {
      own.requests++;
      if (isOver) return;
      if (!pending.has(own)) own.isOld = false;
      pending.add(own);
      request();
    },
    now() {
      if (pending.has(own)) force(own);
    },
    force() {
      if (!isOver) force(own);
    },
  };
}

function request(): void {
  const now = performance.now();
  if (Math.abs(now - requestedAt) > LOST_MS) {
    cancelAnimationFrame(frame);
    frame = 0;
    timer = undefined;
  }
  if (!frame || timer === undefined) requestedAt = now;
  frame ||= requestAnimationFrame(onFrame);
  timer ??= setTimeout(checkPending, CHECK_MS);
}

function cancel(each: FlushJob): void {
  each.requests = 0;
  if (!pending.delete(each) || pending.size > 0) return;
  cancelAnimationFrame(frame);
  frame = 0;
}

function force(each: FlushJob): void {
  cancel(each);
  each.run();
}

function onFrame(time: number): void {
  frame = 0;
  isInFrame = true;
  runAll((each) => {
    if (each.requests <= FLOOD) return true;
    if (time < each.floodAt) return false;
    each.floodAt = time + FLOOD_MS;
    return true;
  });
  isInFrame = false;
  if (pending.size > 0) request();
}

/** Runs what has waited too long, and schedules the next check: one timer serves many frames. */
function checkPending(): void {
  timer = undefined;
  runAll((each) => each.isOld);
  for (const each of pending) each.isOld = true;
  if (pending.size > 0) request();
}

/** Runs everything that is due; an error of one run stops no other. */
function runAll(isDue: (each: FlushJob) => boolean): void {
  for (const each of [...pending]) {
    try {
      if (pending.has(each) && isDue(each)) force(each);
    } catch (cause) {
      reportUnhandled(toException(cause));
    }
  }
}
