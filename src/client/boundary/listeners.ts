import type { Kit, KitSDK } from '../../sdk/index.ts';
import { notify } from './calls.ts';

/** The callbacks of each kind of SDK listener. */
export interface ListenerCallbacks {
  Message?: Kit.MessageListenerCallbacks;
  User?: Kit.UserListenerCallbacks;
  Group?: Kit.GroupListenerCallbacks;
  Connection?: Kit.ConnectionListenerCallbacks;
  Login?: Kit.LoginListenerCallbacks;
}

/** A kind of SDK listener. */
export type ListenerKind = keyof ListenerCallbacks;
type NamesOf<C> = { readonly [name in keyof C]-?: true };

/** The callbacks that the kit registers. */
const CALLBACKS: { readonly [kind in ListenerKind]-?: NamesOf<NonNullable<ListenerCallbacks[kind]>> } = {
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
    onGroupMemberUnbanned: true,
    onGroupMemberScopeChanged: true,
  },
  Connection: { onConnected: true, inConnecting: true, onDisconnected: true },
  Login: { loginSuccess: true, loginFailure: true, logoutSuccess: true, logoutFailure: true },
};

/** The outcome of adding a listener. */
export interface ListenerOutcome {
  onAdded(): void;
  onRefused(cause: unknown): void;
}

/** A random suffix that separates the ids of two copies of this package on one page. */
const copy = /* @__PURE__ */ Math.random().toString(36).slice(2);
let made = 0;

/** The listeners that the kit has registered with one SDK: at most one of each kind. */
export class RegisteredListeners {
  readonly #sdk: KitSDK;
  readonly #deliver: (kind: ListenerKind, name: string, args: unknown[]) => void;
  readonly #id = `solid-chat-kit-${copy}-${++made}`;
  /** The latest registration number of each kind: earlier registrations are ignored, even if the SDK keeps them. */
  readonly #current = new Map<ListenerKind, number>();
  #registrations = 0;

  /** @param deliver - called with each event. */
  constructor(sdk: KitSDK, deliver: (kind: ListenerKind, name: string, args: unknown[]) => void) {
    this.#sdk = sdk;
    this.#deliver = deliver;
  }

  /**
   * Adds the listener of a kind. SDKs may reject it by throwing or, outside the contract, by a promise: calls one of
   * the functions with the outcome, unless the listener is removed or added again before.
   */
  add(kind: ListenerKind, { onAdded, onRefused }: ListenerOutcome): void {
    const number = ++this.#registrations;
    const isCurrent = () => this.#current.get(kind) === number;
    this.#current.set(kind, number);
    const callbacks: Record<string, (...args: unknown[]) => void> = {};
    for (const name of Object.keys(CALLBACKS[kind]))
      callbacks[name] = (...args) => {
        if (isCurrent()) this.#deliver(kind, name, args);
      };
    const refuse = (cause: unknown) => {
      if (isCurrent()) onRefused(cause);
    };
    try {
      // Created with the SDK's own constructor.
      const Listener: new (callbacks: object) => object = this.#sdk[`${kind}Listener`];
      const result: unknown = this.#sdk[`add${kind}Listener`](this.#id, new Listener(callbacks));
      if (result instanceof Promise) result.then(() => isCurrent() && onAdded(), refuse);
      else if (isCurrent()) onAdded();
    } catch (cause) {
      refuse(cause);
    }
  }

  /** Removes the listener of a kind and stops its events at once; reports what the SDK throws. */
  remove(kind: ListenerKind, report: (cause: unknown) => void): void {
    this.#current.delete(kind);
    void notify(report, () => this.#sdk[`remove${kind}Listener`](this.#id));
  }
}
