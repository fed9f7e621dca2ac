import type { ConversationEntry } from '../client/records/conversation-record.ts';
import type { RecordRows } from '../client/records/conversation-records.ts';
import { UnconfirmedRows } from '../list/unconfirmed-rows.ts';
import { BlockOrder } from '../order/block-order.ts';
import type { ChangeSet } from '../order/change-set.ts';
import type { Kit } from '../sdk/index.ts';
import { placeOf, RowList } from './row-list.ts';

/** The target of a move: the index of a message (see `placeOf`), or the top. */
export type MoveTarget = [message: Kit.Message | null, mayFall: boolean] | 'top';

/** The ordered rows of a conversation list. A filter hides some, and a hold delays moves. */
export class ConversationRows implements RecordRows {
  /** The rows that pass the filter. */
  readonly order = new BlockOrder<ConversationEntry>();
  readonly #changes: ChangeSet<ConversationEntry, MoveTarget>;
  #filter: ((row: ConversationEntry) => boolean) | null = null;
  /** All rows, while a filter is set. */
  #unfiltered: RowList | null = null;
  readonly #leftovers = new UnconfirmedRows<ConversationEntry>();
  /** Rows at the end that no page has contained: the next page may belong above them. */
  readonly #unpaged = new Set<ConversationEntry>();
  #isHeld = false;
  /** During a hold: rows waiting to move to the top, the latest last. */
  readonly #toTop = new Set<ConversationEntry>();
  /** During a hold: rows waiting to move to the index of a message. */
  readonly #toPlace = new Map<ConversationEntry, Exclude<MoveTarget, 'top'>>();

  /** @param changes - records moves for the next flush. */
  constructor(changes: ChangeSet<ConversationEntry, MoveTarget>) {
    this.#changes = changes;
  }

