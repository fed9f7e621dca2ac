import axe from 'axe-core';
import { type Kit, KitMessageComposer } from 'solid-chat-kit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScene, until } from '../support/message-scene.tsx';
import { seeded, stage } from './stage.tsx';

beforeEach(() => localStorage.clear());

/** A composer of 'ann' with room above it, whose field has the focus. */
async function compose({
  chat = 0,
  ...options
}: {
  chat?: number;
  theme?: 'light' | 'dark';
  locale?: string;
  width?: number;
} = {}) {
  const { ann: kit } = await seeded({ conversations: 6, users: 12, messages: 4, groups: 0.5 });
  const chats = await new kit.ConversationsRequestBuilder().setLimit(30).build().fetchNext();
  const direct = chats.filter((each) => each.getConversationType() === 'user');
  const user = direct[chat]?.getConversationWith() as Kit.User;
  const { host } = stage(() => <KitMessageComposer user={user} disableSoundForMessages />, {
    kit,
    width: 400,
    ...options,
  });
  host.style.paddingBlockStart = '480px';
  await vi.waitFor(() => expect(host.querySelector('textarea')?.disabled).toBe(false));
  const field = host.querySelector('textarea') as HTMLTextAreaElement;
  field.focus();
  return { host, field, ...pickerIn(host) };
}

/** What is seen of the picker in a host. */
function pickerIn(host: HTMLElement) {
  const find = (selector: string) => host.querySelector<HTMLElement>(selector);
  const cells = () => [...host.querySelectorAll<HTMLElement>('.kit-emoji-picker__emoji')];
  const scroller = () => find('.kit-emoji-picker__grid') as HTMLElement;
  return {
    find,
    cells,
    scroller,
    button: find('.kit-message-composer__emoji') as HTMLElement,
    isOpen: () => find('.kit-emoji-picker') !== null,
    cell: (name: string) => cells().find((each) => each.getAttribute('aria-label') === name) as HTMLElement,
    /** The names of the cell that the focused element names as its active one. */
    active() {
      const id = document.activeElement?.getAttribute('aria-activedescendant');
      return (id && document.getElementById(id)?.getAttribute('aria-label')) || null;
    },
    loaded: () => until(() => cells().length > 0, 'the emojis'),
    role: () => document.activeElement?.getAttribute('role'),
  };
}

/** Opens the picker of a composer by keys. */
async function opened(options: Parameters<typeof compose>[0] = {}) {
  const scene = await compose(options);
  await userEvent.tab();
  expect(document.activeElement).toBe(scene.button);
  await userEvent.keyboard('{Enter}');
  await scene.loaded();
  return scene;
}

