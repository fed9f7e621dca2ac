import type { ConversationEntry, ConversationRecord } from '../client/records/conversation-record.ts';
import type { RecordRows } from '../client/records/conversation-records.ts';
import { UnconfirmedRows } from '../list/pages/unconfirmed-rows.ts';
import { BlockOrder } from '../order/block-order.ts';
import type { ChangeSet } from '../order/change-set.ts';
import type { Kit } from '../sdk/index.ts';
import { placeOf, RowList } from './row-list.ts';

/** The target of a move: the index of a message (see `placeOf`), or the top. */
export type MoveTarget = [message: Kit.Message | null, mayFall: boolean] | 'top';

/**
 * The ordered rows of a conversation list, pinned ones first. A filter hides some, and a hold delays moves. Archived rows
 * are hidden unless a filter shows them.
 */
export class ConversationRows implements RecordRows {
  /** The visible rows. */
  readonly order = new BlockOrder<ConversationEntry>();
  readonly #changes: ChangeSet<ConversationEntry, MoveTarget>;
  readonly #isLeaving: (record: ConversationRecord) => boolean;
  /** The visible rows that are above all others, because they are pinned. */
  readonly #pinned = new Set<ConversationEntry>();
  #filter: ((row: ConversationEntry) => boolean) | null = null;
  /** All rows, while some may be hidden. */
  #unfiltered: RowList | null = null;
  readonly #leftovers = new UnconfirmedRows<ConversationEntry>();
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
   */
  constructor(
    changes: ChangeSet<ConversationEntry, MoveTarget>,
    isLeaving: (record: ConversationRecord) => boolean = () => false,
  ) {
    this.#changes = changes;
    this.#isLeaving = isLeaving;
  }

  /** Whether the SDK or the app has pinned a conversation, so that it belongs above all others. */
  isPinned(record: ConversationRecord): boolean {
    return record.marks.pinned > 0 || this.isPinnedByApp(record);
  }

  /** Whether a row is in the list, waits to enter, or is filtered out. */
  has(row: ConversationEntry): boolean {
    return row.block !== null || this.#isWaiting(row) || Boolean(this.#unfiltered?.has(row));
  }

