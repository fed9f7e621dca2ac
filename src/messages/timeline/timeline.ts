import { forEachItem } from '../../client/boundary/error-collector.ts';
import { isDeleted, isOwn, messageId, revisedAt, sentAt } from '../../client/boundary/messages.ts';
import type { ReactionChange } from '../../client/boundary/reactions.ts';
import { RECEIPT, type Receipt } from '../../client/boundary/receipts.ts';
import { FetchLog, type FetchTicket, NO_PEER, UP_TO_DATE } from '../../client/records/fetch-log.ts';
import type { OutboxEntry } from '../../client/records/outbox.ts';
import { ChangeSet } from '../../order/change-set.ts';
import type { Kit } from '../../sdk/index.ts';
import { LoadedRange } from './loaded-range.ts';
import { FROM_EVENT, MessageMerger } from './message-merger.ts';
import { compareRecords, idOf, placeUndated, TimelineRecord } from './message-record.ts';

/**
 * The kind of a page: all loaded messages, more of them at the older or newer end, or changed ones, loaded or not.
 * `upToNewest` contains everything from its first message, or from the start of the chat, to the newest one, and `slice`
 * everything to its last message: loaded messages missing in it were deleted.
 */
export type PageKind = 'all' | 'older' | 'newer' | 'changed' | 'upToNewest' | 'slice';

/** Which ends of the chat are loaded. */
export interface LoadedEnds {
  readonly isAtStart?: boolean;
  readonly isAtNewest?: boolean;
}

/** The user's unanswered actions on messages. */
export interface RunningActions {
  /** When the user deleted a message, in seconds; 0 otherwise. */
  removedAt(messageId: string): number;
  /** The user's reactions to a message that are being added or removed. */
  reactionsTo(messageId: string): readonly ReactionChange[];
}

/** The part of the outbox that belongs to a chat. */
export interface ChatOutbox {
  /** The entries of this chat or thread. */
  entries(): readonly OutboxEntry[];
  /** Removes and returns the outbox entry of a message that was found to be sent. */
  settle(message: Kit.Message): OutboxEntry | undefined;
}

const NO_OUTBOX: ChatOutbox = { entries: () => [], settle: () => undefined };
const NO_ACTIONS: RunningActions = { removedAt: () => 0, reactionsTo: () => [] };

/** The effect of a received message: it is new in the list, lies before or beyond the loaded messages, or was known. */
export type Arrival = 'shown' | 'before' | 'beyond' | 'known';

/**
 * The messages of a chat: the loaded ones, then the unsent ones. Pages, events and answers are merged by id, in any
 * order.
 */
export class Timeline {
  readonly changes = new ChangeSet<TimelineRecord>();
  readonly loaded = new LoadedRange();
  /** When the newest known message was sent, by the server's clock, in seconds. */
  newestAt = 0;
  /** The ids of messages to refetch: their reactions or replies may have changed. */
  readonly toRefetch: Set<string>;
  readonly #uid: () => string | null;
  readonly #merger: MessageMerger;
  /** The messages that arrived during fetches. None is dropped, because that would leave a gap. */
  readonly #log = new FetchLog<Kit.Message>(Number.POSITIVE_INFINITY);
  readonly #outbox: ChatOutbox;
  readonly #actions: RunningActions;
  /** The records of outbox messages, also after sending. */
  readonly #sending = new WeakMap<OutboxEntry, TimelineRecord>();
  #made = 0;

  /**
   * @param uid - returns the uid of the signed-in user.
   * @param outbox - the user's unsent messages.
   * @param actions - the user's actions, which also apply to messages loaded later.
   */
  constructor(
    uid: () => string | null,
    outbox: ChatOutbox = NO_OUTBOX,
    actions: RunningActions = NO_ACTIONS,
  ) {
    this.#uid = uid;
    this.#outbox = outbox;
    this.#actions = actions;
    this.#merger = new MessageMerger(this.changes, uid);
    this.toRefetch = this.#merger.toRefetch;
  }

  /** All messages in order; unsent ones follow the newest one. */
  get all(): readonly TimelineRecord[] {
    const { records, isAtNewest } = this.loaded;
    return isAtNewest ? records.concat(this.unsent) : records;
  }

  /** The unsent messages of the chat. */
  get unsent(): readonly TimelineRecord[] {
    return this.#outbox.entries().map((entry) => this.#recordOf(entry));
  }

  /** Returns the record of a loaded message. */
  find(id: string): TimelineRecord | undefined {
    return this.loaded.find(id);
  }

  /** Begins a fetch, whose pages may lack later events. */
  begin(): FetchTicket {
    return this.#log.begin();
  }

  /** Ends a fetch, with or without an answer. */
  end(since: FetchTicket): void {
    this.#log.end(since);
  }

