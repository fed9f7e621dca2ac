import { fireEvent } from '@solidjs/testing-library';
import { KIT_ERROR } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FakeSdk, settled } from '../support/fake-sdk.ts';
import { nextFrame, scrollerOf, scrollTo, withViewport } from '../support/layout.ts';
import { inside, peopled, person, renderUsers } from './harness.tsx';

const pageOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    person(`u${from + index}`, { name: `A${String(from + index).padStart(3, '0')}` }),
  );
const retry = '.kit-users__error-state-view .kit-button';

describe('loading and empty', () => {
  it('[users.states] shows one state at a time, and gets from each to the next', async () => {
    const sdk = new FakeSdk();
    const users = renderUsers(sdk);
    await settled();
    const shown = () =>
      [
        '.kit-users__shimmer',
        '.kit-users__empty-state-view',
        '.kit-users__error-state-view',
        '.kit-users__list-item',
      ]
        .filter((selector) => users.has(selector) && users.one(selector).closest('[hidden]') === null)
        .map((selector) => selector.replace('.kit-users__', ''));
    const another = async () => {
      users.set({ usersRequestBuilder: new sdk.UsersRequestBuilder() });
      await settled();
      return sdk.latest;
    };
    await nextFrame();
    expect(shown()).toEqual(['shimmer']);
    await sdk.latest.answer([]);
    expect(shown()).toEqual(['empty-state-view']);
    await (await another()).fail(new Error('lost'));
    expect(shown()).toEqual(['error-state-view']);
    await (await another()).answer(pageOf(1));
    expect(shown()).toEqual(['list-item']);
    await another();
    await nextFrame();
    expect(shown()).toEqual(['shimmer']);
    await sdk.latest.fail(new Error('lost'));
    expect(shown()).toEqual(['error-state-view']);
  });

  it('[users.loadingView] [css.users.shimmer] a shimmer until the first page', async () => {
    const sdk = new FakeSdk();
    const users = renderUsers(sdk);
    await nextFrame();
    expect(users.phase()).toBe('loading');
    expect(users.all('.kit-users__shimmer .kit-users__shimmer-item')).toHaveLength(8);
    expect(users.has('.kit-users__shimmer-item-avatar') && users.has('.kit-users__shimmer-item-title')).toBe(
      true,
    );
    await sdk.latest.answer(pageOf(1));
    expect(users.has('.kit-users__shimmer')).toBe(false);
    expect(users.phase()).toBe('ready');
  });

  it('[users.loadingView] replaces the shimmer, and follows the prop', async () => {
    const users = renderUsers(new FakeSdk(), { loadingView: <i class="mine">wait</i> });
    await nextFrame();
    expect(users.has('.kit-users__shimmer')).toBe(false);
    expect(users.one('.mine').textContent).toBe('wait');
    users.set({ loadingView: undefined });
    expect(users.has('.kit-users__shimmer')).toBe(true);
  });

  it('[users.onEmpty] [error.empty-users] fires once, and the empty view still shows', async () => {
    const onEmpty = vi.fn();
    const users = renderUsers(await peopled({}), { onEmpty });
    await users.ready();
    await settled();
    expect(onEmpty).toHaveBeenCalledOnce();
    expect(users.phase()).toBe('empty');
    expect(users.one('.kit-users__empty-state-view-body-title').textContent).toBe('No users yet');
  });

  it('[users.onEmpty] does not fire when there are users, nor at the end of the pages', async () => {
    const onEmpty = vi.fn();
    withViewport(2000);
    const sdk = new FakeSdk();
    renderUsers(sdk, { onEmpty });
    await settled();
    await sdk.latest.answer(pageOf(3));
    await sdk.latest.answer([]);
    expect(sdk.fetches).toHaveLength(2);
    expect(onEmpty).not.toHaveBeenCalled();
  });

  it('[users.onEmpty] fires for each fetch sequence without users', async () => {
    const onEmpty = vi.fn();
    const kit = await peopled({ ann: { name: 'Ann' } });
    const users = renderUsers(kit, { onEmpty, searchKeyword: 'x' });
    await vi.waitFor(() => expect(onEmpty).toHaveBeenCalledTimes(1));
    users.set({ searchKeyword: 'y' });
    await vi.waitFor(() => expect(onEmpty).toHaveBeenCalledTimes(2));
    users.set({ searchKeyword: '' });
    await vi.waitFor(() => expect(users.names()).toEqual(['Ann']));
    expect(onEmpty).toHaveBeenCalledTimes(2);
  });

  it('[users.onEmpty] may swap the builder at once', async () => {
    const sdk = new FakeSdk();
    const onEmpty = vi.fn(() => users.set({ usersRequestBuilder: new sdk.UsersRequestBuilder() }));
    const users = renderUsers(sdk, { onEmpty });
    await settled();
    await sdk.latest.answer([]);
    expect(sdk.fetches).toHaveLength(2);
    expect(users.phase()).toBe('loading');
    await sdk.latest.answer(pageOf(1));
    expect(users.names()).toEqual(['A000']);
    expect(onEmpty).toHaveBeenCalledOnce();
  });

  it('[users.onEmpty] [users.onError] one that throws is reported, and the empty view shows', async () => {
    const onError = vi.fn();
    const onEmpty = () => {
      throw new Error('mine');
    };
    const users = renderUsers(await peopled({}), { onEmpty, onError });
    await users.ready();
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: KIT_ERROR.CALLBACK_FAILED, message: 'mine' }),
    );
    expect(users.has('.kit-users__empty-state-view')).toBe(true);
  });

  it('[users.emptyView] [css.users.empty-state-view] built in with its parts, or the view of the app', async () => {
    const users = renderUsers(await peopled({}));
    await users.ready();
    for (const part of ['', '-icon', '-body-title', '-body-description']) {
      expect(users.has(`.kit-users__empty-state-view${part}`)).toBe(true);
    }
    users.set({ emptyView: <i class="mine">nobody</i> });
    expect(users.one('.mine').textContent).toBe('nobody');
    expect(users.has('.kit-users__empty-state-view')).toBe(false);
    users.set({ emptyView: null });
    expect(users.has('.mine, .kit-users__empty-state-view')).toBe(false);
  });
});

