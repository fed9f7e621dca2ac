import { type Kit, SelectionMode } from 'solid-chat-kit';
import { User } from 'solid-chat-kit/local';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { idle } from '../conversations/harness.tsx';
import { FakeSdk } from '../support/fake-sdk.ts';
import { inside, renderUsers } from './harness.tsx';

const onError = vi.fn<(error: Kit.Exception) => void>();
const messages = () => onError.mock.calls.map(([error]) => error.message);
const fail = () => {
  throw new Error('not known');
};
beforeEach(() => onError.mockReset());

/** Renders a list over a fake SDK with an answered first page. */
async function listOf(page: readonly unknown[], props: Parameters<typeof renderUsers>[1] = {}) {
  const sdk = new FakeSdk();
  const list = renderUsers(sdk, { onError, ...props });
  await idle();
  await sdk.latest.answer(page);
  await idle();
  return { sdk, list };
}

const two = () => [new User('ann', 'Ann'), new User('bob', 'Bob')];

it.each<[string, unknown]>([
  ['null', null],
  ['a text', 'ann'],
  ['an empty object', {}],
  ['a user without an id', new User('', 'Bad')],
  ['a user whose id throws', Object.assign(new User('bad', 'Bad'), { getUid: fail })],
])(
  '[error.bad-object] %s in a page keeps the good rows and reaches onError once, with its index',
  async (_, bad) => {
    const { sdk, list } = await listOf([...two(), bad]);
    expect(list.names()).toEqual(['Ann', 'Bob']);
    expect(messages()).toEqual([expect.stringMatching(/^Item 2 of a page: /)]);
    sdk.emit('user', 'onUserOnline', new User('bob', 'Bob'));
    await idle();
    expect(list.row('Bob').matches('.kit-users__list-item-online')).toBe(true);
  },
);

it('[error.bad-object] a first page that is not an array shows the error, and Retry shows the rows', async () => {
  const { sdk, list } = await listOf(undefined as never);
  expect(list.phase()).toBe('error');
  inside(list.one('.kit-users__error-state-view'), 'button').click();
  await sdk.latest.answer([null, ...two()]);
  await idle();
  expect(list.names()).toEqual(['Ann', 'Bob']);
});

it('[error.bad-object] a sectionHeaderKey that throws costs the section, and reaches onError once', async () => {
  const bad = Object.assign(new User('bob', 'Bob'), { getRole: fail });
  const nurse = new User('ann', 'Ann');
  nurse.setRole('nurse');
  const { list } = await listOf([nurse, bad], { sectionHeaderKey: 'getRole' });
  expect(list.outline()).toEqual(['[N]', 'Ann', '[#]', 'Bob']);
  expect(messages()).toEqual(['getRole() threw: not known']);
});

describe('[error.bad-object] an invalid payload', () => {
  it.each(['ccUserBlocked', 'ccUserUnblocked'] as const)(
    'in %s reaches onError and harms nothing',
    async (name) => {
      const { list } = await listOf(two());
      const payloads = [undefined, null, 'ann', {}, []];
      for (const payload of payloads) list.events.users[name].next(payload as never);
      await idle();
      expect(onError).toHaveBeenCalledTimes(payloads.length);
      list.events.users.ccUserBlocked.next(new User('ann', 'Ann'));
      await idle();
      expect(inside(list.row('Ann'), '.kit-users__subtitle').textContent).toBe('');
      expect(inside(list.row('Bob'), '.kit-users__subtitle').textContent).toBe('Offline');
    },
  );

  it.each(['onUserOnline', 'onUserOffline'])('in %s reaches onError and harms nothing', async (name) => {
    const { sdk, list } = await listOf(two());
    for (const payload of [undefined, null, 'ann', {}, []]) sdk.emit('user', name, payload);
    sdk.emit('user', 'onUserOnline', new User('bob', 'Bob'));
    await idle();
    expect(onError).toHaveBeenCalledTimes(5);
    expect(list.row('Bob').matches('.kit-users__list-item-online')).toBe(true);
  });
});

it.each(['Login', 'Connection', 'User'] as const)(
  '[error.listeners] an add%sListener that throws reaches onError and leaves the list alive',
  async (kind) => {
    const sdk = new FakeSdk();
    sdk[`add${kind}Listener`] = fail;
    const list = renderUsers(sdk, { onError });
    await idle();
    await sdk.latest.answer(two());
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob']);
    expect(new Set(messages())).toEqual(new Set(['not known']));
  },
);

it.each([
  ['throws', fail],
  ['is missing', undefined],
  ['gives null', () => null],
  ['gives nothing but spaces', () => '  '],
])(
  'a user whose getName() %s is named by the id in row, button, picture, checkbox and chip',
  async (_, getName) => {
    const nameless = Object.assign(new User('u7', 'Name'), { getName });
    const { list } = await listOf([...two(), nameless], {
      selectionMode: SelectionMode.multiple,
      showSelectedUsersPreview: true,
    });
    expect(list.outline()).toEqual(['[A]', 'Ann', '[B]', 'Bob', '[#]', 'u7']);
    expect(inside(list.row('u7'), '.kit-avatar__text').textContent).toBe('U');
    list.checkbox('u7').click();
    await idle();
    expect(list.checkbox('u7').getAttribute('aria-label')).toBe('Select u7');
    const chip = list.one('.kit-users__selected-preview-chip');
    expect(chip.textContent).toContain('u7');
    expect(inside(chip, 'button').getAttribute('aria-label')).toContain('u7');
  },
);
