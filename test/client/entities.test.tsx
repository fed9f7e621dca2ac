import { render } from '@solidjs/testing-library';
import { createKitEvents, type Kit, KitConversations, KitProvider, KitUsers } from 'solid-chat-kit';
import { createMessageHeader, type MessageHeader } from 'solid-chat-kit/headless';
import { Group, User } from 'solid-chat-kit/local';
import { createEffect, createSignal, Show } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import { heard, idle } from '../conversations/harness.tsx';
import { FakeSdk } from '../support/fake-sdk.ts';

/** A user of an SDK without classes, whose objects have only the accessors that they have values for. */
const plain = (facts: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [`get${name}`, () => value]),
  ) as unknown as Kit.User & Kit.Group;

/** Renders lists and a header on one SDK. */
function renderPage(given: { user?: Kit.User; group?: Kit.Group; onError?: (cause: unknown) => void } = {}) {
  const sdk = new FakeSdk();
  const events = createKitEvents();
  const [has, show] = createSignal({ chats: false, users: false, header: false });
  const shown: { user?: Kit.User } = {};
  let header = {} as MessageHeader;
  const Header = () => {
    header = createMessageHeader({
      user: () => given.user,
      group: () => given.group,
      onError: given.onError,
    });
    return null;
  };
  const { container } = render(() => (
    <KitProvider sdk={sdk} events={events}>
      <Show when={has().chats}>
        <KitConversations />
      </Show>
      <Show when={has().users}>
        <KitUsers
          showSectionHeader={false}
          subtitleView={(user) => {
            shown.user = user;
            return (user as { getStatusMessage?(): string }).getStatusMessage?.() ?? 'none';
          }}
        />
      </Show>
      <Show when={has().header}>
        <Header />
      </Show>
    </KitProvider>
  ));
  const names = () =>
    [...container.querySelectorAll('.kit-list-item__action')].map((action) => action.textContent);
  return {
    sdk,
    events,
    names,
    shown,
    container,
    header: () => header,
    async open(part: 'chats' | 'users' | 'header') {
      show({ ...has(), [part]: true });
      await idle();
    },
  };
}

describe('a user whom a header knows from a poor object', () => {
  it('has the accessors of the object that a list fetched', async () => {
    const { sdk, shown, open, container } = renderPage({ user: plain({ Uid: 'ann', Name: 'Ann' }) });
    await open('header');
    await open('users');
    await sdk.latest.answer([plain({ Uid: 'ann', Name: 'Ann', StatusMessage: 'On tour' })]);
    await idle();
    expect(container.textContent).toContain('On tour');
    expect('getStatusMessage' in (shown.user ?? {})).toBe(true);
  });
});

describe('a header with an object that tells more than a list', () => {
  it('shows what the list does not know', async () => {
    const { sdk, open, header } = renderPage({
      group: plain({ Guid: 'team', Name: 'Team', Icon: 'team.png', MembersCount: 5 }),
    });
    await open('chats');
    const group = plain({ Guid: 'team', Name: 'Team' });
    await sdk.latest.answer([
      plain({
        ConversationId: 'group_team',
        ConversationType: 'group',
        ConversationWith: group,
        UnreadMessageCount: 0,
      }),
    ]);
    await open('header');
    expect([header().membersCount(), header().picture()]).toEqual([5, 'team.png']);
  });

  it('keeps what the list knows', async () => {
    const stale = new User('ann', 'Ann');
    stale.setStatus('offline');
    const { sdk, open, header } = renderPage({ user: stale });
    await open('users');
    await sdk.latest.answer([new User('ann', 'Ann')]);
    sdk.emit('user', 'onUserOnline', new User('ann', 'Anna'));
    await idle();
    await open('header');
    expect([header().presence(), header().name()]).toEqual(['online', 'Anna']);
  });
});

describe('a copy of a user that has only an id', () => {
  it('takes no name away', async () => {
    const { sdk, open, names } = renderPage();
    await open('users');
    await sdk.latest.answer([new User('ann', 'Ann')]);
    await open('chats');
    await sdk.latest.answer([
      plain({
        ConversationId: 'me_user_ann',
        ConversationType: 'user',
        ConversationWith: plain({ Uid: 'ann' }),
        UnreadMessageCount: 0,
      }),
    ]);
    await idle();
    expect(names()).toEqual(['Ann', 'Ann']);
  });
});

describe('members who join', () => {
  const join = (sdk: FakeSdk, group: Kit.Group) =>
    sdk.emit('group', 'onGroupMemberJoined', heard({ id: 9, from: 'bob' }), new User('bob', 'Bob'), group);

  it('are counted where the event names the group without a count', async () => {
    const { sdk, open, header } = renderPage({
      group: plain({ Guid: 'team', Name: 'Team', MembersCount: 5 }),
    });
    await open('header');
    join(sdk, plain({ Guid: 'team', Name: 'Team' }));
    await idle();
    expect(header().membersCount()).toBe(6);
  });

  it('leave an unknown count unknown', async () => {
    const { sdk, open, header } = renderPage({ group: plain({ Guid: 'team', Name: 'Team' }) });
    await open('header');
    join(sdk, plain({ Guid: 'team' }));
    await idle();
    expect(header().membersCount()).toBe(0);
  });

  it('are as many as the last event says, also for an answer that was under way', async () => {
    const group = new Group('team', 'Team', 'public');
    group.setMembersCount(5);
    const { sdk, open, header } = renderPage({ group });
    await open('header');
    let answer = (_: Kit.Conversation) => {};
    sdk.getConversation = () =>
      new Promise((resolve) => {
        answer = resolve as never;
      });
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    join(sdk, plain({ Guid: 'team' }));
    const later = new Group('team', 'Team', 'public');
    later.setMembersCount(9);
    join(sdk, later);
    const old = plain({ Guid: 'team', Name: 'Team', MembersCount: 5 });
    answer(plain({ ConversationType: 'group', ConversationWith: old }) as never);
    await idle();
    expect(header().membersCount()).toBe(9);
  });
});

describe('a blocked user', () => {
  it('stays blocked when an event describes them anew', async () => {
    const { sdk, events, open, header } = renderPage({ user: new User('ann', 'Ann') });
    await open('header');
    events.users.ccUserBlocked.next(new User('ann', 'Ann'));
    sdk.emit('user', 'onUserOnline', new User('ann', 'Anna'));
    await idle();
    expect([header().name(), header().presence()]).toEqual(['Anna', '']);
    events.users.ccUserUnblocked.next(new User('ann', 'Ann'));
    await idle();
    expect(header().presence()).toBe('online');
  });
});

describe('a header of which the app reads a value that throws', () => {
  it('reports that, and goes on', async () => {
    const onError = vi.fn();
    const { sdk, open, header } = renderPage({ user: new User('ann', 'Ann'), onError });
    await open('header');
    const seen: string[] = [];
    const { unmount } = render(() => {
      createEffect(() => {
        if (header().presence() === 'online') throw new Error('Mine');
      });
      createEffect(() => seen.push((header().entity() as Kit.User).getStatus()));
      return null;
    });
    sdk.emit('user', 'onUserOnline', new User('ann', 'Ann'));
    await idle();
    unmount();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(seen.at(-1)).toBe('online');
  });
});