describe('errors', () => {
  it('[users.onError] [error.network] [css.users.error-state-view] a first page that fails, and Retry', async () => {
    const kit = await peopled({ ann: { name: 'Ann' } });
    const onError = vi.fn();
    controlOf(kit).failNext('UsersRequest.fetchNext');
    const users = renderUsers(kit, { onError });
    await users.ready();
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ERR_NETWORK' }));
    for (const part of ['', '-icon', '-body-title', '-body-description']) {
      expect(users.has(`.kit-users__error-state-view${part}`)).toBe(true);
    }
    expect(users.one('.kit-users__error-state-view').getAttribute('role')).toBe('alert');
    expect(users.has('.kit-search-bar')).toBe(true);
    users.one(retry).click();
    await users.ready();
    expect(users.names()).toEqual(['Ann']);
    expect(onError).toHaveBeenCalledOnce();
  });

  it('[users.onError] null and undefined are no handler', async () => {
    const kit = await peopled({});
    controlOf(kit).failNext();
    const users = renderUsers(kit, { onError: null });
    await users.ready();
    expect(users.phase()).toBe('error');
  });

  it('[users.errorView] [error.view] replaces the error view; [users.hideError] hides both', async () => {
    const kit = await peopled({});
    controlOf(kit).failNext();
    const users = renderUsers(kit, { errorView: <i class="mine">oh no</i> });
    await users.ready();
    expect(users.one('.mine').textContent).toBe('oh no');
    expect(users.has('.kit-users__error-state-view')).toBe(false);
    users.set({ hideError: true });
    expect(users.has('.mine')).toBe(false);
    users.set({ errorView: undefined });
    expect(users.has('.kit-users__error-state-view')).toBe(false);
    users.set({ hideError: false });
    expect(users.has('.kit-users__error-state-view')).toBe(true);
  });

  it('[users.onError] [error.wrapped] a rejection that is not an exception arrives as one', async () => {
    const onError = vi.fn();
    const sdk = new FakeSdk();
    renderUsers(sdk, { onError });
    await settled();
    await sdk.latest.fail('lost');
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: KIT_ERROR.UNKNOWN, name: expect.any(String), message: 'lost' }),
    );
  });

  it('[users.onError] [error.auth] a missing sign-in is shown, and signing in loads', async () => {
    const kit = await peopled({ ann: { name: 'Ann' } });
    const out = createLocalKit({ data: kit.data });
    const onError = vi.fn();
    const users = renderUsers(out, { onError });
    await users.ready();
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: KIT_ERROR.NOT_LOGGED_IN }),
    );
    expect(users.one('.kit-users__error-state-view').textContent).toContain('Sign in');
    await out.login('me');
    await users.ready();
    expect(users.names()).toEqual(['Ann']);
  });

  it('[users.onError] [error.no-sdk] no SDK is said', async () => {
    const onError = vi.fn();
    const users = renderUsers(undefined, { onError });
    await users.ready();
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: KIT_ERROR.NO_SDK }));
  });

  it('[users.onError] a handler that throws stops nothing', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const kit = await peopled({});
    controlOf(kit).failNext();
    const users = renderUsers(kit, {
      onError: () => {
        throw new Error('handler');
      },
    });
    await users.ready();
    expect(users.has('.kit-users__error-state-view')).toBe(true);
    expect(report).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('[users.onError] callbacks of every kind that throw are reported, and stop nothing', async () => {
    const fails = (name: string) => () => {
      throw new Error(name);
    };
    const messages: string[] = [];
    const users = renderUsers(await peopled({ ann: { name: 'Ann' } }), {
      onError: ({ message }) => void messages.push(message),
      onItemClick: fails('click'),
      options: (user) => (user.getName() ? [{ title: 'Wave', onClick: fails('option') }] : []),
    });
    await users.ready();
    users.action('Ann').click();
    inside(users.row('Ann'), '.kit-list-item__menu-button').click();
    users.one('[role="menuitem"]').click();
    expect(messages).toEqual(['click', 'option']);
    users.set({ options: fails('options') });
    expect(messages.slice(2)).toEqual(['options']);
    expect(users.names()).toEqual(['Ann']);
  });

  it('[users.onError] an error while paging keeps the rows and the search bar, and Retry continues', async () => {
    withViewport(640);
    const onError = vi.fn();
    const sdk = new FakeSdk();
    const users = renderUsers(sdk, { onError });
    await settled();
    await sdk.latest.answer(pageOf(30));
    scrollTo(users.container, 1400);
    await settled();
    expect(sdk.fetches).toHaveLength(2);
    await sdk.latest.fail(new Error('lost'));
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'lost' }));
    expect(users.phase()).toBe('ready');
    expect(users.names()).toContain('A029');
    expect(users.has('.kit-search-bar')).toBe(true);
    expect(users.has('.kit-users__error-state-view')).toBe(false);
    expect(users.one('.kit-list__footer').dataset.state).toBe('error');
    users.one('.kit-list__footer .kit-button').click();
    await settled();
    await sdk.latest.answer(pageOf(30, 30));
    scrollTo(users.container, 2000);
    expect(users.names()).toContain('A035');
    expect(users.has('.kit-list__footer[data-state="error"]')).toBe(false);
    expect(onError).toHaveBeenCalledOnce();
  });

  it('[users.hideError] hides the error of the paging too', async () => {
    withViewport(2000);
    const sdk = new FakeSdk();
    const users = renderUsers(sdk, { hideError: true });
    await settled();
    await sdk.latest.answer(pageOf(5));
    await sdk.latest.fail(new Error('lost'));
    expect(users.has('.kit-list__footer')).toBe(false);
    users.set({ hideError: false });
    expect(users.one('.kit-list__footer').dataset.state).toBe('error');
  });

  it.each(['scroll', 'wheel', 'keydown'])(
    '[users.hideError] leaves a page that failed to be tried again by %s at the end',
    async (gesture) => {
      withViewport(2000);
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const sdk = new FakeSdk();
      const users = renderUsers(sdk, { hideError: true });
      await settled();
      await sdk.latest.answer(pageOf(5));
      await sdk.latest.fail(new Error('lost'));
      const reach = () => fireEvent(scrollerOf(users.container), new Event(gesture));
      reach();
      expect(sdk.fetches).toHaveLength(2);
      vi.advanceTimersByTime(1000);
      expect(sdk.fetches).toHaveLength(3);
      await sdk.latest.fail(new Error('lost'));
      vi.advanceTimersByTime(60_000);
      expect(sdk.fetches).toHaveLength(3);
      reach();
      expect(sdk.fetches).toHaveLength(4);
      await sdk.latest.answer([person('u9', { name: 'Zoe' })]);
      expect(users.names()).toContain('Zoe');
    },
  );
});
