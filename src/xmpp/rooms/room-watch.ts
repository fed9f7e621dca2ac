import type { Agent } from 'stanza';
import { conditionOf } from '../shared/coded-error.ts';
import type { Room } from './room.ts';

/** How often silent rooms are looked for, and after how long a room counts as silent, in ms. */
const INTERVAL = 60_000;
const SILENCE = 120_000;

/** What a room answers to somebody who is not in it. */
const NOT_INSIDE = 'not-acceptable';

/** Whether a refusal says that the session is not in the room. */
export const isOutside = (error: unknown): boolean => conditionOf(error) === NOT_INSIDE;

/** What the watch over rooms needs. */
export interface RoomWatchOptions {
  /** The client of the session; throws without one. */
  agent(): Agent;
  rooms(): Iterable<Room>;
  /** Called with a room that the session is not in any more. */
  lost(room: Room): void;
}

/**
 * Finds rooms that lost this session silently, as when the node of a room ends: the session asks for itself there
 * (XEP-0410).
 */
export class RoomWatch {
  readonly #options: RoomWatchOptions;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(options: RoomWatchOptions) {
    this.#options = options;
  }

  start(): void {
    this.stop();
    this.#timer = setInterval(() => void this.check(SILENCE), INTERVAL);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Asks in all rooms that said nothing for this long, in ms. */
  async check(silence = 0): Promise<void> {
    const before = Date.now() - silence;
    const silent = [...this.#options.rooms()].filter(
      ({ isJoined, lastStanzaAt }) => isJoined && lastStanzaAt <= before,
    );
    await Promise.all(silent.map((room) => this.#ask(room)));
  }

  async #ask(room: Room): Promise<void> {
    try {
      await this.#options.agent().ping(`${room.jid}/${room.nick}`);
      room.lastStanzaAt = Date.now();
    } catch (error) {
      // Any other refusal comes from a room that has the session.
      if (isOutside(error)) this.#options.lost(room);
    }
  }
}
