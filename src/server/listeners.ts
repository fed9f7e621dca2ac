import type { Kit, KitSDK } from '../sdk/index.ts';
import { SERVER_ERROR, ServerError } from './server-error.ts';

/** A listener made of callbacks; only the kit reads it. */
export class Listener<Callbacks extends object> {
  readonly callbacks: Callbacks;

  constructor(callbacks: Callbacks) {
    this.callbacks = callbacks;
  }
}

/** The listeners of one kind, by id. A throwing listener never stops the others. */
class Registry<Callbacks extends object> {
  readonly #byId = new Map<string, Callbacks>();
  readonly #onAdd: () => void;
  readonly #report: (error: unknown) => void;

  constructor(onAdd: () => void, report: (error: unknown) => void) {
    this.#onAdd = onAdd;
    this.#report = report;
  }

  get size(): number {
    return this.#byId.size;
  }

  /** Adds a listener, or plain callbacks; replaces the one with the same id. */
  readonly add = (id: string, listener: object): void => {
    if (typeof id !== 'string' || !id || typeof listener !== 'object' || listener === null) {
      throw new ServerError(
        SERVER_ERROR.BAD_ARGUMENT,
        'Pass an id and a listener: add...Listener(id, new ...Listener({...})).',
      );
    }
    this.#byId.set(id, (listener instanceof Listener ? listener.callbacks : listener) as Callbacks);
    this.#onAdd();
  };
  readonly remove = (id: string): void => {
    this.#byId.delete(id);
  };
  readonly clear = (): void => this.#byId.clear();

  /** Calls each remaining listener; listeners added meanwhile receive the next event. */
  call(each: (callbacks: Callbacks) => void): void {
    for (const [id, callbacks] of [...this.#byId]) {
      if (this.#byId.get(id) !== callbacks) continue;
      try {
        each(callbacks);
      } catch (error) {
        // The other listeners are still called.
        queueMicrotask(() => this.#report(error));
      }
    }
  }
}

/** The listeners of a kit. */
export interface Listeners {
  readonly messages: Registry<Kit.MessageListenerCallbacks>;
  readonly users: Registry<Kit.UserListenerCallbacks>;
  readonly groups: Registry<Kit.GroupListenerCallbacks>;
  readonly connection: Registry<Kit.ConnectionListenerCallbacks>;
  readonly login: Registry<Kit.LoginListenerCallbacks>;
}

/**
 * @param onAdd - called whenever a listener is added
 * @param report - receives the error of a listener
 */
export function createListeners(onAdd: () => void, report: (error: unknown) => void): Listeners {
  return {
    messages: new Registry(onAdd, report),
    users: new Registry(onAdd, report),
    groups: new Registry(onAdd, report),
    connection: new Registry(onAdd, report),
    login: new Registry(onAdd, report),
  };
}

/** Creates the members of the SDK that add and remove listeners. */
export function listenerMembers({ messages, users, groups, connection, login }: Listeners) {
  return {
    addMessageListener: messages.add,
    removeMessageListener: messages.remove,
    addUserListener: users.add,
    removeUserListener: users.remove,
    addGroupListener: groups.add,
    removeGroupListener: groups.remove,
    addConnectionListener: connection.add,
    removeConnectionListener: connection.remove,
    addLoginListener: login.add,
    removeLoginListener: login.remove,
    MessageListener: Listener<Kit.MessageListenerCallbacks>,
    UserListener: Listener<Kit.UserListenerCallbacks>,
    GroupListener: Listener<Kit.GroupListenerCallbacks>,
    ConnectionListener: Listener<Kit.ConnectionListenerCallbacks>,
    LoginListener: Listener<Kit.LoginListenerCallbacks>,
  } satisfies Partial<KitSDK>;
}
