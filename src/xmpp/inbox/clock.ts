/** A time in microseconds. */
export type Micros = number;

export const SECOND: Micros = 1_000_000;
export const DAY: Micros = 24 * 60 * 60 * SECOND;
/** The maximum difference between the sender's time and the archive's. */
const TOLERANCE: Micros = 5 * 60 * SECOND;
/** The archive ids of some servers are times in microseconds. */
const MICROSECONDS = /^1\d{15}$/;

/** An estimate of the server's clock. */
export class Clock {
  #offset = 0;
  #last = 0;

  /** The server's time. */
  now(): Micros {
    const time = Date.now() * 1000 + this.#offset;
    // Two changes within a millisecond also need an order.
    this.#last = time > this.#last || time < this.#last - 1000 ? time : this.#last + 1;
    return this.#last;
  }

  /** Adjusts the clock to a server time that was read between two local times, in milliseconds. */
  adjust(dated: Micros, after: number, before: number): void {
    const at = dated - this.#offset;
    if (at < after * 1000) this.#offset = dated - after * 1000;
    else if (at > before * 1000) this.#offset = dated - before * 1000;
  }
}

/**
 * Returns the archive time of a message.
 * @param date - the archive's date; a date inside the message may be forged
 * @param now - the server's time
 */
export function archiveTime(archiveId = '', date: Date | undefined, now: Micros): Micros {
  const dated = date ? date.getTime() * 1000 : now;
  const time = MICROSECONDS.test(archiveId) ? Number(archiveId) : dated;
  // Dates have no microseconds.
  const at = date && Math.abs(time - dated) >= DAY ? dated : time;
  // A room's server may send any date, or none.
  return at < now + DAY ? at : now;
}

/**
 * Returns the time that orders a message: the sender's, which both sides know, unless it differs too much from the
 * archive's.
 */
export function agreedTime(sent: string | undefined, archivedAt: Micros): Micros {
  const at = MICROSECONDS.test(sent ?? '') ? Number(sent) : archivedAt;
  return Math.abs(at - archivedAt) <= TOLERANCE ? at : archivedAt;
}
