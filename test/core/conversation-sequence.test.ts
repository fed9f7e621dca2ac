import { expect, it } from 'vitest';
import { ConversationBook } from '../../src/core/conversation-book.ts';
import { ConversationEvents } from '../../src/core/conversation-events.ts';
import { compareMessages } from '../../src/core/messages.ts';
import type { Peer } from '../../src/core/peer-map.ts';
import { RECEIPT, type Receipt } from '../../src/core/receipts.ts';
import { TYPING_TIMEOUT_MS } from '../../src/core/typing.ts';
import { type Kit, MESSAGE_CATEGORY } from '../../src/sdk/index.ts';
import { conversation, group, ME, message, receipt, typing, user } from './fakes.ts';
import { forSeeds, type Random } from './random.ts';

/*
 * Random sequences of all that can befall the list, against two things that are obviously right: a chat server
 * that knows the truth of each conversation, and an order kept in a plain array. Events and answers travel: the
 * server's state moves on before they arrive, answers overtake events and the other way round.
 */

const USERS = ['u0', 'u1', 'u2', 'u3', 'u4', 'u5'];
const GROUPS = ['g0', 'g1', 'g2'];
const PEERS = [...USERS, ...GROUPS];
const PAGE = 3;

const isGroup = (id: string) => id.startsWith('g');
const peerOf = (id: string): Peer => ({ isGroup: isGroup(id), id });

/** A message as the server knows it. */
interface Said {
  id: number;
  from: string;
  sentAt: number;
  isAction: boolean;
  step: Receipt;
  editedAt: number;
  deletedAt: number;
}

/** A conversation as the server keeps it for the signed-in user. */
interface Kept {
  said: Said[];
  /** The message up to which everything was read. */
  readUpTo: Kit.Message | null;
}

/** Something on its way to the list. */
interface Event {
  id: string;
  /** Whether it may arrive before others that were sent earlier. */
  mayOvertake: boolean;
  arrive: () => void;
}

/** A question to the server: asked, seen by the server, answered. */
interface Question {
  look: () => void;
  answer: () => void;
  /** What happens when there is no answer. */
  fail: () => void;
  isSeen: boolean;
}

class Server {
  readonly kept = new Map<string, Kept>();
  /** The most recent first. */
  readonly recent: string[] = [];
  readonly online = new Set<string>();
  readonly blocked = new Set<string>();
  #clock = 0;

  /** A second passes for every third thing that happens. */
  tick = () => ++this.#clock;

  get now(): number {
    return Math.floor(this.#clock / 3) + 1;
  }

  say(id: string, from: string, isAction = false): Said {
    const said: Said = {
      id: this.tick(),
      from,
      sentAt: this.now,
      isAction,
      step: from === ME ? RECEIPT.SENT : RECEIPT.NONE,
      editedAt: 0,
      deletedAt: 0,
    };
    const kept = this.kept.get(id) ?? { said: [], readUpTo: null };
    this.kept.set(id, kept);
    kept.said.push(said);
    if (this.recent.includes(id)) this.recent.splice(this.recent.indexOf(id), 1);
    this.recent.unshift(id);
    return said;
  }

  forget(id: string): void {
    this.kept.delete(id);
    this.recent.splice(this.recent.indexOf(id), 1);
  }

  unread(id: string): number {
    const { said, readUpTo } = this.kept.get(id) as Kept;
    return said.filter((each) => {
      if (each.from === ME || each.isAction) return false;
      return !readUpTo || compareMessages(this.copy(id, each), readUpTo) > 0;
    }).length;
  }

  copy(id: string, said: Said): Kit.ActionMessage & Kit.TextMessage {
    const receiver = isGroup(id) ? group(id) : said.from === ME ? id : ME;
    return message({
      id: said.id,
      from: said.from,
      to: receiver,
      sentAt: said.sentAt,
      category: said.isAction ? MESSAGE_CATEGORY.ACTION : MESSAGE_CATEGORY.MESSAGE,
      deliveredAt: said.step >= RECEIPT.DELIVERED ? said.sentAt : 0,
      readAt: said.step === RECEIPT.READ ? said.sentAt : 0,
      editedAt: said.editedAt,
      deletedAt: said.deletedAt,
    });
  }

  person = (id: string) =>
    user(id, { status: this.online.has(id) ? 'online' : 'offline', blockedByMe: this.blocked.has(id) });

  row(id: string): Kit.Conversation {
    const last = this.kept.get(id)?.said.at(-1);
    return conversation(isGroup(id) ? group(id) : this.person(id), {
      lastMessage: last ? this.copy(id, last) : null,
      unread: this.unread(id),
    });
  }
}

/** What order the list must have, in plain arrays and sets. */
class Expected {
  order: string[] = [];
  /** Rows that want to the top while the order is held, the latest one last. */
  waiting: string[] | null = null;
  /** Peers of which an answer is awaited. */
  readonly awaited = new Set<string>();
  /** Peers of which messages came, or which were deleted, while an answer was under way. */
  readonly heard = new Set<string>();
  readonly deleted = new Set<string>();
  fetches = 0;

