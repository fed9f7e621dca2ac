import type { Subject } from 'rxjs';
import { type Accessor, createEffect, onCleanup, untrack } from 'solid-js';
import { unwrap } from '../../core/objects/unwrap.ts';
import type { KitEvents } from '../../events/index.ts';
import { attempt, type Report } from '../guard/create-report.ts';

/**
 * Follows a channel of UI events, without the list's own. `isOfList` tells whether another list emitted the
 * event, or the app.
 */
export type Follow = <T>(channel: Subject<T>, change: (payload: T, isOfList: boolean) => void) => void;

/** Emits to a channel of UI events; reports what subscribers throw. */
export type Emit = <T>(channel: Subject<T>, payload: T) => void;

/** The options of an event bus. */
export interface EventBusOptions {
  channels: Accessor<KitEvents>;
  /** Follows channels. Runs when the owner is mounted and for each new set of channels, never on a server. */
  follow: (channels: KitEvents, on: Follow) => void;
  /** Wraps a change so that it is published with the next flush; reports what it throws. */
  later: <Args extends unknown[]>(change: (...args: Args) => void) => (...args: Args) => void;
  report: Report;
}

/** What a list is currently emitting, so that other lists can tell it from the app's events. */
let emission: { channel: unknown; payload: unknown; by: Emit } | null = null;

/**
 * Connects a list to the UI events until its owner ends. Errors of channels are reported and stop no others,
 * because channels are app code.
 */
export function createEventBus(options: EventBusOptions): Emit {
  const { channels, follow, later, report } = options;
  const emit: Emit = (channel, payload) => {
    const outer = emission;
    emission = { channel, payload, by: emit };
    attempt(report, () => channel.next(payload));
    emission = outer;
  };
  const on: Follow = (channel, change) => {
    const apply = later((payload: Parameters<typeof change>[0], isOfList: boolean) =>
      change(unwrap(payload), isOfList),
    );
    attempt(report, () => {
      const subscription = channel.subscribe({
        next(payload) {
          const isOfList = emission?.channel === channel && emission.payload === payload;
          if (!isOfList || emission?.by !== emit) apply(payload, isOfList);
        },
        error: report,
      });
      onCleanup(() => attempt(report, () => subscription.unsubscribe()));
    });
  };
  createEffect(() => {
    const current = channels();
    untrack(() => attempt(report, () => follow(current, on)));
  });
  return emit;
}
