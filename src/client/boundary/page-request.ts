import { DEFAULT_PAGE_SIZE, type Kit, LIMIT_REQUIRED_CODE } from '../../sdk/index.ts';
import { createException, toException } from './exception.ts';

/** A request, and the page size of its builder. */
export interface OpenRequest<T> {
  readonly builder: Kit.RequestBuilder<T>;
  readonly request: Kit.PageRequest<T>;
  /** Undefined if neither the builder nor its request has one. */
  readonly limit: number | undefined;
}

/** Returns the page size of a builder or request. */
function limitOf(of: object): number | undefined {
  const limit = Number((of as Partial<Kit.RequestBuilder<unknown>>).getLimit?.());
  return limit > 0 ? limit : undefined;
}

/**
 * Fetches the next page of a request.
 * @throws Kit.Exception if the answer is not an array
 */
export async function fetchPage<T>(request: Kit.PageRequest<T>): Promise<readonly T[]> {
  const page: unknown = await request.fetchNext();
  if (Array.isArray(page)) return page as T[];
  throw createException(
    'ERR_BAD_OBJECT',
    'fetchNext() gave no page: it resolves to an array, which is [] after the last page.',
    page,
  );
}

function build<T>(builder: Kit.RequestBuilder<T>, forcedLimit?: number): OpenRequest<T> {
  if (typeof builder?.build !== 'function') {
    throw createException(
      'ERR_BUILDER_EXPECTED',
      'Expected a request builder, which has build(): not the request that build() returns, and not a promise.',
    );
  }
  let limit = limitOf(builder);
  if (forcedLimit || (builder.getLimit && !limit)) {
    limit = forcedLimit ?? DEFAULT_PAGE_SIZE;
    builder.setLimit(limit);
  }
  const request = builder.build();
  return { builder, request, limit: limit ?? limitOf(request) };
}

/** Fetches the first page of a new request. Sets a limit if the SDK requires one. */
export async function openRequest<T>(
  makeBuilder: () => Kit.RequestBuilder<T>,
): Promise<OpenRequest<T> & { readonly page: readonly T[] }> {
  const first = async (opened: OpenRequest<T>) => ({ ...opened, page: await fetchPage(opened.request) });
  try {
    return await first(build(makeBuilder()));
  } catch (cause) {
    if (toException(cause).code !== LIMIT_REQUIRED_CODE) throw cause;
    return first(build(makeBuilder(), DEFAULT_PAGE_SIZE));
  }
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
 * Fetches the first rows again: as one page if the SDK allows such a limit, otherwise page by page.
 * @param isEnough - decides by the number of rows whether more are needed.
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
    // The limit is too large, or nothing can be fetched; then the usual request fails as well.
  }
  if (!request || !page) ({ request, page } = await openRequest(makeBuilder));
  const rows = [...page];
  while (page.length > 0 && !isEnough(rows.length)) {
    page = await fetchPage(request);
    rows.push(...page);
  }
  return rows;
}
