import { describe, expect, it } from 'vitest';
import { filtersOf, NO_FILTERS, UNKNOWN_FILTERS } from '../../../src/core/requests/builder-filters.ts';
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

  it('are read from the request where the builder does not tell', () => {
    expect(filtersOf(builder({}, GETTERS))).toEqual(NO_FILTERS);
    expect(filtersOf(builder({}, { ...GETTERS, getTags: () => ['vip'] })).isOpen).toBe(false);
    expect(
      filtersOf(builder({ getTags: () => [] }, { ...GETTERS, getConversationType: () => 'group' })),
    ).toEqual({ type: 'group', isOpen: true });
    expect(filtersOf(builder({}, GETTERS), request)).toEqual(UNKNOWN_FILTERS);
  });

  it.each(['getTags', 'getUserTags', 'getGroupTags', 'getSearchKeyword'] as const)(
    'are open unless %s tells one, or cannot be read',
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
