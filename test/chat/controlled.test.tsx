import { render } from '@solidjs/testing-library';
import { createKitEvents, KitChat, type KitChatProps, KitProvider, type OpenedChat } from 'solid-chat-kit';
import { Group, type TextMessage, User } from 'solid-chat-kit/local';
import { createStore } from 'solid-js/store';
import { describe, expect, it, vi } from 'vitest';
import { addGroup, chats, idle, inside, text } from '../conversations/harness.tsx';

const withAnn: OpenedChat = { user: new User('ann', 'Ann') };
const inTeam: OpenedChat = { group: new Group('team', 'Team', 'public') };

/** Renders a chat of "me" with Ann, Bob and the group Team; Ann and Team have a message with a reply each. */
async function rendered(initial: KitChatProps = {}) {
  const kit = await chats({ ann: 'Hi', bob: 'Yo' });
  await addGroup(kit, 'team', ['ann', 'bob']);
  const parents: TextMessage[] = [];
  for (const [to, type] of [
    ['ann', 'user'],
    ['team', 'group'],
  ] as const) {
    const parent = (await kit.sendMessage(text(to, `First to ${to}`, type))) as TextMessage;
    const reply = text(to, `Reply to ${to}`, type);
    reply.setParentMessageId(parent.getId());
    await kit.sendMessage(reply);
    parents.push(parent);
  }
  const events = createKitEvents();
  const [props, set] = createStore<KitChatProps>(initial);
  const { container } = render(() => (
    <KitProvider sdk={kit} events={events} locale="en">
      <KitChat disableHistory {...props} />
    </KitProvider>
  ));
  await idle();
  const texts = (selector: string) =>
    [...container.querySelectorAll(selector)].map((each) => each.textContent ?? '');
  return {
    events,
    set,
    parents: parents as [TextMessage, TextMessage],
    one: (selector: string) => inside(container, selector),
    click: async (name: string) => {
      const rows = container.querySelectorAll<HTMLElement>('.kit-conversations .kit-list-item__action');
      [...rows].find((each) => each.textContent === name)?.click();
      await idle();
    },
    all: (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)],
    title: () => texts('.kit-message-header__title')[0] ?? null,
    thread: () => texts('.kit-thread-header__text')[0] ?? null,
  };
}

const key = (chat: OpenedChat | null) => chat?.user?.getUid() ?? chat?.group?.getGuid() ?? null;

describe('a chat that the app holds', () => {
  it('[chat.chat] shows it, asks for others, and only changes with the prop', async () => {
    const asked: (string | null)[] = [];
    const chat = await rendered({ chat: withAnn, onChatChange: (next) => void asked.push(key(next)) });
    expect(chat.title()).toBe('Ann');
    await chat.click('Bob');
    expect([chat.title(), asked]).toEqual(['Ann', ['bob']]);
    chat.one('.kit-message-header__back').click();
    await idle();
    expect([chat.title(), asked]).toEqual(['Ann', ['bob', null]]);
    chat.set({ chat: inTeam });
    await idle();
    expect([chat.title(), asked.length]).toEqual(['Team', 2]);
    chat.set({ chat: null });
    await idle();
    expect([chat.title(), asked.length]).toEqual([null, 2]);
  });

  it('[chat.chat] follows an app that takes each change, and asks to close a deleted chat', async () => {
    const asked: (string | null)[] = [];
    const chat = await rendered({
      chat: null,
      onChatChange: (next) => {
        asked.push(key(next));
        chat.set({ chat: next });
      },
    });
    await chat.click('Bob');
    expect(chat.title()).toBe('Bob');
    const main = chat.one('.kit-chat__main');
    chat.set({ chat: { user: new User('bob', 'Bob') } });
    await idle();
    expect(chat.one('.kit-chat__main')).toBe(main);
    const kit = await chats({ bob: 'Yo' });
    chat.events.conversations.ccConversationDeleted.next(await kit.getConversation('bob', 'user'));
    await idle();
    expect([chat.title(), asked]).toEqual([null, ['bob', null]]);
  });

  it('[chat.chat] wins over user and group', async () => {
    const chat = await rendered({ ...inTeam, chat: withAnn });
    expect(chat.title()).toBe('Ann');
  });
});

