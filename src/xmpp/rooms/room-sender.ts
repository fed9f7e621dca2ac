import type { Agent } from 'stanza';
import type { Message, ReceivedMessage } from 'stanza/protocol/index.js';
import { offlineError, refusalOf } from '../shared/coded-error.ts';
import { bodyOf, type GroupAction } from './actions.ts';

/** How long a room may take to pass on a message, in ms. */
const PATIENCE = 15_000;

/** A message that its room has not passed on yet. */
interface Waiting {
  readonly room: string;
  resolve(): void;
  reject(error: unknown): void;
}

/** Sends stanzas other than new messages to rooms, which accept them by passing them on, also to the sender. */
export class RoomSender {
  readonly #agent: () => Agent;
  /** By the id of the message. */
  readonly #waiting = new Map<string, Waiting>();

  /** @param agent - returns the client of the session; throws without one */
  constructor(agent: () => Agent) {
    this.#agent = agent;
  }

  /** Sends a message; resolves once its room passed it on, rejects once the room refused it. */
  async send(message: Message): Promise<void> {
    const { to: room = '', id = crypto.randomUUID() } = message;
    const passedOn = new Promise<void>((resolve, reject) => this.#waiting.set(id, { room, resolve, reject }));
    const timer = setTimeout(
      () => this.#reject(room, id, offlineError('The group does not answer.')),
      PATIENCE,
    );
    try {
      this.#agent().sendMessage({ ...message, type: 'groupchat', id, originId: id });
      await passedOn;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
    }
  }

  /** Sends a change in a group. */
  announce(room: string, action: GroupAction): Promise<void> {
    return this.send({
      to: room,
      body: bodyOf(action),
      groupAction: { name: action.name, jid: action.on },
    });
  }

  /** Resolves the call of a message that came back, or is in the room's archive. */
  confirm(id: string | undefined): void {
    this.#waiting.get(id ?? '')?.resolve();
  }

  /** Rejects the call of a message that a room refused; returns whether there was one. */
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
