import type { Kit } from '../../sdk/index.ts';
import { MessageUpdates } from '../messages/message-updates.ts';
import { claim, isOwn, messageId, revisedAt, sentAt } from '../messages/messages.ts';
import { RECEIPT, type Receipt, receiptOf } from '../messages/receipts.ts';
import { createException } from '../objects/exception.ts';
import { forEachItem, numberOf } from '../objects/read.ts';
import { ChangeSet } from '../order/change-set.ts';
import { compareRecords, MessageRecord } from './message-record.ts';
import { hasSameReactions, reactionsOf } from './reactions.ts';
import { UnsentRecords } from './unsent-records.ts';

/** The start of a fetch, by the timeline's clock. */
export type Checkpoint = number;

/** Where a page belongs: it replaces all, or continues the loaded run at one end. */
export type PageSide = 'all' | 'older' | 'newer';

/** What a received message did: it is new in the run, is newer than the run, or changed nothing. */
export type Arrival = 'shown' | 'beyond' | 'known';

/**
 * The loaded messages of a chat: one piece of its timeline without holes, sorted by the time they were sent,
 * then by id; unsent messages come last. Pages, events and answers are merged by id.
 */
export class Timeline {
  readonly changes = new ChangeSet<MessageRecord>();
  readonly unsent = new UnsentRecords();
  /** Whether the run reaches the first message of the chat, or the newest one. */
  isAtStart = false;
  isAtNewest = false;
  readonly #uid: () => string | null;
  readonly #updates = new MessageUpdates();
  #records: MessageRecord[] = [];
  #byId = new Map<string, MessageRecord>();
  #clock = 0;
  /** The number of open fetches, and the messages that arrived meanwhile, which their pages may lack. */
  #fetches = 0;
  #arrived: { readonly message: Kit.Message; readonly at: Checkpoint }[] = [];

  /** @param uid - returns the uid of the signed-in user. */
  constructor(uid: () => string | null) {
    this.#uid = uid;
  }

  /** The sent messages in order. */
  get records(): readonly MessageRecord[] {
    return this.#records;
  }

  /** Returns the record of a loaded message. */
  find(id: string): MessageRecord | undefined {
    return this.#byId.get(id);
  }

  /** Starts a fetch, whose pages may lack what happens from now on. */
  begin(): Checkpoint {
    this.#fetches++;
    return ++this.#clock;
  }

