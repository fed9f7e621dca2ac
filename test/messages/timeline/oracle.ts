import { RECEIPT } from '../../../src/client/boundary/receipts.ts';
import type { TimelineEntry } from '../../../src/messages/timeline/timeline-entry.ts';

/*
 * What a message list must show, computed from the rules with arrays, sorting and filtering. Nothing is
 * incremental: each reading looks at everything that the list was told.
 */

/** A message as the server has it at some time. */
export interface Snapshot {
  readonly id: number;
  readonly from: string;
  readonly text: string;
  readonly sentAt: number;
  readonly revisedAt: number;
  readonly isDeleted: boolean;
  readonly isAction: boolean;
  /** 2 sent, 3 delivered, 4 read. */
  readonly step: number;
  readonly reactions: ReadonlyMap<string, ReadonlySet<string>>;
  readonly replies: number;
}

/** A message that the user sends. */
export interface Send {
  readonly text: string;
  readonly at: number;
  state: 'pending' | 'failed' | 'sent';
  /** The id that the server gave it. */
  id: number;
}

/** A row as text and marks. */
export interface OracleRow {
  kind: TimelineEntry['kind'];
  id?: string;
  text?: string;
  state?: string;
  receipt?: number;
  startsGroup?: boolean;
  endsGroup?: boolean;
  isDeleted?: boolean;
  reactions?: string;
  replies?: number;
}

interface Place {
  readonly sentAt: number;
  readonly id: number;
}

const before = (a: Place, b: Place) => a.sentAt < b.sentAt || (a.sentAt === b.sentAt && a.id < b.id);

/** The list's knowledge, as the rules define it. */
export class Oracle {
  loaded: number[] = [];
  isAtStart = false;
  isAtNewest = false;
  divider: Place | null = null;
  readonly sends: Send[] = [];
  readonly #me: string;
  /** Every revision that the list was told, by id. */
  readonly #revisions = new Map<number, Snapshot[]>();
  readonly #reactions = new Map<number, { at: number; by: Map<string, Set<string>> }>();
  readonly #replies = new Map<number, { at: number; count: number; ids: Set<number> }>();
  readonly #receipts: { id: number; step: number; isActive: boolean }[] = [];

  constructor(me: string) {
    this.#me = me;
  }

  place(id: number): Place {
    const first = this.#revisions.get(id)?.[0] as Snapshot;
    return { sentAt: first.sentAt, id };
  }

