import { describe, expect, it } from 'vitest';
import { RECEIPT } from '../../../src/client/boundary/receipts.ts';
import { TimelineLayout } from '../../../src/messages/timeline/layout.ts';
import type { MessageRecord } from '../../../src/messages/timeline/message-record.ts';
import type { Kit } from '../../../src/sdk/index.ts';
import { type FakeMessage, ME, message } from '../../support/fakes.ts';
import { Random } from '../../support/random.ts';
import { Oracle, type OracleRow, type Send, type Snapshot } from './oracle.ts';
import { SendingTimeline } from './sending-timeline.ts';

const SEEDS = 1000;
const STEPS = 40;
const EMOJI = ['👍', '🎉'];

/** A message on the server, which changes. */
interface ServerMessage {
  id: number;
  from: string;
  text: string;
  muid: string;
  sentAt: number;
  revisedAt: number;
  isDeleted: boolean;
  isAction: boolean;
  step: number;
  reactions: Map<string, Set<string>>;
  replies: number;
}

/** A chat on a server, a list that is told of it late, twice and out of order, and the oracle. */
class World {
  readonly random: Random;
  readonly timeline = new SendingTimeline(() => this.#now);
  readonly layout = new TimelineLayout();
  readonly oracle = new Oracle(ME);
  readonly hidesDeleted: boolean;
  readonly #server: ServerMessage[] = [];
  /** Events on their way: they are delivered in any order, but those of one message in theirs. */
  #queue: (() => void)[] = [];
  /** Counts what the list is told. */
  #told = 0;
  #now = 1_700_000_000;
  #fetch: ((page: readonly Snapshot[]) => void) | null = null;
  #page: readonly Snapshot[] = [];
  #arrivedIds: number[] = [];
  readonly #records = new Map<Send, MessageRecord>();
  readonly #unanswered: { send: Send; object: FakeMessage; message: ServerMessage }[] = [];

  constructor(seed: number) {
    this.random = new Random(seed);
    this.timeline.follow(() => this.#now);
    this.hidesDeleted = this.random.chance(0.3);
    const count = this.random.below(30);
    for (let at = 0; at < count; at++) this.#create(this.random.pick(['ann', 'bob', ME]));
  }

  step(): void {
    const { random } = this;
    this.#now += random.pick([1, 1, 20, 200, 4000, 50_000]);
    const steps = [
      this.#arrive,
      this.#arrive,
      this.#deliver,
      this.#deliver,
      this.#deliver,
      this.#revise,
      this.#react,
      this.#receipt,
      this.#reply,
      this.#send,
      this.#answer,
      this.#beginFetch,
      this.#endFetch,
      this.#endFetch,
      this.#divide,
    ];
    random.pick(steps).call(this);
  }

  /** The rows of the list. */
  rows(): OracleRow[] {
    const { loaded: run, changes } = this.timeline;
    const options = {
      timeZone: 'UTC',
      isHidden: (record: MessageRecord) => this.hidesDeleted && record.isDeleted,
      hidesDays: false,
      isAtStart: run.isAtStart,
    };
    const rows = this.layout.rows(this.timeline.all, options, changes.changed);
    return rows.map((row): OracleRow => {
      if (row.kind !== 'message') return { kind: row.kind };
      const { id, state, receipt, startsGroup, endsGroup, isDeleted, replyCount } = row;
      const reactions = row.reactions.map(({ emoji, count, mine }) => `${emoji}${count}${mine ? '!' : ''}`);
      return {
        kind: 'message',
        id,
        text: (row.message as Kit.TextMessage).getText(),
        state,
        receipt,
        startsGroup,
        endsGroup,
        isDeleted,
        reactions: reactions.sort().join(' '),
        replies: replyCount,
      };
    });
  }

  /** The rows of messages that were sent are those that stood since they were being sent. */
  get keptRows(): boolean {
    return [...this.#records].every(
      ([send, record]) =>
        send.state !== 'sent' || !this.#isShownAlone(send) || this.timeline.find(`${send.id}`) === record,
    );
  }

  /** Whether a sent message stayed loaded since; elsewhere and back it may be another row. */
  #isShownAlone(send: Send): boolean {
    return this.oracle.loaded.includes(send.id) && this.#stayed.has(send.id);
  }
  readonly #stayed = new Set<number>();

  #create(from: string, text = `text ${this.#server.length}`, muid = ''): ServerMessage {
    const { random } = this;
    this.#now += random.pick([0, 1, 100, 400]);
    const created = {
      id: this.#server.length + 1,
      from,
      text,
      muid,
      // Clocks of servers differ: ids and times may not agree.
      sentAt: this.#now - random.below(4),
      revisedAt: 0,
      isDeleted: false,
      isAction: from !== ME && random.chance(0.1),
      step: RECEIPT.SENT,
      reactions: new Map<string, Set<string>>(),
      replies: 0,
    };
    this.#server.push(created);
    return created;
  }

