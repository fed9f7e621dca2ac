import { describe, expect, it } from 'vitest';
import type { OpenRequest } from '../../../src/client/boundary/requests.ts';
import {
  filtersOf,
  NO_FILTERS,
  showsAllUsers,
  UNKNOWN_FILTERS,
} from '../../../src/client/boundary/requests.ts';
import type { Kit } from '../../../src/sdk/index.ts';

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
