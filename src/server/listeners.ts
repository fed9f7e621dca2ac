import type { Kit, KitSDK } from '../sdk/index.ts';

/** Created by the listener constructors; only the kit reads it. */
class Listener<Callbacks extends object> {
  readonly callbacks: Callbacks;

  constructor(callbacks: Callbacks) {
    this.callbacks = callbacks;
  }
}

/** The listeners of one kind, by id. A throwing listener never stops the others. */
class Registry<Callbacks extends object> {
  readonly #byId = new Map<string, Callbacks>();
  readonly #onAdd: () => void;

  constructor(onAdd: () => void) {
    this.#onAdd = onAdd;
  }

  readonly add = (id: string, listener: object): void => {
    this.#byId.set(id, (listener as Listener<Callbacks>).callbacks);
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
        // The page reports the error; the other listeners are still called.
        queueMicrotask(() => {
          throw error;
        });
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

/** @param onAdd - called whenever a listener is added */
export function createListeners(onAdd: () => void): Listeners {
  return {
    messages: new Registry(onAdd),
    users: new Registry(onAdd),
    groups: new Registry(onAdd),
    connection: new Registry(onAdd),
    login: new Registry(onAdd),
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
