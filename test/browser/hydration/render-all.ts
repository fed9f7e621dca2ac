import { createLocalKit } from 'solid-chat-kit/local';
import { loadLanguage } from 'solid-chat-kit/localize';
import { renderToString } from 'solid-js/web';
import { type InitialRows, type PageName, pages, readRows, seededData } from './pages.tsx';

/** The result of the server: the markup of each page, and its data. */
export interface ServerPages {
  /** The time of the data, in seconds. */
  now: number;
  rows: InitialRows;
  markup: Record<PageName, string>;
}

/** Renders every page; only runs on a server. */
export async function renderAll(): Promise<ServerPages> {
  await loadLanguage('ar');
  const now = Math.floor(Date.now() / 1000) - 120;
  const rows = await readRows(seededData(now), 'ann');
  const data = { sdk: createLocalKit(), ...rows };
  const markup = Object.entries(pages).map(([name, page]) => [name, renderToString(() => page(data))]);
  return { now, rows, markup: Object.fromEntries(markup) };
}
