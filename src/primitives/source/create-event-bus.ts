import type { Subject } from 'rxjs';
import { type Accessor, createEffect, onCleanup, untrack } from 'solid-js';
import { unwrap } from '../../core/objects/unwrap.ts';
import type { KitEvents } from '../../events/index.ts';
import type { Report } from '../guard/create-report.ts';

/**
 * Follows a channel of the UI events, without what this list emits itself. `isOfList` tells the change what another
 * list emits from what the app does.
 */
export type Follow = <T>(channel: Subject<T>, change: (payload: T, isOfList: boolean) => void) => void;

/** Emits to a channel of the UI events; what a subscriber throws is reported. */
export type Emit = <T>(channel: Subject<T>, payload: T) => void;

/** What joins a list to the UI events. */
export interface EventBusOptions {
  channels: Accessor<KitEvents>;
  /** Follows channels. Runs once the owner is mounted and for each other set of channels, never on a server. */
  follow: (channels: KitEvents, on: Follow) => void;
  /** Wraps a change so that it is published with the next frame; what it throws is reported. */
  later: <Args extends unknown[]>(change: (...args: Args) => void) => (...args: Args) => void;
  report: Report;
}

/** What a list emits at this moment: other lists tell it from what the app emits. */
let emission: { channel: unknown; payload: unknown; by: Emit } | null = null;

/**
 * Joins a list to the UI events until its owner ends. The channels are the app's: what one of them throws is reported
 * and stops no other.
 */
export function createEventBus(options: EventBusOptions): Emit {
  const { channels, follow, later, report } = options;
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (cause) {
      report(cause);
    }
  };
  const emit: Emit = (channel, payload) => {
    const outer = emission;
    emission = { channel, payload, by: emit };
    attempt(() => channel.next(payload));
    emission = outer;
  };
  const on: Follow = (channel, change) => {
    const apply = later((payload: Parameters<typeof change>[0], isOfList: boolean) =>
      change(unwrap(payload), isOfList),
    );
    attempt(() => {
      const subscription = channel.subscribe({
        next(payload) {
          const isOfList = emission?.channel === channel && emission.payload === payload;
          if (!isOfList || emission?.by !== emit) apply(payload, isOfList);
        },
        error: report,
      });
      onCleanup(() => attempt(() => subscription.unsubscribe()));
    });
  };
  createEffect(() => {
    const current = channels();
    untrack(() => attempt(() => follow(current, on)));
  });
  return emit;
}
