import type { Agent } from 'stanza';
import { SECOND } from '../inbox/clock.ts';
import type { CatchUp } from './catch-up.ts';

/** The parts of a session that reviews need. */
export interface ReviewsContext {
  /** The client, while the session is caught up. */
  agent(): Agent | undefined;
  readonly catchUp: CatchUp;
}

/** The pauses between reviews after a session was restored, in milliseconds. */
const DELAYS = [1, 4, 10, 45].map((minutes) => minutes * 60_000);
/** How long before the newest message a review begins, in microseconds. */
const MARGIN = 60 * SECOND;

/**
 * Reads the archive around a lost connection again. A server may archive messages minutes late, before stored ones:
 * ejabberd waits 15 s for each message written to a broken WebSocket. While late messages turn up, the archive is read
 * every minute.
 */
export class Reviews {
  readonly #context: ReviewsContext;
  /** The time from which to read the archive again, in microseconds; undefined without a recent loss. */
  #from: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(context: ReviewsContext) {
    this.#context = context;
  }

  /** Records that a session follows a lost one, or one of an earlier page. */
  begin(): void {
    const { newestAt } = this.#context.catchUp;
    if (newestAt !== undefined) this.#from ??= newestAt - MARGIN;
  }

  /** Schedules the reviews once the archive's gaps are filled. */
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
