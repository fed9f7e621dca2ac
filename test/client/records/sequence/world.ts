import { expect } from 'vitest';
import { isNewer, isOwn, reaches, revisedAt } from '../../../../src/client/boundary/messages.ts';
import type { Peer } from '../../../../src/client/boundary/peer-map.ts';
import { RECEIPT } from '../../../../src/client/boundary/receipts.ts';
import type {
  ConversationEntry,
  ConversationRecord,
} from '../../../../src/client/records/conversation-record.ts';
import { ConversationRecords } from '../../../../src/client/records/conversation-records.ts';
import { ConversationReducer } from '../../../../src/client/records/conversation-reducer.ts';
import type { PeerFetchTicket } from '../../../../src/client/records/fetch-log.ts';
import { Outbox } from '../../../../src/client/records/outbox.ts';
import { ConversationStore } from '../../../../src/conversations/conversation-store.ts';
import type { Kit } from '../../../../src/sdk/index.ts';
import { group, ME, message, receipt, user } from '../../../support/fakes.ts';
import type { Random } from '../../../support/seeded-random.ts';
import { sendsOf } from '../../../support/sends.ts';
import { Expected } from './expected.ts';
import { isGroup, type Said, Server } from './server.ts';

export const USERS = ['u0', 'u1', 'u2', 'u3', 'u4', 'u5'];
export const GROUPS = ['g0', 'g1', 'g2'];
const PEERS = [...USERS, ...GROUPS];
const PAGE = 3;

const isForeign = (said: Said) => said.from !== ME && !said.isAction;
const peerOf = (id: string): Peer => ({ isGroup: isGroup(id), id });

/** An event on its way to the list. */
interface Event {
  id: string;
  /** Whether it may arrive before earlier ones. */
  mayOvertake: boolean;
  /** Whether it is the answer of a call, which arrives although the connection was lost. */
  isAnswer: boolean;
  arrive: () => void;
}

/** A request to the server: sent, processed, answered. */
interface Pending {
  look: () => void;
  answer: () => void;
  /** Called without an answer. */
  fail: () => void;
  isSeen: boolean;
}

