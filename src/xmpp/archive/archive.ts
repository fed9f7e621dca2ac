import type { Change } from '../inbox/change.ts';
import type { DropReason } from '../inbox/dropped.ts';
import { Applier } from './apply.ts';
import { isStorageFault, openDatabase } from './database.ts';
import type { Effect } from './effects.ts';
import { takeLock } from './lock.ts';
import { MemoryStorage } from './memory.ts';
import {
  ABOVE,
  type ChatKind,
  type ChatRecord,
  changeKey,
  newsKey,
  placeKey,
  type StoredMessage,
} from './records.ts';
import type { Storage, Tx } from './storage.ts';

/** Which messages of a chat are wanted: the `limit` ones next to a message, else the newest; oldest first. */
export interface MessagePage {
  readonly chat: string;
  readonly limit: number;
  /** The keys of messages. */
  readonly before?: string;
  readonly after?: string;
  /** Decides which messages are in the page. */
  readonly isWanted?: (message: StoredMessage) => boolean;
}

/** How an archive is opened. */
export interface ArchiveOptions {
  /** The first part of the database's name. */
  readonly name: string;
  /** Whether it stays in this browser. */
  readonly persist: boolean;
  /** What a text has that mentions the user. */
  readonly mention: string;
  readonly drop: (reason: DropReason) => undefined;
  onError(error: unknown): void;
}

/** Opens a database, or memory where there is none, or where another tab has it. */
async function openStorage(name: string, { persist, onError }: ArchiveOptions): Promise<Storage> {
  const unlock = persist && globalThis.indexedDB ? await takeLock(name) : undefined;
  if (!unlock) return new MemoryStorage();
  try {
    return await openDatabase(name, unlock);
  } catch (error) {
    unlock();
    onError(error);
    return new MemoryStorage();
  }
}

/** How many messages are read in one step. */
const STEP = 100;

/** Everything of one account that this browser has. It serves all pages, also without a connection. */
export class Archive {
  readonly me: string;
  readonly #storage: Storage;
  readonly #drop: (reason: DropReason) => undefined;
  /** All chats by address. */
  readonly chats = new Map<string, ChatRecord>();
  readonly #mention: string;

  private constructor(me: string, storage: Storage, { mention, drop }: ArchiveOptions) {
    this.me = me;
    this.#mention = mention;
    this.#storage = storage;
    this.#drop = drop;
  }

  /** Opens the archive of an account; in memory where the browser has no database. */
  static async open(me: string, options: ArchiveOptions): Promise<Archive> {
    const archive = new Archive(me, await openStorage(`${options.name} ${me}`, options), options);
    await archive.#load();
    return archive;
  }