  isShown = (id: string) => this.order.includes(id) || Boolean(this.waiting?.includes(id));
  isNoted = (id: string) => this.fetches > 0 || this.awaited.has(id);

  toTop(id: string): void {
    if (this.waiting && this.order.length > 0)
      this.waiting = [...this.waiting.filter((each) => each !== id), id];
    else this.order = [id, ...this.order.filter((each) => each !== id)];
  }

  remove(id: string): void {
    this.order = this.order.filter((each) => each !== id);
    this.waiting = this.waiting?.filter((each) => each !== id) ?? null;
    this.heard.delete(id);
    if (this.isNoted(id)) this.deleted.add(id);
  }

  /** The list asks for a conversation, which may have been deleted before. */
  ask(id: string): void {
    this.awaited.add(id);
    this.deleted.delete(id);
  }

  append(ids: readonly string[]): void {
    this.order.push(...ids.filter((id) => !this.order.includes(id) && !this.deleted.has(id)));
  }

  replace(ids: readonly string[]): void {
    const before = [...new Set([...[...(this.waiting ?? [])].reverse(), ...this.order])];
    const kept = before.filter((id) => this.heard.has(id));
    this.order = [...kept, ...ids.filter((id) => !kept.includes(id) && !this.deleted.has(id))];
    if (this.waiting) this.waiting = [];
  }

  release(): void {
    const waiting = this.waiting ?? [];
    this.waiting = null;
    for (const id of waiting) this.toTop(id);
  }

  /** Notes about a peer live as long as an answer is under way that may hold it. */
  forgetNotes(): void {
    for (const notes of [this.heard, this.deleted]) {
      for (const id of notes) if (!this.isNoted(id)) notes.delete(id);
    }
  }
}

class World {
  readonly random: Random;
  readonly server = new Server();
  readonly expected = new Expected();
  readonly book = new ConversationBook(() => ME);
  readonly events: ConversationEvents;
  readonly #seen = new Set<number>();
  readonly #objects = new Map<string, Kit.Conversation>();
  /** Who types, until when: by peer and uid. */
  readonly #typists = new Map<string, { id: string; uid: string; until: number }>();
  #travelling: Event[] = [];
  #questions: Question[] = [];
  #now = 0;

  constructor(random: Random) {
    this.random = random;
    this.events = new ConversationEvents(this.book, {
      now: () => this.#now,
      onUnknown: (peer) => this.#ask(peer.id),
      publishesReceipts: () => true,
      publishesPresence: () => true,
    });
    for (const id of PEERS) if (random.chance(0.7)) this.server.say(id, isGroup(id) ? 'u0' : id);
    this.#fetch('all');
  }

