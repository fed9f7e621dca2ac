import { createLocalKit } from 'solid-chat-kit/local';
import { expect, it } from 'vitest';
import { openScene, painted, until } from '../support/message-scene.tsx';

const READERS = 30;
/** The reader whose name is written from right to left. */
const HEBREW = 'reader-3';

/** Opens the menu of a message that many have read. */
async function openReadMessage() {
  const scene = await openScene({ messages: 0 });
  const { ann, data } = scene;
  const uids = Array.from({ length: READERS }, (_, index) => `reader-${index}`);
  for (const uid of uids) await ann.createUser(new ann.User(uid, uid === HEBREW ? 'קורא' : `Reader ${uid}`));
  await ann.createGroup(new ann.Group('crew', 'Crew', 'public'));
  await ann.addMembersToGroup('crew', uids);
  const group = await ann.getGroup('crew');
  const message = await ann.sendMessage(new ann.TextMessage('crew', 'Dinner at eight', 'group'));
  for (const uid of uids) {
    const reader = createLocalKit({ data });
    await reader.login(uid);
    await reader.markAsRead(message);
  }
  scene.set({ user: undefined, group, onThreadRepliesClick: () => {} });
  await until(() => scene.row('Dinner'), 'the message');
  const place = { bubbles: true, button: 2, clientX: 50, clientY: 50 };
  scene.row('Dinner')?.dispatchEvent(new MouseEvent('contextmenu', place));
  await until(() => scene.find('.kit-menu__item'), 'the menu');
  const items = [...scene.host.querySelectorAll<HTMLElement>('.kit-menu__item')];
  return { scene, items };
}

it('[messages.options] each entry of the menu has an icon', async () => {
  const { scene, items } = await openReadMessage();
  try {
    const widths = items.map((item) => [
      item.textContent,
      item.querySelector('.kit-menu__item-icon')?.getBoundingClientRect().width,
    ]);
    expect(widths).toEqual(
      ['Reply', 'Reply in thread', 'Copy text', 'Edit', 'Info', 'Delete'].map((title) => [title, 20]),
    );
  } finally {
    scene.close();
  }
});

it('[messages.info] the way to close a long list of readers stays in view', async () => {
  const { scene, items } = await openReadMessage();
  try {
    items.find(({ textContent }) => textContent === 'Info')?.click();
    const names = () => scene.host.querySelectorAll<HTMLElement>('.kit-message-info__user');
    await until(() => names().length === READERS, 'the readers');
    const dialog = scene.find('.kit-message-info');
    expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    dialog.scrollTop = dialog.scrollHeight;
    await painted();
    const box = dialog.getBoundingClientRect();
    const close = scene.find('.kit-message-info__close').getBoundingClientRect();
    expect(close.top).toBeGreaterThanOrEqual(box.top);
    const hit = document.elementFromPoint(close.left + close.width / 2, close.top + close.height / 2);
    expect(hit?.className).toBe('kit-message-info__close');
    // As much space below the last reader as beside it.
    const last = names()[READERS - 1]?.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(dialog).paddingInlineStart);
    expect(box.bottom - (last?.bottom ?? 0)).toBeLessThanOrEqual(padding + 1);
  } finally {
    scene.close();
  }
});

it('[messages.names] each name stands beside its picture, whatever script it is in', async () => {
  const { scene, items } = await openReadMessage();
  try {
    items.find(({ textContent }) => textContent === 'Info')?.click();
    await until(
      () => scene.host.querySelectorAll('.kit-message-info__user').length === READERS,
      'the readers',
    );
    const starts = [...scene.host.querySelectorAll('.kit-message-info__name')].map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name.firstChild as Node);
      return range.getBoundingClientRect().left;
    });
    expect(new Set(starts).size).toBe(1);
  } finally {
    scene.close();
  }
});

it('[messages.info] the dialog fits in the window of a page that is zoomed by its sheet', async () => {
  const { scene, items } = await openReadMessage();
  try {
    scene.host.style.zoom = '2';
    items.find(({ textContent }) => textContent === 'Info')?.click();
    await until(() => scene.find('.kit-message-info[open] .kit-message-info__user'), 'the readers');
    await painted();
    const { top, bottom, left, right } = scene.find('.kit-message-info').getBoundingClientRect();
    expect([top, left].every((px) => px >= 0)).toBe(true);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
    expect(right).toBeLessThanOrEqual(innerWidth);
  } finally {
    scene.close();
  }
});
