import { KitConversations } from 'solid-chat-kit';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScene, until } from '../support/message-scene.tsx';
import { nextFrame, seeded, settled, stage } from './stage.tsx';

/** Waits for what the browser does after a click on a popover: it tells that later. */
async function quiet(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await nextFrame();
}

it('[a11y.menu-button] the button of an open menu closes it, and opens it again', async () => {
  const { ann } = await seeded({ conversations: 8, groups: 0, users: 10 });
  const onItemClick = vi.fn();
  const view = stage(() => <KitConversations disableSoundForMessages onItemClick={onItemClick} />, {
    kit: ann,
  });
  await settled(view);
  const isOpen = () => view.host.querySelector('.kit-menu')?.checkVisibility() === true;
  // The menu of the first row covers the next ones.
  const buttons = view.rows().map((row) => row.querySelector('.kit-list-item__menu-button'));
  const [first, other] = [buttons[0], buttons.at(-1)];
  const click = async (button: Element | null | undefined) => {
    await userEvent.click(button as Element, { force: true });
    await quiet();
  };
  await click(first);
  await vi.waitFor(() => expect(isOpen()).toBe(true));
  await click(first);
  expect([isOpen(), document.activeElement === first]).toEqual([false, true]);
  await click(first);
  expect(isOpen()).toBe(true);
  await click(other);
  expect([isOpen(), other?.getAttribute('aria-expanded')]).toEqual([true, 'true']);
  // A press outside closes the menu; keys open it again.
  await click(view.host.querySelector('.kit-list__header-title'));
  expect(isOpen()).toBe(false);
  (other as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(isOpen()).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(onItemClick).not.toHaveBeenCalled();
});

it('[a11y.menu-button] the button of an open menu of a message closes it, and another button opens its own', async () => {
  const scene = await openScene({ messages: 3, height: 500 });
  try {
    await until(() => scene.rows().length === 3, 'the messages');
    await userEvent.hover(scene.rows()[1] as HTMLElement);
    const tool = (icon: string) =>
      scene.host.querySelector<HTMLElement>(`.kit-message-list__tool[data-icon="${icon}"]`) as HTMLElement;
    await until(() => tool('more') !== null, 'the buttons');
    const items = () => scene.host.querySelectorAll('.kit-menu .kit-menu__item').length;
    const click = async (icon: string) => {
      await userEvent.click(tool(icon), { force: true });
      await quiet();
    };
    await click('more');
    await until(() => items() > 0, 'the menu');
    await click('more');
    expect(scene.host.querySelector('.kit-menu')).toBeNull();
    await click('more');
    expect(items()).toBeGreaterThan(0);
    await click('react');
    expect([items(), scene.host.querySelectorAll('.kit-menu__reaction').length]).toEqual([0, 7]);
  } finally {
    scene.close();
  }
});

it.each([0.8, 1.5])(
  '[a11y.zoom] opens at its button and at the pointer where the page is zoomed by a style sheet to %d',
  async (zoom) => {
    const { ann } = await seeded({ conversations: 6, groups: 0, users: 8 });
    const view = stage(() => <KitConversations disableSoundForMessages />, { kit: ann });
    await settled(view);
    view.host.style.setProperty('zoom', String(zoom));
    await nextFrame();
    const isOpen = () => view.host.querySelector('.kit-menu')?.checkVisibility() === true;
    const place = () => view.host.querySelector('.kit-menu-positioner')?.getBoundingClientRect() as DOMRect;
    const button = view.rows()[0]?.querySelector<HTMLElement>('.kit-list-item__menu-button') as HTMLElement;
    await userEvent.click(button, { force: true });
    await vi.waitFor(() => expect(isOpen()).toBe(true));
    const box = button.getBoundingClientRect();
    expect(place().right).toBeCloseTo(box.right, 0);
    expect(place().top).toBeCloseTo(box.bottom + 4, 0);
    await userEvent.keyboard('{Escape}');
    const action = view.rows()[1]?.querySelector('.kit-list-item__action') as HTMLElement;
    const { left, top } = action.getBoundingClientRect();
    const at = { clientX: Math.round(left) + 90, clientY: Math.round(top) + 20 };
    action.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, button: 2, ...at }));
    await vi.waitFor(() => expect(isOpen()).toBe(true));
    expect(place().left).toBeCloseTo(at.clientX + 4, 0);
    expect(place().top).toBeCloseTo(at.clientY, 0);
  },
);

it.each(['ltr', 'rtl'])(
  '[a11y.menu-button] a menu opens beside the pointer, never under it, %s',
  async (dir) => {
    const scene = await openScene({ messages: 12, height: innerHeight });
    try {
      scene.host.dir = dir;
      await until(() => scene.rows().length > 5, 'the messages');
      const body = scene.rows().at(-1)?.querySelector('.kit-message-bubble__body') as HTMLElement;
      const { left, right, bottom } = body.getBoundingClientRect();
      for (const clientX of [left + 3, right - 3]) {
        const clientY = bottom - 3;
        body.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, button: 2, clientX, clientY }));
        await until(() => scene.host.querySelector('.kit-menu') !== null, 'the menu');
        expect(document.elementFromPoint(clientX, clientY)?.closest('.kit-menu')).toBeFalsy();
        await userEvent.keyboard('{Escape}');
      }
    } finally {
      scene.close();
    }
  },
);
