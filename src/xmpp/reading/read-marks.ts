import type { Agent } from 'stanza';
import type { IQ, Message } from 'stanza/protocol';
import type { Archive } from '../archive/archive.ts';
import type { Effect } from '../archive/effects.ts';
import type { ChatRecord, StoredMessage } from '../archive/records.ts';
import type { Clock } from '../inbox/clock.ts';
import { publicId } from '../outbox/write-message.ts';
import { publication, removal } from './positions-request.ts';

/** What read marks need of a session. */
export interface ReadMarksContext {
  readonly me: string;
  readonly archive: Archive;
  readonly agent: Agent | undefined;
  readonly clock: Clock;
  transmit(message: Message): Promise<void>;
  announce(effects: readonly Effect[], isNews: boolean): void;
}

/**
 * What the signed-in user has read. It is stored first, and then told to the sender and to the user's other devices, as
 * soon as there is a connection.
 */
export class ReadMarks {
  readonly #context: ReadMarksContext;
  readonly #paying = new Map<string, Promise<void>>();

  constructor(context: ReadMarksContext) {
    this.#context = context;
  }

  /** Marks a message and all before it as read. */
  async read(message: StoredMessage): Promise<void> {
    await this.#move(message, 'displayed', (chat) => message.archivedAt > chat.readAt);
  }

  /** Marks a message and all after it as unread. */
  async unread(message: StoredMessage): Promise<void> {
    const { archive } = this.#context;
    const { chat, key, archivedAt } = message;
    const page = await archive.page({
      chat,
      before: key,
      limit: 1,
      isWanted: (each) => each.archivedAt < archivedAt,
    });
    await this.#move(page[0], 'position', () => true, message);
  }

  /** Marks a whole chat as unread, as another device did. */
  async reset(chat: string): Promise<void> {
    const { archive, clock } = this.#context;
    const known = archive.chats.get(chat);
    if (!known || known.owes) return;
    await archive.changeChat(chat, known.kind, (record) => {
      record.readAt = 0;
      delete record.readKey;
      record.movedAt = clock.now();
    });
    this.#context.announce([{ what: 'chat', chat }], true);
  }

  /** Tells what is not told yet; one after the other for a chat. */
  pay(chat: string): Promise<void> {
    const paid = (this.#paying.get(chat) ?? Promise.resolve()).then(() => this.#pay(chat));
    this.#paying.set(
      chat,
      paid.catch(() => undefined),
    );
    return paid;
  }

  async #move(
    message: StoredMessage | undefined,
    owes: NonNullable<ChatRecord['owes']>,
    isWanted: (chat: ChatRecord) => boolean,
    { chat, kind } = message as StoredMessage,
  ): Promise<void> {
    let isMoved = false;
    await this.#context.archive.changeChat(chat, kind, (record) => {
      if (!isWanted(record)) return;
      isMoved = true;
      record.readAt = message?.archivedAt ?? 0;
      record.readKey = message?.key;
      record.movedAt = this.#context.clock.now();
      record.owes = owes;
    });
    // What cannot be told now is told with the next session.
    if (isMoved && this.#context.agent) await this.pay(chat).catch(() => undefined);
  }

  async #pay(key: string): Promise<void> {
    const { archive, agent, transmit, me } = this.#context;
    const chat = archive.chats.get(key);
    if (!chat?.owes || !agent) return;
    const { kind, readKey, owes } = chat;
    const message = readKey ? await archive.message(readKey) : undefined;
    if (message && kind === 'user' && owes === 'displayed') {
      const marker = { type: 'displayed' as const, id: publicId(message) };
      await transmit({ to: key, type: 'chat', marker, processingHints: { store: true } });
    }
    await agent.sendIQ(this.#request(key, kind === 'group' ? key : me, message?.archiveId));
    await archive.changeChat(key, kind, (record) => {
      if (record.readKey === readKey && record.owes === owes) delete record.owes;
    });
    if (archive.chats.get(key)?.owes) await this.#pay(key);
  }

  #request(chat: string, by: string, archiveId: string | undefined): IQ {
    if (archiveId) return publication(chat, by, archiveId);
    return removal(chat);
  }
}
