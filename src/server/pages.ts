import { list, object, refuse } from './check.ts';
import type { Id, Page } from './json.ts';

const checkPage = object({ items: list(() => undefined) });

/** After this many consecutive pages without usable rows, the server's cursor counts as broken. */
export const MAX_EMPTY_PAGES = 100;

/**
 * Creates the objects of a page. Reports malformed rows and skips them.
 * @param name - the name of the function that returned the page
 */
export function readItems<T>(
  name: string,
  page: unknown,
  read: (json: unknown, path: string) => T,
  report: (error: unknown) => void,
): T[] {
  checkPage(page, `${name}: the answer`);
  const rows: T[] = [];
  for (const [index, item] of (page as Page<unknown>).items.entries()) {
    try {
      rows.push(read(item, `${name}: items[${index}]`));
    } catch (error) {
      report(error);
    }
  }
  return rows;
}

/** The source of pages of one kind. */
export interface PageSource<T> {
  readonly name: string;
  readonly limit: number;
  fetch(limit: number, after: Id | undefined): Promise<unknown>;
  read(json: unknown, path: string): T;
  report(error: unknown): void;
}

/** Fetches pages by cursor; the next call repeats a failed one. */
export class CursorRequest<T> {
  private readonly source: PageSource<T>;
  /** The rows of the page so far; after a failed call, the next call continues with them. */
  private rows: T[] = [];
  private after: Id | undefined;
  private isPending = false;
  private isAtEnd = false;

  constructor(source: PageSource<T>) {
    this.source = source;
  }

  /** Fetches the next rows; resolves to `[]` at the end, or while another call is pending. */
  async fetchNext(): Promise<T[]> {
    if (this.isPending || this.isAtEnd) return [];
    this.isPending = true;
    try {
      return await this.collect();
    } finally {
      this.isPending = false;
    }
  }

  /** Fetches until the page is full: a server may return fewer rows, but only an empty page is the end. */
  private async collect(): Promise<T[]> {
    const { name, limit, fetch, read, report } = this.source;
    let empty = 0;
    while (!this.isAtEnd && this.rows.length < limit) {
      const page = await fetch(limit - this.rows.length, this.after);
      const rows = readItems(name, page, read, report);
      const { next, isPartial } = page as Page<unknown>;
      const isLast = next === undefined || next === null;
      if (!isLast && next === this.after) {
        refuse(`${name}: next`, `is ${JSON.stringify(next)} again: it has to be where the next page starts`);
      }
      this.rows = this.rows.concat(rows);
      this.after = next ?? undefined;
      this.isAtEnd = isLast;
      if (isPartial && rows.length > 0) break;
      empty = rows.length > 0 ? 0 : empty + 1;
      if (!isLast && empty === MAX_EMPTY_PAGES) {
        refuse(`${name}: next`, `led to ${empty} pages without a usable row: leave it out of the last page`);
      }
    }
    const rows = this.rows;
    this.rows = [];
    return rows;
  }
}
