import type { OpenRequest } from './page-request.ts';

/** What a page says of those behind it: there are none, there are most likely none, or there may be more. */
export type PagesBehind = 'none' | 'unlikely' | 'possible';

/**
 * Tells by each page whether it is the last one. An empty page is the end. A page below the limit of a request that
 * filters nothing is most likely the last one, unless this SDK sent a page behind such a page before.
 */
export class EndOfPages<T> {
  readonly #isUnfiltered: (opened: OpenRequest<T>) => boolean;
  #sendsShortPages = false;

  /** @param isUnfiltered - whether a request is known to filter nothing. */
  constructor(isUnfiltered: (opened: OpenRequest<T>) => boolean) {
    this.#isUnfiltered = isUnfiltered;
  }

  /**
   * What lies behind a page of a request.
   * @param isLate - whether the page may start too late, because rows before it left.
   */
  behind(page: readonly T[], opened: OpenRequest<T>, isLate = false): PagesBehind {
    if (page.length === 0 && !isLate) return 'none';
    const isShort = opened.limit !== undefined && page.length < opened.limit;
    return isShort && !this.#sendsShortPages && this.#isUnfiltered(opened) ? 'unlikely' : 'possible';
  }

  /** A page with rows came behind one that was most likely the last. */
  refute(): void {
    this.#sendsShortPages = true;
  }
}
