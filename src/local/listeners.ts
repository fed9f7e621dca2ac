import type { Kit } from '../sdk/index.ts';
import { ERROR_CODE, refuse } from './exception.ts';

/** A listener made from callbacks; a callback that is missing is not called. */
export class Listener<Callbacks extends object> {
  readonly callbacks: Callbacks;

  constructor(callbacks: Callbacks) {
    this.callbacks = callbacks;
  }
}

/** What happens in groups, and two things more than the lists listen to. */
export interface GroupCallbacks extends Kit.GroupListenerCallbacks {
  onGroupMemberUnbanned?(action: Kit.ActionMessage, unbanned: Kit.User, by: Kit.User, group: Kit.Group): void;
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
/** Listens to what happens in groups. */
export class GroupListener extends Listener<GroupCallbacks> {}
/** Listens to the state of the connection. */
export class ConnectionListener extends Listener<Kit.ConnectionListenerCallbacks> {}
/** Listens to who signs in and out on this kit. */
export class LoginListener extends Listener<Kit.LoginListenerCallbacks> {}

/** The listeners of one kind, by id. One that throws never stops the others. */
export class ListenerRegistry<Callbacks extends object> {
  readonly #listeners = new Map<string, Callbacks>();

  get size(): number {
    return this.#listeners.size;
  }

  /** Adds a listener, or plain callbacks; an id that is taken gets the new one. */
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

  /** Calls every listener that takes this event; the arguments are made once, and only when one does. */
  dispatch(name: keyof Callbacks, makeArguments: () => readonly unknown[] = () => []): void {
    if (this.#listeners.size === 0) return;
    let args: readonly unknown[] | undefined;
    for (const [id, callbacks] of [...this.#listeners]) {
      try {
        // A listener that ran before may have removed this one.
        if (this.#listeners.get(id) !== callbacks || typeof callbacks[name] !== 'function') continue;
        args ??= makeArguments();
        (callbacks as Record<typeof name, (...all: unknown[]) => void>)[name](...args);
      } catch (error) {
        report(error);
      }
    }
  }
}

/** Lets the page hear of an error of an app's own code, which stops nothing here. */
export function report(error: unknown): void {
  queueMicrotask(() => {
    if (typeof globalThis.reportError === 'function') globalThis.reportError(error);
    else console.error(error);
  });
}
