import type { Agent } from 'stanza';
import type { Message, ReceivedMessage } from 'stanza/protocol/index.js';
import { offlineError, refusalOf } from '../shared/coded-error.ts';
import { bodyOf, type GroupAction } from './actions.ts';

/** How long to wait for a room to send a message back, in ms. */
const TIMEOUT_MS = 15_000;

/** A message that its room has not sent back yet. */
interface Waiting {
  readonly room: string;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Sends stanzas other than new messages to rooms. A room accepts one by sending it to all occupants, including the
 * sender.
 */
export class RoomSender {
  readonly #agent: () => Agent;
  /** The waiting messages, by id. */
  readonly #waiting = new Map<string, Waiting>();

  /** @param agent - returns the client of the session; throws without one */
  constructor(agent: () => Agent) {
    this.#agent = agent;
  }

  /** Sends a message; resolves once the room has sent it back, rejects if the room rejects it. */
  async send(message: Message): Promise<void> {
    const { to: room = '', id = crypto.randomUUID() } = message;
    const passedOn = new Promise<void>((resolve, reject) => this.#waiting.set(id, { room, resolve, reject }));
    const timer = setTimeout(
      () => this.#reject(room, id, offlineError('The group does not answer.')),
      TIMEOUT_MS,
    );
    try {
      this.#agent().sendMessage({ ...message, type: 'groupchat', id, originId: id });
      await passedOn;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
    }
  }

  /** Announces a membership change. */
  announce(room: string, action: GroupAction): Promise<void> {
    return this.send({
      to: room,
      body: bodyOf(action),
      groupAction: { name: action.name, jid: action.on },
    });
  }

  /** Resolves the call of a message that was sent back, or is in the room's archive. */
  confirm(id: string | undefined): void {
    this.#waiting.get(id ?? '')?.resolve();
  }

  /** Rejects the call of a message that a room rejected; returns whether there was one. */
  refuse(room: string, stanza: ReceivedMessage): boolean {
    return this.#reject(room, stanza.id, refusalOf(stanza));
  }

  /** Rejects all calls, because the session ends. */
  close(error: unknown): void {
    for (const { reject } of this.#waiting.values()) reject(error);
  }

  #reject(room: string, id: string | undefined, error: unknown): boolean {
    const waiting = this.#waiting.get(id ?? '');
    if (waiting?.room !== room) return false;
    waiting.reject(error);
    return true;
  }
}
