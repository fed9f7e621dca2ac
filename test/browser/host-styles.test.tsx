import { KitConversations } from 'solid-chat-kit';
import { expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScene, painted, until } from '../support/message-scene.tsx';
import { seeded, settled, stage } from './stage.tsx';

/** Adds a style sheet of the page for the rest of the test. */
function addStyles(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  onTestFinished(() => style.remove());
}

async function openMessages() {
  const scene = await openScene({ messages: 60 });
  onTestFinished(scene.close);
  return scene;
}

/** Whether an element is wholly within the scroller. */
const isInView = (element: Element, scroller: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  const box = scroller.getBoundingClientRect();
  return top >= box.top - 1 && bottom <= box.bottom + 1;
};

it('[messages.opens] opens at the end on a page that scrolls smoothly', async () => {
  addStyles('* { scroll-behavior: smooth !important }');
  const scene = await openMessages();
  await until(() => scene.rows().length > 0, 'messages');
  await painted();
  expect(Math.abs(scene.gap())).toBeLessThan(1);
});

it('[list.keys] End brings the last row into view on a page that scrolls smoothly', async () => {
  addStyles('* { scroll-behavior: smooth !important }');
  const { ann } = await seeded({ conversations: 25, users: 30, groups: 0 });
  const list = stage(() => <KitConversations disableSoundForMessages />, { kit: ann, viewport: 400 });
  await settled(list);
  list.rows()[0]?.querySelector<HTMLElement>('.kit-list-item__action')?.focus();
  await userEvent.keyboard('{End}');
  await painted();
  expect(document.activeElement?.closest('.kit-list__row')).toBe(list.rows().at(-1));
  expect(isInView(document.activeElement as Element, list.scroller)).toBe(true);
});

it.each([-300, -900, -1500])(
  '[messages.still] fills the view on a page that animates everything, %i px up',
  async (px) => {
    addStyles('* { transition: all 0.6s !important }');
    const scene = await openMessages();
    await until(() => Math.abs(scene.gap()) < 1, 'the end');
    await scene.scrollBy(px);
    const { top, bottom } = scene.box();
    const shown = scene.rows().map((row) => row.getBoundingClientRect());
    expect(Math.min(...shown.map((row) => row.top))).toBeLessThanOrEqual(top);
    expect(Math.max(...shown.map((row) => row.bottom))).toBeGreaterThanOrEqual(bottom);
  },
);

it('[list.window] fills the view on a page that animates everything', async () => {
  addStyles('* { transition: all 0.6s }');
  const { ann } = await seeded({ conversations: 200, users: 210, groups: 0 });
  const list = stage(() => <KitConversations disableSoundForMessages />, { kit: ann, viewport: 400 });
  await settled(list);
  for (const px of [900, 1700, 400]) {
    list.scroller.scrollTop = px;
    await painted();
    await painted();
    const box = list.scroller.getBoundingClientRect();
    const shown = list.rows().map((row) => row.getBoundingClientRect());
    expect(Math.min(...shown.map((row) => row.top))).toBeLessThanOrEqual(box.top);
    expect(Math.max(...shown.map((row) => row.bottom))).toBeGreaterThanOrEqual(box.bottom);
  }
});
