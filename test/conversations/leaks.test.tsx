import { render } from '@solidjs/testing-library';
import type { Subject } from 'rxjs';
import { createKitEvents, KitConversations, KitProvider, SelectionMode } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { createComponent } from 'solid-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { idle, partsOf, text, three } from './harness.tsx';

/** Counts the listeners on window and document, without those that Solid delegates once per type. */
function countPageListeners(): () => number {
  const live = new Set<unknown>();
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (
        type: string,
        listener: EventListenerOrEventListenerObject | null,
        options?: boolean | AddEventListenerOptions,
      ) => {
        const { signal } = typeof options === 'object' ? options : {};
        const isDelegated = target === document && (listener as { name?: string })?.name === 'eventHandler';
        if (!isDelegated) live.add(listener);
        signal?.addEventListener('abort', () => live.delete(listener));
        add(type, listener as EventListener, options);
      },
    );
    vi.spyOn(target, 'removeEventListener').mockImplementation((type: string, listener: unknown) => {
      live.delete(listener);
      remove(type, listener as EventListener);
    });
  }
  return () => live.size;
}

describe('what a list leaves behind', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('[sdk.cleanup] 100 mounts and unmounts leave no listener, observer or timer', async () => {
    vi.useFakeTimers();
    const kit = await three();
    const events = createKitEvents();
    const pageListeners = countPageListeners();
    const before = { listeners: controlOf(kit).listenerCount(), timers: vi.getTimerCount() };
    for (let i = 0; i < 100; i++) {
      const view = render(() => (
        <KitProvider sdk={kit} events={events}>
          <KitConversations
            showSearchBar
            selectionMode={SelectionMode.multiple}
            lastMessageDateTimeFormat={{ relativeTime: { minutes: '%d' } }}
          />
        </KitProvider>
      ));
      await idle();
      const list = partsOf(view.container);
      expect(list.names()).toHaveLength(3);
      expect(controlOf(kit).listenerCount()).toBeGreaterThan(before.listeners);
      expect(pageListeners()).toBeGreaterThan(0);
      // Starts every kind of timer: a flush, a typist, a search, a menu, a hold, a toast.
      controlOf(kit).sendAs('bob', text('me', 'News'));
      controlOf(kit).typeAs('ann', new kit.TypingIndicator('me', 'user'));
      list.type('a');
      list.openMenu('Cid');
      list.row('Ann').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
      view.unmount();
      // A timer that is due at once is jsdom's own, for the focus.
      vi.advanceTimersByTime(0);
    }
    await idle();
    expect(controlOf(kit).listenerCount()).toBe(before.listeners);
    expect(vi.getTimerCount()).toBe(before.timers);
    const { conversations, users, messages } = events;
    const channels: Subject<unknown>[] = [conversations, users, messages].flatMap((group) =>
      Object.values(group),
    );
    expect(channels).toHaveLength(10);
    expect(channels.filter((channel) => channel.observed)).toEqual([]);
    expect(document.body.textContent).toBe('');
    expect(pageListeners()).toBe(0);
    controlOf(kit).sendAs('bob', text('me', 'To nobody'));
    expect(vi.getTimerCount()).toBe(before.timers);
  });

  it('[sdk.cleanup] a list that was unmounted while its first page was under way stays silent', async () => {
    const kit = await three();
    const onError = vi.fn();
    controlOf(kit).failNext('ConversationsRequest.fetchNext');
    const view = render(() => (
      <KitProvider sdk={kit}>
        <KitConversations onError={onError} />
      </KitProvider>
    ));
    view.unmount();
    await idle();
    expect(onError).not.toHaveBeenCalled();
    expect(controlOf(kit).listenerCount()).toBe(0);
  });

  it('[sdk.cleanup] a second mount handles each event once', async () => {
    const kit = await three();
    const mount = () =>
      render(() => <KitProvider sdk={kit}>{createComponent(KitConversations, {})}</KitProvider>);
    mount().unmount();
    const { container } = mount();
    await idle();
    controlOf(kit).sendAs('bob', text('me', 'News'));
    await idle();
    expect(partsOf(container).badge('Bob')).toBe('2');
  });

  it('[sdk.unique-ids] lists share one listener, under an id of its own beside those of the app', async () => {
    const kit = await three();
    const ids: string[] = [];
    const add = kit.addMessageListener.bind(kit);
    vi.spyOn(kit, 'addMessageListener').mockImplementation((id, listener) => {
      ids.push(id);
      add(id, listener);
    });
    const own = vi.fn();
    kit.addMessageListener('app', new kit.MessageListener({ onTextMessageReceived: own }));
    render(() => (
      <KitProvider sdk={kit}>
        <KitConversations />
        <KitConversations />
      </KitProvider>
    ));
    await idle();
    expect(new Set(ids).size).toBe(2);
    expect(controlOf(kit).listenerCount('message')).toBe(2);
    controlOf(kit).sendAs('bob', text('me', 'News'));
    expect(own).toHaveBeenCalledOnce();
  });

  it('[sdk.cleanup] rows that go take their effects with them', async () => {
    const kit = await three();
    const drawn = vi.fn();
    const view = render(() => (
      <KitProvider sdk={kit}>
        <KitConversations
          subtitleView={(conversation) => {
            drawn(conversation.getConversationId());
            return 'x';
          }}
        />
      </KitProvider>
    ));
    await idle();
    drawn.mockClear();
    view.unmount();
    controlOf(kit).sendAs('bob', text('me', 'News'));
    await idle();
    expect(drawn).not.toHaveBeenCalled();
  });
});
