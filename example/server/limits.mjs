// How much one user, or one address, may do. A server behind a proxy or one of your own may need other numbers.
export const LIMITS = {
  /** Calls of a user: in a second on average, and at once. */
  calls: { rate: 30, burst: 300 },
  /** Calls of a user that are under way, answers that wait for a slow client among them. */
  atOnce: 50,
  /** Bytes that a user uploads: in a second on average, and at once. */
  uploads: { rate: 50_000, burst: 100_000_000 },
  /** Sign-ins from an address. */
  signIns: { rate: 0.5, burst: 50 },
  /** Connections for events of a user: at once, and how often new ones; each is told to everybody. */
  sockets: 20,
  connects: { rate: 0.5, burst: 60 },
  /** Bytes that wait for a slow client before it is cut off; it fetches what it missed when it is back. */
  waiting: 1_000_000,
  /** How often clients are asked whether they are still there. One that did not answer by the next time is gone. */
  pingMs: 20_000,
};

/** More keys than this are not remembered: those that are full again are forgotten. */
const MOST_KEYS = 10_000;

/** Refills at a rate, up to a burst; one bucket for each key. */
export class Buckets {
  #limit;
  /** @type {Map<string, { left: number, at: number }>} */
  #buckets = new Map();

  /** @param {{ rate: number, burst: number }} limit */
  constructor(limit) {
    this.#limit = limit;
  }

  /** Takes from a bucket; returns false when it has too little. @param {string} key @param {number} amount */
  take(key, amount = 1) {
    const { rate, burst } = this.#limit;
    const at = performance.now() / 1000;
    const bucket = this.#buckets.get(key) ?? { left: burst, at };
    const left = Math.min(burst, bucket.left + (at - bucket.at) * rate);
    const isEnough = left >= amount;
    this.#buckets.set(key, { left: isEnough ? left - amount : left, at });
    if (this.#buckets.size > MOST_KEYS) this.#forget(at);
    return isEnough;
  }

  /** @param {number} now */
  #forget(now) {
    const { rate, burst } = this.#limit;
    for (const [key, { left, at }] of this.#buckets) {
      if (left + (now - at) * rate >= burst) this.#buckets.delete(key);
    }
    // Somebody uses many keys at once: the oldest go.
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= MOST_KEYS / 2) break;
      this.#buckets.delete(key);
    }
  }
}

/** How much of something each key has at the moment. */
export class Counts {
  /** @type {Map<string, number>} */
  #counts = new Map();

  /** Returns false when the key has the most already. @param {string} key @param {number} most */
  take(key, most) {
    const count = this.#counts.get(key) ?? 0;
    if (count >= most) return false;
    this.#counts.set(key, count + 1);
    return true;
  }

  /** @param {string} key */
  giveBack(key) {
    const left = (this.#counts.get(key) ?? 1) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}
