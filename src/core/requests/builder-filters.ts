import type { Kit } from '../../sdk/index.ts';
import type { OpenRequest } from './page-request.ts';

type Builder = Kit.ConversationsRequestBuilder;

/** What is known about the filters of a conversations request. */
export interface RequestFilters {
  /** The only type of conversation it returns; '' for both, or if it is not readable. */
  readonly type: string;
  /** Whether nothing but the type is known to be filtered. */
  readonly isOpen: boolean;
}

/** The filters of an unfiltered request. */
export const NO_FILTERS: RequestFilters = { type: '', isOpen: true };
/** The filters of a request whose filters are not readable. */
export const UNKNOWN_FILTERS: RequestFilters = { type: '', isOpen: false };

/** The getters of all filters except the type, with their setters. */
const OTHERS = [
  ['getTags', 'setTags'],
  ['getUserTags', 'setUserTags'],
  ['getGroupTags', 'setGroupTags'],
  ['getSearchKeyword', 'setSearchKeyword'],
] as const;

type Getter = 'getConversationType' | (typeof OTHERS)[number][0];

/**
 * Reads the filters of a builder, or of the request it builds.
 * @param request - the built request, if available.
 */
export function filtersOf(builder: Builder, request?: object): RequestFilters {
  let built = request;
  const value = (name: Getter, setter?: keyof Builder) => {
    if (builder[name]) return builder[name]() ?? '';
    built ??= builder.build();
    const source = built as Partial<Builder>;
    if (source[name]) return source[name]() ?? '';
    return setter && !builder[setter] ? '' : undefined;
  };
  try {
    const type = value('getConversationType');
    const isOpen =
      type !== undefined && OTHERS.every(([getter, setter]) => value(getter, setter)?.length === 0);
    return { type: String(type ?? ''), isOpen };
  } catch {
    return UNKNOWN_FILTERS;
  }
}

/** Whether a request is known to be unfiltered. */
export function isUnfiltered({ builder, request }: OpenRequest<Kit.Conversation>): boolean {
  const { type, isOpen } = filtersOf(builder, request);
  return isOpen && type === '';
}
