import type { Kit } from '../../sdk/index.ts';
import type { TimelineTime } from './message-facts.ts';

/** The clock of a timeline, and the messages that arrived while fetches are open: their pages may lack them. */
export class ArrivalLog {
  #clock: TimelineTime = 0;
  #fetches = 0;
  #arrived: { readonly message: Kit.Message; readonly at: TimelineTime }[] = [];

  /** Starts a fetch, whose pages may lack what happens from now on. */
  begin(): TimelineTime {
    this.#fetches++;
    return this.tick();
  }

  /** Ends a fetch, with or without an answer. */
  end(): void {
    if (--this.#fetches === 0) this.clear();
  }

  /** Returns the next time. */
  tick(): TimelineTime {
    return ++this.#clock;
  }

  /** Remembers a message for pages that may lack it. */
  note(message: Kit.Message): void {
    if (this.#fetches > 0) this.#arrived.push({ message, at: this.tick() });
  }

  /** Returns the messages that arrived after a time. */
  since(time: TimelineTime): readonly Kit.Message[] {
    return this.#arrived.filter(({ at }) => at > time).map(({ message }) => message);
  }

  clear(): void {
    this.#arrived = [];
  }
}