describe('the emoji picker of a composer, by keys', () => {
  it('[composer.emoji] finds an emoji by its name, inserts it at the caret and returns to the field', async () => {
    const { field, button, isOpen, active, loaded, cells } = await compose();
    await userEvent.keyboard('Hi  there');
    field.setSelectionRange(3, 3);
    // At once: the browser tells of the new caret after the field has lost the focus.
    button.focus();
    await userEvent.keyboard('{Enter}');
    await loaded();
    await userEvent.keyboard('GRINNING  cat');
    await until(() => active() === 'grinning cat', 'the result');
    expect(cells()[0]?.getAttribute('aria-label')).toBe('grinning cat');
    await userEvent.keyboard('{Enter}');
    expect(field.value).toBe('Hi 😺 there');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('!');
    expect(field.value).toBe('Hi 😺! there');
  });

  it('[composer.emoji] moves in both directions, and to the ends', async () => {
    const { active, role, cells, scroller } = await opened();
    const names = cells().map((each) => each.getAttribute('aria-label'));
    await userEvent.keyboard('{ArrowDown}');
    expect([role(), active()]).toEqual(['grid', names[0]]);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(active()).toBe(names[1]);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe(names[10]);
    await userEvent.keyboard('{Home}');
    expect(active()).toBe(names[9]);
    await userEvent.keyboard('{ArrowLeft}');
    expect(active()).toBe(names[8]);
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(active()).toBe(names[9]);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(active()).toBe('flag: Wales');
    const [last] = cells().slice(-1);
    await until(() => last && isWithin(last, scroller()), 'the last emoji in view');
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
    expect(role()).toBe('combobox');
  });

  it('[composer.emoji] moves to the left where that is forwards, and finds words of the language', async () => {
    const { active, cells, isOpen, field } = await opened({ locale: 'ar' });
    const names = cells().map((each) => each.getAttribute('aria-label'));
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    expect(active()).toBe(names[1]);
    await userEvent.keyboard('{ArrowRight}');
    expect(active()).toBe(names[0]);
    await userEvent.keyboard('قطة{Enter}');
    expect(isOpen()).toBe(false);
    expect([...'😺😸😹😻😼😽🙀😿😾🐱🐈']).toContain(field.value);
  });

  it('[composer.emoji] sends what is typed in the grid to the search, and Escape back to the button', async () => {
    const { button, cells, isOpen, role } = await opened();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}pizza');
    await until(() => cells().length < 10, 'the results');
    expect([role(), cells()[0]?.textContent]).toEqual(['combobox', '🍕']);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('[composer.emoji] goes to a category, and keeps skin tone and recent emojis after a reload', async () => {
    const { find, field, role, active, isOpen } = await opened();
    await userEvent.tab();
    expect(document.activeElement?.className).toBe('kit-emoji-picker__tone');
    await userEvent.keyboard('{Enter}');
    expect(role()).toBe('radio');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    expect(find('[role=radiogroup]')).toBeNull();
    await userEvent.tab();
    expect(role()).toBe('tab');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Animals & nature');
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('monkey face');
    await userEvent.keyboard('waving{Enter}');
    expect([isOpen(), field.value]).toEqual([false, '👋🏽']);

    document.body.replaceChildren();
    // In another chat, which has no draft.
    const later = await opened({ chat: 1 });
    expect(later.find('[role=tab]')?.getAttribute('aria-label')).toBe('Recent');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(later.field.value).toBe('👋🏽');
  });

  it.each([
    ['light', 'en'],
    ['dark', 'ar'],
  ] as const)('[composer.emoji] has no accessibility violations: %s, %s', async (theme, locale) => {
    const { host, find, cells } = await opened({ theme, locale });
    await Promise.all(document.getAnimations().map((each) => each.finished));
    const check = async () => expect((await axe.run(host)).violations.map(({ id }) => id)).toEqual([]);
    await check();
    await userEvent.click(find('.kit-emoji-picker__tone') as HTMLElement);
    await check();
    await userEvent.keyboard('{Escape}');
    await userEvent.fill(find('[role=combobox]') as HTMLElement, 'qqqq');
    await until(() => cells().length === 0, 'no results');
    await check();
  });
});

const isWithin = (inner: HTMLElement, outer: HTMLElement) => {
  const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
};

describe('the emoji picker of a composer, by mouse', () => {
  it('[composer.emoji] stays open beside the field, which keeps its caret; a press outside closes it', async () => {
    const { field, button, cell, isOpen, loaded, host } = await compose();
    await userEvent.keyboard('abcd');
    field.setSelectionRange(2, 2);
    await userEvent.click(button);
    await loaded();
    await userEvent.click(cell('grinning face'));
    await userEvent.click(cell('beaming face with smiling eyes'));
    expect([field.value, isOpen()]).toEqual(['ab😀😁cd', true]);
    await userEvent.keyboard('!');
    expect(field.value).toBe('ab😀😁!cd');
    await userEvent.click(button);
    expect(isOpen()).toBe(false);
    await userEvent.click(button);
    await loaded();
    await userEvent.click(host, { position: { x: 5, y: 5 } });
    await until(() => !isOpen(), 'the end of the picker');
    expect(field.value).toBe('ab😀😁!cd');
  });

  it('[composer.emoji] mounts the emojis in view, and follows its category while scrolling', async () => {
    const { button, cells, loaded, scroller, find } = await compose();
    await userEvent.click(button);
    await loaded();
    expect(cells().length).toBeLessThan(150);
    scroller().scrollTop = scroller().scrollHeight;
    await until(() => cells().some((each) => each.textContent === '🏴󠁧󠁢󠁷󠁬󠁳󠁿'), 'the last flag');
    expect(cells().length).toBeLessThan(150);
    await until(
      () => find('[role=tab][aria-selected=true]')?.getAttribute('aria-label') === 'Flags',
      'the category',
    );
  });
});

describe('the emoji picker of reactions', () => {
  it('[messages.react] adds an emoji beyond the quick reactions, and closes', async () => {
    const scene = await openScene({ messages: 3 });
    try {
      await scene.send('bob', 'Dinner at eight');
      await until(() => scene.row('Dinner'), 'the message');
      const row = scene.row('Dinner') as HTMLElement;
      await userEvent.click(row, { button: 'right' });
      await until(() => scene.find('.kit-menu__reaction[data-icon]'), 'the menu');
      expect(scene.find('.kit-menu__reaction[data-icon]').getAttribute('aria-label')).toBe('More reactions');
      await userEvent.click(scene.find('.kit-menu__reaction[data-icon]'));
      const { loaded, isOpen, cell } = pickerIn(scene.host);
      await loaded();
      await userEvent.click(cell('melting face'));
      await until(() => scene.find('.kit-message-bubble__reaction'), 'the reaction');
      expect(scene.find('.kit-message-bubble__reaction-emoji').textContent).toBe('🫠');
      expect(isOpen()).toBe(false);
      expect(document.activeElement).toBe(scene.row('Dinner'));
    } finally {
      scene.close();
    }
  });
});
