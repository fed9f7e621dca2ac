import type { DropReason } from '../shared/dropped.ts';
import type {
  ArchiveChange,
  CorrectionChange,
  LaterChange,
  MessageChange,
  PositionChange,
  ReactionsChange,
  ReceiptChange,
  RetractionChange,
} from './change.ts';
import type { Effect } from './effects.ts';
import { isAbout, newKeyOf, targetOf } from './identity.ts';
import { keepOrphan } from './orphans.ts';
import { type ChatRecord, changeKey, newsKey, placeKey, type StoredMessage } from './records.ts';
import type { Tx } from './storage.ts';

/** The number of messages that a receipt reads at a time. */
const STEP = 50;

/** The parts of the archive that applying changes needs. */
export interface ApplyContext {
  readonly me: string;
  /** The token with which a text mentions the user. */
  readonly mention: string;
  /** Returns the record of a chat to change, and stores it at the end. */
  chat(change: Pick<ArchiveChange, 'chat' | 'kind'>): ChatRecord;
  readonly drop: (reason: DropReason) => undefined;
}

/** Applies changes in a transaction; they may arrive repeatedly and in any order. */
export class Applier {
  readonly #tx: Tx;
  readonly #context: ApplyContext;
  readonly effects: Effect[] = [];

  constructor(tx: Tx, context: ApplyContext) {
    this.#tx = tx;
    this.#context = context;
  }

  async apply(change: ArchiveChange): Promise<void> {
    if (change.what === 'typing') this.effects.push(change);
    else if (change.what === 'message') await this.#add(change);
    else await this.#changeEarlier(change);
  }

  async #add(change: MessageChange): Promise<void> {
    const { me, mention } = this.#context;
    const chat = this.#context.chat(change);
    const { what: _, ...content } = change;
    const isCleared = change.archivedAt <= (chat.clearedAt ?? 0);
    const key = isCleared ? undefined : await newKeyOf(this.#tx, change);
    if (change.from === me && change.muid) {
      // In the same transaction: if the page were closed in between, the next one would send it again.
      this.#tx.remove('outbox', change.muid);
      if (!key) this.#settle(change);
    }
    if (!key) return;
    const isNews = change.from !== me && !change.action && !change.parent;
    const message: StoredMessage = {
      ...content,
      key,
      refs: [...content.refs],
      quoted: content.quoted && [...content.quoted],
      place: placeKey(change.chat, change.at, key),
      changed: changeKey(change.chat, change.at),
      ...(isNews && { news: newsKey(change.chat, change.archivedAt) }),
      ...(isNews && change.text?.includes(mention) && { called: newsKey(change.chat, change.archivedAt) }),
      ...(change.from === me && this.#receiptsOf(chat, change.at)),
    };
    await this.#adopt(message);
    if (message.parent) chat.hasThreads = true;
    else if (message.place > placeKey(chat.key, chat.lastAt, chat.lastKey)) {
      chat.lastAt = message.at;
      chat.lastKey = message.key;
    }
    this.#put(message);
    this.effects.push({ what: 'message', message });
  }

  /** Reports that the server has a message of this user that is not stored here. */
  #settle({ what: _, ...content }: MessageChange): void {
    const { chat, at, key } = content;
    const place = placeKey(chat, at, key);
    const message = {
      ...content,
      refs: [...content.refs],
      quoted: undefined,
      place,
      changed: changeKey(chat, at),
    };
    this.effects.push({ what: 'settled', message });
  }

