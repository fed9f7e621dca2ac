import { render } from '@solidjs/testing-library';
import { createKitEvents, type Kit, KitProvider, type KitSDK, toSDK } from 'solid-chat-kit';
import {
  type ConversationList,
  type ConversationListOptions,
  createConversationList,
} from 'solid-chat-kit/headless';
import { controlOf } from 'solid-chat-kit/local/control';
import { createEffect, createRoot, createSignal, For } from 'solid-js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FakeSdk } from '../support/fake-sdk.ts';
import { chats, crowd, fetchCount, heard, idle, text, three, withUser } from './harness.tsx';

/** Runs the primitive, and renders it as an app could. */
function headless(sdk: KitSDK, options: Parameters<typeof createConversationList>[0] = {}) {
  let list!: ConversationList;
  const view = render(() => {
    list = createConversationList({ sdk: () => sdk, ...options });
    return (
      <For each={Array.from({ length: list.length() }, (_, index) => list.at(index))}>
        {(conversation) => (
          <p>
            {conversation?.getConversationWith().getName()} {conversation?.getUnreadMessageCount()}
          </p>
        )}
      </For>
    );
  });
  return {
    list,
    texts: () => [...view.container.querySelectorAll('p')].map((each) => each.textContent),
    ...view,
  };
}

