import type { DropReason } from '../shared/dropped.ts';
import { Applier } from './apply.ts';
import type { ArchiveChange } from './change.ts';
import { isStorageFault } from './database.ts';
import type { Effect } from './effects.ts';
import { openStorage, type StorageOptions } from './open-storage.ts';
import { type MessagePage, readChanged, readNewest, readPage } from './pages.ts';
import { ABOVE, type ChatKind, type ChatRecord, newsKey, type StoredMessage } from './records.ts';
import type { Storage, Tx } from './storage.ts';

/** The options of an archive. */
export interface ArchiveOptions extends StorageOptions {
  /** The token with which a text mentions the user. */
  readonly mention: string;
  readonly drop: (reason: DropReason) => undefined;
}

/** All stored data of one account in this browser; every page is read from it, also without a connection. */
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

  /** Opens the archive of an account; in memory if the browser has no database. */
  static async open(me: string, options: ArchiveOptions): Promise<Archive> {
    const archive = new Archive(me, await openStorage(options), options);
    await archive.#load();
    return archive;
  }

  /** Runs a query in a transaction of its own. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#storage.read(work);
  }

  /** Changes records; resolves once they are stored. */
  async write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await this.#storage.write(work);
    } catch (error) {
      // The chats in memory have changes that were not stored.
      await this.#load().catch(() => undefined);
      throw error;
    }
  }

  /** Returns all records of a small store. */
  all<S extends 'chats' | 'people' | 'rooms' | 'outbox'>(store: S) {
    return this.read((tx) => tx.range(store, '', { from: '', to: ABOVE }));
  }

  /**
   * Applies changes, together with further writes in the same transaction. Drops a change that cannot be stored, so
   * that the others are stored.
   * @returns their effects
   */
  async apply(
    changes: readonly ArchiveChange[],
    also: (tx: Tx) => void = () => undefined,
  ): Promise<Effect[]> {
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

  /** Changes the record of a chat, and recounts its unread messages. */
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

  /** Hides the current messages of a chat on this device. */
  clear(key: string, kind: ChatKind): Promise<ChatRecord> {
    return this.changeChat(key, kind, async (record, tx) => {
      record.clearedAt = Math.max(record.clearedAt ?? 0, await readNewest(tx, key));
      record.readAt = Math.max(record.readAt, record.clearedAt);
      record.lastAt = 0;
      delete record.lastKey;
    });
  }

  message(key: string): Promise<StoredMessage | undefined> {
    return this.read((tx) => tx.get('messages', key));
  }

  /** Returns the message of the first of these `refKey`s that is stored. */
  find(refs: readonly string[]): Promise<StoredMessage | undefined> {
    return this.read(async (tx) => {
      for (const ref of refs) {
        const [found] = await tx.range('messages', 'refs', { from: ref, to: ref, limit: 1 });
        if (found) return found;
      }
      return undefined;
    });
  }

  /** Counts the messages in the thread of a message, by the message's first ref. */
  countReplies(ref: string): Promise<number> {
    return this.read((tx) => tx.count('messages', 'parent', { from: ref, to: ref }));
  }

  /** Returns messages of a chat, oldest first. */
  page(wanted: MessagePage): Promise<StoredMessage[]> {
    return this.read((tx) => readPage(tx, wanted, this.chats.get(wanted.chat)?.clearedAt));
  }

  /** Returns the messages of a chat that were sent or changed since a time in microseconds, oldest first. */
  changedSince(chat: string, time: number): Promise<StoredMessage[]> {
    return this.read((tx) => readChanged(tx, chat, time, this.chats.get(chat)?.clearedAt));
  }

  close(): void {
    this.#storage.close();
  }

  #apply(changes: readonly ArchiveChange[], also?: (tx: Tx) => void): Promise<Effect[]> {
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
