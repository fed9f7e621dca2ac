import { isNewer } from '../../../../src/core/messages/messages.ts';
import type { Kit } from '../../../../src/sdk/index.ts';

/** What became of a conversation since a fetch began. */
interface Since {
  /** Conversations that got messages, and those that moved to the very top by one. */
  readonly moved: Set<string>;
  readonly toTop: Set<string>;
  readonly deleted: Set<string>;
}

/** A fetch that is under way, of a page or of one conversation. */
export interface Asked extends Since {
  /** The conversation that is fetched by itself. */
  readonly id: string | undefined;
}

/** A message of this user that is not sent yet. */
interface Unsent {
  readonly message: Kit.Message;
  readonly text: string;
  isFailed: boolean;
}

/** What the list must show, in plain arrays and sets: its order, what is asked for, and what is being sent. */
export class Expected {
  order: string[] = [];
  /** While the order is held: rows that want to the top, the latest one last, and those that want to a place. */
  waiting: { toTop: string[]; toPlace: Map<string, Kit.Message | null> } | null = null;
  /** Rows that the first pages of a refetch did not bring, and that may be further down. */
  leftovers: string[] = [];
  readonly asked = new Set<Asked>();
  /** The last message that is known to have gone with a deleted conversation. */
  readonly deletedUpTo = new Map<string, Kit.Message | null>();
  readonly unsent = new Map<string, Unsent[]>();
  /** Messages that came while an answer was under way. */
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

  /** A fetch begins. */
  begin(id?: string): Asked {
    const asked = { id, moved: new Set<string>(), toTop: new Set<string>(), deleted: new Set<string>() };
    this.asked.add(asked);
    return asked;
  }

  end(asked: Asked): void {
    this.asked.delete(asked);
    if (this.asked.size > 0) return;
    this.deletedUpTo.clear();
    this.#recorded.clear();
  }

  /** Whether the list asks for a conversation now: not while an answer is under way that may still be right. */
  asks = (id: string) => ![...this.asked].some((each) => each.id === id && !each.deleted.has(id));

  /** A message of a conversation that is not shown goes with the conversation, if that was deleted. */
  isDeleted(id: string, message: Kit.Message): boolean {
    const upTo = this.deletedUpTo.get(id);
    return !this.isShown(id) && Boolean(upTo && !isNewer(message, upTo));
  }

  record(id: string, message: Kit.Message, isToTop: boolean, isAction = false): void {
    if (this.asked.size === 0) return;
    this.#recorded.set(id, [...(this.#recorded.get(id) ?? []), message]);
    if (isAction) return;
    for (const each of this.asked) {
      each.moved.add(id);
      if (isToTop) each.toTop.add(id);
    }
  }

  toTop(id: string): void {
    this.#isThere(id);
    if (this.waiting && this.order.length > 0) {
      this.waiting.toPlace.delete(id);
      this.waiting.toTop = [...this.waiting.toTop.filter((each) => each !== id), id];
    } else this.order = [id, ...this.order.filter((each) => each !== id)];
  }

  place(id: string, message: Kit.Message | null): void {
    this.#isThere(id);
    if (this.waiting && this.order.length > 0) this.waiting.toPlace.set(id, message);
    else this.order = this.#placed(this.order, id, message);
  }

  /** Up to below the rows that are newer. */
  #placed(order: readonly string[], id: string, message: Kit.Message | null): string[] {
    const isOlder = (each: string) =>
      !this.isSending(each) && message && isNewer(message, this.#lastOf(each));
    const found = message ? order.findIndex((each) => each === id || isOlder(each)) : 0;
    const index = found < 0 ? order.length : found;
    const others = order.filter((each) => each !== id);
    return order.indexOf(id) >= 0 && order.indexOf(id) <= index
      ? [...order]
      : [...others.slice(0, index), id, ...others.slice(index)];
  }

  /** The order with what waits. */
  #all(): string[] {
    const { toTop, toPlace } = this.waiting ?? { toTop: [], toPlace: new Map<string, null>() };
    let order = [...new Set([...[...toTop].reverse(), ...this.order])];
    for (const [id, message] of toPlace) order = this.#placed(order, id, message);
    return order;
  }

  #isThere(id: string): void {
    this.leftovers = this.leftovers.filter((each) => each !== id);
  }

  remove(id: string, last: Kit.Message | null): void {
    this.#isThere(id);
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
      each.moved.delete(id);
      each.toTop.delete(id);
    }
  }

  append(ids: readonly string[], asked: Asked): void {
    const fetched = ids.filter((id) => !asked.deleted.has(id));
    if (this.leftovers.length === 0) {
      this.order.push(...fetched.filter((id) => !this.isShown(id)));
      return;
    }
    const above = this.#all().filter((id) => !this.leftovers.includes(id));
    this.#follow([...above, ...fetched], this.#below(this.leftovers, fetched));
  }

  /** @param isAhead - whether a row has a newer message than its copy. */
  replace(ids: readonly string[], asked: Asked, isAhead: (id: string) => boolean): void {
    this.#follow(this.#first(ids, asked, isAhead), []);
  }

  /** The first of several pages take the place of those that stood there. */
  replaceFirst(ids: readonly string[], asked: Asked, isAhead: (id: string) => boolean): void {
    const first = this.#first(ids, asked, isAhead);
    this.#follow(first, this.#below(this.#all(), first));
  }

  complete(): void {
    this.order = this.order.filter((id) => !this.leftovers.includes(id));
    this.leftovers = [];
  }

  /** What stands below the last row that a page brought. */
  #below = (order: readonly string[], fetched: readonly string[]) =>
    order.slice(order.findLastIndex((id) => fetched.includes(id)) + 1);

  #follow(first: readonly string[], below: readonly string[]): void {
    this.order = [...new Set([...first, ...below])];
    this.leftovers = [...below];
    if (this.waiting) this.hold();
  }

  /** The rows of first pages, below those that got messages since. */
  #first(ids: readonly string[], asked: Asked, isAhead: (id: string) => boolean): string[] {
    const fetched = ids.filter((id) => !asked.deleted.has(id));
    const above = this.#all().filter((id) => {
      if (!this.isSending(id) && !asked.moved.has(id)) return false;
      return !fetched.includes(id) || this.isSending(id) || asked.toTop.has(id) || isAhead(id);
    });
    return [...above, ...fetched];
  }

  empty(): void {
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
    this.unsent.set(id, [...(this.unsent.get(id) ?? []), { message, text, isFailed: false }]);
  }

  failed(id: string, message: Kit.Message): void {
    for (const each of this.unsent.get(id) ?? []) if (each.message === message) each.isFailed = true;
  }

  /** A message was sent; those that failed before it are history. */
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
