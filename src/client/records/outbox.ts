import type { Kit } from '../../sdk/index.ts';
import { RecentMap } from '../../utils/recent-map.ts';
import { reportFault } from '../boundary/error-collector.ts';
import {
  claim,
  findUnsent,
  isOwn,
  messageId,
  muidOf,
  parentId,
  receiverOf,
  sentAt,
} from '../boundary/messages.ts';
import { type Peer, peerKey } from '../boundary/peer-map.ts';
import { peerOfReceiver } from '../boundary/peers.ts';

/** The minimum number of remembered messages by muid and id, so that late reports find their entry. */
const CAPACITY = 1000;
/** The maximum difference between the user's clock and the server's, in seconds. */
const LEEWAY = 300;

/** A message of the signed-in user without a confirmed id: it is being sent, or has failed. */
export class OutboxEntry {
  /** The object that is being sent; after the send, the SDK's answer. */
  message: Kit.Message;
  /** The user or group it goes to. */
  readonly receiver: Peer;
  /** The key of the receiver, from `peerKey`. */
  readonly peer: string;
  /** The id of the message whose thread it belongs to; '' outside threads. */
  readonly parentId: string;
  /** When it was written, in seconds by the user's clock. */
  readonly at: number;
  status: 'inprogress' | 'error' = 'inprogress';
  /** Why it failed. */
  cause: Kit.Exception | null = null;
  /** Whether it has failed and will be resent at the next connection. */
  isWaiting = false;
  /** Whether it was sent. Without an id in the answer, the entry stays until another copy has the id. */
  isSent = false;
  /** Whether a newer message follows it: conversation lists no longer preview it if it failed. */
  isOvertaken = false;
  /** The position among all sends; conversation lists preview the latest. */
  sequence = 0;
  /** When sending began, on the log's clock. */
  tick = 0;
  /** The sent part of its file, from 0 to 1; null if unknown. Reactive. */
  progress: () => number | null = () => null;

  /**
   * @param at - when it was written, in seconds.
   * @throws Kit.Exception if it has no receiver
   */
  constructor(message: Kit.Message, at: number) {
    claim(message, at);
    this.message = message;
    this.receiver = peerOfReceiver(message);
    this.peer = peerKey(this.receiver);
    this.parentId = parentId(message);
    this.at = at;
  }

  get isFailed(): boolean {
    return this.status === 'error';
  }
}

/** The state of sending a message. */
export interface SendState {
  readonly message: Kit.Message;
  readonly status: OutboxEntry['status'];
  /** With 'error', why it failed. */
  readonly cause?: Kit.Exception | null;
  /** With 'error', whether it will be resent at the next connection. */
  readonly isWaiting?: boolean | undefined;
}

/** A report about sending a message. */
export interface SendReport extends Omit<SendState, 'status'> {
  readonly status: SendState['status'] | 'success';
  /** With 'success', the object that was sent. */
  readonly unsent?: Kit.Message | undefined;
}

/** A list or chat that shows outbox entries. */
export interface OutboxSubscriber {
  /** Called when a message is being sent or resent, has failed, or was removed unsent. */
  changed(entry: OutboxEntry): void;
  /** Called with a sent message, and with its entry if it was in the outbox. */
  sent(message: Kit.Message, entry: OutboxEntry | undefined): void;
  /** Called with errors of messages that the app reports. */
  onError?(cause: unknown): void;
}

/**
 * The signed-in user's messages that are being sent or have failed. Conversation lists preview them, chats show them.
 * A sent message may arrive as an event, in a page, as a last message and as the answer, in any order: only `settle`
 * finds its entry.
 */
export class Outbox {
  readonly #uid: () => string | null;
  readonly #now: () => number;
  #entries: readonly OutboxEntry[] = [];
  #byObject = new WeakMap<Kit.Message, OutboxEntry>();
  readonly #byMuid = new RecentMap<string, OutboxEntry>(CAPACITY);
  /** The entries of sent messages, by id. */
  readonly #byId = new RecentMap<string, OutboxEntry | undefined>(CAPACITY);
  /** Entries found to be sent, until subscribers are notified. */
  readonly #found = new Set<OutboxEntry>();
  readonly #subscribers = new Set<OutboxSubscriber>();
  #turns = 0;

