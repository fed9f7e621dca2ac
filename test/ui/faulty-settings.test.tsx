import { render } from '@solidjs/testing-library';
import {
  createKitEvents,
  type Kit,
  KitConversations,
  type KitEvents,
  KitProvider,
  KitUsers,
} from 'solid-chat-kit';
import { createConversationList, createUserList, type UserListOptions } from 'solid-chat-kit/headless';
import { User } from 'solid-chat-kit/local';
import { createSignal, type JSX } from 'solid-js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { heard, idle, withUser } from '../conversations/harness.tsx';
import { FakeSdk, settled } from '../support/fake-sdk.ts';
import { hostile } from '../support/faulty.ts';
import { withViewport } from '../support/layout.ts';

interface Named {
  name: string;
  draw: (props: { onError?: (error: Kit.Exception) => void }) => JSX.Element;
  page: (...uids: string[]) => object[];
}

const LISTS: Named[] = [
  {
    name: 'KitConversations',
    draw: (props) => <KitConversations {...props} />,
    page: (...uids) => uids.map((uid, at) => withUser(uid, heard({ id: 9 - at, from: uid }))),
  },
  {
    name: 'KitUsers',
    draw: (props) => <KitUsers {...props} />,
    page: (...uids) => uids.map((uid) => new User(uid, uid)),
  },
];

/** Renders one of the lists over an SDK that may change. */
function show(list: Named, first: FakeSdk, events?: KitEvents) {
  const onError = vi.fn();
  const [sdk, setSdk] = createSignal(first);
  const view = render(() => (
    <KitProvider sdk={sdk()} events={events} locale="en">
      {list.draw({ onError })}
    </KitProvider>
  ));
  const { container } = view;
  return {
    ...view,
    onError,
    setSdk,
    rows: () => [...container.querySelectorAll('.kit-list__row')].length,
    phase: () => container.querySelector<HTMLElement>('.kit-list')?.dataset.phase,
  };
}

describe.each(LISTS)('$name', (each) => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'page'],
    ['an array-like object', { length: 2 }],
    ['a set', new Set(each.page('ann'))],
    ['a map', new Map()],
  ])('[error.bad-object] says that fetchNext gave no page: %s', async (_what, page) => {
    const sdk = new FakeSdk();
    const list = show(each, sdk);
    await idle();
    await sdk.latest.answer(page as never);
    await idle();
    expect(list.phase()).toBe('error');
    expect(list.onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'ERR_BAD_OBJECT', message: expect.stringContaining('fetchNext()') }),
    );
    list.getByText('Try again').click();
    await sdk.latest.answer(each.page('ann', 'bob'));
    await idle();
    expect(list.rows()).toBe(2);
  });

  it('[limit.paging] asks on behind a first page that has no good row', async () => {
    withViewport(300);
    const sdk = new FakeSdk();
    const list = show(each, sdk);
    await idle();
    await sdk.latest.answer([{}, {}]);
    await idle();
    // The first rows again, and one page more, because numbered pages may have shifted, and then the next page.
    await sdk.latest.answer([{}, {}]);
    await sdk.latest.answer([]);
    await sdk.latest.answer(each.page('ann'));
    await idle();
    expect([list.rows(), list.phase()]).toEqual([1, 'ready']);
  });

  const brokenChannels: [what: string, make: () => KitEvents][] = [
    ['no channels', () => ({}) as KitEvents],
    [
      'a channel that is closed',
      () => {
        const events = createKitEvents();
        events.users.ccUserBlocked.unsubscribe();
        return events;
      },
    ],
    [
      'a subscription that does not end',
      () => {
        const events = createKitEvents();
        const subscribe = () => ({
          unsubscribe: () => {
            throw new Error('no end');
          },
        });
        return {
          ...events,
          users: { ...events.users, ccUserBlocked: { subscribe } },
        } as unknown as KitEvents;
      },
    ],
  ];

  it.each(brokenChannels)('[error.listeners] ignores invalid events: %s', async (_what, make) => {
    const sdk = new FakeSdk();
    const events = make();
    const list = show(each, sdk, events);
    await idle();
    await sdk.latest.answer(each.page('ann', 'bob'));
    await idle();
    expect(list.rows()).toBe(2);
    // What fails when the list is gone is on the console.
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    list.unmount();
    expect(list.onError.mock.calls.length + logged.mock.calls.length).toBe(1);
    expect(sdk.listenerCount).toBe(0);
  });

  it('[error.listeners] reports a channel that failed', async () => {
    const events = createKitEvents();
    const list = show(each, new FakeSdk(), events);
    await idle();
    events.users.ccUserBlocked.error(new Error('no channel'));
    expect(list.onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'no channel' }));
  });

  it('[helper.KitProvider] shows nothing of one SDK while another one is asked for its user', async () => {
    const [ann, bob] = [new FakeSdk(), new FakeSdk()];
    bob.user = new User('you', 'You');
    const asked: (() => void)[] = [];
    bob.getLoggedinUser = () => new Promise((resolve) => asked.push(() => resolve(bob.user)));
    const list = show(each, ann);
    await idle();
    await ann.latest.answer(each.page('ann', 'cid'));
    await idle();
    expect(list.rows()).toBe(2);
    list.setSdk(bob);
    await idle();
    bob.emit('message', 'onTextMessageReceived', heard({ id: 20, to: 'you' }));
    bob.emit('user', 'onUserOnline', new User('ann', 'Ann'));
    await idle();
    expect([list.rows(), list.phase()]).toEqual([0, 'loading']);
    for (const answer of asked) answer();
    await idle();
    await bob.latest.answer(each.page('dan'));
    await idle();
    expect([list.rows(), ann.listenerCount]).toEqual([1, 0]);
    expect(list.onError).not.toHaveBeenCalled();
  });
});

