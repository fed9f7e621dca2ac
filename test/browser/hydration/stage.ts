import { createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { hydrate, render } from 'solid-js/web';
import { inject, onTestFinished, vi } from 'vitest';
import { type PageName, pages, seededData } from './pages.tsx';

const sent = inject('serverPages');

/** A server-rendered page that the browser hydrated. */
export interface Hydrated {
  host: HTMLElement;
  /** The browser's session, with the server's data; nobody is signed in yet. */
  sdk: LocalKit;
  /** All elements of the server. */
  elements: readonly Element[];
  /** The page before hydration. */
  before: Look;
  /** Returns what was logged to the console. */
  messages(): unknown[];
}

/** The visible content of rows. */
export type Look = { text: string; top: number; left: number; width: number; height: number }[];

/** Creates a host for a page, for the rest of the test. */
function stage(): HTMLElement {
  const host = document.createElement('div');
  host.className = 'kit';
  document.body.append(host);
  onTestFinished(() => host.remove());
  return host;
}

/** Inserts a server's markup and hydrates it. */
export function takeOver(name: PageName): Hydrated {
  const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const host = stage();
  host.innerHTML = sent.markup[name];
  const elements = [...host.querySelectorAll('*')];
  const before = look(host);
  // The state left by the script in a server's markup.
  Object.assign(window, { _$HY: { events: [], completed: new WeakSet(), r: {}, fe() {} } });
  const sdk = createLocalKit({ data: seededData(sent.now) });
  const dispose = hydrate(() => pages[name]({ sdk, ...sent.rows }), host);
  onTestFinished(() => {
    dispose();
    for (const spy of spies) spy.mockRestore();
  });
  return { host, sdk, elements, before, messages: () => spies.flatMap((spy) => spy.mock.calls) };
}

/** Renders the same page in the browser only. */
export function drawAlone(name: PageName): HTMLElement {
  const host = stage();
  const sdk = createLocalKit({ data: seededData(sent.now) });
  onTestFinished(render(() => pages[name]({ sdk, ...sent.rows }), host));
  return host;
}

/** Reads the content of the first rows of both lists. */
export function look(host: HTMLElement): Look {
  return ['.kit-conversations', '.kit-users'].flatMap((list) =>
    [...host.querySelectorAll<HTMLElement>(`${list} .kit-list__row`)].slice(0, 8).map((row) => {
      const { top, left, width, height } = row.getBoundingClientRect();
      return { text: row.innerText, top, left, width, height };
    }),
  );
}

/** Reads the position and size of every part of the first rows within their row. */
export function layout(host: HTMLElement): string[] {
  return [...host.querySelectorAll('.kit-list__row')].slice(0, 8).flatMap((row) => {
    const box = row.getBoundingClientRect();
    const shown = [...row.querySelectorAll('*')].filter((part) => part.checkVisibility());
    return shown.map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return [part.className, left - box.left, top - box.top, width, height].join(' ');
    });
  });
}

/** Normalizes markup, so that a server's and a browser's can be compared. */
export function canonical(host: HTMLElement): string[] {
  return [...host.querySelectorAll('*')].map((element) => {
    const attributes = [...element.attributes]
      .filter(({ name, value }) => name !== 'data-hk' && !(name === 'value' && value === ''))
      .map(({ name, value }) => `${name}=${GENERATED.has(name) ? '*' : value.replace(/\s+/g, ' ').trim()}`);
    const text = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
    return [element.localName, ...attributes.sort(), text.join('').trim()].join(' ');
  });
}

/** Attributes with generated values. */
const GENERATED = new Set(['id', 'name', 'aria-describedby', 'aria-labelledby']);
