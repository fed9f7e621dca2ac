import type { ShownList } from './lists.ts';

/** The measurements of about a quarter of a second. */
export interface Reading {
  /** When it ended, in seconds since the page loaded. */
  at: number;
  /** Frames per second. */
  frames: number;
  /** The mean and the longest frame, in milliseconds. */
  frameTime: number;
  longestFrame: number;
  /** Events given to the list, rows that changed, and DOM mutations, per second. */
  events: number;
  rows: number;
  mutations: number;
  /** Heap in use, in megabytes; NaN if the browser does not report it. */
  heap: number;
}

/** The length of a reading, in milliseconds. */
const SPAN_MS = 250;

const ROW = '.kit-list__row, .kit-message-list__row';

interface WithMemory {
  memory?: { usedJSHeapSize: number };
}

/**
 * Measures a mounted list until the returned function is called. Reads no layout: it counts frames by
 * callbacks and mutations by an observer, at the same cost for every list.
 */
export function startMeter(subject: ShownList, onReading: (reading: Reading) => void): () => void {
  let frame = 0;
  let began = performance.now();
  let last = began;
  let frames = 0;
  let longest = 0;
  let events = subject.events();
  let rows = 0;
  let mutations = 0;

  const observer = new MutationObserver((records) => {
    mutations += records.length;
    rows += rowsOf(records);
  });
  observer.observe(subject.host, { subtree: true, childList: true, attributes: true, characterData: true });

  const tick = (now: number) => {
    frame = requestAnimationFrame(tick);
    frames += 1;
    longest = Math.max(longest, now - last);
    last = now;
    const span = now - began;
    if (span < SPAN_MS) return;
    const perSecond = 1000 / span;
    onReading({
      at: now / 1000,
      frames: frames * perSecond,
      frameTime: span / frames,
      longestFrame: longest,
      events: (subject.events() - events) * perSecond,
      rows: rows * perSecond,
      mutations: mutations * perSecond,
      heap: ((performance as WithMemory).memory?.usedJSHeapSize ?? Number.NaN) / 1e6,
    });
    began = now;
    frames = longest = rows = mutations = 0;
    events = subject.events();
  };
  frame = requestAnimationFrame((now) => {
    began = last = now;
    tick(now);
  });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}

/** Counts the rows that some mutations touched, each row once. */
function rowsOf(records: readonly MutationRecord[]): number {
  const rows = new Set<Element>();
  for (const { target, addedNodes } of records) {
    const element = target instanceof Element ? target : target.parentElement;
    const row = element?.closest(ROW);
    if (row) rows.add(row);
    for (const node of addedNodes) if (node instanceof Element && node.matches(ROW)) rows.add(node);
  }
  return rows.size;
}
