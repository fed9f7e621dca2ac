import type { Subject } from 'rxjs';
import { toSDK } from './boundary/to-sdk.ts';
import { attempt } from './create-report.ts';
import type { KitEvents } from './ui-events.ts';

/** Subscribes to a channel of UI events. */
export type Follow = <T>(channel: Subject<T>, change: (payload: T) => void) => void;

/** Emits to a channel of UI events. */
export type Emit = <T>(channel: Subject<T>, payload: T) => void;

/** A part of the client that receives UI events. */
export interface ChannelFollower {
  /** Subscribes to channels; called once per set. */
  follow: (channels: KitEvents, on: Follow) => void;
  /** Called with errors thrown by channels, which are app code. */
  onError: (cause: unknown) => void;
}

/** The UI events of a client: the channels of all contexts with its SDK. */
export interface Channels {
  /** Subscribes to a set of channels until the returned function is called. */
  hold(channels: KitEvents): () => void;
  /** Adds a follower for the lifetime of the client. */
  add(follower: ChannelFollower): void;
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
  follow<T>(channel: Subject<T>, change: (payload: T) => void, onError: (cause: unknown) => void): () => void;
  /** Emits to a channel, and reports errors of subscribers. */
  emit<T>(channel: Subject<T>, payload: T, onError: (cause: unknown) => void): void;
}

/** Creates a port of channels. */
export function createChannelPort(): ChannelPort {
  /** What the port is currently emitting. */
  let emission: { channel: unknown; payload: unknown } | null = null;
  return {
    follow(channel, change, onError) {
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
  /** Whether channels are missing, which one follower reports. */
  isIncomplete: boolean;
  readonly stops: (() => void)[];
}

/** The port of all clients: no client receives what another client emits. */
const port = /* @__PURE__ */ createChannelPort();

/** Creates the UI events of a client. */
export function createChannels(): Channels {
  const all = new Map<KitEvents, Held>();
  const followers: ChannelFollower[] = [];
  const subscribe = (channels: KitEvents, held: Held, { follow, onError }: ChannelFollower) => {
    const on: Follow = (channel, change) => {
      const apply = (payload: Parameters<typeof change>[0]) =>
        void attempt(onError, () => change(toSDK(payload)));
      held.stops.push(port.follow(channel, apply, onError));
    };
    const lack = (cause: unknown) => {
      if (!held.isIncomplete) onError(cause);
      held.isIncomplete = true;
    };
    attempt(lack, () => follow(channels, on));
  };
  return {
    hold(channels) {
      let held = all.get(channels);
      if (!held) {
        held = { holders: 0, isIncomplete: false, stops: [] };
        all.set(channels, held);
        for (const follower of followers) subscribe(channels, held, follower);
      }
      const entry = held;
      entry.holders++;
      return () => {
        if (--entry.holders > 0) return;
        all.delete(channels);
        for (const stop of entry.stops) stop();
      };
    },
    add(follower) {
      followers.push(follower);
      for (const [channels, held] of all) subscribe(channels, held, follower);
    },
    emit(send, onError, set) {
      for (const channels of set ? [set] : all.keys()) {
        send(channels, (channel, payload) => port.emit(channel, payload, onError));
      }
    },
  };
}
