import { DEFAULT_PAGE_SIZE } from '../../sdk/index.ts';
import type { Page } from '../data/page.ts';
import type { Tx } from '../data/tx.ts';
import type { Work } from '../data/work.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { KitMethod } from '../network.ts';
import type { Session } from '../session.ts';

/** The most rows a page may hold. */
export const MAX_PAGE_SIZE = 100_000;

/** Loads a page behind a place. */
export type LoadPage<Item> = (
  tx: Tx,
  uid: string,
  after: string | undefined,
  limit: number,
) => Work<Page<Item>>;

/** Goes through pages: one call at a time, and a call that failed is made again by the next one. */
export class Pager<Item> {
  private readonly session: Session;
  private readonly method: KitMethod;
  private readonly limit: number;
  private readonly load: LoadPage<Item>;
  private after: string | undefined;
  private busy = false;
  private exhausted = false;
  private uid: string | undefined;

  constructor(session: Session, method: KitMethod, limit: number, load: LoadPage<Item>) {
    this.session = session;
    this.method = method;
    this.limit = limit;
    this.load = load;
  }

  async next(): Promise<Item[]> {
    if (this.busy || this.exhausted) {
      this.session.network.count(this.method);
      return [];
    }
    this.busy = true;
    try {
      const { items, next } = await this.session.query(this.method, (tx, { uid }) => {
        this.check(uid);
        return this.load(tx, uid, this.after, this.limit);
      });
      this.after = next;
      this.exhausted = next === undefined;
      return [...items];
    } finally {
      this.busy = false;
    }
  }

  private check(uid: string): void {
    const { limit } = this;
    if (!Number.isInteger(limit) || limit < 1 || limit > MAX_PAGE_SIZE) {
      refuse(
        ERROR_CODE.LIMIT_OUT_OF_RANGE,
        `A page holds 1 to ${MAX_PAGE_SIZE} rows, not ${limit}: call setLimit() with such a number.`,
        { limit },
      );
    }
    this.uid ??= uid;
    if (this.uid !== uid) {
      refuse(ERROR_CODE.BAD_ARGUMENT, `This request is of '${this.uid}': build a new one after signing in.`);
    }
  }
}

/** A cursor over pages. */
export class PageRequest<Item> {
  private readonly pager: Pager<Item>;

  /** @internal */
  constructor(pager: Pager<Item>) {
    this.pager = pager;
  }

  /** The next page; `[]` when there is none left, or while another call is under way. */
  fetchNext(): Promise<Item[]> {
    return this.pager.next();
  }
}

/** Describes which rows load; every setter answers the builder itself. */
export abstract class PageRequestBuilder<Item, Filter extends { keyword?: string }> {
  protected readonly session: Session;
  protected limit: number = DEFAULT_PAGE_SIZE;
  protected filter: Filter = {} as Filter;

  /** @internal */
  constructor(session: Session) {
    this.session = session;
  }

  /** Sets the page size in rows, 1 to 100,000 (`conv.filter.limit`, `users.filter.limit`). @defaultValue 30 */
  setLimit(limit: number): this {
    this.limit = limit;
    return this;
  }
  getLimit(): number {
    return this.limit;
  }
  /** Only rows with this text in their name; case and accents do not matter. */
  setSearchKeyword(keyword: string): this {
    this.filter.keyword = keyword;
    return this;
  }
  getSearchKeyword(): string | undefined {
    return this.filter.keyword;
  }
  /** Makes the request; changing the builder later does not change it. */
  build(): PageRequest<Item> {
    const [method, load] = this.loader({ ...this.filter });
    return new PageRequest(new Pager(this.session, method, this.limit, load));
  }

  protected abstract loader(filter: Filter): readonly [KitMethod, LoadPage<Item>];
}
