import { type Accessor, createMemo, onCleanup } from 'solid-js';
import type { Faults } from '../../core/objects/read.ts';
import { withKeyword } from '../../core/requests/keyword-builder.ts';
import type { Kit } from '../../sdk/index.ts';

/** What the search of a list is made from. */
export interface RequestSearchOptions {
  /** The builder of what is asked for; another object is another list. */
  builder: Accessor<unknown>;
  /** The builder of the search, if it has one of its own. */
  searchBuilder?: Accessor<unknown>;
  keyword: Accessor<string>;
  /** Whether the SDK's builder can search; where it cannot, what is loaded is filtered. */
  canSearch: () => boolean;
}

/** What a list asks the SDK for. */
export interface ListRequest<T> {
  /** Another value means another list. */
  request: Accessor<unknown>;
  /** Makes the builder of that request. May throw. */
  builder: () => Kit.RequestBuilder<T>;
  /** Whether rows stay while the first page of another request is under way. */
  isQuiet(): boolean;
}

/** How a request follows a builder and a keyword. */
export interface RequestSearch {
  /** Another object means another request. */
  request: Accessor<unknown>;
  /** Whether the last change was one of the keyword alone, which keeps the rows until the answer. */
  isQuiet(): boolean;
  /** The keyword by which the loaded rows are filtered; '' where the SDK searches. */
  localKeyword: Accessor<string>;
}

/** Makes the request of a list out of its builder and its search. */
export function createRequestSearch(options: RequestSearchOptions): RequestSearch {
  const wanted = createMemo(() => (options.canSearch() ? options.keyword() : ''));
  let isQuiet = false;
  let shown: unknown;
  const request = createMemo<{ builder: unknown; keyword: string }>((before) => {
    const keyword = wanted();
    const main = options.builder();
    const next = { builder: (keyword !== '' && options.searchBuilder?.()) || main, keyword };
    if (before && before.builder === next.builder && before.keyword === keyword) return before;
    isQuiet = before !== undefined && shown === main && before.keyword !== keyword;
    shown = main;
    return next;
  });
  const localKeyword = createMemo(() => (options.canSearch() ? '' : options.keyword()));
  return {
    request,
    isQuiet: () => isQuiet,
    localKeyword,
  };
}

/**
 * Makes what sets the keyword of a search on a builder. The builder gets its own back when another one is asked, and
 * when the owner ends.
 */
export function createKeywordSetter(
  faults: Faults,
): <B extends Kit.RequestBuilder<unknown>>(builder: B, keyword: string) => B {
  let searched: Kit.RequestBuilder<unknown> | undefined;
  const endSearch = () => {
    const last = searched;
    searched = undefined;
    if (last) faults.attempt(() => void withKeyword(last, ''));
  };
  onCleanup(endSearch);
  return (builder, keyword) => {
    if (builder !== searched) endSearch();
    if (keyword !== '') searched = builder;
    return withKeyword(builder, keyword);
  };
}
