import { fireEvent } from '@solidjs/testing-library';
import type { LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { searchFollower } from '../../src/ui/list/list.tsx';
import { FakeSdk, settled } from '../support/fake-sdk.ts';
import { scrollTo, withViewport } from '../support/layout.ts';
import { crowd, fetchCount, peopled, person, type RenderedUsers, renderUsers } from './harness.tsx';

describe('the search of KitUsers', () => {
  let kit: LocalKit;
  const builder = () => new kit.UsersRequestBuilder();
  // A browser loads it at the first search.
  beforeAll(() => searchFollower.load());
  beforeEach(async () => {
    vi.useFakeTimers();
    kit = await peopled({
      ann: { name: 'Ann', role: 'admin' },
      bob: { name: 'Bob' },
      dan: { name: 'Dan' },
      hanna: { name: 'Hanna', role: 'admin' },
    });
  });
  afterEach(() => void vi.useRealTimers());

  const opened = async (props = {}): Promise<RenderedUsers> => {
    const users = renderUsers(kit, props);
    await vi.advanceTimersByTimeAsync(50);
    return users;
  };
  const search = async (users: RenderedUsers, text: string) => {
    users.type(text);
    await vi.advanceTimersByTimeAsync(350);
  };
  const field = (users: RenderedUsers) => users.one<HTMLInputElement>('.kit-search-bar__input');

  it('[users.searchKeyword] fills the field, filters the list, and costs one fetch', async () => {
    const users = await opened({ searchKeyword: 'an' });
    expect(field(users).value).toBe('an');
    expect(users.names()).toEqual(['Ann', 'Dan', 'Hanna']);
    expect(fetchCount(kit)).toBe(1);
  });

  it('[users.searchKeyword] ignores a value that is not a string', async () => {
    const users = await opened({ searchKeyword: {} as string });
    expect([field(users).value, users.names().length]).toEqual(['', 4]);
  });

  it('[users.searchKeyword] may change later, at once and by one fetch each', async () => {
    const users = await opened({ searchKeyword: 'an' });
    users.set({ searchKeyword: 'ha' });
    expect(field(users).value).toBe('ha');
    await vi.advanceTimersByTimeAsync(1);
    expect(users.names()).toEqual(['Hanna']);
    users.set({ searchKeyword: '' });
    await vi.advanceTimersByTimeAsync(1);
    expect(users.names()).toHaveLength(4);
    expect(fetchCount(kit)).toBe(3);
  });

  it('[users.searchKeyword] filters without a search field too', async () => {
    const users = await opened({ searchKeyword: 'bo', hideSearch: true });
    expect(users.names()).toEqual(['Bob']);
  });

  it('[users.search] waits for 300 ms without a key, and searches for the trimmed text', async () => {
    const users = await opened();
    for (const text of ['a', 'an', ' ann ']) {
      users.type(text);
      await vi.advanceTimersByTimeAsync(290);
    }
    expect(fetchCount(kit)).toBe(1);
    await vi.advanceTimersByTimeAsync(10);
    expect(fetchCount(kit)).toBe(2);
    expect(users.names()).toEqual(['Ann', 'Hanna']);
    expect(field(users).value).toBe(' ann ');
    await search(users, 'ann');
    await search(users, '  ann');
    expect(fetchCount(kit)).toBe(2);
  });

  it('[users.search] text of blanks alone searches for nothing', async () => {
    const users = await opened();
    await search(users, '   ');
    expect(fetchCount(kit)).toBe(1);
  });

  it('[users.search] keeps the rows until the answer, and no older answer ever shows', async () => {
    const sdk = new FakeSdk();
    const users = renderUsers(sdk);
    await settled();
    await sdk.latest.answer([person('all')]);
    await search(users, 'a');
    await search(users, 'ab');
    await search(users, 'abc');
    const [, first, second, third] = sdk.fetches;
    expect([first, second, third].map((each) => each?.keyword)).toEqual(['a', 'ab', 'abc']);
    expect(users.names()).toEqual(['all']);
    await second?.answer([person('second')]);
    expect(users.names()).toEqual(['all']);
    await third?.answer([person('third')]);
    expect(users.names()).toEqual(['third']);
    await first?.answer([person('first')]);
    expect(users.names()).toEqual(['third']);
  });

  it('[users.search] an answer under way is not lost when the end of the old rows comes into view', async () => {
    withViewport(640);
    const sdk = new FakeSdk();
    const ten = Array.from({ length: 30 }, (_, index) => person(`u${index}`));
    const users = renderUsers(sdk, { showSectionHeader: false });
    await settled();
    await sdk.latest.answer(ten);
    await search(users, 'x');
    const asked = sdk.fetches.length;
    scrollTo(users.container, 1280);
    await settled();
    expect(sdk.fetches).toHaveLength(asked);
    await sdk.latest.answer([person('found')]);
    expect(users.names()).toEqual(['found']);
  });

  it('[users.search] the clear button empties the field at once, and keeps the focus there', async () => {
    const users = await opened();
    await search(users, 'bob');
    expect(users.names()).toEqual(['Bob']);
    fireEvent.click(users.one('.kit-search-bar__clear'));
    await vi.advanceTimersByTimeAsync(1);
    expect(field(users).value).toBe('');
    expect(document.activeElement).toBe(field(users));
    expect(users.names()).toHaveLength(4);
  });

  it('[users.search] Escape empties the field, but not while a character is composed', async () => {
    const users = await opened();
    await search(users, 'bob');
    fireEvent.keyDown(field(users), { key: 'Escape', isComposing: true });
    expect(field(users).value).toBe('bob');
    fireEvent.keyDown(field(users), { key: 'Escape' });
    await vi.advanceTimersByTimeAsync(1);
    expect(field(users).value).toBe('');
    expect(users.names()).toHaveLength(4);
    // An empty field leaves the key to its surroundings, such as a dialog.
    expect(fireEvent.keyDown(field(users), { key: 'Escape' })).toBe(true);
  });

  it('[users.search] ArrowDown goes to the first row, and Enter opens the first result once it is there', async () => {
    const onItemClick = vi.fn();
    const users = await opened({ onItemClick });
    field(users).focus();
    fireEvent.keyDown(field(users), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(users.action('Ann'));
    fireEvent.keyDown(field(users), { key: 'Enter' });
    await vi.advanceTimersByTimeAsync(350);
    expect(onItemClick).not.toHaveBeenCalled();
    controlOf(kit).setLatency(200);
    users.type('dan');
    fireEvent.keyDown(field(users), { key: 'Enter' });
    await vi.advanceTimersByTimeAsync(100);
    expect(onItemClick).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(onItemClick.mock.calls.map(([user]) => user.getName())).toEqual(['Dan']);
    users.type('nobody');
    fireEvent.keyDown(field(users), { key: 'Enter' });
    await vi.advanceTimersByTimeAsync(500);
    expect(onItemClick).toHaveBeenCalledOnce();
  });

  it('[users.search] ArrowUp goes from the first result back to the field', async () => {
    const users = await opened();
    await search(users, 'dan');
    fireEvent.keyDown(field(users), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(users.action('Dan'));
    fireEvent.keyDown(users.action('Dan'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(field(users));
  });

  it('[users.search] Enter opens nothing if the search fails', async () => {
    const onItemClick = vi.fn();
    const sdk = new FakeSdk();
    const users = renderUsers(sdk, { onItemClick });
    await settled();
    await sdk.latest.answer([person('ann', { name: 'Ann' })]);
    await vi.advanceTimersByTimeAsync(50);
    users.type('dan');
    fireEvent.keyDown(field(users), { key: 'Enter' });
    await vi.advanceTimersByTimeAsync(50);
    await sdk.latest.fail(new Error('no search'));
    await vi.advanceTimersByTimeAsync(50);
    expect(users.phase()).toBe('error');
    expect(onItemClick).not.toHaveBeenCalled();
  });

  it('[users.search] [a11y.live-region] the number of results is said politely, and unsaid with the search', async () => {
    const users = await opened();
    const region = users.one('.kit-live-region');
    expect(region.getAttribute('aria-live')).toBe('polite');
    expect(region.textContent).toBe('');
    await search(users, 'an');
    await vi.advanceTimersByTimeAsync(600);
    expect(region.textContent).toBe('3 results');
    await search(users, 'bob');
    await vi.advanceTimersByTimeAsync(5000);
    expect(region.textContent).toBe('1 result');
    await search(users, '');
    await vi.advanceTimersByTimeAsync(5000);
    expect(region.textContent).toBe('');
  });

  it('[users.search] [a11y.live-region] says nothing about a search that has ended meanwhile', async () => {
    const sdk = new FakeSdk();
    const users = renderUsers(sdk);
    await settled();
    await sdk.latest.answer([person('ann', { name: 'Ann' })]);
    await vi.advanceTimersByTimeAsync(50);
    await search(users, 'an');
    await sdk.latest.answer([person('ann', { name: 'Ann' })]);
    await search(users, '');
    await vi.advanceTimersByTimeAsync(600);
    expect(users.one('.kit-live-region').textContent).toBe('');
  });

  describe('[users.search] [a11y.live-region] results that are not there any more when they are to be said', () => {
    const ann = person('ann', { name: 'Ann' });
    const region = (users: RenderedUsers) => users.one('.kit-live-region').textContent;
    /** A list whose search for "an" was just answered. */
    const searched = async () => {
      const sdk = new FakeSdk();
      const users = renderUsers(sdk);
      await settled();
      await sdk.latest.answer([ann]);
      await vi.advanceTimersByTimeAsync(50);
      await search(users, 'an');
      await sdk.latest.answer([ann]);
      return { sdk, users };
    };

    it('are said for the next user, once they have loaded', async () => {
      const { sdk, users } = await searched();
      sdk.emit('login', 'logoutSuccess');
      sdk.user = person('you');
      sdk.emit('login', 'loginSuccess', sdk.user);
      await vi.advanceTimersByTimeAsync(600);
      expect(region(users)).toBe('');
      await sdk.latest.answer([ann, person('dan', { name: 'Dan' })]);
      await vi.advanceTimersByTimeAsync(6000);
      expect(region(users)).toBe('2 results');
    });

    it('are said when the same search comes back', async () => {
      const { sdk, users } = await searched();
      await search(users, 'ann');
      await vi.advanceTimersByTimeAsync(600);
      expect(region(users)).toBe('');
      await search(users, 'an');
      await sdk.latest.answer([ann, person('dan', { name: 'Dan' })]);
      await vi.advanceTimersByTimeAsync(6000);
      expect(region(users)).toBe('2 results');
    });

    it('are taken back with the user whose they were', async () => {
      const { sdk, users } = await searched();
      await vi.advanceTimersByTimeAsync(600);
      expect(region(users)).toBe('1 result');
      sdk.emit('login', 'logoutSuccess');
      await vi.advanceTimersByTimeAsync(50);
      expect(region(users)).toBe('');
    });
  });

  it('[users.search] says that there may be more than a full first page, and says it once', async () => {
    withViewport(600);
    const kit = await peopled(crowd(40));
    const users = renderUsers(kit);
    await vi.advanceTimersByTimeAsync(50);
    await search(users, 'a0');
    await vi.advanceTimersByTimeAsync(600);
    expect(users.one('.kit-live-region').textContent).toBe('30 results or more');
    const fetches = fetchCount(kit);
    scrollTo(users.container, 100_000);
    await vi.advanceTimersByTimeAsync(6000);
    expect(fetchCount(kit)).toBeGreaterThan(fetches);
    expect(users.one('.kit-live-region').textContent).toBe('30 results or more');
  });

  it('[users.search] [users.onEmpty] a search without a result shows the empty view in its own words', async () => {
    const onEmpty = vi.fn();
    const users = await opened({ onEmpty });
    await search(users, 'zzz');
    expect(onEmpty).toHaveBeenCalledOnce();
    expect(users.one('.kit-users__empty-state-view-body-title').textContent).toBe('No results');
    expect(users.one('.kit-users__empty-state-view-body-description').textContent).toContain('zzz');
    expect(users.has('.kit-search-bar')).toBe(true);
  });

  it("[users.search] [users.emptyView] the app's empty view is used for both", async () => {
    const users = await opened({ emptyView: <p class="mine">Nobody</p> });
    await search(users, 'zzz');
    expect(users.one('.mine').textContent).toBe('Nobody');
    expect(users.has('.kit-users__empty-state-view')).toBe(false);
  });

  it('[users.search] the empty view never speaks of a keyword that was not answered', async () => {
    const sdk = new FakeSdk();
    const users = renderUsers(sdk);
    await settled();
    await sdk.latest.answer([person('ann')]);
    await search(users, 'x');
    await sdk.latest.answer([]);
    const words = () => users.container.textContent;
    expect(words()).toContain('“x”');
    await search(users, 'y');
    expect(words()).not.toContain('“y”');
    fireEvent.click(users.one('.kit-search-bar__clear'));
    expect(words()).not.toContain('No users yet');
  });

  it('[users.searchRequestBuilder] searches by its own builder, and lists by the other', async () => {
    const main = builder();
    const own = builder().setRoles(['admin']);
    const users = await opened({ usersRequestBuilder: main, searchRequestBuilder: own });
    await search(users, 'an');
    expect(users.names()).toEqual(['Ann', 'Hanna']);
    expect(own.getSearchKeyword()).toBe('an');
    expect(main.getSearchKeyword() || undefined).toBeUndefined();
    await search(users, '');
    expect(users.names()).toHaveLength(4);
  });

  it('[users.searchRequestBuilder] restores the keyword of both builders when the field is cleared', async () => {
    const main = builder().setSearchKeyword('n');
    const own = builder().setSearchKeyword('mine');
    const users = await opened({ usersRequestBuilder: main });
    await search(users, 'bob');
    expect(main.getSearchKeyword()).toBe('bob');
    await search(users, '');
    expect(main.getSearchKeyword()).toBe('n');
    expect(users.names()).toEqual(['Ann', 'Dan', 'Hanna']);
    users.set({ searchRequestBuilder: own });
    await search(users, 'dan');
    await search(users, 'bo');
    expect(own.getSearchKeyword()).toBe('bo');
    await search(users, '');
    expect(own.getSearchKeyword()).toBe('mine');
    expect(main.getSearchKeyword()).toBe('n');
  });

  it('[users.searchRequestBuilder] restores the keyword when the list is removed', async () => {
    const own = builder();
    const users = await opened({ searchRequestBuilder: own, searchKeyword: 'an' });
    expect(own.getSearchKeyword()).toBe('an');
    users.unmount();
    expect(own.getSearchKeyword()).toBe('');
  });

  it('[users.searchRequestBuilder] another one searches again; without a keyword it makes no request', async () => {
    const users = await opened({ searchRequestBuilder: builder() });
    users.set({ searchRequestBuilder: builder().setRoles(['admin']) });
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchCount(kit)).toBe(1);
    await search(users, 'an');
    expect(users.names()).toEqual(['Ann', 'Hanna']);
    const first = builder().setUIDs(['dan']);
    users.set({ searchRequestBuilder: first });
    await vi.advanceTimersByTimeAsync(1);
    expect(users.names()).toEqual(['Dan']);
    expect(first.getSearchKeyword()).toBe('an');
    expect(fetchCount(kit)).toBe(3);
  });

  it('[users.searchRequestBuilder] a swap of the main builder waits while a search of its own is shown', async () => {
    const users = await opened({ searchRequestBuilder: builder().setRoles(['admin']) });
    await search(users, 'an');
    users.set({ usersRequestBuilder: builder().setUIDs(['bob']) });
    await vi.advanceTimersByTimeAsync(1);
    expect(users.names()).toEqual(['Ann', 'Hanna']);
    expect(fetchCount(kit)).toBe(2);
    await search(users, '');
    expect(users.names()).toEqual(['Bob']);
  });

  it('[users.activeUser] [users.onItemClick] a search and its end leave the object of the SDK the same', async () => {
    const users = await opened({ onItemClick: (user: never) => users.set({ activeUser: user }) });
    users.action('Hanna').click();
    await search(users, 'han');
    expect(users.row('Hanna').classList.contains('kit-users__list-item-active')).toBe(true);
    await search(users, 'bob');
    await search(users, '');
    expect(users.row('Hanna').classList.contains('kit-users__list-item-active')).toBe(true);
  });

  it('[users.onError] a search that fails shows the error, and the next one recovers', async () => {
    const onError = vi.fn();
    const users = await opened({ onError });
    controlOf(kit).failNext();
    await search(users, 'bob');
    expect(users.phase()).toBe('error');
    expect(onError).toHaveBeenCalledOnce();
    expect(users.has('.kit-search-bar')).toBe(true);
    await search(users, 'ann');
    expect(users.names()).toEqual(['Ann', 'Hanna']);
    expect(users.has('.kit-users__error-state-view')).toBe(false);
  });

  it('[css.users.search-bar] the field is a labelled search', async () => {
    const users = await opened();
    expect(users.one('.kit-search-bar').getAttribute('role')).toBe('search');
    expect(users.one('.kit-search-bar').getAttribute('aria-label')).toBe('Users');
    expect(field(users).type).toBe('search');
    expect(field(users).getAttribute('aria-label')).toBe('Search');
    expect(users.one('.kit-search-bar__clear').getAttribute('aria-label')).toBe('Clear search');
  });
});
