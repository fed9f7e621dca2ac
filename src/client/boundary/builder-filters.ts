import type { Kit } from '../../sdk/index.ts';
import type { OpenRequest } from './page-request.ts';

/** What is known about the filters of a conversations request. */
export interface RequestFilters {
  /** The only type of conversation it returns; '' for both, or if it is not readable. */
  readonly type: string;
  /** Whether the request is known to filter nothing but the type. */
  readonly isOpen: boolean;
}

/** The filters of an unfiltered request. */
export const NO_FILTERS: RequestFilters = { type: '', isOpen: true };
/** The filters of a request whose filters are not readable. */
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
 * Creates a reader of a builder, or of the request it builds: '' if a filter is not set or the SDK does not
 * have it, undefined if it is not readable.
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

/** Whether none of these filters is set. */
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

/** Whether a conversations request is known to be unfiltered. */
export function showsAllConversations({ builder, request }: OpenRequest<Kit.Conversation>): boolean {
  const { type, isOpen } = filtersOf(builder, request);
  return isOpen && type === '';
}

/** Whether a users request is known to be unfiltered. */
export function showsAllUsers({ builder, request }: OpenRequest<Kit.User>): boolean {
  try {
    return areUnset(readerOf(builder, request), USER_FILTERS);
  } catch {
    return false;
  }
}