/** A list, a server, and everything between them. */
export class World {
  readonly random: Random;
  readonly server = new Server();
  /** Its clock is that of the server. */
  readonly store = new ConversationStore(
    new ConversationRecords(
      () => ME,
      undefined,
      new Outbox(
        () => ME,
        () => 0,
      ),
    ),
  );
  readonly expected = new Expected((id) => (this.#find(id) ?? this.#gone.get(id))?.lastSentMessage ?? null);
  readonly events = new ConversationReducer(this.store.records);
  readonly send = sendsOf(this.store.records, this.events);
  readonly #seen = new Set<number>();
  readonly #objects = new Map<string, Kit.Conversation>();
  /** The rows before the last copies arrived, which may have removed some. */
  #gone = new Map<string, ConversationRecord>();
  /** The messages that the list knows: those that arrived, and those counted by a copy. */
  readonly #known = new Set<number>();
  /** Own messages that the server has not accepted. */
  #sending: { id: string; message: Kit.Message; text: string }[] = [];
  #travelling: Event[] = [];
  #pending: Pending[] = [];
  #recounts = new Map<ConversationRecord, Pending>();
  /** Counts the requested lists; later pages of an earlier one are dropped. */
  #walk = 0;
  #texts = 0;

  constructor(random: Random) {
    this.random = random;
    this.store.fetch = (question) => this.#ask(question);
    if (random.chance(0.3)) {
      // A fetch that never ends keeps all operations.
      this.store.begin();
      this.expected.begin();
    }
    for (const id of PEERS) if (random.chance(0.7)) this.server.say(id, isGroup(id) ? 'u0' : id);
    this.#fetch('all');
  }

  /** Does one of the possible steps. */
  step(): void {
    const { random } = this;
    const id = random.pick(PEERS);
    random.pick([
      () => this.#somebodySays(id),
      () => this.#somebodySays(id),
      () => this.#arrive(),
      () => this.#arrive(),
      () => this.#arrive(),
      () => this.#progress(),
      () => this.#progress(),
      () => this.#progress(),
      () => this.#fetch(random.pick(['page', 'page', 'all', 'first', 'swap'])),
      () => this.#send(id),
      () => this.#resolve(),
      () => this.#markAsRead(id),
      () => this.#readHere(id),
      () => this.#readElsewhere(id),
      () => this.#revise(id),
      () => this.#receipts(id),
      () => this.#delete(id),
      () => this.#update(id),
      () => this.#presence(random.pick(USERS)),
      () => this.#block(random.pick(USERS)),
      () => this.#groupAction(random.pick(GROUPS)),
      () => this.#leaveOrJoin(random.pick(GROUPS)),
      () => this.#hold(),
      () => random.chance(0.2) && this.#loseConnection(),
    ])();
    this.#recount();
    this.#expectOrder();
    this.#expectUnsent();
  }

  /** Delivers everything; then each row must match the server. */
  settle(): void {
    const waits = () =>
      this.#travelling.length + this.#pending.length + this.#sending.length > 0 ||
      [...this.store.records.uncounted].some((record) => this.store.entryOfPeer(record));
    while (waits()) {
      this.random.pick([() => this.#arrive(), () => this.#progress(), () => this.#resolve()])();
      this.#recount();
      this.#expectOrder();
      this.#expectUnsent();
    }
    if (this.expected.waiting) this.#hold();
    this.#expectOrder();
    this.#expectTruth();
  }

  /** The rows in order. */
  get ids(): string[] {
    return this.store.order.slice().map(({ id }) => id);
  }

  #find = (id: string) => this.store.records.find(peerOf(id));

  #travel(id: string, arrive: () => void, { mayOvertake = false, isAnswer = false } = {}): void {
    this.#travelling.push({ id, arrive, mayOvertake, isAnswer });
  }

  /** Delivers the oldest event, or one that overtook others. */
  #arrive(): void {
    const events = this.#travelling;
    const free = events.filter((event) => event.mayOvertake);
    const next = free.length > 0 && this.random.chance(0.3) ? this.random.pick(free) : events[0];
    if (!next) return;
    this.#travelling = events.filter((each) => each !== next);
    next.arrive();
  }

  /** The server processes a request, or an answer arrives. */
  #progress(): void {
    if (this.#pending.length === 0) return;
    const pending = this.random.pick(this.#pending);
    if (!pending.isSeen) {
      pending.isSeen = true;
      pending.look();
    } else {
      this.#pending = this.#pending.filter((each) => each !== pending);
      pending.answer();
    }
  }

  /** A request for a copy of one conversation, if the server has it. */
  #question(id: string, take: (row: Kit.Conversation) => void, end: () => void): Pending {
    let row: Kit.Conversation | null = null;
    let said: readonly Said[] = [];
    const pending = {
      isSeen: false,
      look: () => {
        const kept = this.server.kept.get(id);
        row = kept ? this.server.row(id) : null;
        said = [...(kept?.said ?? [])];
      },
      answer: () => {
        if (row) this.#taking([{ id, said }], () => take(row as Kit.Conversation));
        end();
      },
      fail: end,
    };
    this.#pending.push(pending);
    return pending;
  }

  /** A copy may contain an own message without an answer yet. */
  #taking(copies: readonly { id: string; said: readonly Said[] }[], take: () => void): void {
    const before = copies.map(({ id }) => {
      const record = this.#find(id);
      return { id, record, last: record?.lastSentMessage };
    });
    take();
    // A copy whose count was not taken, because it may be from before a read, makes nothing known.
    for (const { id, said } of copies) {
      const baseline = this.#find(id)?.unreadBaseline;
      for (const each of said)
        if (baseline && reaches(baseline, this.server.copy(id, each))) this.#known.add(each.id);
    }
    for (const { id, record, last } of before) {
      const newest = this.#find(id)?.lastSentMessage;
      if (!newest) continue;
      if (record ? !isNewer(newest, last) : !this.expected.isSending(id)) continue;
      const isAnswer = isOwn(newest, ME) && this.expected.sent(id, (newest as Kit.TextMessage).getText());
      if (!isAnswer && record) this.expected.dropFailed(id);
    }
  }

  /** Checks the list's fetch of an unknown conversation. */
  #ask(question: PeerFetchTicket): void {
    const { expected } = this;
    const { id } = question;
    expect(expected.asks(id)).toBe(true);
    const asked = expected.begin(id);
    this.#question(
      id,
      (row) => {
        this.store.addFetched(question, row);
        if (asked.deleted.has(id)) return;
        this.#keepObject(id, row);
        expected.place(id, this.#find(id)?.lastSentMessage ?? null);
      },
      () => {
        this.store.answered(question);
        expected.end(asked);
      },
    );
  }

