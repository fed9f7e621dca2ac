import { KitChat } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectCleanThemes } from '../support/expect-clean.ts';
import { expectGone } from './garbage.ts';
import { type StageOptions, seeded, settled, stage } from './stage.tsx';

/** Renders a chat of Ann in a group of her own with this many others, with files and links in it. */
async function opened(count: number, options: Partial<StageOptions> = {}) {
  const { ann } = await seeded({ conversations: 20, users: 260 });
  const found = await new ann.UsersRequestBuilder().setLimit(250).build().fetchNext();
  const users = found.filter((user) => !user.getHasBlockedMe()).slice(0, count);
  await ann.createGroup(new ann.Group('crew', `Crew ${'of the long name '.repeat(6)}`));
  await ann.addMembersToGroup('crew', users);
  const [first] = users;
  await ann.updateGroupMemberScope('crew', first?.getUid() ?? '', 'moderator');
  const picture = new File([await pixel()], 'a.png', { type: 'image/png' });
  await ann.sendMediaMessage(new ann.MediaMessage('crew', picture, 'image', 'group'));
  const file = { name: `${'plan-'.repeat(30)}.pdf`, url: 'https://example.org/plan.pdf', size: 1234 };
  await ann.sendMediaMessage(new ann.MediaMessage('crew', file, 'file', 'group'));
  const words = `See https://example.org/${'long'.repeat(40)}, it is worth it`;
  await ann.sendMessage(new ann.TextMessage('crew', words, 'group'));
  const group = await ann.getGroup('crew');
  const view = stage(
    () => <KitChat group={group} onError={() => {}} conversations={{ disableSoundForMessages: true }} />,
    { kit: ann, width: 1200, ...options },
  );
  await settled(view);
  const find = (selector: string) => view.host.querySelector<HTMLElement>(selector) as HTMLElement;
  const all = (selector: string) => [...view.host.querySelectorAll<HTMLElement>(selector)];
  const until = (selector: string) => vi.waitFor(() => expect(find(selector)).not.toBeNull());
  return {
    ann,
    find,
    all,
    until,
    open: async () => {
      await until('.kit-message-header__action');
      find('.kit-message-header__action').focus();
      await userEvent.keyboard('{Enter}');
      await until('.kit-chat-info__member');
      await until('.kit-chat-info__action');
    },
    tab: async (at: number, shown: string) => {
      all('.kit-chat-info__tab')[at]?.click();
      await until(shown);
    },
    expectClean: (state: string) => expectCleanThemes(view.host, state),
  };
}

/** Draws a picture of one pixel. */
function pixel(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob as Blob)));
}

it('[info.axe] axe finds nothing in the info about a chat, whatever is shown', async () => {
  const chat = await opened(12);
  await chat.open();
  await chat.expectClean('members');
  chat.all('.kit-chat-info__member-menu')[1]?.click();
  await chat.until('[role="menuitem"]');
  await chat.expectClean('menu of a member');
  await userEvent.keyboard('{Escape}');
  await chat.tab(1, '.kit-chat-info__tile img');
  await chat.expectClean('media');
  await chat.tab(2, '.kit-chat-info__file-name');
  await chat.expectClean('files');
  await chat.tab(3, '.kit-chat-info__link');
  await chat.expectClean('links');
  controlOf(chat.ann).failNext('GroupMembersRequest.fetchNext', 2);
  chat.all('.kit-chat-info__tab')[0]?.click();
  await chat.until('.kit-chat-info__status .kit-button');
  await chat.expectClean('error');
  chat.find('.kit-chat-info__status .kit-button').click();
  await chat.until('.kit-chat-info__add');
  chat.find('.kit-chat-info__add').click();
  await chat.until('.kit-chat-info__adding .kit-list-item__checkbox');
  await chat.expectClean('adding');
});

