import type { Agent } from 'stanza';
import type { CatchUp } from './catch-up.ts';

/** What looking again needs of a session. */
export interface ReviewsContext {
  /** The client, while the session is caught up. */
  agent(): Agent | undefined;
  readonly catchUp: CatchUp;
}

/** How long to wait before each reading after a session returned: a minute, and then longer; in milliseconds. */
const DELAYS = [1, 4, 10, 45].map((minutes) => minutes * 60_000);
/** How far before the newest message is read again, in microseconds. */
const MARGIN = 60_000_000;

/**
 * Reads the archive around a lost connection again. A server may archive what came meanwhile minutes later, before what
 * is already here: ejabberd waits 15 s for each message that it still writes to a broken WebSocket. While there is
 * something late, it is read each minute.
 */
export class Reviews {
  readonly #context: ReviewsContext;
  /** From when on the archive is read again, in microseconds; undefined if nothing was lost lately. */
  #from: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(context: ReviewsContext) {
    this.#context = context;
  }

  /** Takes note that a session follows a lost one, maybe of an earlier page. */
  begin(): void {
    const { newestAt } = this.#context.catchUp;
    if (newestAt !== undefined) this.#from ??= newestAt - MARGIN;
  }

  /** Plans the readings, because everything is here that the archive has now. */
  plan(): void {
    this.#plan(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #plan(step: number): void {
    this.stop();
    const delay = DELAYS[step];
    if (delay === undefined) this.#from = undefined;
    if (this.#from !== undefined) this.#timer = setTimeout(() => void this.#review(step), delay);
  }

  async #review(step: number): Promise<void> {
    const agent = this.#context.agent();
    if (!agent || this.#from === undefined) return;
    await this.#context.catchUp.review(agent, this.#from).then(
      (hasLate) => this.#plan(hasLate ? 0 : step + 1),
      () => undefined, // The connection was lost, and the next session plans again.
    );
  }
}
