import type { MAMResult, Message, ReceivedMessage } from 'stanza/protocol/index.js';
import type { ArchiveChange } from '../archive/change.ts';
import type { ChatKind } from '../archive/records.ts';
import { type Inbox, readUserMessage, type Unwrapped, unwrapCarbon } from '../inbox/read-stanza.ts';
import { bareJid } from '../shared/addresses.ts';
import { refusalOf } from '../shared/coded-error.ts';
import type { History } from '../sync/history.ts';
import type { SessionPart } from '../sync/part.ts';

/** The parts of a session that a receiver needs. */
export interface ReceiverContext {
  readonly history: History;
  readonly parts: readonly SessionPart[];
  /** Returns whether an address is a user's or a room's. */
  kindOf(chat: string): ChatKind;
  apply(changes: readonly ArchiveChange[]): Promise<void>;
  /** Handles the rejection of a sent message by its receiver or by the server. */
  fail(id: string, error: Error, from: string): void;
  report(error: unknown): void;
}

/** Passes each message to the part of the session that reads it. */
export class Receiver {
  readonly #inbox: Inbox;
  readonly #context: ReceiverContext;

  constructor(inbox: Inbox, context: ReceiverContext) {
    this.#inbox = inbox;
    this.#context = context;
  }

  receive(stanza: ReceivedMessage): void {
    if (stanza.archive) this.#context.history.receive(stanza);
    else if (stanza.carbon) {
      const copy = unwrapCarbon(stanza, this.#inbox);
      if (copy) this.#takeIn(this.#read(copy));
    } else if (this.#context.parts.some((part) => part.message?.(stanza))) return;
    else if (stanza.type === 'error') this.#refuse(stanza);
    else this.#takeIn(this.#read({ message: stanza }));
  }

  /** Reads a message that this user sent. */
  readOwn(message: Message): ArchiveChange[] {
    return this.#read({ message: { ...message, from: this.#inbox.me } });
  }

  /** Reads a message of the account's archive. */
  readResult({ id, item }: MAMResult): ArchiveChange[] {
    const { message, delay } = item;
    if (!message) return [];
    const changes = this.#read({ message, archiveId: id, date: delay?.timestamp });
    return changes.filter(({ what }) => what !== 'typing');
  }

  /** Reads a message between users; drops private messages within a room, which have the room's address. */
  #read(copy: Unwrapped): ArchiveChange[] {
    const changes = readUserMessage(copy, this.#inbox);
    const isPrivate = changes.some(({ chat }) => this.#context.kindOf(chat) === 'group');
    return isPrivate ? (this.#inbox.drop('private-message') ?? []) : changes;
  }

  #takeIn(changes: readonly ArchiveChange[]): void {
    this.#context.apply(changes).catch(this.#context.report);
  }

  #refuse(stanza: ReceivedMessage): void {
    const { id = '', from } = stanza;
    this.#context.fail(id, refusalOf(stanza), from ? bareJid(from) : this.#inbox.me);
  }
}
