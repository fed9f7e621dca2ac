import type { MessageRecord } from '../data/records.ts';
import type { Plan } from './options.ts';
import { hash, pick } from './random.ts';
import { content } from './texts.ts';

const SPAN = 200 * 24 * 3600;
const MAX_UNREAD = 1_200;

/** The state of one's own last message, or whose it is. */
export const TAIL = { SENT: 0, DELIVERED: 1, READ: 2, THEIRS: 3 } as const;
export type Tail = (typeof TAIL)[keyof typeof TAIL];

/** A line of a chat. */
interface Line {
  readonly text: string;
  readonly isMine: boolean;
}

/** What is written in a conversation, and where it may end, by the writer of its last line. */
interface Script {
  readonly lines: readonly Line[];
  readonly ends: Readonly<Record<'mine' | 'theirs', readonly number[]>>;
}

/** The participants of a conversation, by its index. */
export interface Cast {
  readonly conversationId: string;
  readonly isGroup: boolean;
  /** The uid or guid of the other end, as seen from `me`. */
  readonly end: string;
  /** The uid of one of the others, for a number of any size. */
  other(number: number): string;
  /** What the group talks about, if its texts say so. */
  readonly topic: readonly string[] | undefined;
  /** Whether `me` has blocked the other one. */
  readonly blocked: boolean;
}

/** The conversations of `me`, newest first; each value is computed from the seed on demand. */
export class SeededConversations {
  private readonly plan: Plan;
  private readonly stride: number;
  private readonly castOf: (index: number) => Cast;
  /** The scripts made so far, by topic. */
  private readonly scripts = new Map<readonly string[] | undefined, Script>();

  constructor(plan: Plan, castOf: (index: number) => Cast) {
    this.plan = plan;
    this.castOf = castOf;
    this.stride = plan.messages + MAX_UNREAD;
  }

  /** The newest message id in use. */
  get newestId(): number {
    return Math.max(this.plan.conversations * this.stride, 1000);
  }

  /** Returns the conversation and position of a message id, if the message exists. */
  placeOf(id: number): { index: number; place: number } | undefined {
    const index = this.plan.conversations - 1 - Math.floor((id - 1) / this.stride);
    const place = (id - 1) % this.stride;
    return index >= 0 && place < this.count(index) ? { index, place } : undefined;
  }

  /**
   * When the latest activity was, in seconds: minutes ago for the first conversations, months ago for the
   * last ones.
   */
  activeAt(index: number): number {
    const x = index / this.plan.conversations;
    return this.plan.now - 30 - 7 * index - Math.floor(SPAN * x * x * x);
  }

  /** How many messages `me` has not read. */
  unread(index: number): number {
    const h = this.hash(10, index);
    const kind = h % 100;
    if (kind < 70 || this.isEmpty(index) || this.castOf(index).blocked) return 0;
    const much = hash(h, 1);
    if (kind < 92) return 1 + (much % 9);
    if (kind < 99) return 10 + (much % 120);
    return much % 4 === 0 ? 1_000 + (much % 100) : 150;
  }

  count(index: number): number {
    if (this.isEmpty(index)) return 0;
    return Math.max(1 + (this.hash(11, index) % this.plan.messages), this.unreadPlus(index));
  }

  idAt(index: number, place: number): number {
    return (this.plan.conversations - 1 - index) * this.stride + 1 + place;
  }

  lastId(index: number): number {
    const count = this.count(index);
    return count === 0 ? 0 : this.idAt(index, count - 1);
  }

  tail(index: number): Tail {
    if (this.unread(index) > 0) return TAIL.THEIRS;
    const kind = this.hash(12, index) % 7;
    if (kind === 0) return TAIL.SENT;
    if (kind === 1) return TAIL.DELIVERED;
    return kind < 5 ? TAIL.READ : TAIL.THEIRS;
  }

  /** When the other end of a one-on-one chat wrote or read its newest message, or 0. */
  actedAt(index: number): number {
    const tail = this.tail(index);
    if (this.isEmpty(index) || tail === TAIL.SENT || tail === TAIL.DELIVERED) return 0;
    return tail === TAIL.READ ? this.readAt(this.activeAt(index)) : this.activeAt(index);
  }

  /** Whether the newest message mentions `me` and is unread. */
  mentionsMe(index: number): boolean {
    return this.unread(index) > 0 && this.castOf(index).isGroup && this.hash(13, index) % 4 === 0;
  }

