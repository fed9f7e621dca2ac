import { DEFAULT_PAGE_SIZE } from '../../sdk/index.ts';
import type { Page } from '../commands/pages.ts';
import type { Commands } from '../data/place.ts';
import type { State } from '../data/state.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { KitMethod } from '../network.ts';
import type { Session } from '../session.ts';

/** The most rows a page may hold. */
export const MAX_PAGE_SIZE = 100_000;

/** Returns the page after a position. */
export type LoadPage<Item> = (
  all: Commands,
  state: State,
  uid: string,
  after: unknown,
  limit: number,
) => Page<Item>;

/** A sequence of pages. */
export interface Pages<Item> {
  next(): Promise<Item[]>;
}

/** Loads pages one call at a time; a failed call is repeated by the next one. */
export class Pager<Item> implements Pages<Item> {
  readonly #session: Session;
  readonly #method: KitMethod;
  readonly #limit: number;
  readonly #load: LoadPage<Item>;
  #after: unknown;
  #busy = false;
  #exhausted = false;
  #uid: string | undefined;

  constructor(session: Session, method: KitMethod, limit: number, load: LoadPage<Item>) {
    this.#session = session;
    this.#method = method;
    this.#limit = limit;
    this.#load = load;
  }

  async next(): Promise<Item[]> {
    if (this.#busy || this.#exhausted) {
      this.#session.network.count(this.#method);
      return [];
    }
    this.#busy = true;
    try {
      const { items, next } = await this.#session.query(this.#method, (all, state, { uid }) => {
        this.#check(uid);
        return this.#load(all, state, uid, this.#after, this.#limit);
      });
      this.#after = next;
      this.#exhausted = next === undefined;
      return [...items];
    } finally {
      this.#busy = false;
    }
  }

  #check(uid: string): void {
    const limit = this.#limit;
    if (!Number.isInteger(limit) || limit < 1 || limit > MAX_PAGE_SIZE) {
      refuse(
        ERROR_CODE.LIMIT_OUT_OF_RANGE,
        `The page size must be 1 to ${MAX_PAGE_SIZE} rows, not ${limit}: call setLimit().`,
        { limit },
      );
    }
    this.#uid ??= uid;
    if (this.#uid !== uid) {
      refuse(
        ERROR_CODE.BAD_ARGUMENT,
        `This request belongs to '${this.#uid}': build a new one after signing in.`,
      );
    }
  }
}

/** Fetches pages, one after the other. */
export class PageRequest<Item> {
  private readonly pages: Pages<Item>;

  /** @internal */
  constructor(pages: Pages<Item>) {
    this.pages = pages;
  }

  /** Fetches the next page; resolves to `[]` when none is left, or while another call is pending. */
  fetchNext(): Promise<Item[]> {
    return this.pages.next();
  }
}

/** Describes which rows load; every setter returns the builder. */
export abstract class PageRequestBuilder<Item, Filter extends { keyword?: string }> {
  protected readonly session: Session;
  protected limit: number = DEFAULT_PAGE_SIZE;
  protected filter: Filter = {} as Filter;

  /** @internal */
  constructor(session: Session) {
    this.session = session;
  }

  /** Sets the page size in rows, 1 to 100,000; others make `fetchNext` reject. @defaultValue 30 */
  setLimit(limit: number): this {
    this.limit = limit;
    return this;
  }
  getLimit(): number {
    return this.limit;
  }
  /** Only rows with this text in their name, ignoring case and accents. */
  setSearchKeyword(keyword: string): this {
    this.filter.keyword = keyword;
    return this;
  }
  getSearchKeyword(): string | undefined {
    return this.filter.keyword;
  }
  /** Builds the request; later changes to the builder do not affect it. */
  build(): PageRequest<Item> {
    return new PageRequest(this.pages({ ...this.filter }));
  }

  /** @internal */
  protected abstract pages(filter: Filter): Pages<Item>;

  /** @internal */
  protected pager(method: KitMethod, load: LoadPage<Item>): Pages<Item> {
    return new Pager(this.session, method, this.limit, load);
  }
}
