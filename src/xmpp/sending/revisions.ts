import type { Message } from 'stanza/protocol/index.js';
import type { Archive } from '../archive/archive.ts';
import type { ArchiveChange } from '../archive/change.ts';
import type { StoredMessage } from '../archive/records.ts';
import { NS } from '../connection/extensions.ts';
import type { Clock } from '../inbox/clock.ts';
import { codedError } from '../shared/coded-error.ts';
import { publicId } from './write-message.ts';

/** The parts of a session that revisions need. */
export interface RevisionsContext {
  readonly me: string;
  readonly archive: Archive;
  readonly clock: Clock;
  /** Sends a stanza; resolves once the server has it, or once the room sent it back and it is stored. */
  transmit(message: Message): Promise<void>;
  apply(changes: readonly ArchiveChange[]): Promise<void>;
}

/** The fallback body for clients that do not support retractions. */
const RETRACTED = 'This message was deleted.';

/** Edits, deletes and reacts to messages. */
export class Revisions {
  readonly #context: RevisionsContext;
  /** The latest running reaction, by the key of its message. */
  readonly #reacting = new Map<string, Promise<void>>();

  constructor(context: RevisionsContext) {
    this.#context = context;
  }

  /** Replaces the text of an own message (XEP-0308). */
  async edit(message: StoredMessage, text: string): Promise<void> {
    this.#checkOwn(message);
    await this.#send(message, { body: text, replace: message.muid ?? publicId(message) }, (later) => ({
      ...later,
      what: 'correction',
      text,
    }));
  }

  /** Deletes an own message for everyone (XEP-0424). */
  async remove(message: StoredMessage): Promise<void> {
    this.#checkOwn(message);
    const stanza = { body: RETRACTED, retract: publicId(message), fallback: { for: NS.retract } };
    await this.#send(message, stanza, (later) => ({ ...later, what: 'retraction' }));
  }

  /**
   * Adds or removes a reaction (XEP-0444). Runs one call after the other, because each stanza contains all reactions
   * of the user.
   */
  react({ key }: StoredMessage, emoji: string, added: boolean): Promise<void> {
    const before = this.#reacting.get(key) ?? Promise.resolve();
    const done = before.then(() => this.#react(key, emoji, added));
    const ended = done
      .catch(() => undefined)
      .then(() => {
        if (this.#reacting.get(key) === ended) this.#reacting.delete(key);
      });
    this.#reacting.set(key, ended);
    return done;
  }

  async #react(key: string, emoji: string, added: boolean): Promise<void> {
    const message = await this.#context.archive.message(key);
    if (!message) throw codedError('ERR_MESSAGE_NOT_FOUND', `There is no message '${key}'.`);
    const before = message.reactions?.[this.#context.me]?.emojis ?? [];
    if (before.includes(emoji) === added) return;
    const emojis = added ? [...before, emoji] : before.filter((each) => each !== emoji);
    await this.#send(message, { reactions: { id: publicId(message), emojis } }, (later) => ({
      ...later,
      what: 'reactions',
      emojis,
    }));
  }

  #checkOwn({ from, deletedAt }: StoredMessage): void {
    if (from !== this.#context.me) throw codedError('ERR_NOT_ALLOWED', 'The message is by another user.');
    if (deletedAt) throw codedError('ERR_NOT_ALLOWED', 'The message is deleted.');
  }

  async #send(
    { chat, kind, refs }: StoredMessage,
    content: Partial<Message>,
    change: (later: {
      readonly chat: string;
      readonly kind: StoredMessage['kind'];
      readonly from: string;
      readonly at: number;
      readonly targets: readonly string[];
    }) => ArchiveChange,
  ): Promise<void> {
    const { me, clock, transmit, apply } = this.#context;
    const at = clock.now();
    const id = crypto.randomUUID();
    await transmit({
      id,
      originId: id,
      to: chat,
      type: kind === 'group' ? 'groupchat' : 'chat',
      ...content,
      kit: { sent: String(at) },
      processingHints: { store: true },
    });
    // A room also sends it to this session. The archive id is the last of `refs`, and the most reliable.
    if (kind === 'user') await apply([change({ chat, kind, from: me, at, targets: [...refs].reverse() })]);
  }
}