  /** Checks the list's fetches of rows with an unknown unread count. */
  #recount(): void {
    const { store, expected } = this;
    for (const record of [...store.records.uncounted]) {
      if (!store.entryOfPeer(record) || this.#recounts.has(record)) continue;
      store.records.uncounted.delete(record);
      const since = store.records.log.begin();
      const asked = expected.begin();
      const pending = this.#question(
        record.id,
        (row) => {
          if (!store.records.recount(record, row, since)) store.records.uncounted.add(record);
        },
        () => {
          store.records.log.end(since);
          expected.end(asked);
          this.#recounts.delete(record);
        },
      );
      this.#recounts.set(record, pending);
    }
  }

  /** Drops events, deletes messages meanwhile, and fetches everything again. */
  #loseConnection(): void {
    const { store, server } = this;
    this.#travelling = this.#travelling.filter((event) => event.isAnswer);
    for (const record of this.#recounts.keys()) store.records.uncounted.add(record);
    const pending = this.#pending;
    this.#pending = [];
    for (const each of pending) each.fail();
    for (const { said } of server.kept.values()) {
      while (said.length > 1 && !this.#isAnswering(said.at(-1)) && this.random.chance(0.3)) said.pop();
    }
    store.records.disconnect();
    this.#fetch(this.random.pick(['all', 'first']));
  }

  #isAnswering = (said: Said | undefined) =>
    said?.from === ME && !this.#seen.has(said.id) && said.text !== '';

  /**
   * Fetches a page somewhere, all pages, the first page of another list, or the first pages of this list,
   * followed by the next ones.
   */
  #fetch(kind: 'page' | 'all' | 'swap' | 'first' | 'next', from = 0): void {
    const { store, expected, server } = this;
    let rows: Kit.Conversation[] = [];
    let ids: string[] = [];
    let copies: { id: string; said: readonly Said[] }[] = [];
    if (kind === 'swap') {
      store.empty();
      expected.empty();
    }
    if (kind !== 'page' && kind !== 'next') this.#walk++;
    const walk = this.#walk;
    const since = store.records.log.begin();
    const asked = expected.begin();
    const end = () => {
      store.records.log.end(since);
      expected.end(asked);
    };
    const take = () => {
      const copyOf = (id: string) => rows[ids.indexOf(id)]?.getLastMessage() ?? null;
      if (kind === 'page' || kind === 'next') {
        this.#taking(copies, () => store.appendPage(rows, since));
        expected.append(ids, asked, copyOf);
      } else if (kind === 'first') {
        this.#taking(copies, () => store.replaceFirst(rows, since));
        expected.replaceFirst(ids, asked, copyOf);
      } else {
        this.#taking(copies, () => store.replaceAll(rows, kind === 'all', since));
        expected.replace(ids, asked, copyOf, kind === 'all');
      }
      if (kind === 'next' && ids.length === 0) {
        store.complete();
        expected.complete();
      }
    };
    this.#pending.push({
      isSeen: false,
      look: () => {
        const start = kind === 'page' ? this.random.below(server.recent.length + 1) : from;
        ids = server.recent.slice(start, kind === 'all' ? undefined : start + PAGE);
        rows = ids.map((id) => server.row(id));
        copies = ids.map((id) => ({ id, said: [...(server.kept.get(id)?.said ?? [])] }));
      },
      answer: () => {
        if (kind !== 'next' || walk === this.#walk) {
          this.#gone = new Map([...store.records.values()].map((record) => [record.id, record]));
          take();
          for (const id of this.#objects.keys()) if (!this.#find(id)) this.#objects.delete(id);
          for (const [index, id] of ids.entries()) {
            if (!asked.deleted.has(id)) this.#keepObject(id, rows[index] as Kit.Conversation);
          }
          const mayGoOn = (kind === 'first' || kind === 'next') && ids.length > 0 && walk === this.#walk;
          if (mayGoOn && this.random.chance(0.8)) this.#fetch('next', from + PAGE);
        }
        end();
      },
      fail: end,
    });
  }

  /** The list keeps the first object of a conversation. */
  #keepObject(id: string, row: Kit.Conversation): void {
    if (!this.#objects.has(id)) this.#objects.set(id, row);
  }

  #somebodySays(id: string): void {
    const from = this.random.chance(0.25) ? ME : isGroup(id) ? this.random.pick(USERS) : id;
    if (this.random.chance(0.1)) {
      const reply = message({ id: this.server.tick(), from, to: isGroup(id) ? group(id) : ME, parentId: 1 });
      if (from !== ME) this.#travel(id, () => this.#receive(id, reply, true));
      return;
    }
    const copy = this.server.copy(id, this.server.say(id, from, `t${++this.#texts}`));
    const deliveries = this.random.chance(0.2) ? 2 : 1;
    for (let i = 0; i < deliveries; i++)
      this.#travel(id, () => this.#receive(id, copy, false), { mayOvertake: true });
  }

  #receive(id: string, copy: Kit.Message, isReply: boolean): void {
    const isNews = this.#expectMessage(id, copy, isReply, true);
    expect(this.events.message(copy)).toBe(isNews());
  }

  /** Expects the effect of a message; runs the rest after it arrived. */
  #expectMessage(id: string, copy: Kit.Message, isReply: boolean, isToTop: boolean): () => boolean {
    const { expected } = this;
    const number = Number(copy.getId());
    const isSeen = isReply || this.#seen.has(number);
    this.#seen.add(number);
    if (!isSeen) this.#known.add(number);
    if (isSeen || expected.isDeleted(id, copy)) {
      // An answer settles its message anyway.
      if (!isToTop) expected.sent(id, (copy as Kit.TextMessage).getText());
      return () => false;
    }
    const isShown = expected.isShown(id);
    const last = this.#find(id)?.lastSentMessage;
    const isHeld = last?.getId() === copy.getId();
    const isLate = this.#find(id) !== undefined && !isNewer(copy, last);
    const isAnswer = isOwn(copy, ME) && expected.sent(id, (copy as Kit.TextMessage).getText());
    if (!isAnswer && !isLate) expected.dropFailed(id);
    return () => {
      if (!isShown) expect(expected.asks(id)).toBe(false);
      expected.record(id, copy, isToTop);
      if (isShown && isToTop && !isHeld) expected.toTop(id);
      else if (isShown && isAnswer && !expected.isSending(id))
        expected.place(id, this.#find(id)?.lastSentMessage ?? null, true);
      else if (isShown) expected.place(id, copy);
      return true;
    };
  }

  #send(id: string): void {
    const text = `t${++this.#texts}`;
    const sentAt = this.random.below(2 * this.server.now + 2);
    const pending = message({ from: ME, to: isGroup(id) ? group(id) : id, text, sentAt });
    this.#sending.push({ id, message: pending, text });
    this.expected.begun(id, pending, text);
    if (this.expected.isShown(id)) this.expected.toTop(id);
    this.send(pending, 'inprogress');
  }

  /** The server accepts or rejects an own message. */
  #resolve(): void {
    const sending = this.#sending.length > 0 && this.random.pick(this.#sending);
    if (!sending) return;
    this.#sending = this.#sending.filter((each) => each !== sending);
    const { id, message: pending, text } = sending;
    if (this.random.chance(0.3)) {
      this.expected.failed(id, pending);
      this.send(pending, 'error');
      return;
    }
    const copy = this.server.copy(id, this.server.say(id, ME, text));
    this.#travel(
      id,
      () => {
        const news = this.#expectMessage(id, copy, false, false);
        this.send(copy, 'success');
        news();
      },
      { mayOvertake: true, isAnswer: true },
    );
    if (this.random.chance(0.3))
      this.#travel(id, () => this.#receive(id, copy, false), { mayOvertake: true });
  }

  /**
   * Whether an own message overtook messages of others: the app may or may not know them, and the list counts
   * them as unread when they arrive.
   */
  #isOvertaken(id: string, upTo = Number.POSITIVE_INFINITY): boolean {
    const said = (this.server.kept.get(id)?.said ?? []).filter((each) => each.id <= upTo);
    const newest = said.findLast((each) => isForeign(each) && this.#known.has(each.id))?.id ?? 0;
    const last = said.at(-1);
    return last !== undefined && !isForeign(last) && said.some((each) => isForeign(each) && each.id > newest);
  }

  /** The app marks a conversation as read: one of the list, or a fetched one. */
  #markAsRead(id: string): void {
    const kept = this.server.kept.get(id);
    const record = this.store.entryOfPeer(peerOf(id))?.record;
    const isFromList = record !== undefined && this.random.chance(0.5);
    if (!kept || this.#isOvertaken(id, isFromList ? Number(record.lastSentMessage?.getId()) : undefined))
      return;
    const foreign = kept.said.filter(isForeign);
    const shown = Number(record?.lastForeignMessage?.getId() ?? 0);
    const read = foreign.findLast((each) => !isFromList || each.id <= shown || this.#known.has(each.id));
    if (read) this.server.read(id, read);
    this.events.reads.conversation(isFromList ? record.conversation : this.server.row(id));
  }

  /** The app reports a read message. */
  #readHere(id: string): void {
    const foreign = this.server.kept.get(id)?.said.filter(isForeign);
    if (!foreign?.length) return;
    const one = this.random.chance(0.5) ? (foreign.at(-1) as Said) : this.random.pick(foreign);
    if (this.server.read(id, one)) this.events.reads.message(this.server.copy(id, one));
  }

  #readElsewhere(id: string): void {
    const kept = this.server.kept.get(id);
    if (!kept) return;
    const one = this.random.chance(0.5) ? (kept.said.at(-1) as Said) : this.random.pick(kept.said);
    if (!this.server.read(id, one)) return;
    const where = this.random.chance(0.5) ? { receiver: id } : { receiver: ME, conversationId: `of ${id}` };
    const receiverType = isGroup(id) ? 'group' : 'user';
    const read = receipt({ messageId: one.id, by: ME, receiverType, readAt: this.server.now, ...where });
    this.#travel(id, () => this.events.receipt(read, RECEIPT.READ, false), { mayOvertake: true });
  }

  #revise(id: string): void {
    const said = this.server.kept.get(id)?.said;
    if (!said?.length) return;
    const one = this.random.chance(0.5) ? (said.at(-1) as Said) : this.random.pick(said);
    if (one.isAction) return;
    one[this.random.chance(0.7) ? 'editedAt' : 'deletedAt'] = this.server.tick();
    const copy = this.server.copy(id, one);
    const deliveries = this.random.chance(0.2) ? 2 : 1;
    for (let i = 0; i < deliveries; i++)
      this.#travel(id, () => this.events.revised(copy), { mayOvertake: true });
  }

  /** The newest own message is delivered or read; receipts arrive in any order. */
  #receipts(id: string): void {
    const said = this.server.kept.get(id)?.said.findLast((each) => each.from === ME && !each.isAction);
    if (!said) return;
    const steps = this.random.pick([[RECEIPT.DELIVERED], [RECEIPT.READ, RECEIPT.DELIVERED], [RECEIPT.READ]]);
    for (const step of steps) {
      if (step > said.step) said.step = step;
      const init = {
        messageId: said.id,
        by: isGroup(id) ? 'u0' : id,
        receiverType: isGroup(id) ? 'group' : 'user',
      };
      const at = { deliveredAt: said.sentAt, readAt: step === RECEIPT.READ ? said.sentAt : 0 };
      // Identifies one's own group by the receiver, as there is no other way for a row that is not loaded.
      const told = receipt({ ...init, ...at, receiver: isGroup(id) ? id : ME });
      this.#travel(id, () => this.events.receipt(told, step, isGroup(id)), { mayOvertake: true });
    }
  }

  /** The app deletes a conversation, in the list or not. */
  #delete(id: string): void {
    if (!this.server.kept.has(id) || this.random.chance(0.5)) return;
    const copy = this.random.chance(0.5)
      ? this.server.row(id)
      : (this.#objects.get(id) ?? this.server.row(id));
    this.server.forget(id);
    this.#dropRow(id, copy.getLastMessage() ?? null);
    this.events.deleted(copy);
  }

  #dropRow(id: string, last: Kit.Message | null): void {
    const known = this.#find(id)?.lastSentMessage ?? null;
    this.expected.remove(id, last && isNewer(last, known) ? last : known);
    this.#objects.delete(id);
  }

  /** The app reports a fetched conversation. */
  #update(id: string): void {
    const kept = this.server.kept.get(id);
    if (!kept || this.#isOvertaken(id)) return;
    this.#following(id, () => this.events.changed(this.server.row(id)));
    for (const said of kept.said) this.#known.add(said.id);
  }

  /** A newer last message of a known conversation drops failed ones. */
  #following(id: string, act: () => void): void {
    const record = this.#find(id);
    const before = record?.lastSentMessage;
    act();
    if (record?.lastSentMessage && isNewer(record.lastSentMessage, before)) this.expected.dropFailed(id);
  }

  #presence(uid: string): void {
    const isOnline = this.random.chance(0.5);
    this.server.online[isOnline ? 'add' : 'delete'](uid);
    const copy = this.server.person(uid);
    this.#travel(uid, () => this.store.records.entities.presence(copy, isOnline));
  }

  #block(uid: string): void {
    const isBlocked = this.random.chance(0.5);
    this.server.blocked[isBlocked ? 'add' : 'delete'](uid);
    this.store.records.entities.blocked(user(uid), isBlocked);
  }

  #groupAction(id: string): void {
    if (!this.server.kept.has(id)) return;
    const copy = this.server.copy(id, this.server.say(id, 'u1', '', true));
    const isGone = this.random.chance(0.5);
    this.#travel(id, () => {
      if (!this.#find(id)) this.expected.dropFailed(id);
      this.expected.isThere(id);
      this.#following(id, () =>
        this.events.groupChanged(copy, user('u1'), group(id), isGone ? 'left' : undefined),
      );
      this.expected.record(id, copy, false, true);
    });
  }

  #leaveOrJoin(id: string): void {
    if (this.random.chance(0.5)) return;
    const { expected, server } = this;
    const isMember = server.kept.has(id);
    const copy = server.copy(id, server.say(id, ME, '', true));
    if (isMember) {
      server.forget(id);
      this.#dropRow(id, copy);
    }
    if (!isMember && !this.#find(id)) expected.dropFailed(id);
    if (!isMember) expected.isThere(id);
    this.#following(id, () =>
      this.events.groupChanged(copy, user(ME), group(id), isMember ? 'left' : undefined),
    );
    if (isMember) return;
    if (!expected.isShown(id)) expect(expected.asks(id)).toBe(false);
    expected.record(id, copy, false, true);
  }

  #hold(): void {
    const { rows } = this.store;
    if (rows.isHeld) {
      this.expected.release();
      rows.release();
    } else {
      this.expected.hold();
      // As after a flush: the hold takes back what was not published.
      this.store.changes.clear();
      rows.hold();
    }
  }

  #expectOrder(): void {
    expectAlike(this.ids, this.expected.order);
    const others = (this.store.order.slice() as ConversationEntry[]).filter(
      (each) => each.record.conversation !== this.#objects.get(each.id),
    );
    if (others.length > 0) expect(others.map((each) => each.id)).toEqual([]);
  }

  /** Expects unsent messages to be shown, whatever else arrives. */
  #expectUnsent(): void {
    const wordsOf = (unsent: { message: Kit.Message; isFailed: boolean } | null | undefined) =>
      unsent ? `${(unsent.message as Kit.TextMessage).getText()}/${unsent.isFailed}` : '';
    const rows = this.store.order.slice() as ConversationEntry[];
    expectAlike(
      rows.map(({ id, record }) => `${id}/${wordsOf(record.unsent)}`),
      rows.map(({ id }) => `${id}/${wordsOf(this.expected.unsent.get(id)?.at(-1))}`),
    );
  }

  #expectTruth(): void {
    const { server, store } = this;
    const told = (id: string) => {
      const last = server.kept.get(id)?.said.at(-1);
      const isOwnLast = last?.from === ME && !last.isAction && !last.deletedAt;
      return {
        id,
        last: last?.id,
        revisedAt: last && revisedAt(server.copy(id, last)),
        unread: server.unread(id),
        receipt: last && isOwnLast ? last.step : RECEIPT.NONE,
        status: isGroup(id) ? '' : server.person(id).getStatus(),
        blocked: server.blocked.has(id),
      };
    };
    // Rows below the fetched pages are unknown since events may have been lost.
    const shown = (store.order.slice() as ConversationEntry[]).filter(
      ({ id }) => !this.expected.leftovers.includes(id),
    );
    const rows = shown.map(({ record }) => {
      const { id, lastSentMessage: last, unread, partner } = record;
      record.unsent = null;
      return {
        id,
        last: last?.getId(),
        revisedAt: last ? revisedAt(last) : undefined,
        unread,
        receipt: record.receipt,
        status: partner?.status,
        blocked: partner?.blocked,
      };
    });
    const ids = shown.map(({ id }) => id);
    expect(ids.filter((id) => !server.kept.has(id))).toEqual([]);
    expect(rows).toEqual(ids.map(told));
    for (const id of ids) store.records.showUnsent(peerOf(id));
  }
}

/** Compares texts at each step, because the runner's own comparison is too slow. */
function expectAlike(actual: readonly string[], expected: readonly string[]): void {
  if (actual.join('\n') !== expected.join('\n')) expect(actual).toEqual(expected);
}
