import type { Kit } from '../sdk/index.ts';
import { ERROR_CODE, refuse } from './exception.ts';

/** A listener made from callbacks; missing callbacks are skipped. */
export class Listener<Callbacks extends object> {
  readonly callbacks: Callbacks;

  constructor(callbacks: Callbacks) {
    this.callbacks = callbacks;
  }
}

/** The group callbacks of the contract, and two more. */
export interface GroupCallbacks extends Kit.GroupListenerCallbacks {
  /** A banned user may rejoin. */
  onGroupMemberUnbanned?(action: Kit.ActionMessage, unbanned: Kit.User, by: Kit.User, group: Kit.Group): void;
  /** A member has another scope: 'admin', 'moderator' or 'participant'. */
  onGroupMemberScopeChanged?(
    action: Kit.ActionMessage,
    changed: Kit.User,
    newScope: string,
    oldScope: string,
    group: Kit.Group,
  ): void;
}

/** Listens to messages, receipts and typing. */
export class MessageListener extends Listener<Kit.MessageListenerCallbacks> {}
/** Listens to the presence of users. */
export class UserListener extends Listener<Kit.UserListenerCallbacks> {}
/** Listens to changes in groups. */
export class GroupListener extends Listener<GroupCallbacks> {}
/** Listens to the state of the connection. */
export class ConnectionListener extends Listener<Kit.ConnectionListenerCallbacks> {}
/** Listens to sign-ins and sign-outs of this kit. */
export class LoginListener extends Listener<Kit.LoginListenerCallbacks> {}

/** The listeners of one kind, by id. A throwing listener never stops the others. */
export class ListenerRegistry<Callbacks extends object> {
  readonly #listeners = new Map<string, Callbacks>();

  get size(): number {
    return this.#listeners.size;
  }

  /** Adds a listener, or plain callbacks; replaces the one with the same id. */
  add(id: string, listener: object): void {
    if (typeof id !== 'string' || !id || typeof listener !== 'object' || listener === null) {
      refuse(
        ERROR_CODE.BAD_ARGUMENT,
        'Pass an id and a listener: add...Listener(id, new ...Listener({...})).',
      );
    }
    const callbacks = listener instanceof Listener ? listener.callbacks : listener;
    this.#listeners.set(id, callbacks as Callbacks);
  }

  remove(id: string): void {
    this.#listeners.delete(id);
  }

  /** Calls every listener that handles this event; makes the arguments once, and only if one does. */
  dispatch(name: keyof Callbacks, makeArguments: () => readonly unknown[] = () => []): void {
    if (this.#listeners.size === 0) return;
    let args: readonly unknown[] | undefined;
    for (const [id, callbacks] of [...this.#listeners]) {
      try {
        // An earlier listener may have removed this one.
        if (this.#listeners.get(id) !== callbacks || typeof callbacks[name] !== 'function') continue;
        args ??= makeArguments();
        (callbacks as Record<typeof name, (...all: unknown[]) => void>)[name](...args);
      } catch (error) {
        report(error);
      }
    }
  }
}

/** Rethrows an app's error asynchronously, so that the page reports it and nothing here stops. */
export function report(error: unknown): void {
  queueMicrotask(() => {
    if (typeof globalThis.reportError === 'function') globalThis.reportError(error);
    else console.error(error);
  });
}