  /** Applies the changes that arrived before their message. */
  async #adopt(message: StoredMessage): Promise<void> {
    const before = this.effects.length;
    for (const target of message.refs) {
      for (const { key, change } of await this.#tx.range('orphans', 'targets', {
        from: target,
        to: target,
      })) {
        if (!isAbout(message, target, change)) continue;
        this.#tx.remove('orphans', key);
        if (await this.#revise(message, change as LaterChange)) note(message, change.at);
      }
    }
    // The message itself is announced once, with all changes.
    const receipts = this.effects.splice(before).filter((effect) => !('message' in effect));
    this.effects.push(...receipts);
  }

  #receiptsOf({ peerDelivered, peerRead }: ChatRecord, at: number): Partial<StoredMessage> {
    return {
      ...(peerDelivered && at <= peerDelivered.upTo && { deliveredAt: peerDelivered.at }),
      ...(peerRead && at <= peerRead.upTo && { readAt: peerRead.at }),
    };
  }

  async #changeEarlier(change: LaterChange): Promise<void> {
    const message = await targetOf(this.#tx, change);
    if (!message) await keepOrphan(this.#tx, change);
    else if (await this.#revise(message, change)) this.#put(message, change.at);
  }

  /** Applies a change to its message; returns whether the message changed. */
  async #revise(message: StoredMessage, change: LaterChange): Promise<boolean> {
    switch (change.what) {
      case 'correction':
        return this.#correct(message, change);
      case 'retraction':
        return this.#retract(message, change);
      case 'reactions':
        return this.#react(message, change);
      case 'position':
        this.#move(message, change);
        return false;
      default:
        await this.#receive(message, change);
        return false;
    }
  }

  #correct(message: StoredMessage, { from, at, text }: CorrectionChange): boolean {
    if (message.from !== from) return this.#context.drop('forged-correction') ?? false;
    if (message.deletedAt || at <= (message.editedAt ?? 0)) return false;
    const isNews = !message.editedAt || message.text !== text;
    message.text = text;
    message.editedAt = at;
    if (isNews) this.effects.push({ what: 'edited', message });
    return true;
  }

  #retract(message: StoredMessage, { from, at }: RetractionChange): boolean {
    if (message.from !== from) return this.#context.drop('forged-retraction') ?? false;
    const { deletedAt } = message;
    if (deletedAt && deletedAt <= at) return false;
    message.deletedAt = at;
    for (const field of ['text', 'file', 'data', 'reactions', 'editedAt', 'news', 'called'] as const) {
      delete message[field];
    }
    if (!deletedAt) this.effects.push({ what: 'deleted', message });
    return true;
  }

  #react(message: StoredMessage, { from, at, emojis }: ReactionsChange): boolean {
    const before = message.reactions?.[from];
    if (message.deletedAt || at <= (before?.at ?? 0)) return false;
    message.reactions = { ...message.reactions, [from]: { at, emojis } };
    const old = before?.emojis ?? [];
    const changes = [
      ...emojis.filter((each) => !old.includes(each)).map((emoji) => ({ emoji, added: true })),
      ...old.filter((each) => !emojis.includes(each)).map((emoji) => ({ emoji, added: false })),
    ];
    for (const each of changes) this.effects.push({ what: 'reaction', message, from, at, ...each });
    return true;
  }

  /** Applies a receipt to a message and all before it. */
  async #receive(message: StoredMessage, change: ReceiptChange): Promise<void> {
    const { me } = this.#context;
    const chat = this.#context.chat(change);
    const { what, from, at } = change;
    const effect = { what, chat: change.chat, kind: change.kind, from, key: message.key, at } as Effect;
    if (from === me) {
      // A later move may have been backwards.
      if (what === 'received' || message.archivedAt <= chat.readAt || at <= (chat.movedAt ?? 0)) return;
      this.#readUpTo(chat, message);
      this.effects.push(effect);
      return;
    }
    if (change.kind === 'group' || message.from !== me) return;
    const name = what === 'displayed' ? 'peerRead' : 'peerDelivered';
    if (message.at <= (chat[name]?.upTo ?? 0)) return;
    chat[name] = { upTo: message.at, at };
    await this.#markBefore(message, what === 'displayed' ? 'readAt' : 'deliveredAt', at);
    this.effects.push(effect);
  }

  /** Moves the read position forwards or backwards, as another device of this user did. */
  #move(message: StoredMessage, change: PositionChange): void {
    const chat = this.#context.chat(change);
    const { readAt, movedAt = 0 } = chat;
    if (change.at <= movedAt) return;
    chat.movedAt = change.at;
    if (message.archivedAt === readAt) return;
    this.#readUpTo(chat, message);
    if (message.archivedAt > readAt) {
      const { chat, kind, from, at } = change;
      this.effects.push({ what: 'displayed', chat, kind, from, key: message.key, at });
    }
    this.effects.push({ what: 'chat', chat: change.chat });
  }

  #readUpTo(chat: ChatRecord, { archivedAt, key }: StoredMessage): void {
    chat.readAt = archivedAt;
    chat.readKey = key;
  }

  /** Marks a message of this user, and earlier ones down to the first that is marked already. */
  async #markBefore(newest: StoredMessage, field: 'readAt' | 'deliveredAt', at: number): Promise<void> {
    const from = placeKey(newest.chat, 0);
    let to = newest.place;
    newest[field] ??= at;
    for (;;) {
      const step = await this.#tx.range('messages', 'place', { from, to, isReverse: true, limit: STEP });
      for (const message of step) {
        if (message.from !== this.#context.me) continue;
        if (message[field] && message.key !== newest.key) return;
        message[field] ??= at;
        this.#put(message, at);
      }
      const oldest = step.at(-1);
      if (!oldest || step.length < STEP) return;
      to = placeKey(oldest.chat, oldest.at - 1, '\uffff');
    }
  }

  /** Stores a message that changed at this time. */
  #put(message: StoredMessage, at = message.at): void {
    note(message, at);
    this.#tx.put('messages', message);
  }
}

/** Records when a message last changed. */
function note(message: StoredMessage, at: number): void {
  const key = changeKey(message.chat, at);
  if (key > message.changed) message.changed = key;
}