  /**
   * @param uid - returns the uid of the signed-in user.
   * @param now - returns the time of the user's clock, in seconds.
   */
  constructor(uid: () => string | null, now = () => Date.now() / 1000) {
    this.#uid = uid;
    this.#now = now;
  }

  get isEmpty(): boolean {
    return this.#entries.length === 0;
  }

  /** Returns the entries of a chat, or of a thread in it, in the order they were written. */
  of(peer: string, parent = ''): readonly OutboxEntry[] {
    return this.#entries.filter((each) => each.peer === peer && each.parentId === parent);
  }

  /** Returns the entry that holds an object. */
  find(message: Kit.Message): OutboxEntry | undefined {
    return this.#entries.find((each) => each.message === message);
  }

  has(entry: OutboxEntry): boolean {
    return this.#entries.includes(entry);
  }

  /** Returns the entry that a conversation previews: the latest, unless it failed and newer messages followed. */
  last(peer: Peer): OutboxEntry | null {
    let last: OutboxEntry | null = null;
    for (const each of this.isEmpty ? [] : this.of(peerKey(peer))) {
      if (each.isSent || (each.isFailed && each.isOvertaken)) continue;
      if (!last || each.sequence > last.sequence) last = each;
    }
    return last;
  }

  /** Marks failed messages of a conversation, or those before a turn, as superseded: lists no longer preview them. */
  overtake(peer: Peer, turn = Number.POSITIVE_INFINITY): void {
    for (const each of this.isEmpty ? [] : this.of(peerKey(peer)))
      if (each.isFailed && each.sequence < turn) each.isOvertaken = true;
  }

  subscribe(subscriber: OutboxSubscriber): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  /**
   * Applies a report about a send, and notifies subscribers.
   * @returns whether anything changed.
   */
  report({ message, status, unsent = message, cause, isWaiting }: SendReport): boolean {
    const now = this.#now();
    const at = Math.min(sentAt(message) || now, now);
    claim(message, at);
    if (status === 'success') return this.#answer(message, unsent);
    const entry = this.#begun(message, status) ?? new OutboxEntry(message, at);
    return this.update(entry, { message, status, cause: cause ?? null, isWaiting });
  }

  /**
   * Sets the state of an entry, and notifies subscribers.
   * @returns whether anything changed.
   */
  update(entry: OutboxEntry, { message, status, cause = null, isWaiting = false }: SendState): boolean {
    const isHere = this.has(entry);
    // An event or a page may have shown that it was sent.
    if (entry.isSent || (isHere && entry.message === message && entry.status === status)) return false;
    Object.assign(entry, { message, status, cause, isWaiting });
    if (!isHere || status === 'inprogress') {
      entry.sequence = ++this.#turns;
      entry.isOvertaken = false;
    }
    this.add(entry);
    this.notifyChanged(entry);
    return true;
  }

  /** Returns the entry for a message about to be sent: that of a failed message with the same content, or a new one. */
  open(message: Kit.Message, at: number): OutboxEntry {
    const known = this.#begun(message, 'inprogress');
    return known && !known.isSent ? known : new OutboxEntry(message, at);
  }

  /** Adds an entry, or updates the object that it sends. */
  add(entry: OutboxEntry): void {
    this.#note(entry, entry.message);
    if (!this.has(entry)) this.#entries = [...this.#entries, entry];
  }