  #snapshot(each: ServerMessage): Snapshot {
    return {
      ...each,
      reactions: new Map([...each.reactions].map(([emoji, uids]) => [emoji, new Set(uids)])),
    };
  }

  #copy(each: Snapshot & { muid?: string }): FakeMessage {
    return message({
      id: this.random.chance(0.5) ? each.id : String(each.id),
      muid: each.muid ?? '',
      from: each.from,
      to: each.from === ME ? 'ann' : ME,
      sentAt: each.sentAt,
      text: each.text,
      category: each.isAction ? 'action' : 'message',
      ...(each.revisedAt > 0 &&
        (each.isDeleted ? { deletedAt: each.revisedAt } : { editedAt: each.revisedAt })),
      ...(each.from === ME && each.step > RECEIPT.SENT && { deliveredAt: 1 }),
      ...(each.from === ME && each.step > RECEIPT.DELIVERED && { readAt: 1 }),
      replyCount: each.replies,
      reactions: [...each.reactions].map(([emoji, uids]) => ({
        emoji,
        count: uids.size,
        mine: uids.has(ME),
      })),
    });
  }

  /** Sends an event on its way, or two equal ones. */
  #emit(event: () => void): void {
    this.#queue.push(event);
    if (this.random.chance(0.2)) this.#queue.push(event);
  }

  #deliver(): void {
    const [event] = this.#queue.splice(this.random.below(this.#queue.length), 1);
    event?.();
  }

  /** Tells the list that a message arrived. */
  #receive(snapshot: Snapshot): void {
    this.#told++;
    const { oracle } = this;
    this.timeline.receive(this.#copy(snapshot), this.#now);
    const isKnown = oracle.loaded.includes(snapshot.id);
    oracle.copy(snapshot, isKnown ? -1 : this.#told);
    this.#settle(snapshot.id);
  }

  /** Gives a message that arrived its place; one that was unsent until now keeps its row. */
  #settle(id: number): void {
    const { oracle } = this;
    const wasUnsent = oracle.sends.some((send) => send.id === id && send.state !== 'sent');
    oracle.settle(id);
    if (this.#fetch) this.#arrivedIds.push(id);
    if (!oracle.covers(id)) return;
    oracle.add(id);
    if (wasUnsent) this.#stayed.add(id);
  }

  #arrive(): void {
    const created = this.#snapshot(this.#create(this.random.pick(['ann', 'bob', ME])));
    this.#emit(() => this.#receive(created));
  }

  #revise(): void {
    if (this.#server.length === 0) return;
    const { random } = this;
    const each = random.pick(this.#server);
    if (each.isDeleted) return;
    each.revisedAt = ++this.#now;
    each.isDeleted = random.chance(0.3);
    each.text = each.isDeleted ? '' : `${each.text}*`;
    const revised = this.#snapshot(each);
    this.#emit(() => {
      this.#told++;
      this.timeline.revise(this.#copy(revised));
      this.oracle.tell(revised);
    });
  }

  /** Reactions are told at once: of late ones, a list knows no more than their number. */
  #react(): void {
    if (this.#server.length === 0) return;
    const { random } = this;
    const each = random.pick(this.#server);
    const emoji = random.pick(EMOJI);
    const uid = random.pick(['ann', 'bob', 'stranger', ME]);
    const uids = each.reactions.get(emoji) ?? new Set();
    const isAdded = !uids.has(uid);
    if (isAdded) uids.add(uid);
    else uids.delete(uid);
    if (uids.size > 0) each.reactions.set(emoji, uids);
    else each.reactions.delete(emoji);
    if (!this.oracle.loaded.includes(each.id)) return;
    for (let times = random.below(2) + 1; times > 0; times--) {
      this.#told++;
      this.timeline.react({ messageId: String(each.id), emoji, uid, isAdded });
      this.oracle.react(each.id, emoji, uid, isAdded, this.#told);
    }
  }

  #reply(): void {
    if (this.oracle.loaded.length === 0) return;
    const each = this.#server[this.random.pick(this.oracle.loaded) - 1] as ServerMessage;
    each.replies++;
    const id = 10_000 + this.#told;
    for (let times = this.random.below(2) + 1; times > 0; times--) {
      this.#told++;
      this.timeline.reply(String(each.id), String(id));
      this.oracle.reply(each.id, id, this.#told);
    }
  }

  /** The other side received or read up to a message. */
  #receipt(): void {
    const own = this.#server.filter((each) => each.from === ME);
    if (own.length === 0) return;
    const { random } = this;
    const to = random.pick(own);
    const step = random.pick([RECEIPT.DELIVERED, RECEIPT.READ]);
    const isCovered = (each: ServerMessage) =>
      each.sentAt < to.sentAt || (each.sentAt === to.sentAt && each.id <= to.id);
    for (const each of own) if (isCovered(each)) each.step = Math.max(each.step, step);
    this.#emit(() => {
      this.#told++;
      this.timeline.receipt(String(to.id), step);
      this.oracle.receipt(to.id, step);
    });
  }

  #send(): void {
    const { random, oracle } = this;
    const muid = random.chance(0.5) ? `muid ${this.#told} ${oracle.sends.length}` : '';
    const send: Send = {
      text: muid ? 'Same text' : `Own ${oracle.sends.length}`,
      at: Math.max(this.#now, this.timeline.newestAt),
      state: 'pending',
      id: 0,
    };
    const object = message({ muid, from: '', to: 'ann', text: send.text, sentAt: 0 });
    this.#told++;
    oracle.sends.push(send);
    this.timeline.report(object, 'inprogress');
    const record = this.timeline.unsent.at(-1);
    if (record) this.#records.set(send, record);
    if (random.chance(0.2)) {
      // Never reaches the server.
      send.state = 'failed';
      this.timeline.report(object, 'error');
      return;
    }
    const created = this.#create(ME, send.text, muid);
    send.id = created.id;
    this.#unanswered.push({ send, object, message: created });
    // The answer may be lost, and an event may tell of the message first.
    if (random.chance(0.5)) {
      const echo = this.#snapshot(created);
      this.#emit(() => this.#receive(echo));
    }
  }

  #answer(): void {
    const { random, oracle } = this;
    const [answered] = this.#unanswered.splice(random.below(this.#unanswered.length), 1);
    if (!answered) return;
    const { send, object, message: created } = answered;
    this.#told++;
    if (random.chance(0.3)) {
      this.timeline.report(object, 'error');
      if (send.state === 'pending') send.state = 'failed';
      return;
    }
    const snapshot = this.#snapshot(created);
    this.timeline.answer(this.#copy(snapshot), object);
    oracle.copy(snapshot, oracle.loaded.includes(send.id) ? -1 : this.#told);
    this.#settle(send.id);
  }

  #inOrder(): ServerMessage[] {
    return [...this.#server].sort((a, b) => a.sentAt - b.sentAt || a.id - b.id);
  }

  #beginFetch(): void {
    if (this.#fetch) return;
    const { random, oracle, timeline } = this;
    const size = random.below(8) + 1;
    const since = timeline.begin();
    const told = this.#told;
    this.#arrivedIds = [];
    const kind =
      oracle.loaded.length === 0 ? 'all' : random.pick(['all', 'older', 'older', 'newer', 'newer'] as const);
    if (kind === 'newer' && oracle.isAtNewest) {
      timeline.end(since);
      return;
    }
    const server = this.#inOrder();
    const loaded = server.map(({ id }, at) => (oracle.loaded.includes(id) ? at : -1)).filter((at) => at >= 0);
    const first = loaded[0] ?? 0;
    const last = loaded.at(-1) ?? 0;
    let from = Math.max(0, first - size);
    let to = first;
    if (kind === 'newer') [from, to] = [last + 1, last + 1 + size];
    const isJump = kind === 'all' && random.chance(0.5);
    if (kind === 'all') from = isJump ? random.below(server.length + 1) : Math.max(0, server.length - size);
    if (kind === 'all') to = from + size;
    this.#page = server.slice(from, to).map((each) => this.#snapshot(each));
    this.#fetch = (page) => {
      const isEmpty = page.length === 0;
      const ends =
        kind === 'all'
          ? { isAtNewest: !isJump || isEmpty, isAtStart: isEmpty && !isJump }
          : isEmpty
            ? { [kind === 'older' ? 'isAtStart' : 'isAtNewest']: true }
            : {};
      timeline.page(
        page.map((each) => this.#copy(each)),
        kind,
        since,
        ends,
      );
      timeline.end(since);
      if (kind === 'all') {
        oracle.isAtStart = oracle.isAtNewest = false;
        for (const id of oracle.loaded) if (!page.some((each) => each.id === id)) this.#stayed.delete(id);
      }
      const former = oracle.loaded;
      if (kind === 'all') oracle.loaded = former.filter((id) => page.some((each) => each.id === id));
      Object.assign(oracle, ends);
      for (const each of page) {
        oracle.copy(each, told);
        oracle.settle(each.id);
        oracle.add(each.id);
      }
      for (const id of this.#arrivedIds) if (oracle.covers(id)) oracle.add(id);
    };
  }

  #endFetch(): void {
    const fetch = this.#fetch;
    this.#fetch = null;
    fetch?.(this.#page);
    this.#arrivedIds = [];
  }

  #divide(): void {
    const { random, oracle, timeline } = this;
    if (oracle.loaded.length === 0 || random.chance(0.7)) return;
    const id = random.pick(oracle.loaded);
    this.layout.divide(timeline.find(String(id)) ?? null, 1);
    oracle.divider = oracle.place(id);
  }
}

describe('a timeline', () => {
  it('[messages.timeline] shows what the rules say, whatever arrives in whatever order', () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const world = new World(seed);
      for (let step = 1; step <= STEPS; step++) {
        world.step();
        if (step % 5 > 0) continue;
        expect(world.rows(), `seed ${seed}, step ${step}`).toEqual(world.oracle.rows(world.hidesDeleted));
        expect(world.keptRows, `rows of seed ${seed}, step ${step}`).toBe(true);
      }
    }
  });
});
