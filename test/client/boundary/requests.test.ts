import { describe, expect, it, vi } from 'vitest';
import type { OpenRequest } from '../../../src/client/boundary/requests.ts';
import {
  canSearch,
  fetchFirstRows,
  filtersOf,
  NO_FILTERS,
  openRequest,
  showsAllUsers,
  UNKNOWN_FILTERS,
  withKeyword,
} from '../../../src/client/boundary/requests.ts';
import { DEFAULT_PAGE_SIZE, type Kit, LIMIT_REQUIRED_CODE } from '../../../src/sdk/index.ts';

type Builder = Kit.ConversationsRequestBuilder;

const chained = (): never => null as never;
const SETTERS = {
  setLimit: chained,
  setConversationType: chained,
  setTags: chained,
  setUserTags: chained,
  setGroupTags: chained,
  setSearchKeyword: chained,
};
const GETTERS = {
  getConversationType: (): string | undefined => undefined,
  getTags: (): string[] => [],
  getUserTags: (): string[] => [],
  getGroupTags: (): string[] => [],
  getSearchKeyword: () => '',
};
const request = { fetchNext: async () => [] };
const builder = (own: Partial<Builder> = {}, ofRequest: object = {}): Builder => ({
  ...SETTERS,
  build: () => ({ ...request, ...ofRequest }),
  ...own,
});

describe('the filters of a request', () => {
  it('are read from the builder, and then nothing is built', () => {
    const build = () => {
      throw new Error('built');
    };
    expect(filtersOf(builder({ ...GETTERS, build }))).toEqual(NO_FILTERS);
    expect(filtersOf(builder({ ...GETTERS, build, getConversationType: () => 'user' }))).toEqual({
      type: 'user',
      isOpen: true,
    });
  });

  it('are read from the request if the builder has no getter', () => {
    expect(filtersOf(builder({}, GETTERS))).toEqual(NO_FILTERS);
    expect(filtersOf(builder({}, { ...GETTERS, getTags: () => ['vip'] })).isOpen).toBe(false);
    expect(
      filtersOf(builder({ getTags: () => [] }, { ...GETTERS, getConversationType: () => 'group' })),
    ).toEqual({ type: 'group', isOpen: true });
    expect(filtersOf(builder({}, GETTERS), request)).toEqual(UNKNOWN_FILTERS);
  });

  it.each(['getTags', 'getUserTags', 'getGroupTags', 'getSearchKeyword'] as const)(
    'are open unless %s has one, or cannot be read',
    (name) => {
      expect(filtersOf(builder({ ...GETTERS, [name]: () => ['x'] })).isOpen).toBe(false);
      expect(filtersOf(builder({ ...GETTERS, [name]: undefined })).isOpen).toBe(false);
    },
  );

  it('lack nothing that the SDK cannot set', () => {
    const { getSearchKeyword: _, ...getters } = GETTERS;
    const own = builder(getters);
    expect(filtersOf({ ...own, setSearchKeyword: undefined } as unknown as Builder)).toEqual(NO_FILTERS);
  });

  it('are unknown where reading or building throws', () => {
    const fail = () => {
      throw new Error('no');
    };
    expect(filtersOf(builder({ ...GETTERS, getTags: fail }))).toEqual(UNKNOWN_FILTERS);
    expect(filtersOf(builder({ build: fail }))).toEqual(UNKNOWN_FILTERS);
    expect(filtersOf(request as unknown as Builder)).toEqual(UNKNOWN_FILTERS);
  });
});

describe('a request of users', () => {
  const unset = {
    getSearchKeyword: () => '',
    getStatus: () => undefined,
    getRoles: () => [],
    getTags: () => undefined,
    getUIDs: () => undefined,
    getFriendsOnly: () => false,
    getHideBlockedUsers: () => undefined,
  };
  const opened = (own: object, ofRequest: object = {}) =>
    ({
      builder: { setLimit: chained, setSearchKeyword: chained, build: () => request, ...own },
      request: { ...request, ...ofRequest },
      limit: 30,
    }) as unknown as OpenRequest<Kit.User>;

  it('is open when no filter is set, as the builder tells or else the request', () => {
    expect(showsAllUsers(opened(unset))).toBe(true);
    expect(showsAllUsers(opened({ friendsOnly: chained, setTags: chained }, unset))).toBe(true);
  });

  it.each([
    ['getSearchKeyword', 'an'],
    ['getStatus', 'online'],
    ['getRoles', ['admin']],
    ['getTags', ['vip']],
    ['getUIDs', ['ann']],
    ['getFriendsOnly', true],
    ['getHideBlockedUsers', true],
  ])('is not open when %s tells one', (getter, value) => {
    expect(showsAllUsers(opened({ ...unset, [getter]: () => value }))).toBe(false);
  });

  it('is not open when a filter cannot be read, or reading throws', () => {
    expect(showsAllUsers(opened({ ...unset, getUIDs: undefined, setUIDs: chained }))).toBe(false);
    const getTags = () => {
      throw new Error('no tags');
    };
    expect(showsAllUsers(opened({ ...unset, getTags }))).toBe(false);
  });
});