describe('a thread that the app holds', () => {
  it('[chat.thread] shows it, asks to close it, and only changes with the prop', async () => {
    const onThreadChange = vi.fn();
    const chat = await rendered({ chat: withAnn, onThreadChange });
    chat.set({ thread: chat.parents[0] });
    await idle();
    expect(chat.thread()).toBe('First to ann');
    chat.one('.kit-thread-header__close').click();
    await idle();
    expect([chat.thread(), onThreadChange.mock.calls]).toEqual(['First to ann', [[null]]]);
    chat.set({ thread: null });
    await idle();
    expect(chat.thread()).toBeNull();
    await vi.waitFor(() => chat.one('.kit-message-bubble__thread').click());
    await idle();
    expect([chat.thread(), onThreadChange.mock.calls[1]?.[0].getId()]).toEqual([
      null,
      chat.parents[0].getId(),
    ]);
  });

  it('[chat.thread] closes with its chat, unless another one is opened with the new chat', async () => {
    const asked: unknown[] = [];
    const chat = await rendered({
      chat: withAnn,
      onChatChange: (next) => chat.set({ chat: next }),
      onThreadChange: (message) => {
        asked.push(message);
        chat.set({ thread: message });
      },
    });
    chat.set({ thread: chat.parents[0] });
    await idle();
    chat.set({ chat: inTeam, thread: chat.parents[1] });
    await idle();
    expect([chat.title(), chat.thread(), asked]).toEqual(['Team', 'First to team', []]);
    await chat.click('Bob');
    expect([chat.title(), chat.thread(), asked]).toEqual(['Bob', null, [null]]);
  });

  it('[chat.thread] is not shown without a chat', async () => {
    const chat = await rendered({ thread: (await rendered()).parents[0] });
    expect([chat.title(), chat.thread()]).toEqual([null, null]);
  });

  it('[chat.onThreadChange] tells of the threads that the chat opens and closes by itself', async () => {
    const onThreadChange = vi.fn();
    const chat = await rendered({ ...withAnn, onThreadChange });
    await vi.waitFor(() => chat.one('.kit-message-bubble__thread').click());
    await idle();
    expect(chat.thread()).toBe('First to ann');
    chat.set({ user: undefined, ...inTeam });
    await idle();
    expect([chat.title(), chat.thread(), onThreadChange.mock.calls.length]).toEqual(['Team', null, 2]);
    expect(onThreadChange.mock.calls[1]).toEqual([null]);
  });
});

describe('goToMessageId of a whole chat', () => {
  it('[chat.goToMessageId] opens its chat at the message, and other chats as without it', async () => {
    const onError = vi.fn();
    const chat = await rendered({ onError });
    chat.set({ messages: { goToMessageId: chat.parents[0].getId() } });
    const marked = () => chat.all('.kit-message-list [data-marked]').map((each) => each.textContent ?? '');
    await chat.click('Ann');
    await vi.waitFor(() => expect(marked()).toEqual([expect.stringContaining('First to ann')]));
    await chat.click('Bob');
    await vi.waitFor(() => expect(chat.all('.kit-message-list__row').length).toBeGreaterThan(0));
    expect([marked(), onError.mock.calls]).toEqual([[], []]);
  });
});

it('[chat.columnWidth] sets the greatest width of messages and composer, at any time', async () => {
  const chat = await rendered({ columnWidth: 700 });
  const size = () => chat.one('.kit-chat__panels')?.style.getPropertyValue('--kit-chat-column-size');
  expect(size()).toBe('700px');
  chat.set({ columnWidth: undefined });
  expect(size()).toBe('');
});