  /** Applies a page, oldest message first. Messages without an id are reported and skipped. */
  page(page: readonly Kit.Message[], kind: PageKind, since: FetchTicket, ends: LoadedEnds = {}): void {
    const { loaded } = this;
    const former = new Map(kind === 'all' ? loaded.records.map((record) => [record.id, record]) : []);
    const { isAtStart, isAtNewest } = loaded;
    if (kind === 'all') loaded.clear();
    Object.assign(loaded, ends);
    const fetched = new Map<string, TimelineRecord>();
    const copies: Kit.Message[] = [];
    const added: TimelineRecord[] = [];
    forEachItem(page, (message) => {
      const id = idOf(message);
      let record = fetched.get(id) ?? loaded.find(id);
      if (!record) {
        record = former.get(id) ?? this.#settle(message) ?? this.#create(message);
        if (kind === 'changed' && !loaded.covers(record)) return;
        added.push(record);
      }
      fetched.set(id, record);
      copies.push(message);
      this.#merger.merge(record, message, since, this.#log.tick());
      if (added.at(-1) === record) this.#merger.applyEarly(record, since);
      for (const change of this.#actions.reactionsTo(id))
        this.#merger.react(change, record, this.#log.tick());
    });
    placeUndated([...fetched.values()]);
    for (const { at } of added) this.newestAt = Math.max(this.newestAt, at);
    loaded.add(added);
    if (kind === 'upToNewest' || kind === 'slice')
      this.#keepFetched([...fetched.values()], since, kind === 'slice', ends.isAtStart === true);
    // Newest first: its receipt covers the others.
    for (const copy of copies.reverse()) {
      const record = fetched.get(messageId(copy));
      if (record) this.#merger.cover(record, copy, loaded.records);
    }
    // The rows at an end depend on whether it is reached: unsent messages follow the newest one.
    const isOtherEnd = isAtStart !== loaded.isAtStart || isAtNewest !== loaded.isAtNewest;
    if (added.length > 0 || kind === 'all' || isOtherEnd) this.changes.order = true;
    for (const message of this.#arrived(since)) {
      loaded.restore(former.get(messageId(message)));
      this.#insert(message);
    }
  }

  /** Applies a message from an event; `now` is in seconds. */
  receive(message: Kit.Message, now: number): Arrival {
    idOf(message);
    this.#log.record(NO_PEER, message);
    return this.#insert(message, now);
  }

  /** Applies an edited or deleted message, loaded or not. */
  revise(message: Kit.Message): void {
    this.#merger.revise(message, this.find(idOf(message)), this.#log.tick());
  }

  /** Applies the receipt of a message, loaded or not. */
  receipt(id: string, receipt: Receipt, details?: Kit.MessageReceipt): void {
    this.#merger.receipt(id, receipt, this.find(id), this.loaded.records, details);
  }

  /** Applies an added or removed reaction. */
  react(change: ReactionChange): void {
    this.#merger.react(change, this.find(change.messageId), this.#log.tick());
  }

  /** Shows a loaded message as deleted by the user, at a time in seconds; 0 brings it back. */
  remove(id: string, at: number): void {
    const record = this.find(id);
    if (!record) return;
    record.removedAt = at;
    this.changes.changed.add(record);
    this.changes.order = true;
  }

  /** Counts a reply in the thread of a message, once. */
  reply(parentId: string, id: string): void {
    this.#merger.reply(parentId, id, this.find(parentId), this.#log.tick());
  }

  /** Shows a message that is being sent or has failed; removes a discarded one. */
  send(entry: OutboxEntry): void {
    const record = this.#recordOf(entry);
    record.arrivedAt ||= Date.now() / 1000;
    this.changes.changed.add(this.#update(record, entry));
    this.changes.order = true;
  }

  /** Applies a sent message, and its entry in the outbox; `now` is in seconds. */
  sent(message: Kit.Message, now: number, entry?: OutboxEntry): void {
    const id = messageId(message);
    if (id === '') {
      // It stays below the others until an event or a page has its id.
      if (entry) this.send(entry);
      return;
    }
    const twin = this.find(id);
    const record = this.#confirm(message, entry);
    if (!record) {
      this.receive(message, now);
      return;
    }
    // An event reported it before, with another text.
    if (twin) this.#remove((each) => each === twin);
    this.#log.record(NO_PEER, message);
    this.#arrive(record, message, now);
    if (twin) this.#merger.inherit(record, twin);
  }

  /** Unloads messages that were sent after a time in seconds, because there is a gap before them. */
  cut(seconds: number): void {
    this.#remove(({ at }) => at > seconds);
    this.loaded.isAtNewest = false;
    this.changes.order = true;
  }

  /** Beyond 600 loaded messages, unloads those farthest from the rendered ones; if `end` is given, only there. */
  trim(first: TimelineRecord, last: TimelineRecord, hasNewer: boolean, end?: 'older' | 'newer'): void {
    if (this.loaded.trim(first, last, hasNewer, end)) this.changes.order = true;
  }

  /**
   * Keeps a number of messages around a record, or at the newest end, and unloads all others; returns whether any are
   * left.
   */
  keepAround(record: TimelineRecord | undefined, count: number, hasNewer: boolean): boolean {
    this.loaded.keepAround(record, count, hasNewer);
    this.changes.order = true;
    return !record || this.loaded.find(record.id) === record;
  }

  /** Recomputes which messages are the signed-in user's own. */
  identify(): void {
    for (const record of this.loaded.records) {
      const isMine = isOwn(record.message, this.#uid());
      if (isMine === record.isOwn) continue;
      record.isOwn = isMine;
      this.#merger.cover(record, record.message, this.loaded.records);
      this.changes.changed.add(record);
      this.changes.order = true;
    }
  }

  /** Clears everything for another user or chat. */
  reset(): void {
    this.loaded.clear();
    this.#merger.clear();
    this.#log.clear();
    this.newestAt = 0;
    this.changes.order = true;
  }

  /** Returns the messages that arrived since a fetch began. */
  #arrived(since: FetchTicket): Kit.Message[] {
    return this.#log.since(NO_PEER, since).map(({ operation }) => operation);
  }

  #create(message: Kit.Message): TimelineRecord {
    const record = new TimelineRecord(`id ${messageId(message)}`, message);
    record.isOwn = isOwn(message, this.#uid());
    const removedAt = this.#actions.removedAt(record.id);
    if (!isDeleted(message) && revisedAt(message) <= removedAt) record.removedAt = removedAt;
    return record;
  }

  /** Returns the unsent record of a message that was found to be sent. */
  #settle(message: Kit.Message): TimelineRecord | undefined {
    return this.#confirm(message, this.#outbox.settle(message));
  }

  /** Turns the record of an entry into that of the sent message, once. */
  #confirm(message: Kit.Message, entry: OutboxEntry | undefined): TimelineRecord | undefined {
    const record = entry && this.#sending.get(entry);
    if (record?.id !== '') return undefined;
    this.#update(record, entry as OutboxEntry);
    record.message = message;
    record.id = messageId(message);
    record.at = sentAt(message) || record.at;
    this.changes.changed.add(record);
    this.changes.order = true;
    return record;
  }

