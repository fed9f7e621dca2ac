import type { Agent } from 'stanza';
import { conditionOf } from '../shared/coded-error.ts';
import type { Room } from './room.ts';

/** The interval between checks, and the silence after which a room is checked, in ms. */
const INTERVAL = 60_000;
const SILENCE = 120_000;

/** The error condition for a user outside a room. */
const NOT_INSIDE = 'not-acceptable';

/** Whether an error says that the session is not in the room. */
export const isOutside = (error: unknown): boolean => conditionOf(error) === NOT_INSIDE;

/** The options of a room watch. */
export interface RoomWatchOptions {
  /** The client of the session; throws without one. */
  agent(): Agent;
  rooms(): Iterable<Room>;
  /** Called with a room that the session is no longer in. */
  lost(room: Room): void;
}

/** Finds rooms that lost this session silently, for example because their node crashed, with self-pings (XEP-0410). */
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

  /**
   * Checks the rooms that have been silent.
   * @param silence - the minimum duration, in ms
   */
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
      // Other errors come from rooms that the session is in.
      if (isOutside(error)) this.#options.lost(room);
    }
  }
}