  /**
   * Takes a copy of a message; `at` is when its fetch began, by the count of events, or -1 for one that knows
   * nothing of reactions and replies.
   */
  copy(snapshot: Snapshot, at: number): void {
    this.tell(snapshot);
    const known = this.#reactions.get(snapshot.id);
    if (!known || known.at <= at || !this.loaded.includes(snapshot.id)) {
      const by = new Map([...snapshot.reactions].map(([emoji, uids]) => [emoji, new Set(uids)]));
      this.#reactions.set(snapshot.id, { at: 0, by });
      const ids = this.#replies.get(snapshot.id)?.ids ?? new Set();
      this.#replies.set(snapshot.id, { at: 0, count: snapshot.replies, ids });
    }
    if (snapshot.from === this.#me && snapshot.step > RECEIPT.SENT) this.receipt(snapshot.id, snapshot.step);
  }

  /** Takes a revision. */
  tell(snapshot: Snapshot): void {
    this.#revisions.set(snapshot.id, [...(this.#revisions.get(snapshot.id) ?? []), snapshot]);
  }

  receipt(id: number, step: number): void {
    this.#receipts.push({ id, step, isActive: false });
  }

  react(id: number, emoji: string, uid: string, isAdded: boolean, at: number): void {
    if (!this.loaded.includes(id)) return;
    const state = this.#reactions.get(id) ?? { at: 0, by: new Map<string, Set<string>>() };
    const uids = state.by.get(emoji) ?? new Set();
    if (isAdded) uids.add(uid);
    else uids.delete(uid);
    if (uids.size > 0) state.by.set(emoji, uids);
    else state.by.delete(emoji);
    this.#reactions.set(id, { at, by: state.by });
    const replies = this.#replies.get(id);
    if (replies) replies.at = at;
  }

  reply(parent: number, id: number, at: number): void {
    const state = this.#replies.get(parent);
    if (!this.loaded.includes(parent) || !state || state.ids.has(id)) return;
    state.ids.add(id);
    this.#replies.set(parent, { at, count: state.count + 1, ids: state.ids });
    const reactions = this.#reactions.get(parent);
    if (reactions) reactions.at = at;
  }

  /** Whether a message belongs to the loaded range of the timeline. */
  covers(id: number): boolean {
    const place = this.place(id);
    const places = this.loaded.map((each) => this.place(each));
    if (places.every((each) => before(each, place))) return this.isAtNewest;
    if (places.every((each) => before(place, each))) return this.isAtStart;
    return true;
  }

  add(id: number): void {
    if (!this.loaded.includes(id)) this.loaded.push(id);
  }

  /** Marks a send as sent if one of these is it. */
  settle(id: number): void {
    for (const send of this.sends) if (send.id === id) send.state = 'sent';
  }

  /** What the list must show. */
  rows(hidesDeleted: boolean): OracleRow[] {
    for (const each of this.#receipts) if (this.loaded.includes(each.id)) each.isActive = true;
    const newest = (id: number) =>
      (this.#revisions.get(id) as Snapshot[]).reduce((a, b) => (b.revisedAt > a.revisedAt ? b : a));
    const sent = this.loaded
      .map((id) => ({ ...newest(id), ...this.place(id), isUnsent: false, state: 'sent' }))
      .sort((a, b) => (before(a, b) ? -1 : 1))
      .filter((each) => !hidesDeleted || !each.isDeleted);
    const all = [
      ...sent.map((each) => ({ ...each, key: `${each.id}` })),
      ...this.sends
        .filter((each) => this.isAtNewest && each.state !== 'sent')
        .map((each) => ({
          ...each,
          id: -1,
          key: '',
          from: this.#me,
          sentAt: each.at,
          isUnsent: true,
          isDeleted: false,
          isAction: false,
        })),
    ];
    const days = all.map((_each, at) =>
      Math.max(...all.slice(0, at + 1).map((one) => Math.floor(one.sentAt / 86_400))),
    );
    const least = this.loaded.map((id) => this.place(id)).sort((a, b) => (before(a, b) ? -1 : 1))[0];
    const { divider } = this;
    const isDivided =
      divider !== null && (this.isAtStart || (least !== undefined && !before(divider, least)));
    const dividerAt = isDivided ? all.findIndex((each) => each.isUnsent || !before(each, divider)) : -1;
    const isJoined = (at: number) => {
      const a = all[at - 1];
      const b = all[at];
      return (
        a !== undefined &&
        b !== undefined &&
        a.from === b.from &&
        !a.isAction &&
        !b.isAction &&
        b.sentAt - a.sentAt <= 300 &&
        days[at] === days[at - 1] &&
        dividerAt !== at
      );
    };
    return all.flatMap((each, at): OracleRow[] => {
      const facts = this.#receipts.filter(
        ({ id, isActive }) => isActive && (id === each.id || before(each, this.place(id))),
      );
      const isOwn = each.from === this.#me && !each.isAction;
      return [
        ...(days[at] === days[at - 1] ? [] : [{ kind: 'day' as const }]),
        ...(dividerAt === at ? [{ kind: 'unread' as const }] : []),
        {
          kind: 'message',
          id: each.key,
          text: each.text,
          state: each.state,
          receipt: !isOwn
            ? RECEIPT.NONE
            : each.isUnsent
              ? each.state === 'failed'
                ? RECEIPT.ERROR
                : RECEIPT.PENDING
              : Math.max(RECEIPT.SENT, ...facts.map(({ step }) => step)),
          startsGroup: !isJoined(at),
          endsGroup: !isJoined(at + 1),
          isDeleted: each.isDeleted,
          reactions: each.isUnsent ? '' : this.#tally(each.id),
          replies: each.isUnsent ? 0 : (this.#replies.get(each.id)?.count ?? 0),
        },
      ];
    });
  }

  #tally(id: number): string {
    const by = [...(this.#reactions.get(id)?.by ?? [])];
    return by
      .map(([emoji, uids]) => `${emoji}${uids.size}${uids.has(this.#me) ? '!' : ''}`)
      .sort()
      .join(' ');
  }
}
