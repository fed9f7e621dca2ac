import { fireEvent, render, screen } from '@solidjs/testing-library';
import {
  KitButton,
  KitChat,
  KitConversations,
  KitListItem,
  KitMessageComposer,
  KitMessageHeader,
  KitMessageList,
  KitProvider,
  type KitSDK,
  KitUsers,
  SelectionMode,
} from 'solid-chat-kit';
import { createSignal, type JSX } from 'solid-js';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { chats, inside } from '../conversations/harness.tsx';

/** Solid warns of a computation that nothing will end. */
let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

const show = (sdk: KitSDK, draw: () => JSX.Element) =>
  render(() => (
    <KitProvider sdk={sdk} locale="en" timeZone="UTC">
      {draw()}
    </KitProvider>
  )).container;

/** Handlers to choose from: the compiler makes memos of conditions between members and calls only. */
const handlers = () => ({ first: vi.fn(), second: vi.fn(), third: vi.fn(), fourth: vi.fn() });
const counts = (on: ReturnType<typeof handlers>) => Object.values(on).map(({ mock }) => mock.calls.length);

const row = (name: RegExp) => screen.findByRole('button', { name });

describe('[helper.conditions] a prop with a condition leaves no computation in a handler', () => {
  it('of KitConversations, and follows the condition', async () => {
    const kit = await chats({ ann: 'Hi' });
    const [isFirst, setFirst] = createSignal(true);
    const on = handlers();
    show(kit, () => (
      <KitConversations
        showSearchBar
        onItemClick={isFirst() ? on.first : on.second}
        onSearchBarClicked={isFirst() ? on.third : undefined}
      />
    ));
    fireEvent.click(await row(/^Ann/));
    fireEvent.click(await screen.findByRole('searchbox'));
    setFirst(false);
    fireEvent.click(await row(/^Ann/));
    fireEvent.click(await screen.findByRole('searchbox'));
    expect(counts(on)).toEqual([1, 1, 1, 0]);
  });

  it('of spread props', async () => {
    const kit = await chats({ ann: 'Hi' });
    const [isFirst, setFirst] = createSignal(true);
    const [settings] = createSignal({ hideReceipts: true, class: 'own' });
    const on = handlers();
    const container = show(kit, () => (
      <KitConversations {...settings()} onItemClick={isFirst() ? on.first : on.second} />
    ));
    fireEvent.click(await row(/^Ann/));
    setFirst(false);
    fireEvent.click(await row(/^Ann/));
    expect(counts(on)).toEqual([1, 1, 0, 0]);
    expect(container.querySelector('.kit-conversations.own')).not.toBeNull();
  });

  it('of KitUsers', async () => {
    const kit = await chats({ ann: 'Hi' });
    const [isOn] = createSignal(true);
    const on = handlers();
    show(kit, () => (
      <KitUsers
        selectionMode={isOn() ? SelectionMode.multiple : SelectionMode.none}
        onSelect={isOn() ? on.first : undefined}
        onItemClick={isOn() ? on.second : undefined}
      />
    ));
    fireEvent.click(await row(/^Ann/));
    fireEvent.click(await screen.findByRole('checkbox'));
    expect(counts(on)).toEqual([1, 1, 0, 0]);
  });

  it('of the parts of an open chat', async () => {
    const kit = await chats({ ann: 'Hi' });
    const user = await kit.getUser('ann');
    const [isOn] = createSignal(true);
    const on = handlers();
    const container = show(kit, () => (
      <>
        <KitMessageHeader
          user={user}
          showBackButton
          onBack={isOn() ? on.first : undefined}
          onItemClick={isOn() ? on.second : undefined}
        />
        <KitMessageList user={user} onThreadRepliesClick={isOn() ? on.fourth : undefined} />
        <KitMessageComposer user={user} onSendButtonClick={isOn() ? on.third : undefined} />
      </>
    ));
    await screen.findByText('Hi');
    fireEvent.click(inside(container, '.kit-message-header__back'));
    fireEvent.click(inside(container, '.kit-message-header__action'));
    const field = inside<HTMLTextAreaElement>(container, 'textarea');
    fireEvent.input(field, { target: { value: 'Hello' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await vi.waitFor(() => expect(on.third).toHaveBeenCalledOnce());
    expect(counts(on)).toEqual([1, 1, 1, 0]);
  });

  it('of KitChat', async () => {
    const kit = await chats({ ann: 'Hi' });
    const [isOn] = createSignal(true);
    const on = handlers();
    show(kit, () => <KitChat onChatChange={isOn() ? on.first : undefined} disableHistory />);
    fireEvent.click(await row(/^Ann/));
    await screen.findByRole('textbox');
    expect(on.first).toHaveBeenCalledOnce();
  });

  it('of KitListItem and KitButton', () => {
    const [isOn, setOn] = createSignal(true);
    const on = handlers();
    const [id, setId] = createSignal('ann');
    render(() => (
      <>
        <KitListItem
          id={isOn() ? id() : 'bob'}
          title="Ann"
          onListItemClicked={isOn() ? on.first : on.second}
        />
        <KitButton onClick={isOn() ? on.third : undefined}>Go</KitButton>
      </>
    ));
    setId('eve');
    for (const _ of [true, false]) {
      fireEvent.click(screen.getByRole('button', { name: 'Ann' }));
      fireEvent.click(screen.getByRole('button', { name: 'Go' }));
      setOn(false);
    }
    expect([on.first.mock.calls, on.second.mock.calls]).toEqual([[['eve']], [['bob']]]);
    expect(on.third).toHaveBeenCalledOnce();
  });
});
