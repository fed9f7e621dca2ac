import { DEFAULT_PAGE_SIZE, type Kit, LIMIT_REQUIRED_CODE } from '../../sdk/index.ts';
import { createException, toException } from './exception.ts';

/** A request, and its page size. */
export interface OpenRequest<T> {
  readonly builder: Kit.RequestBuilder<T>;
  readonly request: Kit.PageRequest<T>;
  /** Undefined if neither the builder nor the request has one. */
  readonly limit: number | undefined;
}

/** Returns the page size of a builder or request; undefined if unknown. */
export function limitOf(of: object): number | undefined {
  const limit = Number((of as Partial<Kit.RequestBuilder<unknown>>).getLimit?.());
  return limit > 0 ? limit : undefined;
}

/**
 * Checks an answer of `fetchNext` or `fetchPrevious`, and returns it.
 * @throws Kit.Exception if it is not an array
 */
export function pageOf<T>(answer: unknown, method: 'fetchNext' | 'fetchPrevious'): readonly T[] {
  if (Array.isArray(answer)) return answer as T[];
  throw createException(
    'ERR_BAD_OBJECT',
    `${method}() gave no page: it resolves to an array, which is [] after the last page.`,
    answer,
  );
}

/**
 * Fetches the next page of a request.
 * @throws Kit.Exception if the answer is not an array
 */
export async function fetchPage<T>(request: Kit.PageRequest<T>): Promise<readonly T[]> {
  return pageOf(await request.fetchNext(), 'fetchNext');
}

/** @throws Kit.Exception for anything but a builder. */
export function expectBuilder(builder: { build(): unknown }): void {
  if (typeof builder?.build === 'function') return;
  throw createException(
    'ERR_BUILDER_EXPECTED',
    'Expected a request builder, which has build(): not the request that build() returns, and not a promise.',
  );
}

/** Opens a request without a limit, and again with one if the SDK requires it. */
export async function withLimit<T>(open: (limit?: number) => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (cause) {
    if (toException(cause).code !== LIMIT_REQUIRED_CODE) throw cause;
    return open(DEFAULT_PAGE_SIZE);
  }
}

function build<T>(builder: Kit.RequestBuilder<T>, forcedLimit?: number): OpenRequest<T> {
  expectBuilder(builder);
  let limit = limitOf(builder);
  if (forcedLimit || (builder.getLimit && !limit)) {
    limit = forcedLimit ?? DEFAULT_PAGE_SIZE;
    builder.setLimit(limit);
  }
  const request = builder.build();
  return { builder, request, limit: limit ?? limitOf(request) };
}

/** Fetches the first page of a new request. */
export async function openRequest<T>(
  makeBuilder: () => Kit.RequestBuilder<T>,
): Promise<OpenRequest<T> & { readonly page: readonly T[] }> {
  return withLimit(async (limit) => {
    const opened = build(makeBuilder(), limit);
    return { ...opened, page: await fetchPage(opened.request) };
  });
}

/** Builds a request with this page size; undefined if the builder's own limit could not be restored. */
function buildWide<T>(builder: Kit.RequestBuilder<T>, rows: number): Kit.PageRequest<T> | undefined {
  const limit = limitOf(builder);
  if (!limit) return undefined;
  if (limit < rows) builder.setLimit(rows);
  try {
    return builder.build();
  } finally {
    builder.setLimit(limit);
  }
}

/**
 * Fetches the first rows again: in one page if the SDK accepts such a limit, otherwise page by page.
 * @param isEnough - whether a number of rows is enough.
 */
export async function fetchFirstRows<T>(
  makeBuilder: () => Kit.RequestBuilder<T>,
  count: number,
  isEnough: (rows: number) => boolean,
): Promise<readonly T[]> {
  let request = buildWide(makeBuilder(), count);
  let page: readonly T[] | undefined;
  try {
    page = request && (await fetchPage(request));
  } catch {
    // The limit is too large, or every request fails; then the usual request fails as well.
  }
  if (!request || !page) ({ request, page } = await openRequest(makeBuilder));
  const rows = [...page];
  while (page.length > 0 && !isEnough(rows.length)) {
    page = await fetchPage(request);
    rows.push(...page);
  }
  return rows;
}

/** The filters of a conversations request. */
export interface RequestFilters {
  /** The only conversation type it returns; '' for both, or if unreadable. */
  readonly type: string;
  /** Whether the request certainly has no filter but the type. */
  readonly isOpen: boolean;
}

