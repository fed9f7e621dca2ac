import { render } from '@solidjs/testing-library';
import {
  createKitEvents,
  type Kit,
  KitConversations,
  type KitConversationsProps,
  type KitEvents,
  KitProvider,
  KitUsers,
} from 'solid-chat-kit';
import { createMessageHeader } from 'solid-chat-kit/headless';
import { User } from 'solid-chat-kit/local';
import { createSignal, For, Match, Switch } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import { heard, idle, withUser } from '../conversations/harness.tsx';
import { FakeSdk } from '../support/fake-sdk.ts';

const names = (root: Element) =>
  [...root.querySelectorAll('.kit-list-item__action')].map((action) => action.textContent);

/** Renders one of two lists, or none, on one SDK. */
function renderRoute(sdk: FakeSdk, given: { events?: KitEvents; chats?: KitConversationsProps } = {}) {
  const [route, setRoute] = createSignal<'chats' | 'users' | 'none'>('none');
  const errors = vi.fn();
  const view = render(() => (
    <KitProvider sdk={sdk} events={given.events} onError={errors}>
      <Switch>
        <Match when={route() === 'chats'}>
          <KitConversations {...given.chats} />
        </Match>
        <Match when={route() === 'users'}>
          <KitUsers showSectionHeader={false} />
        </Match>
      </Switch>
    </KitProvider>
  ));
  return { ...view, go: setRoute, errors, shown: () => names(view.container) };
}

const page = () =>
  ['ann', 'bob', 'cid'].map((uid, index) => withUser(uid, heard({ id: 9 - index, from: uid })));

describe('a list that is mounted again', () => {
  it('has its rows at once, as they are by now, and then what was fetched', async () => {
    const sdk = new FakeSdk();
    const { go, shown } = renderRoute(sdk);
    go('chats');
    await idle();
    await sdk.latest.answer(page());
    go('none');
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 20, from: 'cid' }));
    await idle();
    go('chats');
    expect(shown()).toEqual(['Cid', 'Ann', 'Bob']);
    expect(sdk.fetches).toHaveLength(2);
    await sdk.latest.answer([
      withUser('dan', heard({ id: 30, from: 'dan' })),
      withUser('cid', heard({ id: 20, from: 'cid' }), 1),
      withUser('ann', heard({ id: 9, from: 'ann' })),
    ]);
    await idle();
    // Bob may be on a page that was not fetched yet.
    expect(shown()).toEqual(['Dan', 'Cid', 'Ann', 'Bob']);
  });

  it('shows the same objects as before', async () => {
    const sdk = new FakeSdk();
    const clicked = vi.fn();
    const { go, container } = renderRoute(sdk, { chats: { onItemClick: clicked } });
    go('chats');
    await idle();
    await sdk.latest.answer(page());
    const click = () => container.querySelector<HTMLElement>('.kit-list-item__action')?.click();
    click();
    go('none');
    go('chats');
    click();
    const [[first], [second]] = clicked.mock.calls as [[unknown], [unknown]];
    expect(second).toBe(first);
  });

  it('keeps its rows when they cannot be fetched again, and says so', async () => {
    const sdk = new FakeSdk();
    const { go, shown, errors, container } = renderRoute(sdk);
    go('users');
    await idle();
    await sdk.latest.answer([new User('ann', 'Ann')]);
    go('none');
    go('users');
    await idle();
    await sdk.latest.fail(new Error('No network'));
    await idle();
    expect(shown()).toEqual(['Ann']);
    expect(errors).toHaveBeenCalledTimes(1);
    expect(container.querySelector('.kit-list__footer')?.textContent).not.toBe('');
  });

  it('shows the presence that changed while it was away', async () => {
    const sdk = new FakeSdk();
    const { go, container } = renderRoute(sdk);
    go('users');
    await idle();
    await sdk.latest.answer([new User('ann', 'Ann')]);
    go('none');
    sdk.emit('user', 'onUserOnline', new User('ann', 'Ann'));
    go('users');
    expect(container.querySelector('.kit-users__list-item-online')).not.toBeNull();
  });

  it('writes what changed while it was away into the objects of the SDK', async () => {
    const sdk = new FakeSdk();
    const events = createKitEvents();
    const ann = new User('ann', 'Ann');
    const { go } = renderRoute(sdk, { events });
    go('users');
    await idle();
    await sdk.latest.answer([ann]);
    go('none');
    events.users.ccUserBlocked.next(new User('ann', 'Ann'));
    go('users');
    expect(ann.getBlockedByMe()).toBe(true);
  });

  it('shows nothing of it to another user', async () => {
    const sdk = new FakeSdk();
    const { go, shown } = renderRoute(sdk);
    go('chats');
    await idle();
    await sdk.latest.answer(page());
    go('none');
    sdk.emit('login', 'loginSuccess', new User('other', 'Other'));
    go('chats');
    expect(shown()).toEqual([]);
  });

  it('begins anew after a search, and with another builder', async () => {
    const sdk = new FakeSdk();
    const [builder, setBuilder] = createSignal(new sdk.ConversationsRequestBuilder());
    const chats = {
      get conversationsRequestBuilder() {
        return builder();
      },
    };
    const { go, shown } = renderRoute(sdk, { chats });
    go('chats');
    await idle();
    await sdk.latest.answer(page());
    go('none');
    setBuilder(new sdk.ConversationsRequestBuilder());
    go('chats');
    expect(shown()).toEqual([]);
  });

  it('keeps at most 100 rows, and what it does not keep is forgotten', async () => {
    const sdk = new FakeSdk();
    const { go, shown } = renderRoute(sdk);
    go('users');
    await idle();
    await sdk.latest.answer(
      Array.from({ length: 150 }, (_, index) => new User(`u${index}`, `User ${index}`)),
    );
    go('none');
    go('users');
    await sdk.latest.answer([]);
    await idle();
    expect(shown()).toEqual([]);
  });
});

