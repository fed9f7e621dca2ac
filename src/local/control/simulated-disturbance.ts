import { ERROR_CODE, Exception, refuse } from '../exception.ts';
import type { Disturbance, KitMethod, Network } from '../network.ts';

/** In ms; the longest delay of a browser timer. */
const MAX_LATENCY = 2_147_483_647;

/** Adds the configured latency and failures to a network. */
export class SimulatedDisturbance implements Disturbance {
  readonly #network: Network;
  #latency: readonly [number, number] = [0, 0];
  #draw = 1;
  #failures: { readonly method: string | undefined; readonly error: unknown; left: number }[] = [];

  constructor(network: Network) {
    this.#network = network;
  }

  /**
   * Sets the latency of calls in ms, or its minimum and maximum; half is spent on the request, half on the
   * response.
   */
  setLatency(ms: number | readonly [number, number]): void {
    const [least, most] = typeof ms === 'number' ? [ms, ms] : ms;
    if (!(least >= 0 && most >= least && most <= MAX_LATENCY)) {
      refuse(
        ERROR_CODE.BAD_ARGUMENT,
        `A latency must be a number of ms from 0 to ${MAX_LATENCY}, or [least, most].`,
        ms,
      );
    }
    this.#latency = [least, most];
  }

  /** Makes the next calls fail, of any method or of one. */
  failNext(method: string | undefined, count: number, error: unknown): void {
    this.#failures.push({ method, error, left: count });
  }

  async over<T>(method: KitMethod, work: () => T | Promise<T>): Promise<T> {
    const half = this.#nextLatency() / 2;
    if (half > 0) await this.#wait(half);
    this.fail(method, true);
    if (half === 0) return work();
    const result = await work();
    // The response is lost when the connection drops on its way back, as with a real network.
    await this.#wait(half);
    return result;
  }

  /** Takes as long as a call. */
  async handshake(): Promise<void> {
    const ms = this.#nextLatency();
    if (ms > 0) await delay(ms);
  }

  fail(method: KitMethod, any: boolean): void {
    const at = this.#failures.findIndex((one) => one.method === method || (any && one.method === undefined));
    const failure = this.#failures[at];
    if (!failure) return;
    if (--failure.left === 0) this.#failures.splice(at, 1);
    if (failure.error !== undefined) throw failure.error;
    throw new Exception({ code: ERROR_CODE.NETWORK, message: `${method} was made to fail: try again.` });
  }

  async #wait(ms: number): Promise<void> {
    await delay(ms);
    this.#network.checkConnected();
  }

  /** Draws from a fixed sequence, so that a run can be repeated. */
  #nextLatency(): number {
    const [least, most] = this.#latency;
    if (least === most) return least;
    this.#draw = (Math.imul(this.#draw, 1_664_525) + 1_013_904_223) >>> 0;
    return least + ((most - least) * this.#draw) / 2 ** 32;
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    globalThis.setTimeout(resolve, ms);
  });
}
