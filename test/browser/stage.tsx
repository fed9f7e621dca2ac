import 'solid-chat-kit/css-variables.css';
import { KitProvider } from 'solid-chat-kit';
import {
  createLocalData,
  createLocalKit,
  type LocalData,
  type LocalKit,
  type SeedOptions,
} from 'solid-chat-kit/local';
import type { JSX } from 'solid-js';
import { render } from 'solid-js/web';
import { expect, onTestFinished, vi } from 'vitest';
import { HOSTILE_TEXTS } from '../support/hostile-seed.ts';

/** A time after all seeded data. */
export const NOW = Math.floor(Date.now() / 1000) - 60;

/** A data set and the session of its first user, 'ann'. */
export async function seeded(options: SeedOptions = {}): Promise<{ data: LocalData; ann: LocalKit }> {
  const data = createLocalData({ now: NOW, texts: HOSTILE_TEXTS, ...options });
  return { data, ann: await signIn(data, 'ann') };
}

export async function signIn(data: LocalData, uid: string): Promise<LocalKit> {
  const kit = createLocalKit({ data });
  await kit.login(uid);
  return kit;
}

export interface StageOptions {
  kit: LocalKit;
  /** The height of the scroller in px. @defaultValue that of a host of 720 px */
  viewport?: number;
  width?: number;
  theme?: 'light' | 'dark';
  class?: string;
  locale?: string;
}

export interface Stage {
  host: HTMLElement;
  root: HTMLElement;
  list: HTMLElement;
  scroller: HTMLElement;
  rows(): HTMLElement[];
  /** Returns the row with a name. */
  row(name: string): HTMLElement;
  unmount(): void;
}

/** Mounts a list in its own host, for the rest of the test. */
export function stage(draw: () => JSX.Element, options: StageOptions): Stage {
  const host = document.createElement('div');
  host.className = `kit ${options.class ?? ''}`;
  host.dataset.theme = options.theme ?? 'light';
  host.style.width = `${options.width ?? 360}px`;
  host.style.height = '720px';
  document.body.append(host);
  const dispose = render(
    () => (
      <KitProvider sdk={options.kit} locale={options.locale ?? 'en'}>
        {draw()}
      </KitProvider>
    ),
    host,
  );
  let isMounted = true;
  const unmount = () => {
    if (isMounted) dispose();
    isMounted = false;
    host.remove();
  };
  onTestFinished(unmount);
  const find = (selector: string) => host.querySelector<HTMLElement>(selector) as HTMLElement;
  const scroller = find('.kit-list__scroller');
  // The style sheet keeps a list within the window, so a given viewport needs a window that fits it.
  if (options.viewport) host.style.height = `${720 + options.viewport - scroller.clientHeight}px`;
  const rows = () => [...host.querySelectorAll<HTMLElement>('.kit-list__row')];
  return {
    host,
    root: host.firstElementChild as HTMLElement,
    list: find('.kit-list__items'),
    scroller,
    rows,
    row: (name) => rows().find((row) => nameOf(row) === name) ?? expect.fail(`No row of ${name} is mounted`),
    unmount,
  };
}

export const nameOf = (row: Element): string =>
  row.querySelector('.kit-list-item__action')?.textContent ?? '';

/** Waits for the frame that publishes events. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Waits until rows are rendered and have positions, and nothing is pending. */
export async function settled({ rows }: Stage): Promise<void> {
  await nextFrame();
  await vi.waitFor(() => {
    const positions = rows().map((row) => Number(row.getAttribute('aria-posinset')));
    expect(positions[0]).toBeGreaterThan(0);
    for (const [index, next] of positions.slice(1).entries())
      expect(next).toBeGreaterThan(positions[index] ?? 0);
  });
}

/** Returns the DOM changes in the frame of an action. */
export async function mutationsOf(node: Node, action: () => unknown): Promise<MutationRecord[]> {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  observer.observe(node, { subtree: true, childList: true, attributes: true, characterData: true });
  await action();
  await nextFrame();
  records.push(...observer.takeRecords());
  observer.disconnect();
  return records;
}

/** Counts records by kind; attributes by name. */
export function tally(records: readonly MutationRecord[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { type, attributeName } of records) {
    const kind = attributeName ?? type;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
