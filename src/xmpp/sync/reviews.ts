import type { Agent } from 'stanza';
import type { CatchUp } from './catch-up.ts';

/** What looking again needs of a session. */
export interface ReviewsContext {
  /** The client, while the session is caught up. */
  agent(): Agent | undefined;
  readonly catchUp: CatchUp;
}

/** When the archive is read again after a session returned, in milliseconds. */
const DELAYS = [60_000, 5 * 60_000, 15 * 60_000];
/** How far before the newest message is read again, in microseconds. */
const MARGIN = 60_000_000;

/**
 * Reads the archive around a lost connection again. A server may archive what came meanwhile minutes later, before what
 * is already here: ejabberd waits up to 15 s for each message that it still writes to a broken WebSocket.
 */
export class Reviews {
  readonly #context: ReviewsContext;
  /** From when on the archive is read again, in microseconds; undefined if nothing was lost lately. */
  #from: number | undefined;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(context: ReviewsContext) {
    this.#context = context;
  }

  /** Takes note that the connection was lost. */
  lose(): void {
    this.stop();
    const { newestAt } = this.#context.catchUp;
    if (newestAt !== undefined) this.#from ??= newestAt - MARGIN;
  }

  /** Plans the readings, because everything is here that the archive has now. */
  plan(): void {
    this.stop();
    if (this.#from === undefined) return;
    this.#timers = DELAYS.map((delay, index) =>
      setTimeout(() => void this.#review(index === DELAYS.length - 1), delay),
    );
  }

  stop(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
  }

  async #review(isLast: boolean): Promise<void> {
    const agent = this.#context.agent();
    if (!agent || this.#from === undefined) return;
    const isRead = await this.#context.catchUp.review(agent, this.#from).then(
      () => true,
      () => false, // The connection was lost, and the next session plans again.
    );
    if (isRead && isLast) this.#from = undefined;
  }
}
