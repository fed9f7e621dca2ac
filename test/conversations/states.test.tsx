import { fireEvent } from '@solidjs/testing-library';
import { KitUIKit } from 'solid-chat-kit';
import { createLocalKit, User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, vi } from 'vitest';
import { FakeSdk } from '../support/fake-sdk.ts';
import { nextFrame, scrollTo, withViewport } from '../support/layout.ts';
import { chats, fetchCount, idle, inside, renderConversations, three, withUser } from './harness.tsx';

describe('the states and errors of KitConversations', () => {
  it('[error.view] a failure shows the error view, and none where errors are hidden', async () => {
    const kit = await three();
    const onError = vi.fn();
    controlOf(kit).failNext('ConversationsRequest.fetchNext');
    const list = renderConversations(kit, { onError });
    await list.ready();
    expect(onError).toHaveBeenCalledOnce();
    expect(list.one('.kit-conversations__error-state-view-body-title').textContent).toBe(
      'Chats could not be loaded',
    );
    expect(list.has('.kit-conversations__shimmer')).toBe(false);
    list.set({ errorView: <p class="own">Sorry</p> });
    expect(list.has('.own')).toBe(true);
    list.set({ hideError: true });
    expect(list.has('.own, .kit-conversations__error-state-view')).toBe(false);
  });

  it('[conv.states] [error.empty-conversations] shows one state at a time: loading, empty, filled, failed', async () => {
    const sdk = new FakeSdk();
    const list = renderConversations(sdk);
    const STATES = {
      loading: '.kit-conversations__shimmer',
      empty: '.kit-conversations__empty-state-view',
      ready: '.kit-list__items:not([hidden])',
      error: '.kit-conversations__error-state-view',
    };
    const shown = () => [
      list.phase(),
      ...Object.entries(STATES)
        .filter(([, selector]) => list.has(selector))
        .map(([name]) => name),
    ];
    await nextFrame();
    expect(shown()).toEqual(['loading', 'loading']);
    await sdk.latest.answer([]);
    expect(shown()).toEqual(['empty', 'empty']);
    list.set({ conversationsRequestBuilder: new sdk.ConversationsRequestBuilder() });
    await nextFrame();
    expect(shown()).toEqual(['loading', 'loading']);
    await sdk.latest.answer([withUser('ann')]);
    expect(shown()).toEqual(['ready', 'ready']);
    list.set({ conversationsRequestBuilder: new sdk.ConversationsRequestBuilder() });
    await idle();
    await sdk.latest.fail(new Error('no'));
    expect(shown()).toEqual(['error', 'error']);
  });

  it('a conversation that arrives by an event ends the empty view', async () => {
    const kit = await chats({});
    await kit.createUser(new User('ann', 'Ann'));
    const list = renderConversations(kit);
    await list.ready();
    expect(list.phase()).toBe('empty');
    controlOf(kit).sendAs('ann', new kit.TextMessage('me', 'Hi', 'user'));
    await idle();
    expect(list.phase()).toBe('ready');
    expect(list.names()).toEqual(['Ann']);
  });

  it('[error.auth] without anybody signed in says what to do, and recovers by a login', async () => {
    const kit = createLocalKit();
    await kit.createUser(new User('me', 'Me'));
    const onError = vi.fn();
    const list = renderConversations(kit, { onError });
    await list.ready();
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ERR_NOT_LOGGED_IN' }));
    expect(list.one('.kit-conversations__error-state-view').textContent).toContain('Nobody is signed in.');
    await kit.login('me');
    await list.ready();
    expect(list.phase()).toBe('empty');
    expect(onError).toHaveBeenCalledOnce();
  });

  it('[error.auth] a sign-in that cannot be read is an error, and Retry asks again', async () => {
    const kit = await three();
    const onError = vi.fn();
    controlOf(kit).failNext('getLoggedinUser');
    const list = renderConversations(kit, { onError });
    await list.ready();
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ERR_NETWORK' }));
    inside(list.one('.kit-conversations__error-state-view'), 'button').click();
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
  });

  it('[error.no-sdk] without an SDK says what to do', async () => {
    const onError = vi.fn();
    const list = renderConversations(undefined, { onError });
    await list.ready();
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ERR_NO_SDK' }));
    expect(list.one('.kit-conversations__error-state-view').textContent).toContain('KitProvider');
  });

  it('[error.network] of a further page: rows stay, one onError an attempt, hideError hides it, Retry and reconnect recover', async () => {
    withViewport(150);
    const sdk = new FakeSdk();
    const onError = vi.fn();
    const list = renderConversations(sdk, { onError });
    await idle();
    await sdk.latest.answer([withUser('ann'), withUser('bob'), withUser('cid')]);
    await vi.waitFor(() => expect(list.one('.kit-list__footer').dataset.state).toBe('loading'));
    await sdk.latest.fail(new Error('no page'));
    await idle();
    const footer = () => list.one('.kit-list__footer');
    expect(list.phase()).toBe('ready');
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
    expect(footer().dataset.state).toBe('error');
    expect(onError).toHaveBeenCalledOnce();
    scrollTo(list.container, 50);
    await idle();
    expect(sdk.fetches).toHaveLength(2);
    list.set({ hideError: true });
    expect(list.has('.kit-list__footer')).toBe(false);
    list.set({ hideError: false });
    fireEvent.click(inside(footer(), 'button'));
    await vi.waitFor(() => expect(footer().dataset.state).toBe('loading'));
    await sdk.latest.fail(new Error('no page'));
    await idle();
    expect(onError).toHaveBeenCalledTimes(2);
    sdk.emit('connection', 'onConnected');
    await sdk.latest.answer([withUser('dan')]);
    await idle();
    scrollTo(list.container, 0);
    expect(sdk.fetches.length).toBeGreaterThan(3);
    expect(list.names()).toContain('Cid');
    expect(onError).toHaveBeenCalledTimes(2);
  });

  it('[error.view] an answer that comes after a reload was begun is dropped', async () => {
    const sdk = new FakeSdk();
    const onError = vi.fn();
    const list = renderConversations(sdk, { onError });
    await idle();
    list.set({ conversationsRequestBuilder: new sdk.ConversationsRequestBuilder() });
    await idle();
    await sdk.fetches[0]?.fail(new Error('late'));
    await idle();
    expect(onError).not.toHaveBeenCalled();
    expect(list.phase()).toBe('loading');
    await sdk.latest.answer([withUser('ann')]);
    await idle();
    expect(list.names()).toEqual(['Ann']);
  });

  it('[error.view] a message that arrives meanwhile is not lost', async () => {
    const kit = await three();
    controlOf(kit).failNext('ConversationsRequest.fetchNext');
    const list = renderConversations(kit);
    await list.ready();
    controlOf(kit).sendAs('cid', new kit.TextMessage('me', 'News', 'user'));
    await idle();
    inside(list.one('.kit-conversations__error-state-view'), 'button').click();
    await list.ready();
    expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']);
    expect(list.badge('Cid')).toBe('2');
    expect(fetchCount(kit)).toBe(2);
  });

  it('KitUIKit.init without an SDK throws a TypeError that says how to call it', () => {
    const init = KitUIKit.init as (settings?: unknown) => void;
    for (const settings of [undefined, null, {}, { sdk: undefined }, { sdk: null }]) {
      expect(() => init(settings)).toThrow(TypeError);
      expect(() => init(settings)).toThrow('KitUIKit.init({ sdk: MyChat })');
    }
    expect(KitUIKit.sdk).toBeUndefined();
  });
});
