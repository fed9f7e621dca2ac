import type { ReceiverType } from '../../sdk/index.ts';
import type { MessageRecord } from './records.ts';

/** Where the messages of a conversation come from that were there at the start; they are made when asked for. */
export interface History {
  /** How many messages the conversation of this index has. */
  count(index: number): number;
  /** The id of the message at a place, oldest first. */
  idAt(index: number, place: number): number;
  message(index: number, place: number): MessageRecord;
}

/** What two users, or the members of a group, said to each other. */
export class Channel {
  readonly id: string;
  readonly type: ReceiverType;
  /** The two uids, or the guid twice. */
  readonly ends: readonly [string, string];
  private readonly history: History | undefined;
  private readonly index: number;
  /** The seeded messages, once all were asked for. */
  private past: MessageRecord[] | undefined;
  /** The newest seeded message, once it was asked for. */
  private pastLast: MessageRecord | undefined;
  /** What was sent since. */
  private readonly recent: MessageRecord[] = [];

  constructor(
    id: string,
    type: ReceiverType,
    ends: readonly [string, string],
    history?: History,
    index = -1,
  ) {
    this.id = id;
    this.type = type;
    this.ends = ends;
    this.history = history;
    this.index = index;
  }

  /** The uid or guid to which this conversation goes, seen from a user. */
  otherEnd(uid: string): string {
    return this.ends[0] === uid ? this.ends[1] : this.ends[0];
  }

  /** The id of the newest message; 0 without any. */
  get lastId(): number {
    const last = this.recent[this.recent.length - 1];
    if (last) return last.id;
    const count = this.history?.count(this.index) ?? 0;
    return count > 0 && this.history ? this.history.idAt(this.index, count - 1) : 0;
  }

  append(message: MessageRecord): void {
    this.recent.push(message);
  }

  find(id: number): MessageRecord | undefined {
    if (id === 0) return undefined;
    const first = this.recent[0];
    if (first && id >= first.id) return search(this.recent, id);
    const newest = this.newestPast();
    return newest?.id === id ? newest : search(this.wholePast(), id);
  }

  /** Walks from the newest message to the oldest, from below an id on, until `visit` answers false. */
  walkBack(below: number, visit: (message: MessageRecord) => boolean): void {
    for (let place = lowerBound(this.recent, below) - 1; place >= 0; place--) {
      if (!visit(this.recent[place] as MessageRecord)) return;
    }
    const newest = this.newestPast();
    if (!newest) return;
    // Most walks end at the newest message: ask it before making all.
    if (newest.id < below && !visit(newest)) return;
    const past = this.wholePast();
    for (let place = Math.min(lowerBound(past, below), past.length - 1) - 1; place >= 0; place--) {
      if (!visit(past[place] as MessageRecord)) return;
    }
  }

  private newestPast(): MessageRecord | undefined {
    if (!this.pastLast && this.history) {
      const count = this.history.count(this.index);
      if (count > 0) this.pastLast = this.history.message(this.index, count - 1);
    }
    return this.pastLast;
  }

  private wholePast(): MessageRecord[] {
    if (!this.past) {
      this.past = [];
      const newest = this.newestPast();
      const count = this.history?.count(this.index) ?? 0;
      for (let place = 0; place < count - 1 && this.history; place++) {
        this.past.push(this.history.message(this.index, place));
      }
      if (newest) this.past.push(newest);
    }
    return this.past;
  }
}

/** The first place whose id is not below the given one. */
function lowerBound(messages: readonly MessageRecord[], id: number): number {
  let low = 0;
  let high = messages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((messages[middle] as MessageRecord).id < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

function search(messages: readonly MessageRecord[], id: number): MessageRecord | undefined {
  const found = messages[lowerBound(messages, id)];
  return found?.id === id ? found : undefined;
}
