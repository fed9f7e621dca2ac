import { type Accessor, createEffect, on, onCleanup, untrack } from 'solid-js';
import { attempt, reportUnheard } from '../primitives/guard/create-report.ts';
import { createRetryPause } from '../primitives/timing/create-retry-pause.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';
import { toException } from './boundary/exception.ts';

/** The callbacks of each kind of SDK listener. */
export interface ListenerCallbacks {
  Message?: Kit.MessageListenerCallbacks;
  User?: Kit.UserListenerCallbacks;
  Group?: Kit.GroupListenerCallbacks;
  Connection?: Kit.ConnectionListenerCallbacks;
  Login?: Kit.LoginListenerCallbacks;
}

type Kind = keyof ListenerCallbacks;
type NamesOf<C> = { readonly [name in keyof C]-?: true };

/** The callbacks that the kit registers. */
const CALLBACKS: { readonly [kind in Kind]-?: NamesOf<NonNullable<ListenerCallbacks[kind]>> } = {
  Message: {
    onTextMessageReceived: true,
    onMediaMessageReceived: true,
    onCustomMessageReceived: true,
    onInteractiveMessageReceived: true,
    onCardMessageReceived: true,
    onMessageEdited: true,
    onMessageDeleted: true,
    onMessageReactionAdded: true,
    onMessageReactionRemoved: true,
    onConversationUpdated: true,
    onTypingStarted: true,
    onTypingEnded: true,
    onMessagesDelivered: true,
    onMessagesRead: true,
    onMessagesDeliveredToAll: true,
    onMessagesReadByAll: true,
  },
  User: { onUserOnline: true, onUserOffline: true },
  Group: {
    onGroupMemberJoined: true,
    onGroupMemberLeft: true,
    onGroupMemberKicked: true,
    onGroupMemberBanned: true,
    onMemberAddedToGroup: true,
  },
  Connection: { onConnected: true, inConnecting: true, onDisconnected: true },
  Login: { loginSuccess: true, loginFailure: true, logoutSuccess: true, logoutFailure: true },
};

/** A part of the kit that SDK events reach. */
export interface Follower {
  readonly callbacks: ListenerCallbacks;
  /** Called when listeners were added after the SDK had rejected them: events were missed until then. */
  readonly onLate?: (() => void) | undefined;
  /** Receives what the callbacks throw, and what the SDK throws while listeners are added or removed. */
  readonly onError?: (cause: unknown) => void;
}

/** The listeners of one SDK. */
export interface SdkListeners {
  /** Adds a follower, which receives the events from now on; returns the function that removes it. */
  follow(follower: Follower): () => void;
}

/** Separates the ids of two copies of this package on one page. */
const copy = /* @__PURE__ */ Math.random().toString(36).slice(2);
let made = 0;

/**
 * Registers one listener of each kind with an SDK, whatever number of parts follow it: sign-in and connection at once,
 * the others while somebody is signed in. An error of one follower stops no other. A rejected listener is added again
 * after a pause, and when the user changes. Ends with its owner.
 * @param own - the callbacks of the client, which come before those of its followers
 */
export function createSdkListeners(
  sdk: KitSDK,
  user: Accessor<Kit.User | null | undefined>,
  own: ListenerCallbacks,
): SdkListeners {
  const id = `solid-chat-kit-${copy}-${++made}`;
  const followers = new Set<Follower>();
  /**
   * Reports an error of the SDK once to each handler, after the task, when parts that are mounted in it follow too; to
   * the console if nothing follows any more.
   */
  const report = (cause: unknown) =>
    queueMicrotask(() => {
      const handlers = new Set([...followers].flatMap(({ onError }) => onError ?? []));
      if (handlers.size === 0) reportUnheard(toException(cause));
      for (const onError of handlers) onError(cause);
    });
  /** The number of the latest registration of each kind: earlier ones are silent, even if the SDK keeps them. */
  const current = new Map<Kind, number>();
  let registrations = 0;

  const dispatcher = (kind: Kind) => {
    const number = ++registrations;
    current.set(kind, number);
    const callbacks: Record<string, (...args: unknown[]) => void> = {};
    for (const name of Object.keys(CALLBACKS[kind])) {
      callbacks[name] = (...args) => {
        if (current.get(kind) !== number) return;
        // A copy: a part that a callback mounts has not missed this event.
        for (const { callbacks, onError = report } of [{ callbacks: own } as Follower, ...followers]) {
          const named = callbacks[kind] as Record<string, (...args: unknown[]) => void> | undefined;
          attempt(onError, () => named?.[name]?.(...args));
        }
      };
    }
    return callbacks;
  };

  const refused = new Set<Kind>();
  const pause = createRetryPause(() => addAgain(() => {}));
  let isLate = false;
  /** Notifies of listeners that were added late: once for those of one attempt. */
  const notifyLate = () => {
    if (isLate) return;
    isLate = true;
    queueMicrotask(() => {
      isLate = false;
      for (const each of [...followers]) attempt(each.onError ?? report, () => each.onLate?.());
    });
  };
  const add = (kind: Kind, fail: (cause: unknown) => void, onAdded?: () => void) => {
    const callbacks = dispatcher(kind);
    const number = current.get(kind);
    const refuse = (cause: unknown) => {
      if (current.get(kind) !== number) return;
      fail(cause);
      // The pause grows with each failure.
      if (refused.size === 0) pause.start();
      refused.add(kind);
      pause.request();
    };
    const added = () => {
      if (current.get(kind) === number) onAdded?.();
    };
    attempt(refuse, () => {
      // Created with the SDK's own constructor.
      const Listener: new (callbacks: object) => object = sdk[`${kind}Listener`];
      const result: unknown = sdk[`add${kind}Listener`](id, new Listener(callbacks));
      // The contract has no promise here; an SDK may return one nevertheless.
      if (result instanceof Promise) result.then(added, refuse);
      else added();
    });
  };
  const addAgain = (fail: (cause: unknown) => void) => {
    const kinds = [...refused];
    refused.clear();
    for (const kind of kinds) add(kind, fail, notifyLate);
  };
  const remove = (kind: Kind) => {
    current.delete(kind);
    refused.delete(kind);
    attempt(report, () => {
      const removed: unknown = sdk[`remove${kind}Listener`](id);
      if (removed instanceof Promise) removed.catch(report);
    });
  };
  const register = (kinds: readonly Kind[]) => {
    for (const kind of kinds) add(kind, report);
    onCleanup(() => kinds.forEach(remove));
  };

  createEffect(() => untrack(() => register(['Login', 'Connection'])));
  // One effect: the order of several that read the same signal is not certain.
  createEffect(
    on(user, (signedIn, _, isAnother?: boolean) => {
      if (isAnother) addAgain(report);
      if (signedIn) register(['Message', 'User', 'Group']);
      return true;
    }),
  );
  return {
    follow(follower) {
      followers.add(follower);
      return () => followers.delete(follower);
    },
  };
}
