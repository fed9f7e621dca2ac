import { type Accessor, createEffect, onCleanup, untrack } from 'solid-js';
import { ErrorCollector } from '../boundary/error-collector.ts';
import { toSDK } from '../boundary/to-sdk.ts';
import { attempt, type Report } from '../create-report.ts';
import { createChannelPort, type Emit, type Subscribe } from './channels.ts';
import type { KitEvents } from './ui-events.ts';

/** The options of an event bus. */
export interface EventBusOptions {
  channels: Accessor<KitEvents>;
  /**
   * Subscribes to channels, except for the part's own events. Runs when the owner is mounted and for each new set of
   * channels, never on a server.
   */
  subscribe: (channels: KitEvents, on: Subscribe) => void;
  /** Wraps a change so that the next flush publishes it; reports its errors. @defaultValue applies it at once */
  scheduled?: <Args extends unknown[]>(change: (...args: Args) => void) => (...args: Args) => void;
  report: Report;
}

/**
 * Connects a part to the UI events until its owner ends. Errors of channels are reported and stop no other channel,
 * because channels are app code.
 */
export function createEventBus(options: EventBusOptions): Emit {
  const { channels, subscribe, report } = options;
  const errors = new ErrorCollector(report);
  const scheduled: NonNullable<EventBusOptions['scheduled']> =
    options.scheduled ??
    ((change) =>
      (...args) =>
        errors.attempt(() => untrack(() => change(...args))));
  const eventPort = createChannelPort();
  const on: Subscribe = (channel, change) => {
    const apply = scheduled((payload: Parameters<typeof change>[0]) => change(toSDK(payload)));
    onCleanup(eventPort.subscribe(channel, apply, report));
  };
  createEffect(() => {
    const current = channels();
    untrack(() => attempt(report, () => subscribe(current, on)));
  });
  return (channel, payload) => eventPort.emit(channel, payload, report);
}
