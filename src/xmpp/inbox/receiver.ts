import type { MAMResult, Message, ReceivedMessage } from 'stanza/protocol';
import { bareJid } from '../addresses.ts';
import { codedError } from '../coded-error.ts';
import type { Part } from '../part.ts';
import type { History } from '../sync/history.ts';
import type { Change } from './change.ts';
import { type Inbox, readUserMessage, unwrapCarbon } from './read-stanza.ts';

/** What a receiver needs of a session. */
export interface ReceiverContext {
  readonly history: History;
  readonly parts: readonly Part[];
  apply(changes: readonly Change[]): Promise<void>;
  /** Takes the refusal of a message that was sent, by whom it went to or by the server. */
  fail(id: string, error: Error, from: string): void;
  report(error: unknown): void;
}

/** Leads each message to where it belongs. */
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
      if (copy) this.#takeIn(readUserMessage(copy, this.#inbox));
    } else if (this.#context.parts.some((part) => part.message?.(stanza))) return;
    else if (stanza.type === 'error') this.#refuse(stanza);
    else this.#takeIn(readUserMessage({ message: stanza }, this.#inbox));
  }

  /** Reads a message that this user sent. */
  readOwn(message: Message): Change[] {
    return readUserMessage({ message: { ...message, from: this.#inbox.me } }, this.#inbox);
  }

  /** Reads a message of the account's archive. */
  readResult({ id, item }: MAMResult): Change[] {
    const { message, delay } = item;
    if (!message) return [];
    const changes = readUserMessage({ message, archiveId: id, date: delay?.timestamp }, this.#inbox);
    return changes.filter(({ what }) => what !== 'typing');
  }

  #takeIn(changes: readonly Change[]): void {
    this.#context.apply(changes).catch(this.#context.report);
  }

  #refuse({ id = '', from, error }: ReceivedMessage): void {
    const condition = error?.condition ?? 'error';
    const text = error?.text ?? `The server answered with '${condition}'.`;
    this.#context.fail(id, codedError(condition, text), from ? bareJid(from) : this.#inbox.me);
  }
}
