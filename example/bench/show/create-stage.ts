import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { EVERYDAY, type Kind, startTraffic } from '../feed/traffic.ts';
import { nextFrame } from '../measure/interleave.ts';
import { type ListChoice, listOf, type ShownList } from './lists.ts';
import { type Reading, startMeter } from './meter.ts';
import type { Settings } from './settings.ts';

const ROW_PX = 72;
/** The speed of scrolling, in px per frame. */
const SCROLL_PX = 48;

/** The current list. */
export interface Stage {
  subject: Accessor<ShownList | undefined>;
  /** The time to the first rows, in milliseconds. */
  mountTime: Accessor<number>;
  /** The error, if any. */
  failure: Accessor<string>;
  /** Sends events in one task; resolves to the time of the task and its frame, in milliseconds. */
  burst(count: number): Promise<number>;
}

/** Mounts the selected list into a host, dispatches events, and measures; ends with its owner. */
export function createStage(
  host: HTMLElement,
  settings: Settings,
  onReading: (reading: Reading, list: ListChoice) => void,
): Stage {
  const [subject, setSubject] = createSignal<ShownList>();
  const [mountTime, setMountTime] = createSignal(0);
  const [failure, setFailure] = createSignal('');
  let turn = 0;

  /** The number of rows for this list. */
  const rows = () => Math.min(settings.rows, listOf(settings.list).most);

  createEffect(
    on([() => settings.list, rows, () => settings.generation], async ([id, count]) => {
      const own = ++turn;
      unmount();
      setFailure('');
      // Renders the selection before a long task starts.
      await nextFrame();
      await nextFrame();
      if (own !== turn) return;
      const box = document.createElement('div');
      box.className = 'stage__box';
      host.replaceChildren(box);
      const start = performance.now();
      try {
        const mounted = await listOf(id).mount(box, count);
        if (own !== turn) {
          mounted.dispose();
          return;
        }
        setMountTime(performance.now() - start);
        setSubject(mounted);
      } catch (error) {
        setFailure(String(error));
      }
    }),
  );
  const unmount = () => {
    const before = subject();
    setSubject(undefined);
    before?.dispose();
    host.replaceChildren();
  };
  onCleanup(() => {
    turn++;
    unmount();
  });

  const mix = () => Object.entries(EVERYDAY).filter(([kind]) => settings.kinds[kind as Kind]);
  createEffect(() => {
    const current = subject();
    if (!current || !settings.isRunning) return;
    const next = current.createTraffic(Object.fromEntries(mix()), 1);
    onCleanup(startTraffic(next, () => settings.rate));
  });
  createEffect(() => {
    const current = subject();
    if (!current) return;
    const list = listOf(settings.list);
    onCleanup(startMeter(current, (reading) => onReading(reading, list)));
  });
  createEffect(() => {
    const current = subject();
    if (!current || !settings.isScrolling) return;
    onCleanup(scrollThrough(current.scroller, rows() * ROW_PX));
  });

  return {
    subject,
    mountTime,
    failure,
    async burst(count) {
      const current = subject();
      if (!current) return 0;
      const next = current.createTraffic(Object.fromEntries(mix()), 2);
      const start = performance.now();
      for (let i = 0; i < count; i++) next();
      await nextFrame();
      await nextFrame();
      return performance.now() - start;
    },
  };
}

/** Scrolls to the end and back by computed positions, without reading the layout. */
function scrollThrough(scroller: HTMLElement, height: number): () => void {
  let top = 0;
  let step = SCROLL_PX;
  let frame = requestAnimationFrame(function move() {
    top += step;
    if (top > height || top < 0) step = -step;
    scroller.scrollTop = top;
    frame = requestAnimationFrame(move);
  });
  return () => cancelAnimationFrame(frame);
}
