import type { Kit } from '../sdk/index.ts';
import type { OpenRequest } from './page-request.ts';

/** What is known of the filters of a request for conversations. */
export interface RequestFilters {
  /** The one type of conversation that it answers with; '' for both, and where it cannot be read. */
  readonly type: string;
  /** Whether nothing but the type is known to be left out. */
  readonly isOpen: boolean;
}

type Builder = Kit.ConversationsRequestBuilder;

/** What reads each filter beside the type, and what sets it. */
const OTHERS = [
  ['getTags', 'setTags'],
  ['getUserTags', 'setUserTags'],
  ['getGroupTags', 'setGroupTags'],
  ['getSearchKeyword', 'setSearchKeyword'],
] as const;

/** Reads the filters of a builder, or else of the request that it built. */
export function filtersOf(builder: Builder, built: object | undefined): RequestFilters {
  const sources: Partial<Builder>[] = [builder, Object(built)];
  const withGetter = (name: keyof Builder) => sources.find((each) => typeof each[name] === 'function');
  const typed = withGetter('getConversationType');
  const isUnset = ([getter, setter]: (typeof OTHERS)[number]) => {
    const source = withGetter(getter);
    return source ? !source[getter]?.()?.length : !builder[setter];
  };
  return {
    type: typed?.getConversationType?.() ?? '',
    isOpen: typed !== undefined && OTHERS.every(isUnset),
  };
}

/** Whether a request is known to leave nothing out. */
export function isUnfiltered({ builder, request }: OpenRequest<Kit.Conversation>): boolean {
  const { type, isOpen } = filtersOf(builder, request);
  return isOpen && type === '';
}
