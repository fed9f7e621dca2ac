import { type Accessor, createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';
import { type ListChoice, listsBeside } from './lists.ts';
import type { Reading } from './meter.ts';
import type { Settings } from './settings.ts';

/** The time each list is measured, and idle before, in milliseconds. */
const MEASURE_MS = 5000;
const SETTLE_MS = 1500;

/** A list's results, for the table. */
export interface Managed {
  rows: number;
  rate: number;
  mountTime: number;
  frames: number;
  longestFrame: number;
  events: number;
  mutations: number;
}

/** The results of the lists, one after the other. */
export interface Comparison {
  managed: Partial<Record<ListChoice['id'], Managed>>;
  /** The list being measured, during a run. */
  current: Accessor<ListChoice['id'] | undefined>;
  /** Records a reading of the current list. */
  take(reading: Reading, list: ListChoice, mountTime: number): void;
  /** Measures every list of the view, and returns to the previous one. */
  start(): void;
  stop(): void;
}

/** Creates the comparison of all lists with the same settings. */
export function createComparison(settings: Settings, show: (id: ListChoice['id']) => void): Comparison {
  const [managed, setManaged] = createStore<Comparison['managed']>({});
  const [current, setCurrent] = createSignal<ListChoice['id']>();
  let shown: ListChoice['id'] = settings.list;
  let left: ListChoice['id'][] = [];
  let since = 0;
  let readings: Reading[] = [];

  const next = () => {
    const id = left.shift();
    readings = [];
    since = 0;
    setCurrent(id);
    show(id ?? shown);
  };
  const mean = (key: keyof Reading) => readings.reduce((sum, each) => sum + each[key], 0) / readings.length;

  return {
    managed,
    current,
    take(reading, list, mountTime) {
      if (list.id !== current()) return;
      since ||= reading.at;
      const elapsed = (reading.at - since) * 1000;
      if (elapsed > SETTLE_MS) readings.push(reading);
      if (elapsed < SETTLE_MS + MEASURE_MS || readings.length === 0) return;
      setManaged(list.id, {
        rows: Math.min(settings.rows, list.most),
        rate: settings.rate,
        mountTime,
        frames: mean('frames'),
        longestFrame: Math.max(...readings.map(({ longestFrame }) => longestFrame)),
        events: mean('events'),
        mutations: mean('mutations'),
      });
      next();
    },
    start() {
      shown = settings.list;
      left = listsBeside(shown).map(({ id }) => id);
      next();
    },
    stop() {
      left = [];
      next();
    },
  };
}
