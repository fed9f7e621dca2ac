import type { ConversationEntry, ConversationRecord } from '../client/records/conversation-record.ts';
import type { RecordRows } from '../client/records/conversation-records.ts';
import { UnconfirmedRows } from '../list/pages/unconfirmed-rows.ts';
import { BlockOrder } from '../order/block-order.ts';
import type { ChangeSet } from '../order/change-set.ts';
import type { Kit } from '../sdk/index.ts';
import type { Predicate } from './create-filters.ts';
import { type ConversationItem, PINNED_FIRST, type Sections } from './create-sections.ts';
import { placeOf, RowList } from './row-list.ts';

/** The target of a move: the index of a message (see `placeOf`), or the top. */
export type MoveTarget = [message: Kit.Message | null, mayFall: boolean] | 'top';

/**
 * The ordered rows of a conversation list, by section. A filter hides some, and a hold delays moves. Archived rows are
 * hidden unless a filter shows them.
 */
export class ConversationRows implements RecordRows {
  /** The visible rows, and the headings of their sections. */
  readonly order = new BlockOrder<ConversationItem>();
  readonly #changes: ChangeSet<ConversationEntry, MoveTarget>;
  readonly #isLeaving: (record: ConversationRecord) => boolean;
  readonly #sync: (record: ConversationRecord) => void;
  #sections = PINNED_FIRST;
  /** The number of visible rows in each section. */
  #counts = [0, 0];
  /** The section of each visible row that is not in the last one. */
  readonly #sectionOf = new Map<ConversationEntry, number>();
  #filter: Predicate | null = null;
  /** All rows in the SDK's order, while some are hidden or in an upper section. */
  #loaded: RowList | null = null;
  readonly #unconfirmed = new UnconfirmedRows<ConversationEntry>();
  /** Rows at the end that no page has contained: the next page may belong above them. */
  readonly #unpaged = new Set<ConversationEntry>();
  #isHeld = false;
  /** Whether moves are applied during a hold, because the user makes them. */
  #isForced = false;
  /** During a hold: rows waiting to move to the top, the latest last. */
  readonly #toTop = new Set<ConversationEntry>();
  /** During a hold: rows waiting to move to the index of a message. */
  readonly #toMove = new Map<ConversationEntry, Exclude<MoveTarget, 'top'>>();

  /** Whether the app pins a conversation that the SDK does not. */
  isPinnedByApp: (record: ConversationRecord) => boolean = () => false;

  /**
   * @param changes - records moves for the next flush.
   * @param isLeaving - whether a conversation is hidden because it is about to be deleted or left.
   * @param sync - writes a record into its SDK object, which filters and sections of the app read.
   */
  constructor(
    changes: ChangeSet<ConversationEntry, MoveTarget>,
    isLeaving: (record: ConversationRecord) => boolean = () => false,
    sync: (record: ConversationRecord) => void = () => {},
  ) {
    this.#changes = changes;
    this.#sync = sync;
    this.#isLeaving = isLeaving;
  }

  /** Whether the SDK or the app has pinned a conversation. */
  isPinned(record: ConversationRecord): boolean {
    return record.marks.pinned > 0 || this.isPinnedByApp(record);
  }

  /** Whether a row is in the list, waits to enter, or is filtered out. */
  has(row: ConversationEntry): boolean {
    return row.block !== null || this.#isWaiting(row) || Boolean(this.#loaded?.has(row));
  }

