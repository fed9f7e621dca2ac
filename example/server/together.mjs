// Does for many at once what many ask for: under load, a statement for a hundred costs little more than one for one.
import { ChatError } from './error.mjs';

/** So much is done in one go. */
const MOST = 64;
/** When this much waits, the rest is refused: it would wait for longer than clients do. */
const MOST_WAITING = 1000;

export const busy = (message = 'The server is busy: try again in a moment.') =>
  new ChatError('ERR_BUSY', message, 503);

/**
 * Returns a function that does the work for one item. What comes while the work is under way waits for the next go.
 * @template Item, Result
 * @param {(items: Item[]) => Promise<(Result | Error)[]>} work returns a result or an error for each item
 * @returns {(item: Item) => Promise<Result>}
 */
export function together(work) {
  /** @type {{ item: Item, resolve: (result: Result) => void, reject: (error: unknown) => void }[]} */
  let waiting = [];
  let isRunning = false;

  async function run() {
    isRunning = true;
    // All calls that were read from sockets at this moment come along.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const some = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      try {
        const results = await work(some.map(({ item }) => item));
        for (const [index, { resolve, reject }] of some.entries()) {
          const result = /** @type {Result | Error} */ (results[index]);
          if (result instanceof Error) reject(result);
          else resolve(result);
        }
      } catch (error) {
        for (const { reject } of some) reject(error);
      }
    }
    isRunning = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= MOST_WAITING) {
        reject(busy());
        return;
      }
      waiting.push({ item, resolve, reject });
      if (!isRunning) run();
    });
}
