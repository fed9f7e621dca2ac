import type { Agent } from 'stanza';
import type { Message } from 'stanza/protocol/index.js';
import type { Archive } from '../archive/archive.ts';
import type { Effect } from '../archive/effects.ts';
import type { ChatRecord, StoredMessage } from '../archive/records.ts';
import type { Clock } from '../inbox/clock.ts';
import { publicId } from '../sending/write-message.ts';
import { publication } from './positions-request.ts';

/** The parts of a session that read marks need. */
export interface ReadMarksContext {
  readonly me: string;
  readonly archive: Archive;
  readonly agent: Agent | undefined;
  readonly clock: Clock;
  transmit(message: Message): Promise<void>;
  announce(effects: readonly Effect[], isNews: boolean): void;
}

/**
 * Marks messages as received, read and unread: stores the mark first, then notifies the senders and the user's other
 * devices once there is a connection.
 */
export class ReadMarks {
  readonly #context: ReadMarksContext;
  readonly #publishing = new Map<string, Promise<void>>();

  constructor(context: ReadMarksContext) {
    this.#context = context;
  }

  /** Confirms to the sender the receipt of a message and all before it. */
  async received({ chat, kind, from, key, archivedAt }: StoredMessage): Promise<void> {
    const { archive, me } = this.#context;
    if (kind === 'group' || from === me || archivedAt <= (archive.chats.get(chat)?.receivedAt ?? 0)) return;
    await archive.changeChat(chat, kind, (record) => {
      record.receivedAt = archivedAt;
      record.unsentReceipt = key;
    });
    await this.#publishNow(chat);
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
    if (!known || known.unpublished) return;
    await archive.changeChat(chat, known.kind, (record) => {
      record.readAt = 0;
      delete record.readKey;
      record.movedAt = clock.now();
    });
    this.#context.announce([{ what: 'chat', chat }], true);
  }

  /** Publishes a chat's unpublished marks, one call per chat at a time. */
  publish(chat: string): Promise<void> {
    const done = (this.#publishing.get(chat) ?? Promise.resolve()).then(() => this.#publish(chat));
    this.#publishing.set(
      chat,
      done.catch(() => undefined),
    );
    return done;
  }

  async #move(
    message: StoredMessage | undefined,
    unpublished: NonNullable<ChatRecord['unpublished']>,
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
      record.unpublished = unpublished;
    });
    if (isMoved) await this.#publishNow(chat);
  }

  /** Publishes now if there is a connection; otherwise the next session does. */
  async #publishNow(chat: string): Promise<void> {
    if (this.#context.agent) await this.publish(chat).catch(() => undefined);
  }

  async #publish(key: string): Promise<void> {
    const { archive, agent } = this.#context;
    const chat = archive.chats.get(key);
    if (!chat || !agent) return;
    const { unpublished, unsentReceipt, readKey } = chat;
    if (unsentReceipt) await this.#confirm(unsentReceipt, 'received');
    if (unpublished) await this.#publishPosition(agent, chat);
    if (!unpublished && !unsentReceipt) return;
    await archive.changeChat(key, chat.kind, (record) => {
      if (record.unsentReceipt === unsentReceipt) delete record.unsentReceipt;
      if (record.readKey === readKey && record.unpublished === unpublished) delete record.unpublished;
    });
    await this.#publish(key);
  }

  /** Sends a read position to the message's sender, and to the user's other devices. */
  async #publishPosition(agent: Agent, { key, kind, readKey, unpublished }: ChatRecord): Promise<void> {
    const message = readKey ? await this.#context.archive.message(readKey) : undefined;
    if (readKey && kind === 'user' && unpublished === 'displayed') await this.#confirm(readKey, 'displayed');
    await agent.sendIQ(publication(key, kind === 'group' ? key : this.#context.me, message?.archiveId));
  }

  async #confirm(key: string, type: 'received' | 'displayed'): Promise<void> {
    const { archive, transmit } = this.#context;
    const message = await archive.message(key);
    if (!message) return;
    const id = publicId(message);
    const content = type === 'received' ? { receipt: { type, id } } : { marker: { type, id } };
    await transmit({ to: message.chat, type: 'chat', ...content, processingHints: { store: true } });
  }
}
