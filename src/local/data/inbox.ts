import { compareEntries, type Entry, type EntryKey } from './records.ts';
import { SortedList } from './sorted-list.ts';

/** One user's copies of conversations, in the order of last activity. */
export class Inbox {
  private readonly entries = new Map<string, Entry>();
  private readonly order = new SortedList<EntryKey, Entry>(compareEntries);

  /** Takes over copies that are all listed and in order already. */
  fill(sorted: readonly Entry[]): void {
    for (const entry of sorted) this.entries.set(entry.conversationId, entry);
    this.order.fill(sorted);
  }

  get(conversationId: string): Entry | undefined {
    return this.entries.get(conversationId);
  }

  add(entry: Entry): void {
    this.entries.set(entry.conversationId, entry);
    if (entry.listed) this.order.add(entry);
  }

  /** Lists the copy at the place of its newest message; an older message moves nothing. */
  touch(entry: Entry, activeAt: number, lastId: number): void {
    if (entry.listed && (lastId < entry.lastId || activeAt < entry.activeAt)) return;
    if (entry.listed) this.order.remove(entry);
    entry.activeAt = activeAt;
    entry.lastId = lastId;
    entry.listed = true;
    this.order.add(entry);
  }

  /** Takes the copy off the list and keeps what is known of it. */
  hide(entry: Entry): void {
    if (entry.listed) this.order.remove(entry);
    entry.listed = false;
  }

  /** Forgets the copy. */
  drop(entry: Entry): void {
    this.hide(entry);
    this.entries.delete(entry.conversationId);
  }

  /** Walks the listed copies behind a key, newest first, until `visit` answers false. */
  walk(after: EntryKey | undefined, visit: (entry: Entry) => boolean): void {
    this.order.walk(after, visit);
  }
}