describe('createConversationList', () => {
  it('returns ordered, reactive rows without a component', async () => {
    const kit = await three();
    const { list, texts } = headless(kit);
    await idle();
    expect(texts()).toEqual(['Ann 1', 'Bob 1', 'Cid 1']);
    controlOf(kit).sendAs('bob', text('me', 'News'));
    await idle();
    expect(texts()).toEqual(['Bob 2', 'Ann 1', 'Cid 1']);
    expect(list.user()?.getUid()).toBe('me');
    expect(list.at(3)).toBeUndefined();
    expect(list.row(withUser('zoe'))).toBeUndefined();
  });

  it('[conv.headless] tells of each message of others, with its conversation if listed and whether it is active', async () => {
    const sdk = new FakeSdk();
    const onMessage = vi.fn();
    const [ann, bob] = [withUser('ann', heard({ id: 2 })), withUser('bob', heard({ id: 1, from: 'bob' }))];
    const { list } = headless(sdk, { onMessage, activeConversation: () => bob as never });
    await idle();
    await sdk.latest.answer([ann, bob]);
    const views = [list.at(0), list.at(1)];
    const messages = ['ann', 'bob', 'zoe', 'me'].map((from, at) => heard({ id: 10 + at, from }));
    for (const message of messages) sdk.emit('message', 'onTextMessageReceived', message);
    expect(onMessage.mock.calls).toEqual([
      [messages[0], views[0], false],
      [messages[1], views[1], true],
      [messages[2], undefined, false],
    ]);
    expect(onMessage.mock.calls[0]?.[1]).toBe(views[0]);
  });

  it('[conv.headless] reads options when it needs them: set later, or inherited', async () => {
    const sdk = new FakeSdk();
    const options: ConversationListOptions = Object.create({ sdk: () => sdk });
    createRoot((dispose) => {
      onTestFinished(dispose);
      createConversationList(options);
    });
    await idle();
    options.onError = vi.fn();
    await sdk.latest.fail(new Error('No network'));
    expect(options.onError).toHaveBeenCalledOnce();
  });

  it('loads a page at a time, one request in flight, and none after the end', async () => {
    const kit = await crowd(5);
    const builder = new kit.ConversationsRequestBuilder().setLimit(2);
    const { list } = headless(kit, { conversationsRequestBuilder: () => builder });
    await idle();
    expect([list.length(), list.pageSize(), list.state.paging]).toEqual([2, 2, 'idle']);
    for (let i = 0; i < 3; i++) list.loadMore();
    expect(list.state.paging).toBe('loading');
    expect(fetchCount(kit)).toBe(2);
    await idle();
    expect(list.length()).toBe(4);
    list.loadMore();
    await idle();
    list.loadMore();
    await idle();
    expect([list.length(), list.state.paging]).toEqual([5, 'end']);
    const before = fetchCount(kit);
    list.loadMore();
    list.retry();
    await idle();
    expect(fetchCount(kit)).toBe(before);
  });

  it('publishes a burst once, and reads nothing half', async () => {
    const kit = await three();
    const { list } = headless(kit);
    await idle();
    const seen: (string | undefined)[] = [];
    render(() => {
      createEffect(() => {
        const first = list.at(0);
        seen.push((first?.getLastMessage() as Kit.TextMessage | null)?.getText());
      });
      return undefined;
    });
    for (let i = 0; i < 50; i++) controlOf(kit).sendAs('cid', text('me', `Message ${i}`));
    await idle();
    expect(seen).toEqual(['Hi', 'Message 49']);
  });

  it('publishes within 200 ms where no frame comes, as in a hidden tab', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', () => 0);
    try {
      const kit = await three();
      const { texts } = headless(kit);
      await idle();
      controlOf(kit).sendAs('cid', text('me', 'News'));
      vi.advanceTimersByTime(199);
      expect(texts()[0]).toBe('Ann 1');
      vi.advanceTimersByTime(1);
      expect(texts()[0]).toBe('Cid 2');
    } finally {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    }
  });

  it('[conv.headless] length, at and row agree between an event and its frame', async () => {
    const sdk = new FakeSdk();
    const events = createKitEvents();
    let list!: ConversationList;
    render(() => (
      <KitProvider sdk={sdk} events={events}>
        {(() => {
          list = createConversationList();
          return '';
        })()}
      </KitProvider>
    ));
    await idle();
    const [ann, bob] = [withUser('ann', heard({ id: 2 })), withUser('bob', heard({ id: 1, from: 'bob' }))];
    await sdk.latest.answer([ann, bob]);
    const order = () => Array.from({ length: list.length() }, (_, index) => list.at(index));
    const [first, second] = order();
    expect([toSDK(first), toSDK(second)]).toEqual([ann, bob]);
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 3, from: 'bob' }));
    expect(order()).toEqual([second, first]);
    expect(list.row(bob)?.position()).toBe(0);
    events.conversations.ccConversationDeleted.next(ann);
    expect(order()).toEqual([second]);
    expect([list.row(ann), list.row(first as Kit.Conversation)]).toEqual([undefined, undefined]);
    await idle();
    expect(order()).toEqual([second]);
  });

  it('[conv.headless] row in an event handler leaves nothing behind and warns of nothing', async () => {
    const warn = vi.spyOn(console, 'warn');
    const kit = await three();
    const { list } = headless(kit);
    await idle();
    warn.mockClear();
    const bob = list.at(1) as Kit.Conversation;
    const row = list.row(bob);
    expect([row?.name(), row?.receipt(), row?.position(), row?.typing()]).toEqual(['Bob', '', 1, []]);
    expect(list.row(toSDK(bob))).toBe(row);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('takes a conversation out without asking the SDK', async () => {
    const kit = await three();
    const { list, texts } = headless(kit);
    await idle();
    list.remove(await kit.getConversation('bob', 'user'));
    expect(texts()).toEqual(['Ann 1', 'Cid 1']);
    expect(controlOf(kit).calls.deleteConversation).toBeUndefined();
  });

  it('another SDK is another list, and the first one is left alone', async () => {
    const [first, second] = [await three(), await chats({ zoe: 'Hey' })];
    const [sdk, setSdk] = createSignal<KitSDK>(first);
    const { container } = render(() => {
      const list = createConversationList({ sdk });
      return (
        <p>
          {Array.from({ length: list.length() }, (_, index) =>
            list.at(index)?.getConversationWith().getName(),
          ).join()}
        </p>
      );
    });
    await idle();
    expect(container.textContent).toBe('Ann,Bob,Cid');
    setSdk(() => second);
    await idle();
    expect(container.textContent).toBe('Zoe');
    expect(controlOf(first).listenerCount()).toBe(0);
    controlOf(first).sendAs('ann', text('me', 'News'));
    await idle();
    expect(container.textContent).toBe('Zoe');
  });

  it('another SDK that tells at once who is signed in is another list, though it is the same user', async () => {
    const first = await three();
    class TellingSdk extends FakeSdk {
      override addLoginListener = (_id: string, listener: object) => {
        const { loginSuccess } = (listener as { callbacks: { loginSuccess(user: unknown): void } }).callbacks;
        loginSuccess(this.user);
      };
    }
    const [sdk, setSdk] = createSignal<KitSDK>(first);
    const { container } = render(() => {
      const list = createConversationList({ sdk });
      return <p>{list.length()}</p>;
    });
    await idle();
    expect(container.textContent).toBe('3');
    setSdk(() => new TellingSdk());
    await idle();
    // Its page is not answered yet.
    expect(container.textContent).toBe('0');
  });

  it('a provider without an SDK of its own uses the one outside', async () => {
    const kit = await three();
    const { container } = render(() => (
      <KitProvider sdk={kit}>
        <KitProvider locale="en">
          {(() => {
            const list = createConversationList();
            return <p>{list.length()}</p>;
          })()}
        </KitProvider>
      </KitProvider>
    ));
    await idle();
    expect(container.textContent).toBe('3');
  });
});
