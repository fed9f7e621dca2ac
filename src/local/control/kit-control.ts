import type { Kit } from '../../sdk/index.ts';
import { chatOf, ObjectReader } from '../../server/object-reader.ts';
import { setPresence } from '../data/sessions.ts';
import { draftOf } from '../drafts.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { KitMethod } from '../network.ts';
import type { AnyMessage, TypingIndicator } from '../objects.ts';
import type { Session } from '../session.ts';
import { SimulatedConnection } from './simulated-connection.ts';
import { SimulatedDisturbance } from './simulated-disturbance.ts';

/** The listeners by kind. */
const KINDS = {
  message: 'messages',
  user: 'users',
  group: 'groups',
  connection: 'connection',
  login: 'login',
} as const;

/**
 * Simulates, for tests and demos, what a real SDK cannot do on demand. With data in memory, every method is
 * done when it returns, once somebody has signed in, unless an earlier call is still loading a part of the
 * SDK.
 */
export class KitControl {
  readonly #session: Session;
  readonly #disturbance: SimulatedDisturbance;
  readonly #connection: SimulatedConnection;

  /** @internal */
  constructor(session: Session) {
    this.#session = session;
    this.#disturbance = new SimulatedDisturbance(session.network);
    this.#connection = new SimulatedConnection(session, this.#disturbance);
    session.network.disturbance = this.#disturbance;
  }

  /** How often the app called each method, including failed and refused calls. */
  get calls(): Readonly<Partial<Record<KitMethod, number>>> {
    return this.#session.network.calls;
  }

  /** Whether the connection is up. */
  get connected(): boolean {
    return this.#session.network.connected;
  }

  /** Counts calls from 0 again. */
  resetCalls(): void {
    this.#session.network.calls = {};
  }

  /**
   * Sets the latency of calls in ms, or its minimum and maximum; throws `ERR_BAD_ARGUMENT` for an invalid one.
   * @defaultValue 0: the next microtask
   */
  setLatency(ms: number | readonly [least: number, most: number]): void {
    this.#disturbance.setLatency(ms);
  }

  /** Makes the next call, or the next `count` calls, of any method fail with `ERR_NETWORK` or the given error. */
  failNext(count?: number, error?: unknown): void;
  /** Makes the next call, or the next `count` calls, of one method fail. */
  failNext(method: KitMethod, count?: number, error?: unknown): void;
  failNext(first: KitMethod | number = 1, second?: unknown, third?: unknown): void {
    const byMethod = typeof first === 'string';
    const count = byMethod ? (second ?? 1) : first;
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) {
      refuse(ERROR_CODE.BAD_ARGUMENT, 'The number of failing calls must be an integer from 1 on.', count);
    }
    this.#disturbance.failNext(byMethod ? first : undefined, count as number, byMethod ? third : second);
  }

  /**
   * Drops the connection: events stop, calls reject with `ERR_NETWORK`, and others see the user go offline.
   */
  disconnect(): void {
    this.#connection.disconnect();
  }

  /** Restores the connection: `inConnecting` is called at once, `onConnected` after the latency. */
  connect(): Promise<void> {
    return this.#connection.connect();
  }

  /** Counts the listeners of one kind, or of all kinds. */
  listenerCount(kind?: 'message' | 'user' | 'group' | 'connection' | 'login'): number {
    const { listeners } = this.#session.server;
    if (kind) return listeners[KINDS[kind]].size;
    return Object.values(listeners).reduce((sum, registry) => sum + registry.size, 0);
  }

  /** Sets the presence of any user, such as 'online', 'offline' or 'away'. */
  async setPresence(uid: string, status: string): Promise<void> {
    return this.#session.data.publish((state, all) => {
      all.getUser(state, { uid }, uid);
      setPresence(state, uid, status);
    });
  }

  /**
   * Sends a message as any user and resolves to it as that user sees it; with data in memory it is sent when
   * this returns.
   */
  async sendAs(uid: string, message: Kit.Message): Promise<AnyMessage> {
    const draft = draftOf(message);
    const json = this.#session.data.run((state, { sendMessage }) => sendMessage(state, { uid }, draft));
    return new ObjectReader(() => undefined).message(await json, 'sendAs') as unknown as AnyMessage;
  }

  /**
   * Sets the clock of this tab's data, which dates what is sent, to write a history. The data's time never goes back: seed
   * it with an earlier `now`.
   * @param clock - returns the time in milliseconds. Defaults to the machine's clock.
   */
  async setClock(clock: () => number = () => Date.now()): Promise<void> {
    return this.#session.data.run((state) => {
      state.clock = clock;
    });
  }

  /** Starts typing as any user; with `started` false, stops. */
  async typeAs(uid: string, indicator: TypingIndicator, started = true): Promise<void> {
    const chat = chatOf(indicator.getReceiverId(), indicator.getReceiverType());
    return this.#session.data.publish((state, { type }) =>
      type(state, { uid }, { ...chat, typing: started }),
    );
  }

  /** Adds a reaction to a message as any user. */
  async reactAs(uid: string, message: Kit.Message, reaction: string): Promise<void> {
    await this.#session.data.run((state, { addReaction }) =>
      addReaction(state, { uid }, message.getId(), reaction),
    );
  }

  /** Marks a message and all before it as read by any user; with `read` false, only as delivered. */
  async receiveAs(uid: string, message: Kit.Message, read = true): Promise<void> {
    const id = message.getId();
    return this.#session.data.run((state, { markAsDelivered, markAsRead }) => {
      const mark = read ? markAsRead : markAsDelivered;
      mark(state, { uid }, { id });
    });
  }
}
