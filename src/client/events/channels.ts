import type { Subject } from 'rxjs';
import { toSDK } from '../boundary/to-sdk.ts';
import { attempt } from '../create-report.ts';
import type { KitEvents } from './ui-events.ts';

/** Subscribes to a channel of UI events. */
export type Subscribe = <T>(channel: Subject<T>, change: (payload: T) => void) => void;

/** Emits to a channel of UI events. */
export type Emit = <T>(channel: Subject<T>, payload: T) => void;

/** A part of the client that receives UI events. */
export interface ChannelSubscriber {
  /** Subscribes to channels; called once per set. */
  subscribe: (channels: KitEvents, on: Subscribe) => void;
  /** Called with errors thrown by channels, which are app code. */
  onError: (cause: unknown) => void;
}

/** The UI events of a client: the channels of all contexts with its SDK. */
export interface Channels {
  /** Subscribes to a set of channels until the returned function is called. */
  connect(channels: KitEvents): () => void;
  /** Adds a subscriber for the lifetime of the client. */
  add(subscriber: ChannelSubscriber): void;
  /** Emits to each set of channels, or to one. Followers of clients do not receive it. */
  emit(
    send: (channels: KitEvents, emit: Emit) => void,
    onError: (cause: unknown) => void,
    set?: KitEvents,
  ): void;
}

/**
 * Connects a part to channels. Errors of channels are reported and stop nothing else, because channels are app code.
 */
export interface ChannelPort {
  /** Subscribes to a channel, except for what the port itself emits; returns the function that unsubscribes. */
  subscribe<T>(
    channel: Subject<T>,
    change: (payload: T) => void,
    onError: (cause: unknown) => void,
  ): () => void;
  /** Emits to a channel, and reports errors of subscribers. */
  emit<T>(channel: Subject<T>, payload: T, onError: (cause: unknown) => void): void;
}

/** Creates a port of channels. */
export function createChannelPort(): ChannelPort {
  /** What the port is currently emitting. */
  let emission: { channel: unknown; payload: unknown } | null = null;
  return {
    subscribe(channel, change, onError) {
      let stop = () => {};
      attempt(onError, () => {
        const subscription = channel.subscribe({
          next(payload) {
            const isOwn = emission?.channel === channel && emission.payload === payload;
            if (!isOwn) change(payload);
          },
          error: onError,
        });
        stop = () => void attempt(onError, () => subscription.unsubscribe());
      });
      return stop;
    },
    emit(channel, payload, onError) {
      const outer = emission;
      emission = { channel, payload };
      attempt(onError, () => channel.next(payload));
      emission = outer;
    },
  };
}

interface Held {
  holders: number;
  /** Whether channels are missing, which one subscriber reports. */
  isIncomplete: boolean;
  readonly stops: (() => void)[];
}

/** The port of all clients: no client receives what another client emits. */
const port = /* @__PURE__ */ createChannelPort();

/** Creates the UI events of a client. */
export function createChannels(): Channels {
  const all = new Map<KitEvents, Held>();
  const subscribers: ChannelSubscriber[] = [];
  const attach = (channels: KitEvents, held: Held, { subscribe, onError }: ChannelSubscriber) => {
    const on: Subscribe = (channel, change) => {
      const apply = (payload: Parameters<typeof change>[0]) =>
        void attempt(onError, () => change(toSDK(payload)));
      held.stops.push(port.subscribe(channel, apply, onError));
    };
    const lack = (cause: unknown) => {
      if (!held.isIncomplete) onError(cause);
      held.isIncomplete = true;
    };
    attempt(lack, () => subscribe(channels, on));
  };
  return {
    connect(channels) {
      let held = all.get(channels);
      if (!held) {
        held = { holders: 0, isIncomplete: false, stops: [] };
        all.set(channels, held);
        for (const subscriber of subscribers) attach(channels, held, subscriber);
      }
      const entry = held;
      entry.holders++;
      return () => {
        if (--entry.holders > 0) return;
        all.delete(channels);
        for (const stop of entry.stops) stop();
      };
    },
    add(subscriber) {
      subscribers.push(subscriber);
      for (const [channels, held] of all) attach(channels, held, subscriber);
    },
    emit(send, onError, set) {
      for (const channels of set ? [set] : all.keys()) {
        send(channels, (channel, payload) => port.emit(channel, payload, onError));
      }
    },
  };
}