describe('the pages of a request', () => {
  type Page = readonly Kit.User[];
  const paged = (fetchNext: () => unknown, own: object = {}) => {
    const setLimit = vi.fn();
    const users = {
      setLimit,
      build: () => ({ fetchNext }),
      ...own,
    } as unknown as Kit.RequestBuilder<Kit.User>;
    return { users, setLimit };
  };

  it.each([
    ['null', null],
    ['nothing', undefined],
    ['one item', { getUid: () => 'ann' }],
    ['a text', 'ann'],
    ['an object of pages', { 0: [], length: 1 }],
  ])('are lists, and %s is none', async (_, answer) => {
    const { users } = paged(async () => answer);
    await expect(openRequest(() => users)).rejects.toMatchObject({ code: 'ERR_BAD_OBJECT', details: answer });
  });

  it('may come without a promise, and be frozen', async () => {
    const page: Page = Object.freeze([]);
    const { users } = paged(() => page);
    await expect(openRequest(() => users)).resolves.toMatchObject({ page });
  });

  it('reject with what the SDK throws or rejects with', async () => {
    const foreign = { code: 17 };
    const throwing = paged(() => {
      throw foreign;
    });
    const rejecting = paged(() => Promise.reject(foreign));
    for (const { users } of [throwing, rejecting])
      await expect(openRequest(() => users)).rejects.toBe(foreign);
  });

  it.each([
    ['a request', { fetchNext: async () => [] }],
    ['a promise', Promise.resolve()],
    ['nothing', undefined],
    ['null', null],
  ])('come from a builder, which %s is not', async (_, given) => {
    await expect(openRequest(() => given as never)).rejects.toMatchObject({ code: 'ERR_BUILDER_EXPECTED' });
  });

  it('have the limit that the SDK demands', async () => {
    const page: Page = [];
    let limit = 0;
    const { users } = paged(
      async () => {
        if (limit === 0) throw { code: LIMIT_REQUIRED_CODE };
        return page;
      },
      { setLimit: (rows: number) => (limit = rows) },
    );
    await expect(openRequest(() => users)).resolves.toMatchObject({ page, limit: DEFAULT_PAGE_SIZE });
    expect(limit).toBe(DEFAULT_PAGE_SIZE);
  });

  it('have a limit where the builder says that it has none', async () => {
    for (const none of [undefined, 0, Number.NaN, null]) {
      const { users, setLimit } = paged(async () => [], { getLimit: () => none });
      await openRequest(() => users);
      expect(setLimit).toHaveBeenCalledExactlyOnceWith(DEFAULT_PAGE_SIZE);
    }
  });

  it('are fetched again as one, and one by one where the SDK refuses so large a limit', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => ({ getUid: () => `u${at}` })) as unknown as Kit.User[];
    for (const most of [100, 30]) {
      let limit = 30;
      const build = () => {
        const size = limit;
        let at = 0;
        return {
          async fetchNext() {
            if (size > most) throw new Error('too many');
            at += size;
            return rows.slice(at - size, at);
          },
        };
      };
      const { users } = paged(async () => [], {
        build,
        getLimit: () => limit,
        setLimit: (next: number) => (limit = next),
      });
      const found = await fetchFirstRows(
        () => users,
        50,
        (count) => count >= 50,
      );
      expect([found, limit]).toEqual([rows, 30]);
    }
  });
});

describe('the keyword of a builder', () => {
  const searching = (keyword: string, getter: 'builder' | 'request' | 'none') => {
    const state = { keyword };
    const read = { getSearchKeyword: () => state.keyword };
    const own = {
      setSearchKeyword(next: string) {
        state.keyword = next;
        return own;
      },
      build: () => ({ ...request, ...(getter === 'request' && read) }),
      ...(getter === 'builder' && read),
    };
    return { own: own as unknown as Kit.RequestBuilder<Kit.User>, state };
  };

  it.each(['builder', 'request'] as const)(
    'is the app’s again after a search, read from the %s',
    (getter) => {
      const { own, state } = searching('vip', getter);
      expect([withKeyword(own, 'a'), withKeyword(own, 'ab'), state.keyword]).toEqual([own, own, 'ab']);
      withKeyword(own, '');
      expect(state.keyword).toBe('vip');
    },
  );

  it('is empty after a search if nothing can read it', () => {
    const { own, state } = searching('vip', 'none');
    withKeyword(own, 'a');
    withKeyword(own, '');
    expect(state.keyword).toBe('');
  });

  it('stays as it is where the SDK cannot search', () => {
    const throwing = new Proxy({} as Kit.RequestBuilder<unknown>, {
      get() {
        throw new Error('not here');
      },
    });
    expect([canSearch({}), canSearch(throwing)]).toEqual([false, false]);
    expect(withKeyword(throwing, 'a')).toBe(throwing);
  });
});
