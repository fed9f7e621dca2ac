import type { OpenRequest } from '../../client/boundary/requests.ts';

/** What follows a page: no more pages, most likely no more, or possibly more. */
export type PagesBehind = 'none' | 'unlikely' | 'possible';

/**
 * Decides for each page whether it is the last one. An empty page is the end. A page below the limit of an
 * unfiltered request is most likely the last one, unless this SDK sent another page after such a page before.
 */
export class EndOfPages<T> {
  readonly #isUnfiltered: (opened: OpenRequest<T>) => boolean;
  #sendsShortPages = false;

  /** @param isUnfiltered - whether a request is known to filter nothing. */
  constructor(isUnfiltered: (opened: OpenRequest<T>) => boolean) {
    this.#isUnfiltered = isUnfiltered;
  }

  /**
   * Returns what follows a page of a request.
   * @param isLate - whether the page may start too late, because earlier rows were removed.
   */
  behind(page: readonly T[], opened: OpenRequest<T>, isLate = false): PagesBehind {
    if (page.length === 0 && !isLate) return 'none';
    const isShort = opened.limit !== undefined && page.length < opened.limit;
    return isShort && !this.#sendsShortPages && this.#isUnfiltered(opened) ? 'unlikely' : 'possible';
  }

  /** Rows followed a page that was most likely the last one. */
  refute(): void {
    this.#sendsShortPages = true;
  }
}
