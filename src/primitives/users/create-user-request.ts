import { type Accessor, createMemo, onCleanup } from 'solid-js';
import { withKeyword } from '../../core/requests/keyword-builder.ts';
import type { Kit, KitSDK } from '../../sdk/index.ts';
import { createRequestSearch, type ListRequest } from '../source/create-request-search.ts';
import { defaultBuilder } from '../source/default-builder.ts';

/** What the request of a user list is made from. */
export interface UserRequestOptions {
  usersRequestBuilder?: Accessor<Kit.UsersRequestBuilder | undefined>;
  searchRequestBuilder?: Accessor<Kit.UsersRequestBuilder | undefined>;
  searchKeyword?: Accessor<string>;
}

/** Makes the request of a user list from its builders and its keyword. */
export function createUserRequest(
  options: UserRequestOptions,
  sdk: Accessor<KitSDK | undefined>,
): ListRequest<Kit.User> {
  const builder = createMemo(() => options.usersRequestBuilder?.());
  const searchBuilder = createMemo(() => options.searchRequestBuilder?.());
  const keyword = createMemo(() => options.searchKeyword?.() ?? '');
  /** The builder that carries the keyword, until it gets its own back. */
  let searched: Kit.UsersRequestBuilder | undefined;
  const endSearch = () => {
    if (searched) withKeyword(searched, '');
    searched = undefined;
  };
  onCleanup(endSearch);
  return {
    ...createRequestSearch({ builder, searchBuilder, keyword, canSearch: () => true }),
    builder() {
      const isSearch = keyword() !== '';
      const next =
        (isSearch ? searchBuilder() : undefined) ?? builder() ?? defaultBuilder(sdk(), 'UsersRequestBuilder');
      if (next !== searched) endSearch();
      if (isSearch) searched = next;
      return withKeyword(next, keyword());
    },
  };
}
