import { KitChat, type KitChatProps } from 'solid-chat-kit';
import { User } from 'solid-chat-kit/local';
import { createSignal } from 'solid-js';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nameOf, nextFrame, seeded, settled, stage } from './stage.tsx';

async function opened(width: number, props: KitChatProps = {}, locale = 'en') {
  const { ann } = await seeded({ conversations: 30, groups: 0, users: 60 });
  // The first chat has a thread.
  const parent = await ann.sendMessage(new ann.TextMessage('bob', 'Who brings the boat?', 'user'));
  const reply = new ann.TextMessage('bob', 'I do', 'user');
  reply.setParentMessageId(Number(parent.getId()));
  await ann.sendMessage(reply);
  const view = stage(() => <KitChat {...props} conversations={{ disableSoundForMessages: true }} />, {
    kit: ann,
    width,
    locale,
  });
  await settled(view);
  const find = (selector: string) => view.host.querySelector<HTMLElement>(selector);
  const isShown = (panel: string) =>
    find(`.kit-chat__${panel}`)?.checkVisibility({ visibilityProperty: true }) ?? false;
  return {
    view,
    ann,
    find,
    isShown,
    shown: () => ['list', 'users', 'main', 'thread'].filter(isShown),
    width: async (px: number) => {
      view.host.style.width = `${px}px`;
      await nextFrame();
      await nextFrame();
    },
    row: (index: number) => view.rows()[index]?.querySelector('.kit-list-item__action') as HTMLElement,
    async openThread() {
      await vi.waitFor(() => expect(find(THREAD)).not.toBeNull());
      find(THREAD)?.click();
    },
  };
}

const THREAD = '.kit-chat__main .kit-message-bubble__thread';
const active = () => document.activeElement as HTMLElement;
const press = (keys: string) => userEvent.keyboard(keys);
/** Goes back in the history, as the browser's button does. */
const goBack = async () => {
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await popped;
};

it('[chat.panels] has one, two or three panels, by its own width', async () => {
  const chat = await opened(1200);
  expect(chat.shown()).toEqual(['list', 'main']);
  await chat.width(500);
  expect(chat.shown()).toEqual(['list']);
  chat.row(0).click();
  await nextFrame();
  expect(chat.shown()).toEqual(['main']);
  expect(chat.find('.kit-message-header__back')?.checkVisibility()).toBe(true);
  await chat.width(800);
  expect(chat.shown()).toEqual(['list', 'main']);
  expect(chat.find('.kit-message-header__back')?.checkVisibility()).toBe(false);
  await chat.openThread();
  expect(chat.shown()).toEqual(['list', 'thread']);
  await chat.width(1200);
  expect(chat.shown()).toEqual(['list', 'main', 'thread']);
  await chat.width(500);
  expect(chat.shown()).toEqual(['thread']);
  for (const panel of chat.view.host.querySelectorAll('.kit-chat__panels > *')) {
    expect(panel.scrollWidth).toBeLessThanOrEqual(500);
  }
});

it('[chat.focus] goes to the composer of what is opened, and back to the row', async () => {
  const chat = await opened(500);
  chat.row(0).focus();
  const row = active();
  await press('{Enter}');
  expect(active()).toBe(chat.find('.kit-chat__main textarea'));
  chat.find('.kit-message-header__back')?.click();
  expect(active()).toBe(row);
  expect(nameOf(chat.view.rows()[0] as Element)).toBe(row.textContent);

  await press('{Enter}');
  await vi.waitFor(() => expect(chat.find(THREAD)).not.toBeNull());
  const button = chat.find(THREAD) as HTMLElement;
  button.focus();
  button.click();
  expect(active()).toBe(chat.find('.kit-chat__thread textarea'));
  await press('{Escape}');
  expect(chat.shown()).toEqual(['main']);
  expect(active()).toBe(button);
  chat.find('.kit-message-header__back')?.click();

  chat.find('.kit-chat__new')?.focus();
  await press('{Enter}');
  expect(chat.shown()).toContain('users');
  expect(active().matches('.kit-chat__users input')).toBe(true);
  await press('{Escape}');
  expect(active()).toBe(chat.find('.kit-chat__new'));
});

it('[a11y.zoom] returns to the panel below where a style sheet zooms the page, and one panel fits', async () => {
  const chat = await opened(900);
  chat.view.host.style.setProperty('zoom', '2');
  await chat.width(400);
  chat.row(0).click();
  await vi.waitFor(() => expect(chat.shown()).toEqual(['main']));
  await goBack();
  await vi.waitFor(() => expect(chat.shown()).toEqual(['list']));
});

it.each([
  ['en', 'none'],
  ['ar', '-1 1'],
])('[chat.panels] every way back points to where the list was, in %s', async (locale, scale) => {
  const chat = await opened(500, {}, locale);
  const arrow = (panel: string) => {
    const back = chat.find(`.kit-chat__${panel} .kit-message-header__back`) as HTMLElement;
    return getComputedStyle(back, '::before').scale;
  };
  chat.find('.kit-chat__new')?.click();
  await vi.waitFor(() => expect(arrow('users')).toBe(scale));
  chat.find('.kit-chat__users .kit-message-header__back')?.click();
  chat.row(0).click();
  await vi.waitFor(() => expect(arrow('main')).toBe(scale));
});

