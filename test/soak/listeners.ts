/** The kinds of listeners of an SDK. */
export type ListenerKind = 'Message' | 'User' | 'Group' | 'Connection' | 'Login';

type Callbacks = Record<string, (...args: unknown[]) => void>;

const KINDS: readonly ListenerKind[] = ['Message', 'User', 'Group', 'Connection', 'Login'];

class Listener {
  readonly callbacks: object;
  constructor(callbacks: object) {
    this.callbacks = callbacks;
  }
}

/** The listeners of an SDK. */
export class Listeners {
  readonly #callbacks = new Map<string, Callbacks>();

  /** How many there are. */
  get size(): number {
    return this.#callbacks.size;
  }

  /** Calls a callback of each listener of a kind. */
  emit(kind: ListenerKind, name: string, ...args: unknown[]): void {
    for (const [key, callbacks] of [...this.#callbacks])
      if (key.startsWith(`${kind}:`)) callbacks[name]?.(...args);
  }

  /** The members of an SDK that make, add and remove listeners. */
  members(): Record<string, unknown> {
    const members: Record<string, unknown> = {};
    for (const kind of KINDS) {
      members[`${kind}Listener`] = Listener;
      members[`add${kind}Listener`] = (id: string, listener: Listener) =>
        this.#callbacks.set(`${kind}:${id}`, listener.callbacks as Callbacks);
      members[`remove${kind}Listener`] = (id: string) => this.#callbacks.delete(`${kind}:${id}`);
    }
    return members;
  }
}