describe('five lists of one client', () => {
  it('tell the app nothing of what changed while none was mounted', async () => {
    const sdk = new FakeSdk();
    const events = createKitEvents();
    const updated = vi.fn();
    events.conversations.ccUpdateConversation.subscribe(updated);
    const { go } = renderRoute(sdk, { events });
    go('chats');
    await idle();
    await sdk.latest.answer(page());
    go('none');
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 20, from: 'cid' }));
    await idle();
    go('chats');
    await idle();
    expect(updated).not.toHaveBeenCalled();
  });

  it('tell the app once what changed', async () => {
    const sdk = new FakeSdk();
    const events = createKitEvents();
    const told: string[] = [];
    const { ccUpdateConversation, ccMarkConversationAsRead } = events.conversations;
    ccUpdateConversation.subscribe((each) => told.push(`updated ${each.getConversationWith().getName()}`));
    ccMarkConversationAsRead.subscribe((each) => told.push(`read ${each.getConversationWith().getName()}`));
    const { container } = render(() => (
      <KitProvider sdk={sdk} events={events}>
        <For each={[1, 2, 3, 4, 5]}>{() => <KitConversations />}</For>
      </KitProvider>
    ));
    await idle();
    for (const fetch of sdk.fetches) await fetch.answer(page());
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 20, from: 'cid' }));
    await idle();
    events.messages.ccMessageRead.next(heard({ id: 20, from: 'cid' }));
    await idle();
    expect(told).toEqual(['updated Cid', 'read Cid']);
    const lists = [...container.querySelectorAll('.kit-conversations')];
    expect(lists.map((list) => names(list)[0])).toEqual(Array.from({ length: 5 }, () => 'Cid'));
  });

  it('show a conversation that one of them fetched as it is now, in all', async () => {
    const sdk = new FakeSdk();
    const { container } = render(() => (
      <KitProvider sdk={sdk}>
        <KitConversations />
        <KitConversations />
      </KitProvider>
    ));
    await idle();
    const [first, second] = sdk.fetches;
    await first?.answer(page());
    await second?.answer([withUser('ann', heard({ id: 30, from: 'ann' }), 7), ...page().slice(1)]);
    await idle();
    const counts = [...container.querySelectorAll('.kit-badge__count')].map(({ textContent }) => textContent);
    expect(counts.filter((count) => count === '7')).toHaveLength(2);
  });
});

describe('the view of a user', () => {
  it('is the same in a conversation, in a list of users and in a header, and follows one event', async () => {
    const sdk = new FakeSdk();
    const seen: Record<string, Kit.User | null> = {};
    let presence = () => '';
    const Header = () => {
      const header = createMessageHeader({ user: () => new User('ann', 'Ann') });
      seen.header = header.entity() as Kit.User;
      presence = header.presence;
      return null;
    };
    const { container } = render(() => (
      <KitProvider sdk={sdk}>
        <KitConversations
          subtitleView={(conversation) => {
            seen.conversation = conversation.getConversationWith() as Kit.User;
            return null;
          }}
        />
        <KitUsers
          subtitleView={(user) => {
            seen.users = user;
            return null;
          }}
        />
        <Header />
      </KitProvider>
    ));
    await idle();
    await sdk.fetches[0]?.answer([withUser('ann', heard({ id: 9, from: 'ann' }))]);
    await sdk.fetches[1]?.answer([new User('ann', 'Ann')]);
    await idle();
    expect(seen.users).toBe(seen.conversation);
    expect(seen.header).toBe(seen.conversation);
    sdk.emit('user', 'onUserOnline', new User('ann', 'Anna'));
    await idle();
    expect(names(container)).toEqual(['Anna', 'Anna']);
    expect(seen.header?.getName()).toBe('Anna');
    expect(presence()).toBe('online');
  });
});
