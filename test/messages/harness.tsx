import { render } from '@solidjs/testing-library';
import {
  createKitEvents,
  type Kit,
  KitMessageList,
  type KitMessageListProps,
  type KitMessageListSettings,
  KitProvider,
} from 'solid-chat-kit';
import { createLocalData, createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createStore } from 'solid-js/store';
import { vi } from 'vitest';
import type { AnyChat } from '../support/any-chat.ts';
import { nextFrame } from '../support/layout.ts';

/** Mounts the chat of 'ann' with 'bob'; `write` fills it before. */
export async function openChat(
  write: (chat: { ann: LocalKit; bob: LocalKit }) => unknown,
  given: KitMessageListSettings & AnyChat = {},
  locale = 'en',
  timeZone: string | null = 'UTC',
) {
  const data = createLocalData({ conversations: 0, users: 4, groups: 0, now: 1_700_000_000 });
  const signIn = async (uid: string) => {
    const kit = createLocalKit({ data });
    await kit.login(uid);
    return kit;
  };
  const [ann, bob] = await Promise.all([signIn('ann'), signIn('bob')]);
  await write({ ann, bob });
  const errors: Kit.Exception[] = [];
  const events = createKitEvents();
  const user = await ann.getUser('bob');
  const [props, set] = createStore<KitMessageListSettings & AnyChat>({
    user,
    disableSoundForMessages: true,
    ...given,
  });
  const { container, unmount } = render(() => (
    <KitProvider sdk={ann} events={events} locale={locale} timeZone={timeZone ?? undefined}>
      <KitMessageList onError={(error) => errors.push(error)} {...(props as KitMessageListProps)} />
    </KitProvider>
  ));
  const rows = () => [...container.querySelectorAll<HTMLElement>('.kit-message-list__row')];
  const chat = {
    ann,
    bob,
    control: controlOf(ann),
    events,
    errors,
    container,
    set,
    unmount,
    rows,
    find: <E extends HTMLElement = HTMLElement>(selector: string) => container.querySelector<E>(selector),
    row: (text: string) => rows().find((row) => row.textContent?.includes(text)) as HTMLElement,
    /** The titles of the open menu. */
    menu: () =>
      [...container.querySelectorAll<HTMLElement>('.kit-menu__item')].map((item) => item.textContent ?? ''),
    async openMenu(row: HTMLElement) {
      row.dispatchEvent(
        new MouseEvent('contextmenu', { bubbles: true, button: 2, clientX: 1, cancelable: true }),
      );
      await vi.waitFor(() => {
        if (!container.querySelector('[role^="menuitem"]')) throw new Error('No menu is open.');
      });
    },
    choose: (title: string) =>
      [...container.querySelectorAll<HTMLElement>('.kit-menu__item')]
        .find((item) => item.textContent === title)
        ?.click(),
    settled: async () => {
      await nextFrame();
      await nextFrame();
    },
  };
  await vi.waitFor(() => {
    if (container.querySelector('.kit-message-list__viewport')?.getAttribute('data-phase') === 'loading')
      throw new Error('It is still loading.');
  });
  await chat.settled();
  return chat;
}

/** Sends a text as the other side of a chat between 'ann' and 'bob'. */
export const say = (kit: LocalKit, to: string, text: string) =>
  kit.sendMessage(new kit.TextMessage(to, text, 'user'));
