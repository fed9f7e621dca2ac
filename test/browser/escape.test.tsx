import { KitChat } from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { seeded, settled, stage } from './stage.tsx';

const press = (keys: string) => userEvent.keyboard(keys);
/** Waits as long as a part takes that loads when it is opened. */
const eventually = (check: () => void) => vi.waitFor(check);

/** A chat in a modal dialog of a page that listens for Escape. */
async function hosted() {
  const { ann } = await seeded({ conversations: 12, groups: 0, users: 20 });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [40, 30];
  const file = { name: 'view.png', type: 'image/png', size: 900, url: canvas.toDataURL() };
  const parent = await ann.sendMessage(new ann.TextMessage('bob', 'Who brings the boat?', 'user'));
  const reply = new ann.TextMessage('bob', 'I do', 'user');
  reply.setParentMessageId(Number(parent.getId()));
  await ann.sendMessage(reply);
  await ann.sendMediaMessage(new ann.MediaMessage('bob', file, 'image', 'user'));
  const dialog = document.createElement('dialog');
  dialog.style.cssText = 'width:1000px;height:720px;padding:0';
  document.body.append(dialog);
  const view = stage(() => <KitChat disableHistory conversations={{ disableSoundForMessages: true }} />, {
    kit: ann as LocalKit,
    width: 900,
  });
  dialog.append(view.host);
  dialog.showModal();
  const heard = vi.fn();
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') heard();
  };
  for (const target of [dialog, document, window]) target.addEventListener('keydown', onKey as EventListener);
  onTestFinished(() => {
    for (const target of [document, window]) target.removeEventListener('keydown', onKey as EventListener);
    dialog.remove();
  });
  await settled(view);
  const find = <E extends HTMLElement>(selector: string) => view.host.querySelector<E>(selector);
  const click = (selector: string) =>
    vi.waitFor(() => {
      const element = find(selector);
      if (!element) throw new Error(`There is no ${selector}.`);
      element.click();
      return element;
    });
  const openMenu = async (selector: string, item: string, text = '') => {
    const row = await vi.waitFor(() => {
      const rows = [...view.host.querySelectorAll(selector)];
      return rows.find((each) => each.textContent?.includes(text)) ?? Promise.reject(new Error(selector));
    });
    row.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, button: 2, cancelable: true }));
    await vi.waitFor(() => {
      const chosen = [...view.host.querySelectorAll<HTMLElement>('.kit-menu__item')].find((each) =>
        each.textContent?.startsWith(item),
      );
      if (!chosen) throw new Error(`The menu has no "${item}".`);
      if (item) chosen.click();
    });
  };
  return { view, ann, dialog, heard, find, click, openMenu };
}
type Hosted = Awaited<ReturnType<typeof hosted>>;

const BUBBLE = '.kit-chat__main .kit-message-bubble__text';
const CASES: [what: string, open: (chat: Hosted) => Promise<unknown>, selector: string][] = [
  ['the users for a new chat', ({ click }) => click('.kit-chat__new'), '.kit-chat__users'],
  [
    'a thread',
    async ({ click }) => {
      await click('.kit-list-item__action');
      await click('.kit-chat__main .kit-message-bubble__thread');
    },
    '.kit-chat__thread',
  ],
  [
    'the picture viewer',
    async ({ click }) => {
      await click('.kit-list-item__action');
      await click('.kit-chat__main button:has(img[src^="data:image/png"])');
    },
    '.kit-picture-viewer[open]',
  ],
  [
    'the information about a message',
    async ({ click, openMenu }) => {
      await click('.kit-list-item__action');
      await openMenu(BUBBLE, 'Info', 'boat');
    },
    '.kit-message-info[open]',
  ],
  [
    'the question whether to delete a message',
    async ({ click, openMenu }) => {
      await click('.kit-list-item__action');
      await openMenu(BUBBLE, 'Delete', 'boat');
    },
    '.kit-dialog[open]',
  ],
  [
    'the question whether to delete a chat',
    ({ openMenu }) => openMenu('.kit-list__row', 'Delete'),
    '.kit-dialog[open]',
  ],
  ['a menu', ({ openMenu }) => openMenu('.kit-list__row', ''), '.kit-menu'],
];

describe('Escape closes one thing', () => {
  it.each(CASES)('[a11y.escape] closes %s, and nothing of the page', async (_what, open, selector) => {
    const chat = await hosted();
    await open(chat);
    await eventually(() => expect(chat.find(selector)).not.toBeNull());
    await eventually(() => expect(chat.find(selector)?.contains(document.activeElement)).toBe(true));
    await press('{Escape}');
    await vi.waitFor(() => expect(chat.find(selector)).toBeNull());
    expect([chat.dialog.open, chat.heard.mock.calls.length]).toEqual([true, 0]);
  });

  it("[a11y.escape] clears a search, then leaves the users, then is the page's", async () => {
    const chat = await hosted();
    await chat.click('.kit-chat__new');
    const field = await vi.waitFor(
      () => chat.find<HTMLInputElement>('.kit-chat__users input') ?? Promise.reject(),
    );
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    await press('bo');
    await press('{Escape}');
    expect([field.value, chat.heard.mock.calls.length]).toEqual(['', 0]);
    await press('{Escape}');
    expect([chat.find('.kit-chat__users'), chat.heard.mock.calls.length]).toEqual([null, 0]);
    expect(chat.dialog.open).toBe(true);
    await press('{Escape}');
    expect([chat.dialog.open, chat.heard.mock.calls.length]).toEqual([false, 3]);
  });
});
