import type { Kit } from '../../sdk/index.ts';
import type { OpenRequest } from './page-request.ts';

type Builder = Kit.ConversationsRequestBuilder;

/** What is known of the filters of a request for conversations. */
export interface RequestFilters {
  /** The one type of conversation that it answers with; '' for both, and where it cannot be read. */
  readonly type: string;
  /** Whether nothing but the type is known to be left out. */
  readonly isOpen: boolean;
}

/** The filters of a request that leaves nothing out. */
export const NO_FILTERS: RequestFilters = { type: '', isOpen: true };
/** The filters of a request that does not let them be read. */
export const UNKNOWN_FILTERS: RequestFilters = { type: '', isOpen: false };

/** What reads each filter beside the type, and what sets it. */
const OTHERS = [
  ['getTags', 'setTags'],
  ['getUserTags', 'setUserTags'],
  ['getGroupTags', 'setGroupTags'],
  ['getSearchKeyword', 'setSearchKeyword'],
] as const;

type Getter = 'getConversationType' | (typeof OTHERS)[number][0];

/**
 * Reads the filters of a builder, or else of the request that it builds.
 * @param request - what it built, where that is at hand.
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

/** Whether a request is known to leave nothing out. */
export function isUnfiltered({ builder, request }: OpenRequest<Kit.Conversation>): boolean {
  const { type, isOpen } = filtersOf(builder, request);
  return isOpen && type === '';
}
