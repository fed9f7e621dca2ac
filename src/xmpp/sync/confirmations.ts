import type { Agent } from 'stanza';
import type { Message } from 'stanza/protocol/index.js';
import type { SendQueue } from '../sending/send-queue.ts';
import type { CatchUp } from './catch-up.ts';

/** The parts of a session that confirmations need. */
export interface ConfirmationsContext {
  /** The client, while the session is caught up. */
  agent(): Agent | undefined;
  readonly sendQueue: SendQueue;
  readonly catchUp: CatchUp;
  /** Stores a message that the server has but does not archive. */
  keep(message: Message): Promise<void>;
}

/** How long messages wait to be looked up together, in milliseconds. */
const DELAY = 20;
/** The delay after a failure, in milliseconds. */
const RETRY_DELAY = 5000;
/** The number of received messages after which the archive is queried. */
const MAX_RECEIVED = 100;

/** Looks up acknowledged messages in the server's archive, to get their archive ids and times. */
export class Confirmations {
  readonly #context: ConfirmationsContext;
  #received = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(context: ConfirmationsContext) {
    this.#context = context;
  }

  /** Counts a received message, so that the archive is queried before it has many new ones. */
  countReceived(): void {
    if (++this.#received >= MAX_RECEIVED) this.request();
  }

  /**
   * Looks up sent messages in the archive.
   * @param delay - in milliseconds
   */
  request(delay = DELAY): void {
    if (this.#timer !== undefined) return;
    this.#received = 0;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#ask().catch(() => {
        // Otherwise the next session looks them up.
        if (this.#context.agent()) this.request(RETRY_DELAY);
      });
    }, delay);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    const { catchUp, sendQueue, keep } = this.#context;
    const agent = this.#context.agent();
    if (!agent) return;
    const acked = sendQueue.acked;
    await catchUp.catchUp(agent);
    await catchUp.fill(agent);
    // Messages that the server has but does not archive count as sent too.
    for (const message of acked) if (sendQueue.has(message.id ?? '')) await keep(message);
  }
}
