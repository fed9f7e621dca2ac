import type { Agent } from 'stanza';
import type { Message, ReceivedMessage } from 'stanza/protocol';
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

/** Sends to rooms what is no new message of a user. A room takes a message by passing it on, also to its sender. */
export class RoomSender {
  readonly #agent: () => Agent;
  /** By the id of the message. */
  readonly #waiting = new Map<string, Waiting>();

  /** @param agent - returns the client of the session; throws without one. */
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

  /** Sends a change in who belongs to a room. */
  announce(room: string, action: GroupAction): Promise<void> {
    return this.send({
      to: room,
      body: bodyOf(action),
      groupAction: { name: action.name, jid: action.on },
    });
  }

  /** Records that a message of this user came back, or is in the archive of its room. */
  confirm(id: string | undefined): void {
    this.#waiting.get(id ?? '')?.resolve();
  }

  /** Records that a room refused a message; returns whether somebody waits for it. */
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
