import { isNewer } from '../../../../src/client/boundary/messages.ts';
import type { Kit } from '../../../../src/sdk/index.ts';

/** A message that moved its row, to the very top or to its place; an action only moves one that pages lack. */
interface Move {
  readonly id: string;
  readonly message: Kit.Message;
  readonly isToTop: boolean;
  readonly isAction: boolean;
  /** When it came, counted in messages. */
  readonly at: number;
}

/** A pending fetch of a page or a conversation. */
export interface Asked {
  /** The conversation that is fetched alone. */
  readonly id: string | undefined;
  /** Messages that moved rows since, and deletions. */
  moves: Move[];
  readonly deleted: Set<string>;
}

/** An own unsent message. */
interface Unsent {
  readonly message: Kit.Message;
  readonly text: string;
  readonly at: number;
  isFailed: boolean;
}

/** The last message of a page's copy. */
export type CopyOf = (id: string) => Kit.Message | null;

/** The expected list in plain arrays and sets: its order, fetches, and unsent messages. */
export class Expected {
  order: string[] = [];
  /** While the order is held: rows waiting to move to the top, the latest one last, and to a place. */
  waiting: {
    toTop: string[];
    toPlace: Map<string, { message: Kit.Message | null; mayFall: boolean }>;
  } | null = null;
  /** Rows that the first pages of a refetch lacked, and that may be further down. */
  leftovers: string[] = [];
  /** Rows at the end that no page contained. */
  unpaged: string[] = [];
  readonly asked = new Set<Asked>();
  /** The last known message deleted with a conversation. */
  readonly deletedUpTo = new Map<string, Kit.Message | null>();
  readonly unsent = new Map<string, Unsent[]>();
  /** Messages that came during a fetch. */
  #clock = 0;
  readonly #recorded = new Map<string, Kit.Message[]>();
  readonly #lastOf: (id: string) => Kit.Message | null;

  /** @param lastOf - the last message of a row that was sent. */
  constructor(lastOf: (id: string) => Kit.Message | null) {
    this.#lastOf = lastOf;
  }

  isShown = (id: string) =>
    this.order.includes(id) ||
    Boolean(this.waiting?.toTop.includes(id)) ||
    Boolean(this.waiting?.toPlace.has(id));

  isSending = (id: string) => this.unsent.get(id)?.at(-1)?.isFailed === false;

  /** Starts a fetch. */
  begin(id?: string): Asked {
    const asked: Asked = { id, moves: [], deleted: new Set<string>() };
    this.asked.add(asked);
    return asked;
  }

  end(asked: Asked): void {
    this.asked.delete(asked);
    if (this.asked.size > 0) return;
    this.deletedUpTo.clear();
    this.#recorded.clear();
  }

  /** Whether the list fetches a conversation now: not while a pending answer may still be right. */
  asks = (id: string) => ![...this.asked].some((each) => each.id === id && !each.deleted.has(id));

  /** A message of a hidden conversation is deleted with it. */
  isDeleted(id: string, message: Kit.Message): boolean {
    const upTo = this.deletedUpTo.get(id);
    return !this.isShown(id) && Boolean(upTo && !isNewer(message, upTo));
  }

  record(id: string, message: Kit.Message, isToTop: boolean, isAction = false): void {
    if (this.asked.size === 0) return;
    this.#recorded.set(id, [...(this.#recorded.get(id) ?? []), message]);
    const move = { id, message, isToTop, isAction, at: ++this.#clock };
    for (const each of this.asked) each.moves.push(move);
  }

  toTop(id: string): void {
    this.isThere(id);
    if (this.waiting && this.order.length > 0) {
      this.waiting.toPlace.delete(id);
      this.waiting.toTop = [...this.waiting.toTop.filter((each) => each !== id), id];
    } else this.order = [id, ...this.order.filter((each) => each !== id)];
  }

  place(id: string, message: Kit.Message | null, mayFall = false): void {
    const isNew = !this.isShown(id);
    this.isThere(id);
    if (this.waiting && this.order.length > 0) this.waiting.toPlace.set(id, { message, mayFall });
    else this.order = this.#placed(this.order, id, message, mayFall);
    const order = this.#all();
    const below = order.slice(order.indexOf(id) + 1);
    if (isNew && below.every((each) => [...this.unpaged, ...this.leftovers].includes(each)))
      this.unpaged.push(id);
  }

  /** Below newer rows; moves down only where the row may. */
  #placed(order: readonly string[], id: string, message: Kit.Message | null, mayFall = false): string[] {
    const others = order.filter((each) => each !== id);
    const isOlder = (each: string) =>
      !message || (!this.isSending(each) && isNewer(message, this.#lastOf(each)));
    const found = others.findIndex(isOlder);
    const index = found < 0 ? others.length : found;
    const before = order.indexOf(id);
    return before >= 0 && before <= index && !mayFall
      ? [...order]
      : [...others.slice(0, index), id, ...others.slice(index)];
  }

  /** The order with waiting moves. */
  #all(): string[] {
    const { toTop, toPlace } = this.waiting ?? { toTop: [], toPlace: new Map<string, never>() };
    let order = [...new Set([...[...toTop].reverse(), ...this.order])];
    for (const [id, { message, mayFall }] of toPlace) order = this.#placed(order, id, message, mayFall);
    return order;
  }