  /** Whether the release will move or add a row. */
  #isWaiting(row: ConversationEntry): boolean {
    return this.#toTop.has(row) || this.#toMove.has(row);
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
    for (const [row, place] of this.#toMove) rows.moveByTime(row, ...place, this.#peersOf(row));
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
      const visible = added.filter((row) => this.#passes(row));
      if (visible.length < added.length) this.#keepHidden();
      for (const row of added) this.#unfiltered?.append(row);
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
    const { rows, gone } = this.#leftovers.paged(
      this.all().filter((row) => !unpaged.has(row)),
      page,
    );
    this.#put(rows);
    for (const row of unpaged) if (!page.has(row)) this.moveByTime(row, row.record.lastSentMessage);
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
    this.#toMove.clear();
    const visible = rows.filter((row) => this.#passes(row));
    this.#unfiltered = this.#filter || visible.length < rows.length ? new RowList(rows) : null;
    this.order.clear();
    this.#pinned.clear();
    this.#appendRows(visible);
    this.#changes.moves.length = 0;
    this.#changes.order = true;
  }

  remove(row: ConversationEntry): void {
    this.confirm(row);
    this.#toTop.delete(row);
    this.#toMove.delete(row);
    this.#unfiltered?.delete(row);
    this.#hide(row);
  }

  /** Moves, hides or shows a row whose conversation has changed, if it now belongs elsewhere. */
  refresh(row: ConversationEntry): void {
    if (!this.has(row)) return;
    const passes = this.#passes(row);
    if (!passes) {
      if (!row.block && !this.#isWaiting(row)) return;
      this.#keepHidden();
      this.#toTop.delete(row);
      this.#toMove.delete(row);
      this.#hide(row);
    } else if (!row.block || this.#pinned.has(row) !== this.isPinned(row.record)) {
      if (this.#isWaiting(row) && !this.#isForced) return;
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

  /** Keeps a list of all rows from now on, because some are hidden. */
  #keepHidden(): void {
    this.#unfiltered ??= new RowList(this.all());
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
  moveByTime(row: ConversationEntry, message: Kit.Message | null, mayFall = false): void {
    const isNew = !this.has(row);
    this.confirm(row);
    this.#unfiltered?.moveByTime(row, message, mayFall, this.#peersOf(row));
    if (this.#passes(row)) this.#move(row, [message, mayFall]);
    if (isNew && this.#isAtEnd(row)) this.#unpaged.add(row);
  }

  /** Shows only rows that pass the filter; null shows all loaded rows in order, except archived ones. */
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
      if (above === undefined) {
        this.#detach(row);
        continue;
      }
      this.order.remove(row);
      this.order.insert(row, above ? this.order.indexOf(above) + 1 : 0);
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
    let pinned = 0;
    let others = this.#pinned.size;
    const top = [...this.#toTop].reverse().filter((row) => {
      const index = this.isPinned(row.record) ? pinned++ : others++;
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
    const rows = this.#unfiltered || this.#isHeld ? this.all() : this.order;
    const isLoose = (each: ConversationEntry) => this.#unpaged.has(each) || this.#leftovers.has(each);
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
    return this.#filter ? this.#filter(row) : record.marks.archived === 0;
  }

  /** Returns the index of the first pinned row, or of the first other one. */
  #startOf(pinned: boolean): number {
    return pinned ? 0 : this.#pinned.size;
  }

  /** Whether a row is visible, and where it belongs: among the pinned ones, or below them. */
  #isIn(row: ConversationEntry): boolean {
    return row.block !== null && this.#pinned.has(row) === this.isPinned(row.record);
  }

  /** Returns the index of a row with a message among its peers, see `placeOf`. */
  #indexFor(row: ConversationEntry, message: Kit.Message | null, mayFall: boolean): number {
    const pinned = this.isPinned(row.record);
    const isIn = this.#isIn(row);
    const others = (pinned ? this.#pinned.size : this.order.length - this.#pinned.size) - Number(isIn);
    if (others === 0) return isIn && !mayFall ? -1 : this.#startOf(pinned);
    return placeOf(this.order, row, message, mayFall, this.#peersOf(row));
  }

  /** Appends visible rows: pinned ones below the pinned ones, others at the end. */
  #appendRows(rows: readonly ConversationEntry[]): void {
    for (const row of rows) if (this.isPinned(row.record)) this.#insert(row, this.#pinned.size, true);
    this.order.append(rows.filter((row) => !this.isPinned(row.record)));
  }

  /** Inserts a row at an index of the order, among the pinned ones or below them. */
  #insert(row: ConversationEntry, index: number, pinned: boolean): void {
    this.order.insert(row, index);
    if (pinned) this.#pinned.add(row);
  }

  /** Takes a row out of the order. */
  #detach(row: ConversationEntry): void {
    this.order.remove(row);
    this.#pinned.delete(row);
  }

  /** Returns whether rows are pinned as another one is, or unpinned as it is. */
  #peersOf(row: ConversationEntry): (each: ConversationEntry) => boolean {
    const pinned = this.isPinned(row.record);
    return (each) => this.isPinned(each.record) === pinned;
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
    const pinned = this.isPinned(row.record);
    const isIn = this.#isIn(row);
    const target = () => (to === 'top' ? this.#startOf(pinned) : this.#indexFor(row, ...to));
    if (isIn) {
      const index = target();
      if (index < 0 || this.order.at(index) === row) return;
      this.#changes.moves.push({ row, above: aboveOf(this.order, row), to });
      this.order.moveTo(row, index);
    } else {
      // A hold cannot move a row back that was pinned or unpinned.
      if (row.block) this.#changes.moves.length = 0;
      else this.#changes.moves.push({ row, above: undefined, to });
      this.#detach(row);
      this.#insert(row, target(), pinned);
    }
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
