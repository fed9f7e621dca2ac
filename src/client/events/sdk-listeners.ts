import { type Accessor, createEffect, on, onCleanup, untrack } from 'solid-js';
import type { Kit, KitSDK } from '../../sdk/index.ts';
import { createRetryPause } from '../../utils/create-retry-pause.ts';
import { toException } from '../boundary/exception.ts';
import { type ListenerCallbacks, type ListenerKind, RegisteredListeners } from '../boundary/listeners.ts';
import { attempt, reportUnhandled } from '../create-report.ts';

/** A part of the kit that receives SDK events. */
export interface ListenerSubscriber {
  readonly callbacks: ListenerCallbacks;
  /** Called when listeners were added after the SDK had rejected them: earlier events were missed. */
  readonly onLate?: (() => void) | undefined;
  /** Called with errors of the callbacks, and of the SDK while listeners are added or removed. */
  readonly onError?: (cause: unknown) => void;
}

/** The listeners of one SDK. */
export interface SdkListeners {
  /** Adds a subscriber, which receives events from now on; returns the function that removes it. */
  subscribe(subscriber: ListenerSubscriber): () => void;
}

/**
 * Registers one listener of each kind with an SDK, however many parts follow it: sign-in and connection at once, the
 * others while a user is signed in. An error in one subscriber does not affect the others. A rejected listener is added again after
 * a pause, and when the user changes. Ends with its owner.
 * @param own - the callbacks of the client, which run before those of its subscribers
 */
export function createSdkListeners(
  sdk: KitSDK,
  user: Accessor<Kit.User | null | undefined>,
  own: ListenerCallbacks,
): SdkListeners {
  const subscribers = new Set<ListenerSubscriber>();
  /**
   * Reports an SDK error once to each handler, after the current task, so that parts mounted during it receive it too;
   * on the console without subscribers.
   */
  const report = (cause: unknown) =>
    queueMicrotask(() => {
      const handlers = new Set([...subscribers].flatMap(({ onError }) => onError ?? []));
      if (handlers.size === 0) reportUnhandled(toException(cause));
      for (const onError of handlers) onError(cause);
    });
  const listeners = new RegisteredListeners(sdk, (kind, name, args) => {
    // Iterate over a copy: a part that a callback mounts has not missed this event.
    for (const { callbacks, onError = report } of [
      { callbacks: own } as ListenerSubscriber,
      ...subscribers,
    ]) {
      const named = callbacks[kind] as Record<string, (...args: unknown[]) => void> | undefined;
      attempt(onError, () => named?.[name]?.(...args));
    }
  });

  const refused = new Set<ListenerKind>();
  const pause = createRetryPause(() => addAgain(() => {}));
  let isLate = false;
  /** Notifies subscribers of listeners that were added late, once per attempt. */
  const notifyLate = () => {
    if (isLate) return;
    isLate = true;
    queueMicrotask(() => {
      isLate = false;
      for (const each of [...subscribers]) attempt(each.onError ?? report, () => each.onLate?.());
    });
  };
  const add = (kind: ListenerKind, fail: (cause: unknown) => void, onAdded = () => {}) =>
    listeners.add(kind, {
      onAdded,
      onRefused(cause) {
        fail(cause);
        // The pause grows with each failure.
        if (refused.size === 0) pause.start();
        refused.add(kind);
        pause.request();
      },
    });
  const addAgain = (fail: (cause: unknown) => void) => {
    const kinds = [...refused];
    refused.clear();
    for (const kind of kinds) add(kind, fail, notifyLate);
  };
  const remove = (kind: ListenerKind) => {
    refused.delete(kind);
    listeners.remove(kind, report);
  };
  const register = (kinds: readonly ListenerKind[]) => {
    for (const kind of kinds) add(kind, report);
    onCleanup(() => kinds.forEach(remove));
  };

  createEffect(() => untrack(() => register(['Login', 'Connection'])));
  // One effect, because the order of several effects on the same signal is not guaranteed.
  createEffect(
    on(user, (signedIn, _, isAnother?: boolean) => {
      if (isAnother) addAgain(report);
      if (signedIn) register(['Message', 'User', 'Group']);
      return true;
    }),
  );
  return {
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
  };
}