  message(index: number, place: number): MessageRecord {
    const { plan } = this;
    const cast = this.castOf(index);
    const count = this.count(index);
    const back = count - 1 - place;
    const unread = back < this.unread(index);
    const h = this.hash(14, index, place);
    const tail = back === 0 ? this.tail(index) : TAIL.READ;
    const line = this.line(index, back, cast.topic);
    const mine = !unread && (back === 0 ? tail !== TAIL.THEIRS : line.isMine);
    const sender = mine ? plan.me : cast.other(hash(h, 1));
    const sentAt = this.sentAt(index, back);
    const mentionsMe = back === 0 && this.mentionsMe(index);
    const mentionsOther = !unread && !mine && hash(h, 2) % 20 === 0;
    const mention = mentionsMe || mentionsOther ? plan.me : undefined;
    const isAction = cast.isGroup && !unread && !mine && hash(h, 3) % 12 === 0;
    const deleted = !mentionsMe && !isAction && hash(h, 4) % 60 === 0;
    const said = content(hash(h, 5), line.text, plan, mention);
    const { category, type } = said;
    const replies = this.isReply(index, place + 2) ? 1 : 0;
    const delivered = mine ? tail !== TAIL.SENT : !(unread && cast.isGroup);
    const read = mine ? tail !== TAIL.SENT && tail !== TAIL.DELIVERED : !unread;
    return {
      id: this.idAt(index, place),
      conversationId: cast.conversationId,
      sender,
      receiverType: cast.isGroup ? 'group' : 'user',
      receiverId: cast.isGroup || mine ? cast.end : plan.me,
      parentId: this.isReply(index, place) ? this.idAt(index, place - 2) : 0,
      replies,
      sentAt,
      content: isAction ? this.action(h, sender) : deleted ? { category, type } : said,
      mentions: mention && !isAction && !deleted ? [mention] : [],
      deliveredAt: delivered ? Math.min(sentAt + 5, plan.now) : 0,
      readAt: read ? this.readAt(sentAt) : 0,
      editedAt: !isAction && hash(h, 6) % 40 === 0 ? Math.min(sentAt + 15, plan.now) : 0,
      deletedAt: deleted ? Math.min(sentAt + 25, plan.now) : 0,
      withheldFrom: undefined,
    };
  }

  /** Whether a message replies to the one two before it, which is no reply itself. */
  private isReply(index: number, place: number): boolean {
    const isDrawn = (at: number) => this.hash(14, index, at) % 30 === 1;
    if (place < 3 || !isDrawn(place) || isDrawn(place - 2)) return false;
    const back = this.count(index) - 1 - place;
    return back > 0 && back >= this.unread(index);
  }

  /** Returns the line of a message, counted from the newest, whose writer is the right person. */
  private line(index: number, back: number, topic: readonly string[] | undefined): Line {
    const { lines, ends } = this.scriptOf(topic);
    const { length } = lines;
    const isMine = this.tail(index) !== TAIL.THEIRS;
    const end = pick(isMine ? ends.mine : ends.theirs, index);
    return pick(lines, end + length * (1 + Math.floor(back / length)) - back);
  }

  /** The lines of all chats, one after another; a conversation with a topic ends with it. */
  private scriptOf(topic: readonly string[] | undefined): Script {
    const known = this.scripts.get(topic);
    if (known) return known;
    const { seed, texts } = this.plan;
    const linesOf = (chat: readonly string[]) =>
      chat.map((text, place) => ({ text, isMine: place % 2 === 1 }));
    const general = texts.chats.flatMap(linesOf);
    const lines = [...general, ...linesOf(topic ?? [])];
    const start = topic ? lines.length - 2 : 0;
    // In random order, so that conversations next to each other end differently.
    const endsOf = (isMine: boolean) =>
      lines
        .flatMap((line, place) => (place >= start && line.isMine === isMine ? place : []))
        .sort((a, b) => hash(seed, 18, a) - hash(seed, 18, b));
    const script = { lines, ends: { mine: endsOf(true), theirs: endsOf(false) } };
    this.scripts.set(topic, script);
    return script;
  }

  private action(h: number, sender: string): MessageRecord['content'] {
    const action = h % 3 === 0 ? 'added' : 'joined';
    const on = action === 'added' ? this.plan.me : sender;
    return { category: 'action', type: 'groupMember', action, on };
  }

  private readAt(sentAt: number): number {
    return Math.min(sentAt + 20, this.plan.now);
  }

  private sentAt(index: number, back: number): number {
    const at = this.activeAt(index);
    if (back === 0) return at;
    const step = 40 + (this.hash(15, index) % 1800);
    return at - back * step - (this.hash(16, index, back) % step);
  }

  /** One in 33 has no message yet, but none of the newest ones. */
  private isEmpty(index: number): boolean {
    return index > 5 && this.hash(17, index) % 33 === 0;
  }

  /** At least the unread messages, plus two read ones. */
  private unreadPlus(index: number): number {
    const unread = this.unread(index);
    return unread > 0 ? unread + 2 : 0;
  }

  private hash(stream: number, index: number, place = 0): number {
    return hash(this.plan.seed, stream, index, place);
  }
}
