import { fireEvent, render } from '@solidjs/testing-library';
import { KIT_ERROR, type Kit, KitConversations, KitProvider } from 'solid-chat-kit';
import { createConversationList } from 'solid-chat-kit/headless';
import { Conversation, Group, User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createSignal, For } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import { FakeSdk } from '../support/fake-sdk.ts';
import { withViewport } from '../support/layout.ts';
import {
  fetchCount,
  heard,
  idle,
  inside,
  partsOf,
  renderConversations,
  renderFaked,
  text,
  three,
  withUser,
} from './harness.tsx';

describe('SDKs that differ', () => {
  it('[type.KitSDK] a class of static methods with private state runs without an adapter', async () => {
    const kit = await three();
    // biome-ignore lint/complexity/noStaticOnlyClass: this is how such an SDK is written.
    class Chat {
      static readonly #kit = kit;
      static readonly ConversationsRequestBuilder = kit.ConversationsRequestBuilder;
      static readonly UsersRequestBuilder = kit.UsersRequestBuilder;
      static readonly MessageListener = kit.MessageListener;
      static addMessageListener(id: string, listener: object) {
        Chat.#kit.addMessageListener(id, listener);
      }
      static removeMessageListener(id: string) {
        Chat.#kit.removeMessageListener(id);
      }
      static readonly UserListener = kit.UserListener;
      static addUserListener(id: string, listener: object) {
        Chat.#kit.addUserListener(id, listener);
      }
      static removeUserListener(id: string) {
        Chat.#kit.removeUserListener(id);
      }
      static readonly GroupListener = kit.GroupListener;
      static addGroupListener(id: string, listener: object) {
        Chat.#kit.addGroupListener(id, listener);
      }
      static removeGroupListener(id: string) {
        Chat.#kit.removeGroupListener(id);
      }
      static readonly ConnectionListener = kit.ConnectionListener;
      static addConnectionListener(id: string, listener: object) {
        Chat.#kit.addConnectionListener(id, listener);
      }
      static removeConnectionListener(id: string) {
        Chat.#kit.removeConnectionListener(id);
      }
      static readonly LoginListener = kit.LoginListener;
      static addLoginListener(id: string, listener: object) {
        Chat.#kit.addLoginListener(id, listener);
      }
      static removeLoginListener(id: string) {
        Chat.#kit.removeLoginListener(id);
      }
      static getLoggedinUser() {
        return Chat.#kit.getLoggedinUser();
      }
      static getConversation(id: string, type: string) {
        return Chat.#kit.getConversation(id, type);
      }
      static deleteConversation(id: string, type: string) {
        return Chat.#kit.deleteConversation(id, type);
      }
    }
    const onError = vi.fn();
    const list = renderConversations(Chat, { onError });
    await list.ready();
    controlOf(kit).sendAs('cid', text('me', 'News'));
    await idle();
    expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']);
    expect(list.preview('Cid')).toBe('News');
    list.unmount();
    expect(controlOf(kit).listenerCount()).toBe(0);
    expect(onError).not.toHaveBeenCalled();
  });

  it('[limit.page-size] sets a limit that the SDK requires', async () => {
    const limits: (number | undefined)[] = [];
    let limit: number | undefined;
    const builder: Kit.ConversationsRequestBuilder = {
      setLimit: (rows) => {
        limit = rows;
        return builder;
      },
      build: () => {
        const built = limit;
        return {
          fetchNext: () => {
            limits.push(built);
            return built === undefined
              ? Promise.reject({ code: 'SET_LIMIT_IS_COMPULSORY', message: 'Set the limit.' })
              : Promise.resolve([withUser('ann')]);
          },
        };
      },
    };
    const onError = vi.fn();
    const list = renderConversations(new FakeSdk(), { conversationsRequestBuilder: builder, onError });
    await list.ready();
    expect(limits).toEqual([undefined, 30]);
    expect(list.names()).toEqual(['Ann']);
    expect(onError).not.toHaveBeenCalled();
  });

  it('objects without setters, or whose setters throw, lose nothing that is shown', async () => {
    const frozen = withUser('ann', heard({ id: 1 }));
    Object.defineProperty(frozen, 'setLastMessage', { value: undefined });
    Object.defineProperty(frozen, 'setUnreadMessageCount', {
      value: () => {
        throw new Error('read only');
      },
    });
    Object.defineProperty(frozen.getConversationWith(), 'setStatus', { value: undefined });
    const onError = vi.fn();
    const { sdk, list } = await renderFaked([frozen], { onError });
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 2 }));
    sdk.emit('user', 'onUserOnline', new User('ann', 'Ann'));
    await idle();
    expect(list.preview('Ann')).toBe('Message 2');
    expect(list.badge('Ann')).toBe('1');
    expect(list.states('Ann')).toEqual(['online']);
    expect(onError).not.toHaveBeenCalled();
  });

  it('[conv.conversationsRequestBuilder] created inline in JSX does not load forever', async () => {
    const kit = await three();
    const [hides, setHides] = createSignal(false);
    const make = vi.fn(() => new kit.ConversationsRequestBuilder().setLimit(10));
    const { container } = render(() => (
      <KitProvider sdk={kit} locale="en" timeZone="UTC">
        <KitConversations
          conversationsRequestBuilder={make()}
          hideReceipts={hides()}
          selectionMode={hides() ? 1 : 2}
        />
      </KitProvider>
    ));
    await idle();
    setHides(true);
    controlOf(kit).sendAs('bob', text('me', 'News'));
    await idle();
    expect(partsOf(container).names()).toEqual(['Bob', 'Ann', 'Cid']);
    expect(fetchCount(kit)).toBe(1);
    expect(make).toHaveBeenCalledOnce();
  });

  it('a message id that is text here and a number there is one message', async () => {
    const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 1 }))]);
    const asText = heard({ id: 2 });
    Object.defineProperty(asText, 'getId', { value: () => '2' });
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 2 }));
    sdk.emit('message', 'onTextMessageReceived', asText);
    await idle();
    expect(list.badge('Ann')).toBe('1');
  });

  it('an admission that fails is reported, and the next message asks again', async () => {
    const onError = vi.fn();
    const { sdk, list } = await renderFaked([], { onError });
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 1 }));
    await idle();
    expect(onError).toHaveBeenCalledOnce();
    expect(list.phase()).toBe('empty');
    sdk.getConversation = async () => withUser('ann', heard({ id: 2 }), 2);
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 2 }));
    await idle();
    expect(list.names()).toEqual(['Ann']);
    expect(list.badge('Ann')).toBe('2');
  });

  it('an admission that was asked for another user is dropped', async () => {
    const onError = vi.fn();
    const { sdk, list } = await renderFaked([], { onError });
    const answers: { resolve(conversation: Kit.Conversation): void; reject(cause: Error): void }[] = [];
    sdk.getConversation = () =>
      new Promise((resolve, reject) => {
        answers.push({ resolve, reject });
      });
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 1 }));
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 2, from: 'bob' }));
    await idle();
    sdk.user = new User('you', 'You');
    sdk.emit('login', 'logoutSuccess');
    sdk.emit('login', 'loginSuccess', sdk.user);
    await idle();
    await sdk.latest.answer([]);
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 3, to: 'you' }));
    await idle();
    onError.mockClear();
    answers[0]?.resolve(withUser('ann', heard({ id: 1, words: 'Secret' }), 1));
    answers[1]?.reject(new Error('Nobody is signed in.'));
    await idle();
    expect([list.names(), onError.mock.calls.length]).toEqual([[], 0]);
    answers.at(-1)?.resolve(withUser('ann', heard({ id: 3, to: 'you' }), 1));
    await idle();
    expect([list.names(), list.preview('Ann')]).toEqual([['Ann'], 'Message 3']);
  });

  it('two lists that share the object of the SDK count a message once', async () => {
    const sdk = new FakeSdk();
    const shared = withUser('ann', heard({ id: 1 }));
    const { container } = render(() => (
      <KitProvider sdk={sdk}>
        {(() => {
          const lists = [createConversationList(), createConversationList()];
          return <For each={lists}>{(list) => <p>{list.at(0)?.getUnreadMessageCount()}</p>}</For>;
        })()}
      </KitProvider>
    ));
    await idle();
    for (const fetch of sdk.fetches) await fetch.answer([shared]);
    await idle();
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 2 }));
    await idle();
    expect([...container.querySelectorAll('p')].map((each) => each.textContent)).toEqual(['1', '1']);
    expect(shared.getUnreadMessageCount()).toBe(1);
  });

  it('[conv.conversationsRequestBuilder] a page that never comes holds no messages once another builder was asked', async () => {
    const sdk = new FakeSdk();
    const list = renderConversations(sdk);
    await idle();
    list.set({ conversationsRequestBuilder: new sdk.ConversationsRequestBuilder() });
    await idle();
    await sdk.latest.answer([
      withUser('ann', heard({ id: 1 })),
      withUser('bob', heard({ id: 0, from: 'bob' })),
    ]);
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 2 }));
    await idle();
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    await idle();
    await sdk.latest.answer([withUser('bob', heard({ id: 0, from: 'bob' })), withUser('cid')]);
    await sdk.latest.answer([]);
    await idle();
    expect(list.names()).toEqual(['Bob', 'Cid']);
  });

  it('[sdk.onMemberAddedToGroup] listeners are made by the constructor of the SDK, which may rename callbacks', async () => {
    class Renaming {
      readonly stored: Record<string, unknown>;
      constructor({ onMemberAddedToGroup, ...rest }: Kit.GroupListenerCallbacks) {
        this.stored = { ...rest, onGroupMemberAddedToGroup: onMemberAddedToGroup };
      }
    }
    const added: object[] = [];
    const sdk = new FakeSdk();
    Object.assign(sdk, {
      GroupListener: Renaming,
      addGroupListener: (_: string, listener: object) => added.push(listener),
    });
    const list = renderConversations(sdk);
    await idle();
    expect(added).toHaveLength(1);
    expect(added[0]).toBeInstanceOf(Renaming);
    expect((added[0] as Renaming).stored.onGroupMemberAddedToGroup).toBeTypeOf('function');
    list.unmount();
  });

  it('[limit.paging] an SDK that answers the same page again makes no duplicates, and is asked no further once more rows came twice than there are', async () => {
    withViewport(5000);
    const onError = vi.fn();
    const { sdk, list } = await renderFaked([withUser('ann'), withUser('bob')], { onError });
    const repeat = async (page = [withUser('ann'), withUser('bob')]) => {
      await sdk.latest.answer(page);
      await idle();
    };
    await repeat();
    await repeat([withUser('bob'), withUser('cid')]);
    await repeat();
    expect(onError).not.toHaveBeenCalled();
    expect(sdk.fetches).toHaveLength(5);
    await repeat();
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: KIT_ERROR.PAGES_REPEAT }),
    );
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
    expect(list.one('.kit-list__footer').dataset.state).toBe('error');
    expect(sdk.fetches).toHaveLength(5);
    fireEvent.click(inside(list.one('.kit-list__footer'), 'button'));
    await repeat();
    expect(onError).toHaveBeenCalledOnce();
    await repeat([withUser('dan')]);
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid', 'Dan']);
    await repeat([]);
    expect(list.one('.kit-list__footer').dataset.state).toBe('end');
    expect(onError).toHaveBeenCalledOnce();
  });

  it('[sdk.onConnected] after a loss, a deleted message is removed, and one that arrives meanwhile stays', async () => {
    const { sdk, list } = await renderFaked([
      withUser('ann', heard({ id: 5 }), 2),
      withUser('bob', heard({ id: 4, from: 'bob' })),
    ]);
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    await idle();
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 9, from: 'bob' }));
    await sdk.latest.answer([
      withUser('bob', heard({ id: 3, from: 'bob' })),
      withUser('ann', heard({ id: 2 }), 1),
    ]);
    await idle();
    expect([list.preview('Ann'), list.badge('Ann')]).toEqual(['Message 2', '1']);
    expect([list.preview('Bob'), list.badge('Bob')]).toEqual(['Message 9', '1']);
  });

  it('[sdk.onConnected] a loss reported only by onDisconnected is recovered as well', async () => {
    const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 1 }))]);
    sdk.emit('connection', 'onConnected');
    await idle();
    expect(sdk.fetches).toHaveLength(1);
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    await idle();
    expect(sdk.fetches).toHaveLength(2);
    await sdk.latest.answer([
      withUser('bob', heard({ id: 2, from: 'bob' })),
      withUser('ann', heard({ id: 1 })),
    ]);
    await sdk.latest.answer([]);
    await idle();
    expect(list.names()).toEqual(['Bob', 'Ann']);
  });

  it('a user and a group of the same id are two rows', async () => {
    const sdk = new FakeSdk();
    const list = renderConversations(sdk);
    await idle();
    const group = new Conversation('group_ann', 'group', new Group('ann', 'Team Ann'));
    await sdk.latest.answer([withUser('ann', heard({ id: 1 })), group]);
    sdk.emit(
      'message',
      'onTextMessageReceived',
      heard({ id: 2, from: 'bob', group: 'ann', words: 'To all' }),
    );
    await idle();
    expect(list.names()).toEqual(['Team Ann', 'Ann']);
    expect(list.preview('Team Ann')).toBe('Bob: To all');
    expect(list.preview('Ann')).toBe('Message 1');
  });

  it('missing or empty names still render a row', async () => {
    const sdk = new FakeSdk();
    const list = renderConversations(sdk);
    await idle();
    await sdk.latest.answer([new Conversation('x', 'user', new User('x')), withUser('ann')]);
    await idle();
    expect(list.all('.kit-conversations__list-item')).toHaveLength(2);
    expect(list.phase()).toBe('ready');
  });
});
