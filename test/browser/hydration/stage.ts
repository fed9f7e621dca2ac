import { createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { hydrate, render } from 'solid-js/web';
import { inject, onTestFinished, vi } from 'vitest';
import { type PageName, pages, seededData } from './pages.tsx';

const sent = inject('serverPages');

/** A page of a server that the browser took over. */
export interface Hydrated {
  host: HTMLElement;
  /** The browser's session, of the same data as the server's; nobody is signed in yet. */
  sdk: LocalKit;
  /** All elements that the server sent. */
  elements: readonly Element[];
  /** How the page looked before the browser took it over. */
  before: Look;
  /** What was written to the console. */
  messages(): unknown[];
}

/** What a reader sees of the rows in view. */
export type Look = { text: string; top: number; left: number; width: number; height: number }[];

/** Makes a box for a page, for as long as the test runs. */
function stage(): HTMLElement {
  const host = document.createElement('div');
  host.className = 'kit';
  document.body.append(host);
  onTestFinished(() => host.remove());
  return host;
}

/** Puts a server's markup on the page and hydrates it. */
export function takeOver(name: PageName): Hydrated {
  const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const host = stage();
  host.innerHTML = sent.markup[name];
  const elements = [...host.querySelectorAll('*')];
  const before = look(host);
  // What the script that a server sends along with its markup leaves behind.
  Object.assign(window, { _$HY: { events: [], completed: new WeakSet(), r: {}, fe() {} } });
  const sdk = createLocalKit({ data: seededData(sent.now) });
  const dispose = hydrate(() => pages[name]({ sdk, ...sent.rows }), host);
  onTestFinished(() => {
    dispose();
    for (const spy of spies) spy.mockRestore();
  });
  return { host, sdk, elements, before, messages: () => spies.flatMap((spy) => spy.mock.calls) };
}

/** Draws the same page in the browser alone. */
export function drawAlone(name: PageName): HTMLElement {
  const host = stage();
  const sdk = createLocalKit({ data: seededData(sent.now) });
  onTestFinished(render(() => pages[name]({ sdk, ...sent.rows }), host));
  return host;
}

/** Reads what stands where in the first rows of both lists. */
export function look(host: HTMLElement): Look {
  return ['.kit-conversations', '.kit-users'].flatMap((list) =>
    [...host.querySelectorAll<HTMLElement>(`${list} .kit-list__row`)].slice(0, 8).map((row) => {
      const { top, left, width, height } = row.getBoundingClientRect();
      return { text: row.innerText, top, left, width, height };
    }),
  );
}

/** Where every part of the first rows stands within its row, and how large it is. */
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

/** The markup in a form in which that of a server and that of a browser can be compared. */
export function canonical(host: HTMLElement): string[] {
  return [...host.querySelectorAll('*')].map((element) => {
    const attributes = [...element.attributes]
      .filter(({ name, value }) => name !== 'data-hk' && !(name === 'value' && value === ''))
      .map(({ name, value }) => `${name}=${GENERATED.has(name) ? '*' : value.replace(/\s+/g, ' ').trim()}`);
    const text = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
    return [element.localName, ...attributes.sort(), text.join('').trim()].join(' ');
  });
}

/** Attributes whose values are made on the spot. */
const GENERATED = new Set(['id', 'name', 'aria-describedby', 'aria-labelledby']);