/** The filters of an unfiltered request. */
export const NO_FILTERS: RequestFilters = { type: '', isOpen: true };
/** The filters of a request that cannot be read. */
export const UNKNOWN_FILTERS: RequestFilters = { type: '', isOpen: false };

/** The getters of all filters of conversations except the type, with their setters. */
const CONVERSATION_FILTERS = [
  ['getTags', 'setTags'],
  ['getUserTags', 'setUserTags'],
  ['getGroupTags', 'setGroupTags'],
  ['getSearchKeyword', 'setSearchKeyword'],
] as const satisfies Filters<Kit.ConversationsRequestBuilder>;

/** The getters of all filters of users, with their setters. */
const USER_FILTERS = [
  ['getSearchKeyword', 'setSearchKeyword'],
  ['getStatus', 'setStatus'],
  ['getRoles', 'setRoles'],
  ['getTags', 'setTags'],
  ['getUIDs', 'setUIDs'],
  ['getFriendsOnly', 'friendsOnly'],
  ['getHideBlockedUsers', 'hideBlockedUsers'],
] as const satisfies Filters<Kit.UsersRequestBuilder>;

type Filters<B> = readonly (readonly [getter: keyof B, setter: keyof B])[];
type Methods = Record<string, (() => unknown) | undefined>;

/**
 * Creates a reader of a builder, or of the request it builds: returns '' if a filter is not set or unknown to the SDK,
 * and undefined if it cannot be read.
 */
function readerOf(builder: Kit.RequestBuilder<unknown>, request?: object) {
  let built = request;
  return (getter: string, setter?: string): unknown => {
    const own = builder as unknown as Methods;
    if (own[getter]) return own[getter]() ?? '';
    built ??= builder.build();
    const source = built as Methods;
    if (source[getter]) return source[getter]() ?? '';
    return setter && !own[setter] ? '' : undefined;
  };
}

function areUnset(read: ReturnType<typeof readerOf>, filters: Filters<Record<string, unknown>>): boolean {
  return filters.every(([getter, setter]) => {
    const value = read(getter, setter);
    return value === false || (value as { length?: number } | undefined)?.length === 0;
  });
}

/**
 * Reads the filters of a builder, or of the request it builds.
 * @param request - the built request, if available.
 */
export function filtersOf(builder: Kit.RequestBuilder<Kit.Conversation>, request?: object): RequestFilters {
  const read = readerOf(builder, request);
  try {
    const type = read('getConversationType');
    const isOpen = type !== undefined && areUnset(read, CONVERSATION_FILTERS);
    return { type: String(type ?? ''), isOpen };
  } catch {
    return UNKNOWN_FILTERS;
  }
}

/** Whether a conversations request certainly has no filters. */
export function showsAllConversations({ builder, request }: OpenRequest<Kit.Conversation>): boolean {
  const { type, isOpen } = filtersOf(builder, request);
  return isOpen && type === '';
}

/** Whether a users request certainly has no filters. */
export function showsAllUsers({ builder, request }: OpenRequest<Kit.User>): boolean {
  try {
    return areUnset(readerOf(builder, request), USER_FILTERS);
  } catch {
    return false;
  }
}

/** The keywords of builders before a search, until it ends. */
const originals = new WeakMap<object, string>();

/** Whether the SDK's builder can search. */
export function canSearch(builder: Partial<Kit.RequestBuilder<unknown>>): boolean {
  try {
    return typeof builder.setSearchKeyword === 'function';
  } catch {
    return false;
  }
}

/** Returns the keyword of a builder; without a getter, that of the request it builds. */
function keywordOf(builder: Kit.RequestBuilder<unknown>): string {
  const source = builder.getSearchKeyword ? builder : (builder.build() as Partial<typeof builder>);
  return source.getSearchKeyword?.() ?? '';
}

/** Sets a search's keyword on a builder, or restores the earlier one. */
export function withKeyword<B extends Kit.RequestBuilder<unknown>>(builder: B, keyword: string): B {
  if (!canSearch(builder)) return builder;
  const original = originals.get(builder);
  if (keyword !== '') {
    if (original === undefined) originals.set(builder, keywordOf(builder));
    builder.setSearchKeyword?.(keyword);
  } else if (original !== undefined) {
    builder.setSearchKeyword?.(original);
    originals.delete(builder);
  }
  return builder;
}
