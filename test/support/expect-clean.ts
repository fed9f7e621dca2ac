import axe from 'axe-core';
import { expect } from 'vitest';

const RULES: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true }, region: { enabled: false } },
};

/** Expects that axe finds nothing in an element, once its animations have ended. */
export async function expectClean(host: HTMLElement, state: string): Promise<void> {
  // What fades in has not its contrast yet.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const { violations } = await axe.run(host, RULES);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
  expect(found, state).toEqual([]);
}

/** Expects that axe finds nothing in an element in the light and the dark theme. */
export async function expectCleanThemes(host: HTMLElement, state: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    host.dataset.theme = theme;
    await new Promise(requestAnimationFrame);
    await expectClean(host, `${state}, ${theme}`);
  }
}