  /** Runs a query in a transaction of its own. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#storage.read(work);
  }

  /** Changes records; resolves when they are stored. */
  async write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await this.#storage.write(work);
    } catch (error) {
      // The chats in memory are ahead of those that are stored.
      await this.#load().catch(() => undefined);
      throw error;
    }
  }

  /** Returns all records of a small store. */
  all<S extends 'chats' | 'people' | 'rooms' | 'outbox'>(store: S) {
    return this.read((tx) => tx.range(store, '', { from: '', to: ABOVE }));
  }

  /**
   * Applies changes, together with further writes in the same transaction. A change that cannot be stored is dropped:
   * it must not keep all others from being stored.
   * @returns what they did
   */
  async apply(changes: readonly Change[], also: (tx: Tx) => void = () => undefined): Promise<Effect[]> {
    try {
      return await this.#apply(changes, also);
    } catch (error) {
      if (isStorageFault(error)) throw error;
    }
    const effects: Effect[] = [];
    for (const change of changes) {
      try {
        effects.push(...(await this.#apply([change])));
      } catch (error) {
        if (isStorageFault(error)) throw error;
        this.#drop('malformed');
      }
    }
    await this.write(async (tx) => also(tx));
    return effects;
  }

  /** Changes the record of a chat, and counts its unread messages again. */
  changeChat(
    key: string,
    kind: ChatKind,
    change: (record: ChatRecord, tx: Tx) => Promise<void> | void,
  ): Promise<ChatRecord> {
    return this.write(async (tx) => {
      const record = { ...this.#chat(key, kind) };
      await change(record, tx);
      return this.#putChat(tx, record);
    });
  }

  /** Hides all messages of a chat on this device. */
  clear(key: string, kind: ChatKind): Promise<ChatRecord> {
    return this.changeChat(key, kind, async (record, tx) => {
      const newest = {
        from: placeKey(key, 0),
        to: placeKey(key, Number.MAX_SAFE_INTEGER, ABOVE),
        isReverse: true,
      };
      const messages = await tx.range('messages', 'place', { ...newest, limit: STEP });
      // By the archive: the times of senders differ from it.
      record.clearedAt = Math.max(record.clearedAt ?? 0, ...messages.map(({ archivedAt }) => archivedAt));
      record.readAt = Math.max(record.readAt, record.clearedAt);
      record.lastAt = 0;
      delete record.lastKey;
    });
  }

  message(key: string): Promise<StoredMessage | undefined> {
    return this.read((tx) => tx.get('messages', key));
  }

  /** Returns the first message that one of these ids means. */
  find(refs: readonly string[]): Promise<StoredMessage | undefined> {
    return this.read(async (tx) => {
      for (const ref of refs) {
        const [found] = await tx.range('messages', 'refs', { from: ref, to: ref, limit: 1 });
        if (found) return found;
      }
      return undefined;
    });
  }

  /** Counts the messages in the thread of a message, by its first ref. */
  countReplies(ref: string): Promise<number> {
    return this.read((tx) => tx.count('messages', 'parent', { from: ref, to: ref }));
  }

  /** Returns messages of a chat, the oldest first. */
  page({ chat, limit, before, after, isWanted = () => true }: MessagePage): Promise<StoredMessage[]> {
    return this.read(async (tx) => {
      const isReverse = after === undefined;
      const edge = before ?? after;
      const start = edge === undefined ? undefined : await tx.get('messages', edge);
      if (edge !== undefined && start?.chat !== chat) return [];
      const { clearedAt = -1 } = this.chats.get(chat) ?? {};
      const oldest = placeKey(chat, 0);
      let from = !isReverse && start ? `${start.place}\0` : oldest;
      let to = isReverse && start ? below(start.place) : placeKey(chat, Number.MAX_SAFE_INTEGER, ABOVE);
      const found: StoredMessage[] = [];
      while (found.length < limit) {
        const step = await tx.range('messages', 'place', { from, to, isReverse, limit: STEP });
        found.push(...step.filter((each) => each.archivedAt > clearedAt && isWanted(each)));
        const last = step.at(-1);
        if (!last || step.length < STEP) break;
        if (isReverse) to = below(last.place);
        else from = `${last.place}\0`;
      }
      const page = found.slice(0, limit);
      return isReverse ? page.reverse() : page;
    });
  }

  /** Returns the messages of a chat that were sent or changed since a time, in microseconds; the oldest first. */
  async changedSince(chat: string, time: number): Promise<StoredMessage[]> {
    const range = { from: changeKey(chat, time), to: changeKey(chat, Number.MAX_SAFE_INTEGER) };
    const found = await this.read((tx) => tx.range('messages', 'changed', range));
    const { clearedAt = -1 } = this.chats.get(chat) ?? {};
    return found
      .filter(({ archivedAt }) => archivedAt > clearedAt)
      .sort((a, b) => (a.place < b.place ? -1 : 1));
  }

  close(): void {
    this.#storage.close();
  }

  #apply(changes: readonly Change[], also?: (tx: Tx) => void): Promise<Effect[]> {
    return this.write(async (tx) => {
      const touched = new Map<string, ChatRecord>();
      const applier = new Applier(tx, {
        me: this.me,
        drop: this.#drop,
        mention: this.#mention,
        chat: (change) => {
          const record = touched.get(change.chat) ?? { ...this.#chat(change.chat, change.kind) };
          touched.set(change.chat, record);
          return record;
        },
      });
      for (const change of changes) await applier.apply(change);
      for (const { what, ...effect } of applier.effects) {
        if (what !== 'deleted') continue;
        const { message } = effect as { message: StoredMessage };
        if (!touched.has(message.chat))
          touched.set(message.chat, { ...this.#chat(message.chat, message.kind) });
      }
      also?.(tx);
      for (const record of touched.values()) await this.#putChat(tx, record);
      return applier.effects;
    });
  }

  async #load(): Promise<void> {
    const chats = await this.all('chats');
    this.chats.clear();
    for (const chat of chats) this.chats.set(chat.key, chat);
  }

  #chat(key: string, kind: ChatKind): ChatRecord {
    return this.chats.get(key) ?? { key, kind, lastAt: 0, readAt: 0, unread: 0, unreadMentions: 0 };
  }

  async #putChat(tx: Tx, record: ChatRecord): Promise<ChatRecord> {
    const range = {
      from: newsKey(record.key, record.readAt + 1),
      to: newsKey(record.key, Number.MAX_SAFE_INTEGER),
    };
    record.unread = await tx.count('messages', 'news', range);
    record.unreadMentions = await tx.count('messages', 'called', range);
    tx.put('chats', record);
    this.chats.set(record.key, record);
    return record;
  }
}

/** Returns the highest key below a key of a message: places end in a message's key, which is text. */
function below(place: string): string {
  const last = place.charCodeAt(place.length - 1);
  return `${place.slice(0, -1)}${String.fromCharCode(last - 1)}${ABOVE}`;
}
