import { createEffect } from 'solid-js';
import { createStore, type SetStoreFunction } from 'solid-js/store';
import type { Kind } from '../feed/traffic.ts';
import { LISTS, type ListChoice } from './lists.ts';

/** The settings of the page. */
export interface Settings {
  list: ListChoice['id'];
  rows: number;
  /** Events per second. */
  rate: number;
  kinds: Record<Kind, boolean>;
  isRunning: boolean;
  isScrolling: boolean;
  theme: 'light' | 'dark' | undefined;
  /** A new number mounts the list again. */
  generation: number;
}

/** The steps of the sliders. */
export const ROWS = [100, 300, 1_000, 3_000, 10_000, 30_000, 100_000] as const;
export const RATES = [1, 5, 20, 100, 300, 1_000, 2_000, 5_000, 10_000, 20_000] as const;

/** Creates the settings. List, rows and rate are in the URL, so that a view can be shared. */
export function createSettings(): [Settings, SetStoreFunction<Settings>] {
  const address = new URLSearchParams(location.search);
  const number = (name: string, from: readonly number[], otherwise: number): number => {
    const value = Number(address.get(name));
    return from.includes(value) ? value : otherwise;
  };
  const [settings, set] = createStore<Settings>({
    list: LISTS.find(({ id }) => id === address.get('list'))?.id ?? 'ours',
    rows: number('rows', ROWS, 10_000),
    rate: number('rate', RATES, 1_000),
    kinds: { message: true, typing: true, presence: true, receipt: true },
    isRunning: true,
    isScrolling: false,
    theme: undefined,
    generation: 0,
  });
  createEffect(() => {
    const next = new URLSearchParams({
      list: settings.list,
      rows: String(settings.rows),
      rate: String(settings.rate),
    });
    history.replaceState(null, '', `?${next}`);
  });
  return [settings, set];
}
