import type { Page } from './page.ts';
import type { Random } from './random.ts';

/** How many tabs the user has: two in one of five runs, and one on a page with layout. */
export const drawCount = (random: Random, page?: Page) => (!page && random.chance(0.2) ? 2 : 1);

/** Draws the tab of a step; the only one is not drawn. */
export const drawTab = <T>(tabs: readonly T[], random: Random) =>
  tabs.length > 1 ? random.pick(tabs) : (tabs[0] as T);

/** Says which of several tabs this is. */
export const nameOfTab = <T>(tabs: readonly T[], tab: T) =>
  tabs.length > 1 ? `tab ${tabs.indexOf(tab) + 1}, ` : '';
