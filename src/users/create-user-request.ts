import { type Accessor, createMemo } from 'solid-js';
import type { ListBase } from '../list/create-list-context.ts';
import {
  createKeywordSetter,
  createRequestSearch,
  type ListRequest,
} from '../list/pages/create-request-search.ts';
import { defaultBuilder } from '../list/pages/default-builder.ts';
import type { Kit } from '../sdk/index.ts';

/** The options of a user list's request. */
export interface UserRequestOptions {
  usersRequestBuilder?: Accessor<Kit.UsersRequestBuilder | undefined>;
  searchRequestBuilder?: Accessor<Kit.UsersRequestBuilder | undefined>;
  searchKeyword?: Accessor<string>;
}

/** Creates the request of a user list from its builders and its keyword. */
export function createUserRequest(
  options: UserRequestOptions,
  { sdk, errors }: Pick<ListBase, 'sdk' | 'errors'>,
): ListRequest<Kit.User> {
  const builder = createMemo(() => options.usersRequestBuilder?.());
  const searchBuilder = createMemo(() => options.searchRequestBuilder?.());
  const keyword = createMemo(() => options.searchKeyword?.() ?? '');
  const setKeyword = createKeywordSetter(errors);
  return {
    ...createRequestSearch({ builder, searchBuilder, keyword, canSearch: () => true }),
    builder: () => {
      const own = (keyword() !== '' ? searchBuilder() : undefined) ?? builder();
      return setKeyword(own ?? defaultBuilder(sdk(), 'UsersRequestBuilder'), keyword());
    },
  };
}