  /** Whether the release will move or add a row. */
  #isWaiting(row: ConversationEntry): boolean {
    return this.#toTop.has(row) || this.#toMove.has(row);
  }

  /** The number of loaded rows, including filtered ones. */
  get loaded(): number {
    return this.#loaded?.length ?? this.order.rowCount;
  }

  /** Returns all loaded rows, with waiting moves applied. */
  all(): ConversationEntry[] {
    if (this.#loaded) return this.#loaded.all();
    const rows = new RowList(rowsOf(this.order));
    for (const row of this.#toTop) rows.moveToTop(row);
    for (const [row, place] of this.#toMove) rows.moveByTime(row, ...place, this.#peersOf(row));
    return rows.all();
  }

  /** The number of rows missing in a refetch. */
  get unconfirmed(): number {
    return this.#unconfirmed.size;
  }

  /**
   * Appends a page's rows, unless they are in the list; returns removed rows.
   * @param isLate - whether rows above the page are still missing.
   */
  append(page: ReadonlySet<ConversationEntry>, isLate = false): readonly ConversationEntry[] {
    const added = [...page].filter((row) => !this.has(row));
    let gone: readonly ConversationEntry[] = [];
    if (this.#unconfirmed.size + this.#unpaged.size > 0) gone = this.#insertPage(page);
    else if (added.length > 0) {
      const visible = added.filter((row) => this.#passes(row));
      if (visible.length < added.length || visible.some((row) => this.#isInUpper(row))) this.#keepLoaded();
      for (const row of added) this.#loaded?.append(row);
      this.#appendRows(visible);
      this.#changes.order = true;
    }
    if (isLate) for (const row of added) this.#unpaged.add(row);
    return gone;
  }

  /** Inserts a page's rows above unconfirmed and unpaged rows; returns removed rows. */
  #insertPage(page: ReadonlySet<ConversationEntry>): readonly ConversationEntry[] {
    const unpaged = new Set(this.#unpaged);
    this.#unpaged.clear();
    const { rows, gone } = this.#unconfirmed.paged(
      this.all().filter((row) => !unpaged.has(row)),
      page,
    );
    this.#put(rows);
    for (const row of unpaged) if (!page.has(row)) this.moveByTime(row, row.record.lastSentMessage);
    return gone;
  }

  /** Makes these the first rows; those below the last of them stay. Returns removed rows. */
  replaceFirst(rows: ReadonlySet<ConversationEntry>): readonly ConversationEntry[] {
    const sorted = this.#unconfirmed.refetched(this.all(), rows);
    this.#unpaged.clear();
    this.#put(sorted.rows);
    return sorted.gone;
  }

  /** After the last page, removes and returns the rows that no page contained. */
  complete(): readonly ConversationEntry[] {
    this.#unpaged.clear();
    const gone = this.#unconfirmed.takeAll();
    for (const row of gone) this.remove(row);
    return gone;
  }

  /** Replaces all loaded rows. */
  replaceAll(rows: readonly ConversationEntry[]): void {
    this.#unconfirmed.takeAll();
    this.#unpaged.clear();
    this.#put(rows);
  }

  #put(rows: readonly ConversationEntry[]): void {
    this.#toTop.clear();
    this.#toMove.clear();
    const visible = rows.filter((row) => this.#passes(row));
    const differs = visible.length < rows.length || rows.some((row) => this.#isInUpper(row));
    this.#loaded = this.#filter || differs ? new RowList(rows) : null;
    this.order.clear();
    this.#sectionOf.clear();
    this.#counts = this.#sections.headers.map(() => 0);
    this.#appendRows(visible);
    this.#changes.moves.length = 0;
    this.#changes.order = true;
  }

  remove(row: ConversationEntry): void {
    this.confirm(row);
    this.#toTop.delete(row);
    this.#toMove.delete(row);
    this.#loaded?.delete(row);
    this.#hide(row);
  }

  /** Moves, hides or shows a row whose conversation has changed, if it now belongs elsewhere. */
  refresh(row: ConversationEntry): void {
    if (!this.has(row)) return;
    const passes = this.#passes(row);
    if (!passes) {
      if (!row.block && !this.#isWaiting(row)) return;
      this.#keepLoaded();
      this.#toTop.delete(row);
      this.#toMove.delete(row);
      this.#hide(row);
    } else if (!this.#isIn(row)) {
      if (this.#isWaiting(row) && !this.#isForced) return;
      this.#keepLoaded();
      this.#move(row, row.record.isSending ? 'top' : [row.record.lastSentMessage, true]);
    }
  }

  /** Applies the moves of a change at once, even while the order is held, because the user makes them. */
  force(change: () => void): void {
    this.#isForced = true;
    try {
      change();
    } finally {
      this.#isForced = false;
    }
  }

  /** Takes a row out of the visible ones. */
  #hide(row: ConversationEntry): void {
    if (!row.block) return;
    this.#detach(row);
    this.#changes.moves.length = 0;
    this.#changes.order = true;
  }

  /** Keeps a list of all rows from now on, because the visible ones differ from it. */
  #keepLoaded(): void {
    this.#loaded ??= new RowList(this.all());
  }

  /** Marks a row as existing although pages may lack it. */
  confirm(row: ConversationEntry): void {
    this.#unconfirmed.delete(row);
    this.#unpaged.delete(row);
  }

  /** Moves a row to the top; during a hold, after it. */
  moveToTop(row: ConversationEntry): void {
    this.confirm(row);
    if (this.#isInUpper(row)) this.#keepLoaded();
    this.#loaded?.moveToTop(row);
    if (this.#passes(row)) this.#move(row, 'top');
  }

  /** Moves a row to the index of a message (see `placeOf`); during a hold, after it. */
  moveByTime(row: ConversationEntry, message: Kit.Message | null, mayFall = false): void {
    const isNew = !this.has(row);
    this.confirm(row);
    if (this.#isInUpper(row)) this.#keepLoaded();
    this.#loaded?.moveByTime(row, message, mayFall, this.#peersOf(row));
    if (this.#passes(row)) this.#move(row, [message, mayFall]);
    if (isNew && this.#isAtEnd(row)) this.#unpaged.add(row);
  }

  /** Divides the rows into sections. */
  setSections(sections: Sections): void {
    const rows = this.all();
    this.#sections = sections;
    this.#put(rows);
  }

  /** Shows only rows that pass the filter; null shows all loaded rows in order, except archived ones. */
  setFilter(filter: Predicate | null): void {
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
      if (above === undefined) {
        this.#detach(row);
        continue;
      }
      this.order.remove(row);
      this.order.insert(row, above ? this.order.indexOf(above as ConversationItem) + 1 : 0);
    }
    for (const { row, to } of unseen) this.#delay(row, to);
  }

  /** Applies the delayed moves; the latest ends up on top. */
  release(): void {
    this.#isHeld = false;
    for (const row of this.#toTop) this.#move(row, 'top');
    for (const [row, place] of this.#toMove) this.#move(row, place);
    this.#toTop.clear();
    this.#toMove.clear();
  }

  /** Whether the order is held. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** The number of rows that the release will move or add. */
  get waiting(): number {
    const tops = this.#counts.map((_, section) => this.#startOf(section));
    const top = [...this.#toTop].reverse().filter((row) => {
      const section = this.#section(row);
      const index = tops[section] ?? 0;
      tops[section] = index + 1;
      return this.order.at(index) !== row;
    });
    const placed = [...this.#toMove].filter(([row, place]) => {
      const index = this.#toTop.has(row) ? -1 : this.#indexFor(row, ...place);
      return index >= 0 && this.order.at(index) !== row;
    });
    return top.length + placed.length;
  }

  /** Whether only unconfirmed and unpaged rows are below a row. */
  #isAtEnd(row: ConversationEntry): boolean {
    const rows = this.#loaded || this.#isHeld ? this.all() : this.order;
    const isLoose = (each: ConversationItem) =>
      !each.isHeader && (this.#unpaged.has(each) || this.#unconfirmed.has(each));
    let index = rows.length - 1;
    for (let each = rows.at(index); each && isLoose(each); each = rows.at(index)) index--;
    return index >= 0 && rows.at(index) === row;
  }

  /** Whether moves are delayed. An empty list needs no hold. */
  get #waits(): boolean {
    return this.#isHeld && !this.#isForced && this.order.length > 0;
  }

  #passes(row: ConversationEntry): boolean {
    const { record } = row;
    if (this.#isLeaving(record)) return false;
    return this.#filter ? this.#filter(row, this.#sync) : record.marks.archived === 0;
  }

  /** Returns the section that a row belongs to. */
  #section({ record }: ConversationEntry): number {
    return this.#sections.sectionOf(record, this.isPinned(record), this.#sync);
  }

  /** Returns the section that a visible row is in. */
  #sectionIn(row: ConversationEntry): number {
    return this.#sectionOf.get(row) ?? this.#counts.length - 1;
  }

  /** Whether a row belongs above the last section, and therefore not where the SDK has it. */
  #isInUpper(row: ConversationEntry): boolean {
    return this.#section(row) < this.#counts.length - 1;
  }

  /** Whether a row is visible, and in the section that it belongs to. */
  #isIn(row: ConversationEntry): boolean {
    return row.block !== null && this.#sectionIn(row) === this.#section(row);
  }

  /** Returns whether rows belong to the section of another one. */
  #peersOf(row: ConversationEntry): (each: ConversationEntry) => boolean {
    const section = this.#section(row);
    return (each) => this.#section(each) === section;
  }

  /** Returns the index of the first row of a section. */
  #startOf(section: number): number {
    const above = this.#counts.slice(0, section);
    const headings = [...above, 1].filter((count, each) => this.#sections.headers[each] && count > 0);
    return above.reduce((sum, count) => sum + count, headings.length);
  }

  /** Returns the index of a row with a message in its section, see `placeOf`. */
  #indexFor(row: ConversationEntry, message: Kit.Message | null, mayFall: boolean): number {
    const section = this.#section(row);
    const isIn = row.block !== null && this.#sectionIn(row) === section;
    const others = (this.#counts[section] ?? 0) - Number(isIn);
    if (others === 0) return isIn && !mayFall ? -1 : this.#startOf(section);
    const isPeer = (each: ConversationItem) => !each.isHeader && this.#sectionIn(each) === section;
    return placeOf(this.order, row, message, mayFall, isPeer);
  }

  /** Appends visible rows, each at the end of its section. */
  #appendRows(rows: readonly ConversationEntry[]): void {
    const last = this.#counts.length - 1;
    const end: ConversationEntry[] = [];
    for (const row of rows) {
      const section = this.#section(row);
      if (section === last) end.push(row);
      else this.#insert(row, this.#startOf(section) + (this.#counts[section] ?? 0), section);
    }
    const [first, ...others] = end;
    if (!first) return;
    this.#insert(first, this.order.length + 1, last);
    this.order.append(others);
    this.#counts[last] = (this.#counts[last] ?? 0) + others.length;
  }

  /** Inserts a row into a section at an index of the order; the heading comes with the first row of a section. */
  #insert(row: ConversationEntry, index: number, section: number): void {
    const count = this.#counts[section] ?? 0;
    const header = this.#sections.headers[section];
    if (header && count === 0) this.order.insert(header, index - 1);
    this.order.insert(row, index);
    this.#counts[section] = count + 1;
    if (section < this.#counts.length - 1) this.#sectionOf.set(row, section);
  }

  /** Takes a row out of the order, and the heading of its section with the last row. */
  #detach(row: ConversationEntry): void {
    const section = this.#sectionIn(row);
    if (!this.order.remove(row)) return;
    this.#sectionOf.delete(row);
    this.#counts[section] = (this.#counts[section] ?? 0) - 1;
    const header = this.#sections.headers[section];
    if (header && this.#counts[section] === 0) this.order.remove(header);
  }

  #delay(row: ConversationEntry, to: MoveTarget): void {
    if (to === 'top') {
      this.#toMove.delete(row);
      this.#toTop.delete(row);
      this.#toTop.add(row);
      return;
    }
    // If the row may move down, only the message decides its index.
    if (to[1]) this.#toTop.delete(row);
    this.#toMove.set(row, to);
  }

  #move(row: ConversationEntry, to: MoveTarget): void {
    if (this.#waits) {
      this.#delay(row, to);
      return;
    }
    const section = this.#section(row);
    const target = () => (to === 'top' ? this.#startOf(section) : this.#indexFor(row, ...to));
    if (this.#isIn(row)) {
      const index = target();
      if (index < 0 || this.order.at(index) === row) return;
      this.#changes.moves.push({ row, above: aboveOf(this.order, row), to });
      this.order.moveTo(row, index);
    } else {
      // A hold cannot move a row back into another section.
      if (row.block) this.#changes.moves.length = 0;
      else this.#changes.moves.push({ row, above: undefined, to });
      this.#detach(row);
      this.#insert(row, target(), section);
    }
    this.#changes.jumped.add(row);
    this.#changes.order = true;
  }
}

/** Returns the rows of an order, without headings. */
function* rowsOf(order: Iterable<ConversationItem>): IterableIterator<ConversationEntry> {
  for (const each of order) if (!each.isHeader) yield each;
}

/** Returns the entry above another; null above the first one, undefined for one that is not in the order. */
function aboveOf(
  { blocks }: BlockOrder<ConversationItem>,
  row: ConversationEntry,
): ConversationItem | null | undefined {
  const { block } = row;
  if (!block) return undefined;
  const above =
    block.entries[block.entries.indexOf(row) - 1] ?? blocks[blocks.indexOf(block) - 1]?.entries.at(-1);
  return (above as ConversationItem | undefined) ?? null;
}
