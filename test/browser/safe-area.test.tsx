import { KitChat } from 'solid-chat-kit';
import { expect, it, vi } from 'vitest';
import { emulateInsets } from './emulate.ts';
import { nextFrame, seeded, settled, stage } from './stage.tsx';

const INSETS = { top: 47, right: 20, bottom: 34, left: 30 };

/** The insets as the page computes them. */
function insetsOfPage(): number[] {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.padding =
    'env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)';
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(probe);
  probe.remove();
  return [paddingTop, paddingRight, paddingBottom, paddingLeft].map(Number.parseFloat);
}

/** Ends what moves in. */
const still = () => {
  for (const animation of document.getAnimations()) animation.finish();
};

async function openChat(width: number) {
  const { ann } = await seeded({ conversations: 12, groups: 0, users: 20 });
  const view = stage(() => <KitChat conversations={{ disableSoundForMessages: true }} />, {
    kit: ann,
    width,
  });
  await settled(view);
  view.rows()[0]?.querySelector<HTMLElement>('.kit-list-item__action')?.click();
  const find = (selector: string) => view.host.querySelector(selector) as HTMLElement;
  await vi.waitFor(() => expect(find('.kit-message-composer')).not.toBeNull());
  await nextFrame();
  still();
  return { view, find };
}

it.each([500, 1000])(
  '[chat.safe-area] a chat %i px wide stays off the edges that the screen covers',
  async (width) => {
    await emulateInsets(INSETS);
    await vi.waitFor(() => expect(insetsOfPage()).toEqual([47, 20, 34, 30]));
    const { view, find } = await openChat(width);
    const chat = view.root.getBoundingClientRect();
    const header = find('.kit-message-header').getBoundingClientRect();
    const composer = find('.kit-message-composer').getBoundingClientRect();
    const list = find('.kit-chat__list').getBoundingClientRect();
    expect([
      header.top - chat.top,
      chat.bottom - composer.bottom,
      chat.right - composer.right,
      list.left - chat.left,
    ]).toEqual([47, 34, 20, 30]);
  },
);

it('[chat.safe-area] a token says that an edge is not that of the screen', async () => {
  await emulateInsets(INSETS);
  await vi.waitFor(() => expect(insetsOfPage()).toEqual([47, 20, 34, 30]));
  const { view, find } = await openChat(500);
  view.host.style.setProperty('--kit-safe-area-top', '0px');
  expect(find('.kit-message-header').getBoundingClientRect().top).toBe(view.root.getBoundingClientRect().top);
});

it('[a11y.menu] a menu stays off the edges that the screen covers', async () => {
  await emulateInsets(INSETS);
  await vi.waitFor(() => expect(insetsOfPage()).toEqual([47, 20, 34, 30]));
  const { find } = await openChat(1000);
  for (const [x, y] of [
    [1, 1],
    [innerWidth - 1, innerHeight - 1],
  ] as const) {
    find('.kit-list-item').dispatchEvent(
      new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2, clientX: x, clientY: y }),
    );
    await vi.waitFor(() => expect(find('.kit-menu')?.checkVisibility()).toBe(true));
    still();
    const menu = find('.kit-menu').getBoundingClientRect();
    const room = [menu.top, innerWidth - menu.right, innerHeight - menu.bottom, menu.left];
    const needed = [47 + 8, 20 + 8, 34 + 8, 30 + 8];
    expect(
      room.every((px, index) => px >= (needed[index] ?? 0) - 0.5),
      `${room}`,
    ).toBe(true);
    find('.kit-menu').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await nextFrame();
  }
});