it.each([
  [1200, 'en'],
  [360, 'ar'],
])('[info.banned] lists who is banned within its width, at %i px in %s', async (width, locale) => {
  const chat = await opened(12, { width, locale });
  const page = await new chat.ann.GroupMembersRequestBuilder('crew').setLimit(3).build().fetchNext();
  for (const user of page.slice(1)) await chat.ann.banGroupMember('crew', user.getUid());
  await chat.open();
  chat.find('.kit-chat-info__add-icon[data-kind="banned"]').parentElement?.click();
  await chat.until('.kit-chat-info__banned-row');
  await chat.expectClean('banned');
  const list = chat.find('.kit-chat-info__banned');
  expect(list.scrollWidth).toBe(list.clientWidth);
  for (const row of chat.all('.kit-chat-info__banned-row')) {
    const [outer, inner] = [
      row.getBoundingClientRect(),
      row.querySelector('button')?.getBoundingClientRect(),
    ];
    expect([(inner?.left ?? -1) >= outer.left, (inner?.right ?? 1e9) <= outer.right]).toEqual([true, true]);
  }
});

it.each([
  [1200, 'en'],
  [360, 'en'],
  [360, 'ar'],
])('[info.layout] cuts long names to their place, at %i px in %s', async (width, locale) => {
  const chat = await opened(12, { width, locale });
  await chat.open();
  for (const [at, shown] of [
    [0, '.kit-chat-info__member'],
    [1, '.kit-chat-info__tile'],
    [2, '.kit-chat-info__file'],
    [3, '.kit-chat-info__link'],
  ] as const) {
    await chat.tab(at, shown);
    const body = chat.find('.kit-chat-info__body');
    expect(body.scrollWidth, shown).toBe(body.clientWidth);
    const panel = chat.find('.kit-chat-info').getBoundingClientRect();
    for (const each of chat.all(`${shown}, .kit-chat-info__action, .kit-chat-info__name`)) {
      const { left, right } = each.getBoundingClientRect();
      expect([left >= panel.left - 1, right <= panel.right + 1], each.className).toEqual([true, true]);
    }
  }
});

it('[info.window] mounts the members in view, below each other, and loads pages to the last by keys', async () => {
  const chat = await opened(200);
  await chat.open();
  const rows = () => chat.all('.kit-chat-info__member').map((each) => each.getBoundingClientRect());
  const expectStacked = () => {
    const tops = rows().sort((a, b) => a.top - b.top);
    for (const [at, row] of tops.entries())
      if (at > 0) expect(Math.abs(row.top - (tops[at - 1]?.bottom ?? 0))).toBeLessThan(1);
    expect(tops[0]?.top).toBeGreaterThanOrEqual(
      chat.find('.kit-chat-info__rows').getBoundingClientRect().top - 1,
    );
  };
  await vi.waitFor(expectStacked);
  (chat.find('.kit-chat-info__member[tabindex="0"]') as HTMLElement).focus();
  const last = () => Number(chat.all('.kit-chat-info__member').at(-1)?.ariaPosInSet);
  await vi.waitFor(
    async () => {
      await userEvent.keyboard('{End}');
      expect(last()).toBe(201);
    },
    { timeout: 8000, interval: 50 },
  );
  expect(rows().length).toBeLessThan(40);
  await vi.waitFor(expectStacked);
  const focused = document.activeElement as HTMLElement;
  expect(focused.ariaPosInSet).toBe('201');
  const view = chat.find('.kit-chat-info__body').getBoundingClientRect();
  expect(focused.getBoundingClientRect().bottom).toBeLessThanOrEqual(view.bottom + 1);
  await userEvent.keyboard('{Home}');
  await vi.waitFor(() => expect((document.activeElement as HTMLElement).ariaPosInSet).toBe('1'));
});

it('[info.back] the Back button of the browser closes the info over one panel, and the focus returns to the name', async () => {
  const chat = await opened(3, { width: 400 });
  await chat.open();
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await popped;
  await vi.waitFor(() => expect(chat.find('.kit-chat-info')).toBeNull());
  expect(document.activeElement).toBe(chat.find('.kit-message-header__action'));
});

it('[info.shared] a picture can be loaded again while the info is open', async () => {
  const chat = await opened(2);
  await chat.open();
  await chat.tab(1, '.kit-chat-info__tile img');
  const { src } = chat.find('.kit-chat-info__tile img') as HTMLImageElement;
  // The SDK revokes the URLs of collected messages.
  const onCollected = vi.fn();
  const registry = new FinalizationRegistry(onCollected);
  registry.register({}, 0);
  await expectGone([new WeakRef({})]);
  await vi.waitFor(() => expect(onCollected).toHaveBeenCalled());
  expect((await fetch(src)).ok).toBe(true);
});