  /** A row that is known to exist stays, though pages lack it. */
  isThere(id: string): void {
    this.leftovers = this.leftovers.filter((each) => each !== id);
    this.unpaged = this.unpaged.filter((each) => each !== id);
  }

  remove(id: string, last: Kit.Message | null): void {
    this.isThere(id);
    this.order = this.order.filter((each) => each !== id);
    if (this.waiting) this.waiting.toTop = this.waiting.toTop.filter((each) => each !== id);
    this.waiting?.toPlace.delete(id);
    this.dropFailed(id);
    if (this.asked.size === 0) return;
    let upTo = last;
    for (const each of this.#recorded.get(id) ?? []) if (isNewer(each, upTo)) upTo = each;
    this.#recorded.delete(id);
    this.deletedUpTo.set(id, upTo);
    for (const each of this.asked) {
      each.deleted.add(id);
      each.moves = each.moves.filter((move) => move.id !== id);
    }
  }

  /** @param copyOf - the last message of each copy. */
  append(ids: readonly string[], asked: Asked, copyOf: CopyOf): void {
    const fetched = ids.filter((id) => !asked.deleted.has(id));
    const added = fetched.filter((id) => !this.isShown(id));
    if (this.leftovers.length + this.unpaged.length === 0) this.order.push(...added);
    else {
      const unpaged = this.unpaged;
      this.unpaged = [];
      const rows = this.#all().filter((id) => !unpaged.includes(id));
      const above = rows.filter((id) => !this.leftovers.includes(id));
      this.#follow([...above, ...fetched], this.#below(this.leftovers, fetched));
      for (const id of unpaged) if (!fetched.includes(id)) this.place(id, this.#lastOf(id));
    }
    for (const id of added) {
      const last = this.#lastOf(id);
      const isAhead = last !== null && isNewer(last, copyOf(id));
      if (isAhead || this.#recorded.has(id)) this.place(id, last);
    }
  }

  replace(ids: readonly string[], asked: Asked, copyOf: CopyOf, isAll: boolean): void {
    this.unpaged = [];
    this.#follow(this.#first(ids, asked, copyOf, isAll), []);
  }

  /** Replaces the first rows by the first pages. */
  replaceFirst(ids: readonly string[], asked: Asked, copyOf: CopyOf): void {
    const first = this.#first(ids, asked, copyOf, false);
    this.unpaged = [];
    this.#follow(first, this.#below(this.#all(), first));
  }

  complete(): void {
    this.order = this.order.filter((id) => !this.leftovers.includes(id));
    this.leftovers = [];
    this.unpaged = [];
  }

  /** Returns what is below the last row of a page. */
  #below = (order: readonly string[], fetched: readonly string[]) =>
    order.slice(order.findLastIndex((id) => fetched.includes(id)) + 1);

  #follow(first: readonly string[], below: readonly string[]): void {
    this.order = [...new Set([...first, ...below])];
    this.leftovers = [...below];
    if (this.waiting) this.hold();
  }

  /** The rows of first pages, moved again by messages since the fetch started. */
  #first(ids: readonly string[], asked: Asked, copyOf: CopyOf, isAll: boolean): string[] {
    const fetched = ids.filter((id) => !asked.deleted.has(id));
    const end = isAll || fetched.length === 0 ? null : copyOf(fetched.at(-1) as string);
    const listed = [...new Set([...fetched, ...this.#all()])];
    const sends = listed
      .filter((id) => this.isSending(id))
      .map((id) => ({
        id,
        message: null,
        isToTop: true,
        isAction: false,
        at: this.unsent.get(id)?.at(-1)?.at ?? 0,
      }));
    let order = fetched;
    for (const { id, message, isToTop, isAction } of [...sends, ...asked.moves].sort((a, b) => a.at - b.at)) {
      if (!listed.includes(id) || (isAction && fetched.includes(id))) continue;
      const isLacking = !message || isNewer(message, fetched.includes(id) ? copyOf(id) : end);
      if (isLacking && isToTop) order = [id, ...order.filter((each) => each !== id)];
      else if (isLacking || fetched.includes(id)) order = this.#placed(order, id, message);
    }
    return order;
  }

  empty(): void {
    this.unpaged = [];
    this.#follow([], []);
  }

  hold(): void {
    this.waiting = { toTop: [], toPlace: new Map() };
  }

  release(): void {
    this.order = this.#all();
    this.waiting = null;
  }

  begun(id: string, message: Kit.Message, text: string): void {
    const unsent = { message, text, isFailed: false, at: ++this.#clock };
    this.unsent.set(id, [...(this.unsent.get(id) ?? []), unsent]);
  }

  failed(id: string, message: Kit.Message): void {
    for (const each of this.unsent.get(id) ?? []) if (each.message === message) each.isFailed = true;
  }

  /** Handles a sent message; failed ones before it are dropped. */
  sent(id: string, text: string): boolean {
    const unsent = this.unsent.get(id) ?? [];
    const index = unsent.findIndex((each) => each.text === text);
    if (index < 0) return false;
    this.unsent.set(
      id,
      unsent.filter((each, at) => at > index || (at < index && !each.isFailed)),
    );
    return true;
  }

  dropFailed(id: string): void {
    this.unsent.set(
      id,
      (this.unsent.get(id) ?? []).filter((each) => !each.isFailed),
    );
  }
}
