import { type Accessor, createEffect, onCleanup, untrack } from 'solid-js';
import { toSDK } from './boundary/to-sdk.ts';
import { createChannelPort, type Emit, type Follow } from './channels.ts';
import { attempt, type Report } from './create-report.ts';
import type { KitEvents } from './ui-events.ts';

/** The options of an event bus. */
export interface EventBusOptions {
  channels: Accessor<KitEvents>;
  /**
   * Subscribes to channels, except for the part's own events. Runs when the owner is mounted and for each new set of
   * channels, never on a server.
   */
  follow: (channels: KitEvents, on: Follow) => void;
  /** Wraps a change so that the next flush publishes it; reports its errors. */
  later: <Args extends unknown[]>(change: (...args: Args) => void) => (...args: Args) => void;
  report: Report;
}

/**
 * Connects a part to the UI events until its owner ends. Errors of channels are reported and stop no other channel,
 * because channels are app code.
 */
export function createEventBus(options: EventBusOptions): Emit {
  const { channels, follow, later, report } = options;
  const port = createChannelPort();
  const on: Follow = (channel, change) => {
    const apply = later((payload: Parameters<typeof change>[0]) => change(toSDK(payload)));
    onCleanup(port.follow(channel, apply, report));
  };
  createEffect(() => {
    const current = channels();
    untrack(() => attempt(report, () => follow(current, on)));
  });
  return (channel, payload) => port.emit(channel, payload, report);
}