  /** One of the things that can happen. */
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
      () => this.#fetch(random.pick(['page', 'page', 'all', 'swap'])),
      () => this.#readHere(id),
      () => this.#readElsewhere(id),
      () => this.#revise(id),
      () => this.#receipts(id),
      () => this.#delete(id),
      () => this.#presence(random.pick(USERS)),
      () => this.#block(random.pick(USERS)),
      () => this.#typing(id),
      () => this.#groupAction(random.pick(GROUPS)),
      () => this.#leaveOrJoin(random.pick(GROUPS)),
      () => this.#hold(),
      () => this.random.chance(0.2) && this.#loseConnection(),
    ])();
    this.#recount();
    this.#expectOrder();
    this.#expectTyping();
  }

  /** Everything arrives; then each row must say what the server says. */
  settle(): void {
    while (this.#travelling.length + this.#questions.length + this.book.uncounted.size > 0) {
      if (this.random.chance(0.5)) this.#arrive();
      else this.#progress();
      this.#recount();
      this.#expectOrder();
    }
    this.events.expireTyping();
    if (this.expected.waiting) this.#hold();
    this.#expectOrder();
    this.#expectTruth();
  }

  #send(id: string, arrive: () => void, mayOvertake = false): void {
    this.#travelling.push({ id, arrive, mayOvertake });
  }

  #isTravelling = (id: string) => this.#travelling.some((event) => event.id === id);

  /** The oldest event arrives, or a message that overtook others. */
  #arrive(): void {
    const events = this.#travelling;
    const free = events.filter(
      (event, index) =>
        event.mayOvertake && events.slice(0, index).every((each) => each.id !== event.id || each.mayOvertake),
    );
    const next = free.length > 0 && this.random.chance(0.3) ? this.random.pick(free) : events[0];
    if (!next) return;
    this.#travelling = events.filter((each) => each !== next);
    next.arrive();
  }

  /** The server sees a question, or an answer arrives. */
  #progress(): void {
    if (this.#questions.length === 0) return;
    const question = this.random.pick(this.#questions);
    if (!question.isSeen) {
      question.isSeen = true;
      question.look();
    } else {
      this.#questions = this.#questions.filter((each) => each !== question);
      question.answer();
      this.expected.forgetNotes();
    }
  }

  /** What the list does about a conversation it does not know. */
  #ask(id: string): void {
    let row: Kit.Conversation | null = null;
    this.#questions.push({
      isSeen: false,
      look: () => {
        row = this.server.kept.has(id) ? this.server.row(id) : null;
      },
      answer: () => {
        const { expected } = this;
        if (!row) {
          this.book.journal.settle(peerOf(id));
        } else {
          this.#keepObject(id, row);
          this.book.addFetched(row);
          if (!expected.deleted.has(id)) expected.toTop(id);
        }
        expected.awaited.delete(id);
      },
      fail: () => {
        this.book.journal.settle(peerOf(id));
        this.expected.awaited.delete(id);
      },
    });
  }

  /** What the list does about rows of which a part was read elsewhere. */
  #recount(): void {
    const { book, expected } = this;
    for (const record of book.uncounted) {
      const isShown = book.shown(record) === record;
      if (isShown && !book.journal.await(record)) continue;
      book.uncounted.delete(record);
      if (!isShown) continue;
      const { id } = record;
      let row: Kit.Conversation | null = null;
      const answer = () => {
        if (book.recount(record, row)) this.#ask(id);
        else expected.awaited.delete(id);
      };
      expected.awaited.add(id);
      this.#questions.push({
        isSeen: false,
        look: () => {
          row = this.server.kept.has(id) ? this.server.row(id) : null;
        },
        answer,
        fail: () => {
          row = null;
          answer();
        },
      });
    }
  }

  /** Nothing that travels arrives, messages are deleted meanwhile, and all is fetched anew. */
  #loseConnection(): void {
    const { book, expected, server } = this;
    this.#travelling = [];
    const questions = this.#questions;
    this.#questions = [];
    for (const question of questions) question.fail();
    expected.forgetNotes();
    for (const { said } of server.kept.values()) {
      while (said.length > 1 && this.random.chance(0.3)) said.pop();
    }
    book.doubt();
    this.#fetch('all');
  }

  #fetch(kind: 'page' | 'all' | 'swap'): void {
    const { book, expected, server } = this;
    let rows: Kit.Conversation[] = [];
    let ids: string[] = [];
    if (kind === 'swap') {
      book.empty();
      expected.order = [];
      if (expected.waiting) expected.waiting = [];
    }
    book.journal.beginFetch();
    expected.fetches++;
    this.#questions.push({
      isSeen: false,
      look: () => {
        const start = kind === 'page' ? this.random.below(server.recent.length + 1) : 0;
        ids = server.recent.slice(start, kind === 'all' ? undefined : start + PAGE);
        rows = ids.map((id) => server.row(id));
      },
      answer: () => {
        const before = new Set([...expected.order, ...(expected.waiting ?? [])]);
        if (kind === 'page') expected.append(ids);
        else expected.replace(ids);
        if (kind === 'all') {
          for (const id of before) if (!expected.order.includes(id)) this.#objects.delete(id);
        }
        for (const [index, id] of ids.entries()) this.#keepObject(id, rows[index] as Kit.Conversation);
        if (kind === 'page') book.appendPage(rows);
        else book.replaceAll(rows, kind === 'all');
        book.journal.endFetch();
        expected.fetches--;
      },
      fail: () => {
        book.journal.endFetch();
        expected.fetches--;
      },
    });
  }

  /** The first object of a conversation that comes in is the one that the list keeps. */
  #keepObject(id: string, row: Kit.Conversation): void {
    if (!this.#objects.has(id) && !this.expected.deleted.has(id)) this.#objects.set(id, row);
  }

  #dropRow(id: string): void {
    this.expected.remove(id);
    this.#objects.delete(id);
  }

  #somebodySays(id: string): void {
    const from = this.random.chance(0.25) ? ME : isGroup(id) ? this.random.pick(USERS) : id;
    if (this.random.chance(0.1)) {
      const reply = message({ id: this.server.tick(), from, to: isGroup(id) ? group(id) : ME, parentId: 1 });
      if (from !== ME) this.#send(id, () => this.#hearMessage(id, reply, true));
      return;
    }
    const said = this.server.say(id, from);
    const copy = this.server.copy(id, said);
    const deliveries = this.random.chance(0.2) ? 2 : 1;
    for (let i = 0; i < deliveries; i++) this.#send(id, () => this.#hearMessage(id, copy, false), true);
  }

  #hearMessage(id: string, copy: Kit.Message, isReply: boolean): void {
    const { expected } = this;
    const number = Number(copy.getId());
    this.#typists.delete(`${id}/${copy.getSender().getUid()}`);
    const isNews = !isReply && !this.#seen.has(number);
    if (isNews) {
      this.#seen.add(number);
      if (expected.isShown(id)) expected.toTop(id);
      else expected.ask(id);
      if (expected.isNoted(id)) expected.heard.add(id);
    }
    expect(this.events.message(copy)).toBe(isNews);
  }

  #readHere(id: string): void {
    const record = this.book.shown(peerOf(id));
    const kept = this.server.kept.get(id);
    if (!record?.lastMessage || !kept) return;
    this.events.read(record);
    const { readUpTo } = kept;
    if (!readUpTo || compareMessages(record.lastMessage, readUpTo) > 0) kept.readUpTo = record.lastMessage;
  }

  #readElsewhere(id: string): void {
    const kept = this.server.kept.get(id);
    if (!kept) return;
    const one = this.random.chance(0.5) ? (kept.said.at(-1) as Said) : this.random.pick(kept.said);
    const upTo = this.server.copy(id, one);
    if (kept.readUpTo && compareMessages(upTo, kept.readUpTo) <= 0) return;
    kept.readUpTo = upTo;
    const receiverType = isGroup(id) ? 'group' : 'user';
    const read = receipt({ messageId: one.id, by: ME, receiverType, receiver: id, readAt: this.server.now });
    this.#send(id, () => this.events.receipt(read, RECEIPT.READ, false));
  }

  #revise(id: string): void {
    const said = this.server.kept.get(id)?.said;
    if (!said?.length) return;
    const one = this.random.chance(0.5) ? (said.at(-1) as Said) : this.random.pick(said);
    if (one.isAction) return;
    one[this.random.chance(0.7) ? 'editedAt' : 'deletedAt'] = this.server.tick();
    const copy = this.server.copy(id, one);
    this.#send(id, () => this.events.revised(copy));
  }

  /** The newest own message is delivered or read; the receipts arrive in any order. */
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
      // One's own group is told by the receiver, as there is no other way to know a row that is not loaded.
      const told = receipt({ ...init, ...at, receiver: isGroup(id) ? id : ME });
      this.#send(id, () => this.events.receipt(told, step, isGroup(id)));
    }
  }

  #delete(id: string): void {
    const record = this.book.shown(peerOf(id));
    const isBusy = this.#isTravelling(id) || this.expected.awaited.has(id);
    if (!record || isBusy || !this.server.kept.has(id) || this.random.chance(0.5)) return;
    this.server.forget(id);
    this.#dropRow(id);
    this.book.remove(record);
  }

  #presence(uid: string): void {
    const isOnline = this.random.chance(0.5);
    this.server.online[isOnline ? 'add' : 'delete'](uid);
    const copy = this.server.person(uid);
    this.#send(uid, () => this.events.presence(copy, isOnline));
  }

  #block(uid: string): void {
    const isBlocked = this.random.chance(0.5);
    this.server.blocked[isBlocked ? 'add' : 'delete'](uid);
    this.events.blocked(user(uid), isBlocked);
    if (!isBlocked) return;
    for (const [key, typist] of this.#typists) if (typist.uid === uid) this.#typists.delete(key);
  }

  #typing(id: string): void {
    const uid = isGroup(id) ? this.random.pick([...USERS, ME]) : id;
    const sender = uid === ME ? user(ME) : this.server.person(uid);
    const indicator = typing(sender, isGroup(id) ? id : undefined);
    const key = `${id}/${uid}`;
    this.#now += this.random.below(2000);
    if (this.random.chance(0.7)) {
      const isSeen = this.expected.isShown(id) && uid !== ME && !this.server.blocked.has(uid);
      if (isSeen) this.#typists.set(key, { id, uid, until: this.#now + TYPING_TIMEOUT_MS });
      this.events.typingStarted(indicator);
    } else {
      this.#typists.delete(key);
      this.events.typingEnded(indicator);
    }
    this.events.expireTyping();
    for (const [each, typist] of this.#typists) if (typist.until <= this.#now) this.#typists.delete(each);
  }

  #groupAction(id: string): void {
    if (!this.server.kept.has(id)) return;
    const said = this.server.say(id, 'u1', true);
    const copy = this.server.copy(id, said);
    this.#send(id, () =>
      this.events.groupChanged(copy, user('u1'), group(id), this.random.chance(0.5) ? 'left' : undefined),
    );
  }

  #leaveOrJoin(id: string): void {
    if (this.#isTravelling(id) || this.expected.awaited.has(id) || this.random.chance(0.5)) return;
    const isMember = this.server.kept.has(id);
    const said = this.server.say(id, ME, true);
    const copy = this.server.copy(id, said);
    if (isMember) {
      this.server.forget(id);
      this.#dropRow(id);
    } else if (!this.expected.isShown(id)) {
      this.expected.ask(id);
    }
    this.events.groupChanged(copy, user(ME), group(id), isMember ? 'left' : undefined);
  }

  #hold(): void {
    const { book, expected } = this;
    if (book.isHeld) {
      expected.release();
      book.release();
    } else {
      expected.waiting = [];
      book.hold();
    }
  }

  #expectOrder(): void {
    const { order } = this.book;
    expect(order.slice().map((record) => record.id)).toEqual(this.expected.order);
    for (const record of order) expect(record.conversation).toBe(this.#objects.get(record.id));
  }

  #expectTyping(): void {
    const seen = PEERS.flatMap((id) =>
      this.events.typing.users(peerOf(id)).map((each) => `${id}/${each.getUid()}`),
    );
    expect(seen.sort()).toEqual([...this.#typists.keys()].sort());
  }

  #expectTruth(): void {
    const { server, book } = this;
    const told = (id: string) => {
      const last = server.kept.get(id)?.said.at(-1);
      const isOwn = last?.from === ME && !last.isAction;
      return {
        id,
        last: last?.id,
        editedAt: last?.editedAt,
        deletedAt: last?.deletedAt,
        unread: server.unread(id),
        receipt: last && isOwn ? last.step : RECEIPT.NONE,
        status: isGroup(id) ? '' : server.person(id).getStatus(),
        blocked: server.blocked.has(id),
      };
    };
    const shown = book.order.slice();
    const rows = shown.map(({ id, lastMessage, unread, receipt: step, status, blocked }) => ({
      id,
      last: lastMessage?.getId(),
      editedAt: lastMessage?.getEditedAt(),
      deletedAt: lastMessage?.getDeletedAt(),
      unread,
      receipt: step,
      status,
      blocked,
    }));
    expect(rows).toEqual(shown.map((record) => told(record.id)));
  }
}

it('says of every row what the server says, in the expected order, whatever happens in whatever order', () => {
  forSeeds(200, (random) => {
    const world = new World(random);
    for (let turn = 0; turn < 4; turn++) {
      for (let step = 0; step < 30; step++) world.step();
      world.settle();
    }
  });
});