it('[chat.focus] stays outside if it is outside', async () => {
  const [user, setUser] = createSignal<User>();
  const chat = await opened(1200, {
    get user() {
      return user();
    },
  });
  const outside = document.createElement('button');
  chat.view.host.before(outside);
  outside.focus();
  setUser(new User('bob', 'Bob'));
  expect(chat.shown()).toEqual(['list', 'main']);
  expect(active()).toBe(outside);
  outside.remove();
});

it('[chat.history] Back closes one panel at a time, and keeps the state of the app', async () => {
  // Drops the steps forward that other tests left.
  history.pushState({ route: 7 }, '');
  const start = history.length;
  const chat = await opened(500);
  chat.row(0).click();
  await chat.openThread();
  expect(history.length).toBe(start + 2);
  expect(history.state).toMatchObject({ route: 7 });
  await goBack();
  expect(chat.shown()).toEqual(['main']);
  await goBack();
  expect(chat.shown()).toEqual(['list']);
  expect(history.state).toMatchObject({ route: 7 });
});

it('[chat.history] Back asks again for a chat that the app keeps open', async () => {
  history.pushState({ route: 8 }, '');
  const onChatChange = vi.fn();
  const chat = await opened(500, { chat: { user: new User('bob', 'Bob') }, onChatChange });
  await goBack();
  await nextFrame();
  await goBack();
  expect(chat.shown()).toEqual(['main']);
  expect(onChatChange.mock.calls).toEqual([[null], [null]]);
});

it('[chat.history] a panel reuses the entry of one that was closed by a click, which Back skips', async () => {
  history.pushState({ route: 'below' }, '');
  history.pushState({ route: 'chat' }, '');
  const start = history.length;
  const chat = await opened(500);
  for (const index of [0, 2]) {
    chat.row(index).click();
    expect(chat.shown()).toEqual(['main']);
    chat.find('.kit-message-header__back')?.click();
    expect(chat.shown()).toEqual(['list']);
  }
  expect(history.length).toBe(start + 1);
  chat.row(2).click();
  await goBack();
  expect(chat.shown()).toEqual(['list']);
  chat.row(0).click();
  chat.find('.kit-message-header__back')?.click();
  await goBack();
  await vi.waitFor(() => expect(history.state).toMatchObject({ route: 'below' }));
});

it.each([
  ['at once', (navigate: () => void) => navigate()],
  ['after loading', (navigate: () => void) => void setTimeout(navigate, 30)],
])('[chat.history] keeps a navigation of the app %s when a chat closes', async (_when, run) => {
  const { href } = location;
  const navigated = new Promise<void>((resolve) =>
    addEventListener('navigated', () => resolve(), { once: true }),
  );
  const onChatChange = vi.fn((chat: unknown) => {
    if (chat) return;
    run(() => {
      history.pushState({}, '', '#home');
      dispatchEvent(new Event('navigated'));
    });
  });
  const chat = await opened(500, { onChatChange });
  chat.row(0).click();
  chat.find('.kit-message-header__back')?.click();
  await navigated;
  const popped = vi.fn();
  addEventListener('popstate', popped);
  await nextFrame();
  await nextFrame();
  removeEventListener('popstate', popped);
  expect([location.hash, popped.mock.calls.length]).toEqual(['#home', 0]);
  await goBack();
  expect([location.href, chat.shown()]).toEqual([href, ['list']]);
});

it.each([
  [
    'a hash that a script sets',
    () => {
      location.hash = '#main';
    },
  ],
  [
    'a link to a hash',
    () => {
      const link = document.createElement('a');
      link.href = '#other';
      document.body.append(link);
      link.click();
      link.remove();
    },
  ],
])('[chat.history] keeps the chat open through %s', async (_what, navigate) => {
  const { href } = location;
  history.pushState(null, '');
  const chat = await opened(500);
  chat.row(0).click();
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  navigate();
  await popped;
  expect(chat.shown()).toEqual(['main']);
  await goBack();
  expect([location.href, chat.shown()]).toEqual([href, ['main']]);
  await goBack();
  expect(chat.shown()).toEqual(['list']);
});

it('[chat.history] two chats on a page go back one by one, and one can leave the history alone', async () => {
  const a = await opened(500);
  const b = await opened(500);
  const c = await opened(500, { disableHistory: true });
  a.row(1).click();
  b.row(1).click();
  c.row(1).click();
  await goBack();
  expect([a.shown(), b.shown(), c.shown()]).toEqual([['main'], ['list'], ['main']]);
  await goBack();
  expect([a.shown(), b.shown(), c.shown()]).toEqual([['list'], ['list'], ['main']]);
});
