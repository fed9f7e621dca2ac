import { type Accessor, createMemo, onCleanup } from 'solid-js';
import type { ErrorCollector } from '../../client/boundary/error-collector.ts';
import { withKeyword } from '../../client/boundary/requests.ts';
import type { Kit } from '../../sdk/index.ts';

/** The options of a list's search. */
export interface RequestSearchOptions {
  /** The builder of the list; another object means another list. */
  builder: Accessor<unknown>;
  /** The search's own builder, if any. */
  searchBuilder?: Accessor<unknown>;
  keyword: Accessor<string>;
  /** Whether the SDK's builder can search; otherwise the loaded rows are filtered. */
  canSearch: () => boolean;
}

/** The request of a list. */
export interface ListRequest<T> {
  /** Changes with every new request. */
  request: Accessor<unknown>;
  /** Returns the builder of the request. May throw. */
  builder: () => Kit.RequestBuilder<T>;
  /** Whether rows stay while the first page of another request loads. */
  isQuiet(): boolean;
  /**
   * Identifies the request, so that the next list with the same one can restore its rows; undefined during a search.
   */
  key: Accessor<unknown>;
}

/** A request that depends on a builder and a keyword. */
export interface RequestSearch {
  /** Changes with every new request. */
  request: Accessor<unknown>;
  /** Whether only the keyword has changed, so that the rows stay until the answer. */
  isQuiet(): boolean;
  key: Accessor<unknown>;
  /** The keyword that filters the loaded rows; '' if the SDK searches. */
  localKeyword: Accessor<string>;
}

/** Creates the request of a list from its builder and its search. */
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
    key: () => (options.keyword() === '' ? (options.builder() ?? 'default') : undefined),
    localKeyword,
  };
}

/**
 * Creates a function that sets a search keyword on a builder. The builder's own keyword is restored when another
 * builder is used, and when the owner ends.
 */
export function createKeywordSetter(
  errors: ErrorCollector,
): <B extends Kit.RequestBuilder<unknown>>(builder: B, keyword: string) => B {
  let searched: Kit.RequestBuilder<unknown> | undefined;
  const endSearch = () => {
    const last = searched;
    searched = undefined;
    if (last) errors.attempt(() => void withKeyword(last, ''));
  };
  onCleanup(endSearch);
  return (builder, keyword) => {
    if (builder !== searched) endSearch();
    if (keyword !== '') searched = builder;
    return withKeyword(builder, keyword);
  };
}
