import { type Accessor, createMemo } from 'solid-js';
import {
  canSearch,
  filtersOf,
  NO_FILTERS,
  type RequestFilters,
  UNKNOWN_FILTERS,
} from '../client/boundary/requests.ts';
import type { ListBase } from '../list/create-list-context.ts';
import {
  createKeywordSetter,
  createRequestSearch,
  type ListRequest,
} from '../list/pages/create-request-search.ts';
import { defaultBuilder } from '../list/pages/default-builder.ts';
import type { Kit } from '../sdk/index.ts';

/** The options of a conversation list's request. */
export interface ConversationRequestOptions {
  conversationsRequestBuilder?: Accessor<Kit.ConversationsRequestBuilder | undefined>;
  searchKeyword?: Accessor<string>;
}

/** The request of a conversation list. */
export interface ConversationRequest extends ListRequest<Kit.Conversation> {
  builder: () => Kit.ConversationsRequestBuilder;
  /** Returns the readable filters of the request. */
  filters: () => RequestFilters;
  keyword: Accessor<string>;
  /** The keyword that filters the loaded rows if the SDK cannot search; otherwise ''. */
  localKeyword: Accessor<string>;
}

/** Creates the request of a conversation list from its builder and keyword. */
export function createConversationRequest(
  options: ConversationRequestOptions,
  { sdk, errors }: Pick<ListBase, 'sdk' | 'errors'>,
): ConversationRequest {
  const builder = createMemo(() => options.conversationsRequestBuilder?.());
  const keyword = createMemo(() => options.searchKeyword?.() ?? '');
  const search = createRequestSearch({
    builder,
    keyword,
    canSearch: () => canSearch(builder() ?? sdk()?.ConversationsRequestBuilder?.prototype ?? {}),
  });
  const { localKeyword } = search;
  const setKeyword = createKeywordSetter(errors);
  return {
    ...search,
    keyword,
    builder: () => setKeyword(builder() ?? defaultBuilder(sdk(), 'ConversationsRequestBuilder'), keyword()),
    filters: () => {
      // While the SDK searches, only its answer shows which conversations match.
      if (keyword() !== '' && localKeyword() === '') return UNKNOWN_FILTERS;
      const own = builder();
      return own ? filtersOf(own) : NO_FILTERS;
    },
  };
}
