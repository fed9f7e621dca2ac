import { type Accessor, createEffect, on, onCleanup, untrack } from 'solid-js';
import type { Kit, KitSDK } from '../../sdk/index.ts';
import { attempt } from '../guard/create-report.ts';
import { createRetryPause } from '../timing/create-retry-pause.ts';

/** The callbacks of each kind of SDK listener. */
export interface ListenerCallbacks {
  Message?: Kit.MessageListenerCallbacks;
  User?: Kit.UserListenerCallbacks;
  Group?: Kit.GroupListenerCallbacks;
  Connection?: Kit.ConnectionListenerCallbacks;
  Login?: Kit.LoginListenerCallbacks;
}

type Kind = keyof ListenerCallbacks;

/** The options of listeners. */
export interface ListenersOptions {
  /** The SDK to listen to; undefined to listen to nothing. */
  sdk: Accessor<KitSDK | undefined>;
  callbacks: ListenerCallbacks;
  /** The signed-in user: a change adds listeners again that the SDK rejected. */
  user: Accessor<Kit.User | null | undefined>;
  /** Called when listeners were added after the SDK had rejected them: events were missed until then. */
  onLate?: (() => void) | undefined;
  onError: (cause: unknown) => void;
}

/** Separates the ids of two copies of this package on one page. */
const copy = /* @__PURE__ */ Math.random().toString(36).slice(2);
let made = 0;

/**
 * Listens to an SDK while the owner lives and the SDK stays the same. Each call has a unique id, so that
 * lists mounted in the same millisecond do not replace each other. Errors of callbacks, and of the SDK while
 * adding or removing a listener, are reported and stop nothing else. A rejected listener is added again after a
 * pause, and when the user changes.
 */
export function createListeners(options: ListenersOptions): void {
  const { sdk, callbacks, user, onError } = options;
  const id = `solid-chat-kit-${copy}-${++made}`;
  createEffect(() => {
    const current = sdk();
    if (!current) return;
    let isListening = true;
    /** Wraps callbacks for the SDK; they do nothing after removal, even if the SDK keeps them. */
    const guarded = (own: object) => {
      const out: Record<string, unknown> = {};
      for (const [name, callback] of Object.entries(own)) {
        out[name] = (...args: unknown[]) => {
          if (isListening) attempt(onError, () => callback(...args));
        };
      }
      return out;
    };
    const refused = new Set<Kind>();
    const pause = createRetryPause(() => addAgain(() => {}));
    /** Tries again after a pause, which grows with each failure. */
    const refuse = (kind: Kind) => {
      if (!isListening) return;
      if (refused.size === 0) pause.start();
      refused.add(kind);
      pause.request();
    };
    const add = (kind: Kind, report: typeof onError, onAdded?: () => void) => {
      const fail = (cause: unknown) => {
        report(cause);
        refuse(kind);
      };
      attempt(fail, () => {
        // Created with the SDK's own constructor.
        const Listener: new (callbacks: object) => object = current[`${kind}Listener`];
        const added: unknown = current[`add${kind}Listener`](
          id,
          new Listener(guarded(callbacks[kind] ?? {})),
        );
        // The contract has no promise here; an SDK may return one nevertheless.
        if (added instanceof Promise) added.then(onAdded, fail);
        else onAdded?.();
      });
    };
    let isLate = false;
    /** Reports listeners that were added late: once for those of one attempt. */
    const late = () => {
      if (isLate) return;
      isLate = true;
      queueMicrotask(() => {
        isLate = false;
        if (isListening) options.onLate?.();
      });
    };
    const addAgain = (report: typeof onError) => {
      const kinds = [...refused];
      refused.clear();
      for (const kind of kinds) add(kind, report, late);
    };
    const kinds = Object.keys(callbacks) as Kind[];
    untrack(() => kinds.forEach((kind) => void add(kind, onError)));
    createEffect(on(user, () => addAgain(onError), { defer: true }));
    onCleanup(() => {
      isListening = false;
      for (const kind of kinds)
        attempt(onError, () => {
          const removed: unknown = current[`remove${kind}Listener`](id);
          if (removed instanceof Promise) removed.catch(onError);
        });
    });
  });
}
