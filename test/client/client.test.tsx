import { render } from '@solidjs/testing-library';
import { KitChat, KitConversations, KitProvider, KitUIKit, KitUsers } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { createSignal, For, Show } from 'solid-js';
import { describe, expect, it } from 'vitest';
import { idle, text, three } from '../conversations/harness.tsx';

const KINDS = ['login', 'connection', 'message', 'user', 'group'] as const;

describe('the client of an SDK', () => {
  it('asks once who is signed in, and registers one listener of each kind, with five lists mounted', async () => {
    const kit = await three();
    const { calls } = controlOf(kit);
    const before = calls.getLoggedinUser ?? 0;
    const { container } = render(() => (
      <KitProvider sdk={kit}>
        <For each={[1, 2, 3]}>{() => <KitConversations />}</For>
        <For each={[1, 2]}>{() => <KitUsers />}</For>
      </KitProvider>
    ));
    await idle();
    expect(container.querySelectorAll('.kit-conversations, .kit-users')).toHaveLength(5);
    expect(calls.getLoggedinUser).toBe(before + 1);
    expect(KINDS.map((kind) => controlOf(kit).listenerCount(kind))).toEqual([1, 1, 1, 1, 1]);
  });

  it('asks once who is signed in for a whole chat', async () => {
    const kit = await three();
    const { calls } = controlOf(kit);
    const before = calls.getLoggedinUser ?? 0;
    const user = (await kit.getConversation('ann', 'user')).getConversationWith();
    render(() => (
      <KitProvider sdk={kit}>
        <KitChat user={user as never} />
      </KitProvider>
    ));
    await idle();
    expect(calls.getLoggedinUser).toBe(before + 1);
  });

  it('lives as long as a provider of its SDK', async () => {
    const kit = await three();
    const [isMounted, setMounted] = createSignal(true);
    const { unmount } = render(() => (
      <KitProvider sdk={kit}>
        <Show when={isMounted()}>
          <KitConversations />
        </Show>
      </KitProvider>
    ));
    await idle();
    setMounted(false);
    expect(controlOf(kit).listenerCount()).toBe(KINDS.length);
    unmount();
    expect(controlOf(kit).listenerCount()).toBe(0);
  });

  it('is shared by two providers of one SDK, and ends with the last of them', async () => {
    const kit = await three();
    const first = render(() => <KitProvider sdk={kit} />);
    const second = render(() => (
      <KitProvider sdk={kit}>
        <KitConversations />
      </KitProvider>
    ));
    await idle();
    first.unmount();
    expect(controlOf(kit).listenerCount()).toBe(KINDS.length);
    controlOf(kit).sendAs('bob', text('me', 'News'));
    await idle();
    expect(second.container.querySelector('.kit-list-item')?.textContent).toContain('News');
    second.unmount();
    expect(controlOf(kit).listenerCount()).toBe(0);
  });

  it('of KitUIKit.init ends when another SDK is set', async () => {
    const [one, other] = [await three(), await three()];
    KitUIKit.init({ sdk: one });
    await idle();
    expect(controlOf(one).listenerCount()).toBe(KINDS.length);
    KitUIKit.init({ sdk: other });
    await idle();
    expect([one, other].map((kit) => controlOf(kit).listenerCount())).toEqual([0, KINDS.length]);
  });
});