  /** Ends a fetch, with or without an answer. */
  end(): void {
    if (--this.#fetches === 0) this.#arrived = [];
  }

  /** Takes a page. */
  page(page: readonly Kit.Message[], side: PageSide, since: Checkpoint): void {
    const known = this.#byId;
    if (side === 'all') {
      this.#records = [];
      this.#byId = new Map();
    }
    let at = 0;
    const undated: MessageRecord[] = [];
    forEachItem(page, (message) => {
      const id = idOf(message);
      if (this.#byId.has(id)) {
        this.#merge(this.#byId.get(id) as MessageRecord, message, since);
        return;
      }
      const record = known.get(id) ?? this.#settle(message, false) ?? this.#create(message);
      this.#merge(record, message, since);
      // A message without a time stays beside its neighbours.
      if (record.at > 0) at = record.at;
      else if (at > 0) record.at = at;
      else undated.push(record);
      this.#byId.set(id, record);
      this.#records.push(record);
    });
    if (undated.length > 0) {
      const first = this.#records.find((each) => each.at > 0)?.at ?? 0;
      for (const each of undated) each.at = first;
    }
    this.#records.sort(compareRecords);
    this.changes.order = true;
    this.#spreadReceipts();
    for (const { message, at: arrivedAt } of this.#arrived) if (arrivedAt > since) this.#place(message);
  }

  /** Takes a message that an event reports; `now` is in seconds. */
  receive(message: Kit.Message, now: number): Arrival {
    idOf(message);
    if (this.#fetches > 0) this.#arrived.push({ message, at: ++this.#clock });
    return this.#place(message, now);
  }

  /** Takes an edited or deleted message. */
  revise(message: Kit.Message): void {
    const record = this.#byId.get(idOf(message));
    this.#updates.revise(message, record?.message ?? null);
    if (record) this.#renew(record);
  }

  #place(message: Kit.Message, now = 0): Arrival {
    const id = messageId(message);
    const known = this.#byId.get(id);
    if (known) {
      this.#merge(known, message, 0);
      return 'known';
    }
    const record = this.#settle(message, false) ?? this.#create(message);
    if (!record.at) record.at = Math.max(now, this.#records.at(-1)?.at ?? 0);
    this.#merge(record, message, 0);
    if (!this.#covers(record)) return 'beyond';
    this.#insert(record);
    return 'shown';
  }

  /** Handles a report of the app about sending. */
  sent(
    message: Kit.Message,
    status: 'inprogress' | 'success' | 'error',
    now: number,
    cause: Kit.Exception | null = null,
  ): void {
    claim(message);
    if (status === 'success') {
      this.#answer(message, now);
      return;
    }
    const newest = this.#records.at(-1)?.at ?? 0;
    const known = this.unsent.find(message);
    if (known?.state === 'sent') return;
    const record = known ?? this.unsent.add(message, Math.max(now, newest));
    record.message = message;
    this.unsent.note(record, message);
    record.state = status === 'error' ? 'failed' : 'pending';
    record.cause = status === 'error' ? cause : null;
    record.receipt = status === 'error' ? RECEIPT.ERROR : RECEIPT.SENT;
    if (known) this.changes.changed.add(record);
    else this.changes.order = true;
  }

  /** Removes a message that was never sent. */
  discard(record: MessageRecord): void {
    this.unsent.delete(record);
    this.changes.order = true;
  }

  /** Clears everything for another user or chat. */
  reset(): void {
    this.#records = [];
    this.#byId = new Map();
    this.#updates.clear();
    this.unsent.clear();
    this.#arrived = [];
    this.isAtStart = this.isAtNewest = false;
    this.changes.forgetWithheld();
    this.changes.order = true;
  }

  /** Handles the SDK's answer to a send. */
  #answer(message: Kit.Message, now: number): void {
    const id = idOf(message);
    const twin = this.#byId.get(id);
    const record = this.#settle(message, true);
    if (!record) {
      this.receive(message, now);
      return;
    }
    // An event told of it before, with a text that differs.
    if (twin && twin !== record) this.#records = this.#records.filter((each) => each !== twin);
    if (!record.at) record.at = now;
    this.#merge(record, message, 0);
    if (this.#covers(record)) this.#insert(record);
  }

  /** Returns the unsent record of a message that was sent, which it no longer is. */
  #settle(message: Kit.Message, isAnswer: boolean): MessageRecord | undefined {
    if (!isAnswer && !isOwn(message, this.#uid())) return undefined;
    const record = this.unsent.match(message, isAnswer);
    if (!record) return undefined;
    this.unsent.delete(record);
    this.unsent.note(record, message);
    record.message = message;
    record.id = messageId(message);
    record.at = sentAt(message) || record.at;
    record.state = 'sent';
    record.cause = null;
    record.receipt = RECEIPT.SENT;
    this.changes.changed.add(record);
    this.changes.order = true;
    return record;
  }

  #create(message: Kit.Message): MessageRecord {
    const record = new MessageRecord(`id ${messageId(message)}`, message);
    record.isOwn = isOwn(message, this.#uid());
    return record;
  }

  /** Whether a message lies within the run, or continues it at an end that it reaches. */
  #covers(record: MessageRecord): boolean {
    const first = this.#records[0];
    const last = this.#records.at(-1);
    if (!first || !last || compareRecords(record, last) > 0) return this.isAtNewest;
    return this.isAtStart || compareRecords(record, first) > 0;
  }

  #insert(record: MessageRecord): void {
    let index = this.#records.length;
    while (index > 0 && compareRecords(this.#records[index - 1] as MessageRecord, record) > 0) index--;
    this.#records.splice(index, 0, record);
    this.#byId.set(record.id, record);
    this.changes.order = true;
  }

  /** Takes a copy of a record's message, which may be older than what events told since its fetch began. */
  #merge(record: MessageRecord, copy: Kit.Message, since: Checkpoint): void {
    if (revisedAt(copy) > revisedAt(record.message)) record.message = copy;
    this.#renew(record);
    if (record.changedAt <= since) {
      const reactions = reactionsOf(copy);
      if (reactions && !hasSameReactions(reactions, record.reactions)) {
        record.reactions = reactions;
        this.changes.changed.add(record);
      }
      record.replyCount = numberOf(copy, 'getReplyCount');
    }
    if (record.isOwn) this.#advance(record, receiptOf(copy, this.#uid()));
    this.#advance(record, this.#updates.receipt(copy));
  }

  #renew(record: MessageRecord): void {
    const newest = this.#updates.newest(record.message);
    if (newest === record.message) return;
    record.message = newest;
    this.changes.changed.add(record);
  }

  #advance(record: MessageRecord, receipt: Receipt): boolean {
    if (!record.isOwn || receipt <= record.receipt) return false;
    record.receipt = receipt;
    this.changes.note(record, 'receipt');
    return true;
  }

  /** A read message means that one's own messages before it were read, too. */
  #spreadReceipts(): void {
    let furthest: Receipt = RECEIPT.NONE;
    for (let at = this.#records.length - 1; at >= 0; at--) {
      const record = this.#records[at] as MessageRecord;
      if (!record.isOwn) continue;
      if (record.receipt > furthest) furthest = record.receipt;
      else this.#advance(record, furthest);
    }
  }
}

/**
 * Returns the id of a message that was sent.
 * @throws Kit.Exception without one
 */
function idOf(message: Kit.Message): string {
  const id = messageId(message);
  if (id === '') throw createException('ERR_BAD_OBJECT', 'A message has no id: getId() returns none.');
  return id;
}
