import type { Actor } from '../data/data-event.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { KitMethod } from '../network.ts';
import type { Session } from '../session.ts';
import type { Views } from '../views.ts';

/** The most rows a page may hold. */
export const MAX_PAGE_SIZE = 100_000;

/** Loads a page behind a place; no next place means that it was the last. */
export type LoadPage<Item, Place> = (
  actor: Actor,
  views: Views,
  after: Place | undefined,
  limit: number,
) => { readonly items: Item[]; readonly next: Place | undefined };

/** Goes through pages: one call at a time, and a call that failed is made again by the next one. */
export class Pager<Item, Place> {
  private readonly session: Session;
  private readonly method: KitMethod;
  private readonly limit: number;
  private readonly load: LoadPage<Item, Place>;
  private after: Place | undefined;
  private busy = false;
  private exhausted = false;
  private uid: string | undefined;

  constructor(session: Session, method: KitMethod, limit: number, load: LoadPage<Item, Place>) {
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
      const { items, next } = await this.session.call(this.method, (actor, views) => {
        this.check(actor);
        return this.load(actor, views, this.after, this.limit);
      });
      this.after = next;
      this.exhausted = next === undefined;
      return items;
    } finally {
      this.busy = false;
    }
  }

  private check(actor: Actor): void {
    const { limit } = this;
    if (!Number.isInteger(limit) || limit < 1 || limit > MAX_PAGE_SIZE) {
      refuse(
        ERROR_CODE.LIMIT_OUT_OF_RANGE,
        `A page holds 1 to ${MAX_PAGE_SIZE} rows, not ${limit}: call setLimit() with such a number.`,
        { limit },
      );
    }
    this.uid ??= actor.uid;
    if (this.uid !== actor.uid) {
      refuse(ERROR_CODE.BAD_ARGUMENT, `This request is of '${this.uid}': build a new one after signing in.`);
    }
  }
}
