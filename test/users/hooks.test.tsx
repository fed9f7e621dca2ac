import { SelectionMode } from 'solid-chat-kit';
import { describe, expect, it } from 'vitest';
import { FakeSdk, settled } from '../support/fake-sdk.ts';
import { nextFrame } from '../support/layout.ts';
import { person, type RenderedUsers, renderUsers } from './harness.tsx';

/** The states in which each styling hook must match, below the root. */
const STATES = {
  loading: async () => {
    const users = renderUsers(new FakeSdk());
    await nextFrame();
    return users;
  },
  ready: async () => {
    const { users } = await answered([
      person('ann', { name: 'Ann', status: 'online', avatar: '/ann.png' }),
      person('bob', { name: 'Bob', status: 'do-not-disturb' }),
    ]);
    users.set({
      selectionMode: SelectionMode.multiple,
      showSelectedUsersPreview: true,
      onItemClick: (user) => users.set({ activeUser: user }),
    });
    users.action('Ann').click();
    users.checkbox('Ann').click();
    return users;
  },
  empty: async () => (await answered([])).users,
  error: async () => {
    const sdk = new FakeSdk();
    const users = renderUsers(sdk);
    await settled();
    await sdk.latest.fail(new Error('no'));
    return users;
  },
} satisfies Record<string, () => Promise<RenderedUsers>>;

async function answered(page: readonly ReturnType<typeof person>[]) {
  const sdk = new FakeSdk();
  const users = renderUsers(sdk);
  await settled();
  await sdk.latest.answer(page);
  return { sdk, users };
}

const HOOKS: [id: string, selector: string, state: keyof typeof STATES, count: number][] = [
  ['css.users.list-item', '.kit-users .kit-users__list-item', 'ready', 2],
  ['css.users.list-item-active', '.kit-users .kit-users__list-item-active .kit-list-item', 'ready', 1],
  [
    'css.users.list-item-online',
    '.kit-users .kit-users__list-item-online .kit-list-item__status',
    'ready',
    1,
  ],
  ['css.users.list-item-status', '.kit-users .kit-users__list-item-do-not-disturb', 'ready', 1],
  ['css.users.avatar', '.kit-users .kit-users__list-item .kit-avatar', 'ready', 2],
  ['css.users.leading-view', '.kit-users .kit-users__list-item .kit-list-item__leading-view', 'ready', 2],
  ['css.users.body', '.kit-users .kit-list-item__body', 'ready', 2],
  ['css.users.empty-state-view', '.kit-users .kit-users__empty-state-view', 'empty', 1],
  ['css.users.empty-state-view-icon', '.kit-users .kit-users__empty-state-view-icon', 'empty', 1],
  ['css.users.empty-state-view-body-title', '.kit-users .kit-users__empty-state-view-body-title', 'empty', 1],
  [
    'css.users.empty-state-view-body-description',
    '.kit-users .kit-users__empty-state-view-body-description',
    'empty',
    1,
  ],
  ['css.users.error-state-view', '.kit-users .kit-users__error-state-view', 'error', 1],
  ['css.users.error-state-view-icon', '.kit-users .kit-users__error-state-view-icon', 'error', 1],
  ['css.users.error-state-view-body-title', '.kit-users .kit-users__error-state-view-body-title', 'error', 1],
  [
    'css.users.error-state-view-body-description',
    '.kit-users .kit-users__error-state-view-body-description',
    'error',
    1,
  ],
  ['css.users.shimmer', '.kit-users .kit-users__shimmer', 'loading', 1],
  ['css.users.shimmer-item', '.kit-users .kit-users__shimmer .kit-users__shimmer-item', 'loading', 8],
  [
    'css.users.shimmer-item-avatar',
    '.kit-users .kit-users__shimmer-item .kit-users__shimmer-item-avatar',
    'loading',
    8,
  ],
  [
    'css.users.shimmer-item-title',
    '.kit-users .kit-users__shimmer-item .kit-users__shimmer-item-title',
    'loading',
    8,
  ],
  ['css.users.selected-preview', '.kit-users .kit-users__selected-preview', 'ready', 1],
  ['css.users.selected-preview-container', '.kit-users .kit-users__selected-preview-container', 'ready', 1],
  ['css.users.selected-preview-chip', '.kit-users .kit-users__selected-preview-chip', 'ready', 1],
  [
    'css.users.selected-preview-chip-avatar',
    '.kit-users .kit-users__selected-preview-chip .kit-avatar',
    'ready',
    1,
  ],
  ['css.users.selected-preview-chip-name', '.kit-users .kit-users__selected-preview-chip-name', 'ready', 1],
  [
    'css.users.selected-preview-chip-close-button',
    '.kit-users .kit-users__selected-preview-chip-close-button',
    'ready',
    1,
  ],
  ['css.users.hide-scrollbar', '.kit-users.kit-users-hide-scrollbar', 'ready', 1],
];

describe('the hooks of KitUsers for style sheets', () => {
  it.each(HOOKS)('[%s] is %s when %s', async (_, selector, state, count) => {
    const users = await STATES[state]();
    expect(users.all(selector)).toHaveLength(count);
  });
});