  /**
   * Finds and removes the entry of a sent message: by object, else by muid, else by id if it was found before, else by
   * content, unless the message is older than the entry.
   * @param unsent - the object that was sent, if the message is the answer to a send: its text may differ.
   */
  settle(message: Kit.Message, unsent?: Kit.Message): OutboxEntry | undefined {
    const entry = this.#match(message, unsent);
    const id = messageId(message);
    if (!entry || id === '' || !this.has(entry)) return entry;
    this.#markSent(entry);
    this.#note(entry, message);
    this.#byId.set(id, entry);
    this.#remove(entry);
    if (unsent) return entry;
    // Followers are notified after the change that found it.
    this.#found.add(entry);
    void Promise.resolve().then(() => {
      if (this.#found.delete(entry)) this.#notifySent(message, entry);
    });
    return entry;
  }

  /** Removes a message that will not be sent. */
  discard(message: Kit.Message): void {
    const entry = this.find(message);
    if (!entry) return;
    this.#remove(entry);
    this.notifyChanged(entry);
  }

  /** Notifies subscribers of a change that no report has caused. */
  notifyChanged(entry: OutboxEntry): void {
    for (const subscriber of [...this.#subscribers]) subscriber.changed(entry);
  }

  /** Reports an error to all subscribers; returns whether any of them handles it. */
  fail(cause: unknown): boolean {
    const handlers = new Set([...this.#subscribers].flatMap(({ onError }) => onError ?? []));
    for (const onError of handlers) onError(cause);
    return handlers.size > 0;
  }

  /** Clears everything for another user. */
  clear(): void {
    this.#entries = [];
    this.#byObject = new WeakMap();
    this.#byMuid.clear();
    this.#byId.clear();
    this.#found.clear();
  }

  #answer(message: Kit.Message, unsent: Kit.Message): boolean {
    const id = messageId(message);
    const before = this.#byId.get(id);
    const isKnown = this.#byId.has(id);
    const entry = this.settle(message, unsent);
    let isNews = !isKnown || before !== entry;
    if (id === '') {
      reportFault(message, 'The answer to a send has no id: getId() returns none.');
      isNews = !entry?.isSent;
      if (entry) this.#markSent(entry);
    } else if (!entry) this.#byId.set(id, undefined);
    if (entry && this.#found.delete(entry)) isNews = true;
    this.#notifySent(message, entry);
    return isNews;
  }

  #notifySent(message: Kit.Message, entry: OutboxEntry | undefined): void {
    for (const subscriber of [...this.#subscribers]) subscriber.sent(message, entry);
    // Drop the sent object: it may hold a large file.
    if (entry && !this.has(entry)) entry.message = message;
  }

  /** Marks an entry as sent, and failed messages started earlier as followed by it. */
  #markSent(entry: OutboxEntry): void {
    entry.isSent = true;
    if (entry.parentId === '') this.overtake(entry.receiver, entry.sequence);
  }

  #remove(entry: OutboxEntry): void {
    this.#entries = this.#entries.filter((each) => each !== entry);
  }

  /** Returns the entry of a message that is being resent, or that failed. */
  #begun(message: Kit.Message, status: OutboxEntry['status']): OutboxEntry | undefined {
    const before = status === 'error' ? 'inprogress' : 'error';
    return (
      this.#noted(message) ??
      findUnsent(
        this.#alike(message).filter((each) => each.status === before && !each.isSent),
        message,
      )
    );
  }

  #match(message: Kit.Message, unsent?: Kit.Message): OutboxEntry | undefined {
    if (!unsent && !isOwn(message, this.#uid())) return undefined;
    const noted = (unsent && this.#noted(unsent)) ?? this.#noted(message);
    if (noted && this.has(noted)) return noted;
    const id = messageId(message);
    if (noted || this.isEmpty || this.#byId.has(id)) return this.#byId.get(id);
    const at = sentAt(message);
    const alike = this.#alike(message);
    if (unsent) return findUnsent(alike, message, (each) => !each.isFailed);
    return findUnsent(
      alike.filter((each) => at >= each.at - LEEWAY),
      message,
    );
  }

  /** Returns the entries of the same chat or thread. */
  #alike(message: Kit.Message): readonly OutboxEntry[] {
    return this.isEmpty ? [] : this.of(peerKey(receiverOf(message)), parentId(message));
  }

  #note(entry: OutboxEntry, message: Kit.Message): void {
    this.#byObject.set(message, entry);
    const muid = muidOf(message);
    if (muid) this.#byMuid.set(muid, entry);
  }

  #noted(message: Kit.Message): OutboxEntry | undefined {
    return this.#byObject.get(message) ?? this.#byMuid.get(muidOf(message));
  }
}