  /** Returns the record of an outbox entry; the record and its row stay the same once the message is sent. */
  #recordOf(entry: OutboxEntry): TimelineRecord {
    const known = this.#sending.get(entry);
    if (known) return known;
    const at = Math.max(this.newestAt, entry.at);
    const record = new TimelineRecord(`new ${++this.#made}`, entry.message, at);
    record.isOwn = true;
    this.#sending.set(entry, record);
    return this.#update(record, entry);
  }

  #update(record: TimelineRecord, { message, cause, isFailed, isSent }: OutboxEntry): TimelineRecord {
    const state = isSent ? 'sent' : isFailed ? 'failed' : 'pending';
    const receipt = isSent ? RECEIPT.SENT : isFailed ? RECEIPT.ERROR : RECEIPT.PENDING;
    return Object.assign(record, { message, cause: isSent ? null : cause, state, receipt });
  }

  #insert(message: Kit.Message, now = 0): Arrival {
    const known = this.find(messageId(message));
    if (!known) return this.#arrive(this.#settle(message) ?? this.#create(message), message, now);
    this.#merger.merge(known, message, FROM_EVENT);
    this.#merger.cover(known, message, this.loaded.records);
    return 'known';
  }

  /** Inserts the record of a message that arrived. */
  #arrive(record: TimelineRecord, message: Kit.Message, now: number): Arrival {
    record.arrivedAt ||= now;
    if (record.at <= 0) record.at = Math.max(now, this.newestAt);
    else this.newestAt = Math.max(this.newestAt, record.at);
    if (!this.loaded.covers(record)) return this.loaded.isBeyond(record) ? 'beyond' : 'before';
    this.loaded.insert(record);
    this.changes.order = true;
    this.#merger.merge(record, message, UP_TO_DATE);
    this.#merger.cover(record, message, this.loaded.records);
    this.#merger.applyEarly(record, FROM_EVENT);
    return 'shown';
  }

  /**
   * Removes loaded messages missing in a fetch that contains everything from its first message, or from the start of
   * the chat, up to the newest or to its last message.
   */
  #keepFetched(
    fetched: readonly TimelineRecord[],
    since: FetchTicket,
    isSlice: boolean,
    isFromStart: boolean,
  ): void {
    const [first] = fetched;
    const last = isSlice ? fetched.at(-1) : undefined;
    const known = new Set(fetched.map(({ id }) => id).concat(this.#arrived(since).map(messageId)));
    const isAfter = (each: TimelineRecord) => !first || isFromStart || compareRecords(each, first) > 0;
    const isBefore = (each: TimelineRecord) => !last || compareRecords(each, last) < 0;
    this.#remove((each) => !known.has(each.id) && isAfter(each) && isBefore(each));
  }

  #remove(isGone: (record: TimelineRecord) => boolean): void {
    if (this.loaded.remove(isGone)) this.changes.order = true;
  }
}