  /** Whether a row is in the list, waits to enter, or is filtered out. */
  has(row: ConversationEntry): boolean {
    return (
      row.block !== null ||
      this.#toTop.has(row) ||
      this.#toPlace.has(row) ||
      Boolean(this.#unfiltered?.has(row))
    );
  }

  /** The number of loaded rows, including filtered ones. */
  get loaded(): number {
    return this.#unfiltered?.all().length ?? this.order.rowCount;
  }

  /** Returns all loaded rows, with waiting moves applied. */
  all(): ConversationEntry[] {
    if (this.#unfiltered) return this.#unfiltered.all();
    const rows = new RowList(this.order);
    for (const row of this.#toTop) rows.moveToTop(row);
    for (const [row, place] of this.#toPlace) rows.place(row, ...place);
    return rows.all();
  }

  /** The number of rows missing in a refetch. */
  get unconfirmed(): number {
    return this.#leftovers.size;
  }

  /**
   * Appends a page's rows, unless they are in the list; returns removed rows.
   * @param isLate - whether rows above the page are still missing.
   */
  append(page: ReadonlySet<ConversationEntry>, isLate = false): readonly ConversationEntry[] {
    const added = [...page].filter((row) => !this.has(row));
    let gone: readonly ConversationEntry[] = [];
    if (this.#leftovers.size + this.#unpaged.size > 0) gone = this.#insertPage(page);
    else if (added.length > 0) {
      for (const row of added) this.#unfiltered?.append(row);
      this.order.append(added.filter((row) => this.#passes(row)));
      this.#changes.order = true;
    }
    if (isLate) for (const row of added) this.#unpaged.add(row);
    return gone;
  }

  /** Inserts a page's rows above unconfirmed and unpaged rows; returns removed rows. */
  #insertPage(page: ReadonlySet<ConversationEntry>): readonly ConversationEntry[] {
    const unpaged = new Set(this.#unpaged);
    this.#unpaged.clear();
    const { rows, gone } = this.#leftovers.paged(
      this.all().filter((row) => !unpaged.has(row)),
      page,
    );
    this.#put(rows);
    for (const row of unpaged) if (!page.has(row)) this.place(row, row.record.lastSentMessage);
    return gone;
  }

  /** Makes these the first rows; those below the last of them stay. Returns removed rows. */
  replaceFirst(rows: ReadonlySet<ConversationEntry>): readonly ConversationEntry[] {
    const sorted = this.#leftovers.refetched(this.all(), rows);
    this.#unpaged.clear();
    this.#put(sorted.rows);
    return sorted.gone;
  }

  /** After the last page, removes and returns the rows that no page contained. */
  complete(): readonly ConversationEntry[] {
    this.#unpaged.clear();
    const gone = this.#leftovers.takeAll();
    for (const row of gone) this.remove(row);
    return gone;
  }

  /** Replaces all loaded rows. */
  replaceAll(rows: readonly ConversationEntry[]): void {
    this.#leftovers.takeAll();
    this.#unpaged.clear();
    this.#put(rows);
  }

  #put(rows: readonly ConversationEntry[]): void {
    this.#toTop.clear();
    this.#toPlace.clear();
    this.#unfiltered = this.#filter && new RowList(rows);
    this.order.replaceAll(this.#filter ? rows.filter(this.#filter) : rows);
    this.#changes.moves.length = 0;
    this.#changes.order = true;
  }

  remove(row: ConversationEntry): void {
    this.confirm(row);
    this.#toTop.delete(row);
    this.#toPlace.delete(row);
    this.#unfiltered?.delete(row);
    if (!this.order.remove(row)) return;
    this.#changes.moves.length = 0;
    this.#changes.order = true;
  }

  /** Marks a row as existing although pages may lack it. */
  confirm(row: ConversationEntry): void {
    this.#leftovers.delete(row);
    this.#unpaged.delete(row);
  }

  /** Moves a row to the top; during a hold, after it. */
  moveToTop(row: ConversationEntry): void {
    this.confirm(row);
    this.#unfiltered?.moveToTop(row);
    if (this.#passes(row)) this.#move(row, 'top');
  }

  /** Moves a row to the index of a message (see `placeOf`); during a hold, after it. */
  place(row: ConversationEntry, message: Kit.Message | null, mayFall = false): void {
    const isNew = !this.has(row);
    this.confirm(row);
    this.#unfiltered?.place(row, message, mayFall);
    if (this.#passes(row)) this.#move(row, [message, mayFall]);
    if (isNew && this.#isAtEnd(row)) this.#unpaged.add(row);
  }

  /** Shows only rows that pass the filter; null shows all loaded rows in order. */
  setFilter(filter: ((row: ConversationEntry) => boolean) | null): void {
    const rows = this.all();
    this.#filter = filter;
    this.#put(rows);
  }

  /**
   * Holds the published order until `release`: undoes unpublished moves, and delays later ones. Rows still change in
   * place.
   */
  hold(): void {
    this.#isHeld = true;
    const { moves, jumped } = this.#changes;
    const unseen = moves.splice(0);
    for (const { row, above } of [...unseen].reverse()) {
      jumped.delete(row);
      this.order.remove(row);
      if (above !== undefined) this.order.insert(row, above ? this.order.indexOf(above) + 1 : 0);
    }
    for (const { row, to } of unseen) this.#delay(row, to);
  }

  /** Applies the delayed moves; the latest ends up on top. */
  release(): void {
    this.#isHeld = false;
    for (const row of this.#toTop) this.#move(row, 'top');
    for (const [row, place] of this.#toPlace) this.#move(row, place);
    this.#toTop.clear();
    this.#toPlace.clear();
  }

  /** Whether the order is held. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** The number of rows that the release will move or add. */
  get waiting(): number {
    const top = [...this.#toTop].reverse();
    const placed = [...this.#toPlace].filter(([row, place]) => {
      const index = this.#toTop.has(row) ? -1 : placeOf(this.order, row, ...place);
      return index >= 0 && this.order.at(index) !== row;
    });
    return top.filter((row, index) => this.order.at(index) !== row).length + placed.length;
  }

  /** Whether only unconfirmed and unpaged rows are below a row. */
  #isAtEnd(row: ConversationEntry): boolean {
    const rows = this.#unfiltered || this.#isHeld ? this.all() : this.order;
    const isLoose = (each: ConversationEntry) => this.#unpaged.has(each) || this.#leftovers.has(each);
    let index = rows.length - 1;
    for (let each = rows.at(index); each && isLoose(each); each = rows.at(index)) index--;
    return index >= 0 && rows.at(index) === row;
  }

  /** Whether moves are delayed. An empty list needs no hold. */
  get #waits(): boolean {
    return this.#isHeld && this.order.length > 0;
  }

  #passes(row: ConversationEntry): boolean {
    return !this.#filter || this.#filter(row);
  }

  #delay(row: ConversationEntry, to: MoveTarget): void {
    if (to === 'top') {
      this.#toPlace.delete(row);
      this.#toTop.delete(row);
      this.#toTop.add(row);
      return;
    }
    // If the row may move down, only the message decides its index.
    if (to[1]) this.#toTop.delete(row);
    this.#toPlace.set(row, to);
  }

  #move(row: ConversationEntry, to: MoveTarget): void {
    if (this.#waits) {
      this.#delay(row, to);
      return;
    }
    const index = to === 'top' ? 0 : placeOf(this.order, row, ...to);
    if (index < 0 || this.order.at(index) === row) return;
    this.#changes.moves.push({ row, above: aboveOf(this.order, row), to });
    this.order.moveTo(row, index);
    this.#changes.jumped.add(row);
    this.#changes.order = true;
  }
}

/** Returns the row above another; null above the first one, undefined for one that is not in the order. */
function aboveOf(
  { blocks }: BlockOrder<ConversationEntry>,
  row: ConversationEntry,
): ConversationEntry | null | undefined {
  const { block } = row;
  if (!block) return undefined;
  const above =
    block.entries[block.entries.indexOf(row) - 1] ?? blocks[blocks.indexOf(block) - 1]?.entries.at(-1);
  return (above as ConversationEntry | undefined) ?? null;
}