describe('a headless list', () => {
  /** Makes a list over an SDK. */
  function make<T>(sdk: FakeSdk, create: (onError: (error: Kit.Exception) => void) => T) {
    const onError = vi.fn();
    const lists: T[] = [];
    const Owner = () => {
      lists.push(create(onError));
      return null;
    };
    const { unmount } = render(() => (
      <KitProvider sdk={sdk}>
        <Owner />
      </KitProvider>
    ));
    return { list: lists[0] as T, onError, unmount };
  }

  it('[conv.onError] an onMessage that throws is reported, and the message is marked as delivered', async () => {
    const sdk = new FakeSdk();
    const delivered = vi.fn();
    sdk.markAsDelivered = delivered;
    const { list, onError } = make(sdk, (onError) =>
      createConversationList({
        onError,
        markAsDelivered: () => true,
        onMessage: () => {
          throw new Error('no message');
        },
      }),
    );
    await idle();
    await sdk.latest.answer([withUser('ann', heard({ id: 1 }))]);
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 2 }));
    await idle();
    expect(delivered).toHaveBeenCalledOnce();
    expect(list.at(0)?.getUnreadMessageCount()).toBe(1);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'ERR_CALLBACK_FAILED', message: 'no message' }),
    );
  });

  it.each([undefined, null, {}, 'ann', hostile<Kit.Conversation>()])(
    '[error.bad-object] renders no row for a value that is not a conversation',
    async (nothing) => {
      const sdk = new FakeSdk();
      const { list } = make(sdk, (onError) => createConversationList({ onError }));
      await idle();
      await sdk.latest.answer([withUser('ann', heard({ id: 1 }))]);
      expect(list.row(nothing as Kit.Conversation)).toBeUndefined();
    },
  );

  it.each([
    ['throws', () => undefined as never],
    ['gives no text', () => undefined as never],
  ])('[error.bad-object] groups users under # where the text of a section %s', async (what, textOf) => {
    const sdk = new FakeSdk();
    const broken = () => {
      throw new Error('no section');
    };
    const sectioning = () => ({ textOf: what === 'throws' ? broken : textOf });
    const { list, onError } = make(sdk, (onError) => createUserList({ onError, sectioning }));
    await idle();
    await sdk.latest.answer([new User('ann', 'Ann'), new User('bob', 'Bob')]);
    expect([list.length(), list.sections()]).toEqual([
      2,
      [expect.objectContaining({ letter: '#', count: 2 })],
    ]);
    expect(onError).toHaveBeenCalledTimes(what === 'throws' ? 1 : 0);
  });

  it('[error.bad-object] does not group users with an invalid locale of sections', async () => {
    const sdk = new FakeSdk();
    const sectioning: UserListOptions['sectioning'] = () => ({
      textOf: (user) => user.getName(),
      locale: '!!',
    });
    const { list, onError } = make(sdk, (onError) => createUserList({ onError, sectioning }));
    await idle();
    await sdk.latest.answer([new User('ann', 'Ann')]);
    expect([list.length(), list.sections()]).toEqual([1, []]);
    expect(onError).toHaveBeenCalledOnce();
  });

  it.each([
    ['createConversationList', createConversationList, 'conversationsRequestBuilder'],
    ['createUserList', createUserList, 'usersRequestBuilder'],
  ] as const)('[error.sdk] %s reports a builder that throws, and ends', async (_name, create, option) => {
    const sdk = new FakeSdk();
    const { onError, unmount } = make(sdk, (onError) =>
      (create as typeof createUserList)({ onError, searchKeyword: () => 'an', [option]: () => hostile() }),
    );
    await idle();
    await settled();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'faulty' }));
    expect(unmount).not.toThrow();
    expect(sdk.listenerCount).toBe(0);
  });

  it.each([
    ['createConversationList', createConversationList, 'ConversationsRequestBuilder'],
    ['createUserList', createUserList, 'UsersRequestBuilder'],
  ] as const)('%s restores the keyword of its builder when it ends', async (_name, create, kind) => {
    const sdk = new FakeSdk();
    const builder = new sdk[kind]();
    builder.setSearchKeyword?.('own');
    const option = kind === 'UsersRequestBuilder' ? 'usersRequestBuilder' : 'conversationsRequestBuilder';
    const { unmount } = make(sdk, () =>
      (create as typeof createUserList)({ searchKeyword: () => 'an', [option]: () => builder }),
    );
    await idle();
    expect(builder.getSearchKeyword?.()).toBe('an');
    unmount();
    expect(builder.getSearchKeyword?.()).toBe('own');
  });
});
