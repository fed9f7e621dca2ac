import type { ServerHandlers } from '../../server/index.ts';
import type { Archive } from '../archive/archive.ts';
import type { Effect } from '../archive/effects.ts';
import { announce, withoutHistory } from '../json/announce.ts';
import type { JsonWriter } from '../json/json-writer.ts';
import type { SendQueue } from '../sending/send-queue.ts';

/** The parts of a session that an announcer needs. */
export interface AnnouncerContext {
  readonly me: string;
  readonly archive: Archive;
  readonly json: JsonWriter;
  readonly sendQueue: SendQueue;
  readonly report: (error: unknown) => void;
}

/** Announces effects in order: own sent messages to the calls waiting for them, everything else to the handlers. */
export class Announcer {
  readonly #context: AnnouncerContext;
  readonly #handlers: () => ServerHandlers | undefined;
  #last: Promise<void> = Promise.resolve();

  /** @param handlers - returns undefined once the session is closed */
  constructor(context: AnnouncerContext, handlers: () => ServerHandlers | undefined) {
    this.#context = context;
    this.#handlers = handlers;
  }

  /**
   * Announces effects.
   * @param isNews - whether messages are new, not from a filled gap
   */
  announce(effects: readonly Effect[], isNews: boolean): void {
    const { me, sendQueue, report } = this.#context;
    const news = effects.filter((effect) => {
      const isOwn = effect.what === 'message' && effect.message.from === me;
      if (effect.what !== 'settled' && !isOwn) return true;
      // The call that sent it resolves to it.
      return !sendQueue.settle(effect.message) && isOwn;
    });
    const shown = isNews ? news : withoutHistory(news);
    if (shown.length === 0) return;
    this.#last = this.#last.then(() => announce(shown, this.#context, this.#handlers)).catch(report);
  }

  /** Resolves once all effects are announced. */
  settled(): Promise<void> {
    return this.#last;
  }
}
