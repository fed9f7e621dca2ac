import type { Subject } from 'rxjs';
import { unwrap } from './boundary/unwrap.ts';
import { attempt } from './create-report.ts';
import type { KitEvents } from './ui-events.ts';

/** Follows a channel of UI events. */
export type Follow = <T>(channel: Subject<T>, change: (payload: T) => void) => void;

/** Emits to a channel of UI events. */
export type Emit = <T>(channel: Subject<T>, payload: T) => void;

/** A part of the client that UI events reach. */
export interface ChannelFollower {
  /** Follows channels: once for each set. */
  follow: (channels: KitEvents, on: Follow) => void;
  /** Receives what channels throw, because they are app code. */
  onError: (cause: unknown) => void;
}

/** The UI events of a client: those of all contexts that have its SDK. */
export interface Channels {
  /** Follows a set of channels until the returned function is called. */
  hold(channels: KitEvents): () => void;
  /** Adds a follower for as long as the client lives. */
  add(follower: ChannelFollower): void;
  /** Emits something to each set of channels, or to one. It does not reach the followers of clients. */
  emit(
    send: (channels: KitEvents, emit: Emit) => void,
    onError: (cause: unknown) => void,
    set?: KitEvents,
  ): void;
}

/** Connects a part to channels; channels are app code, so their errors are reported and stop nothing else. */
export interface ChannelPort {
  /** Follows a channel, without what the port emits itself; returns the function that ends this. */
  follow<T>(channel: Subject<T>, change: (payload: T) => void, onError: (cause: unknown) => void): () => void;
  /** Emits to a channel; reports what subscribers throw. */
  emit<T>(channel: Subject<T>, payload: T, onError: (cause: unknown) => void): void;
}

/** Creates a port of channels. */
export function createChannelPort(): ChannelPort {
  /** What the port is emitting. */
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
  /** Whether it lacks channels, which one follower reports. */
  isIncomplete: boolean;
  readonly stops: (() => void)[];
}

/** The port of all clients: what one of them tells the app, all of them leave alone. */
const port = /* @__PURE__ */ createChannelPort();

/** Creates the UI events of a client. */
export function createChannels(): Channels {
  const all = new Map<KitEvents, Held>();
  const followers: ChannelFollower[] = [];
  const subscribe = (channels: KitEvents, held: Held, { follow, onError }: ChannelFollower) => {
    const on: Follow = (channel, change) => {
      const apply = (payload: Parameters<typeof change>[0]) =>
        void attempt(onError, () => change(unwrap(payload)));
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
