import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  onCleanup,
  onMount,
  sharedConfig,
  untrack,
} from 'solid-js';
import { isServer } from 'solid-js/web';
import type { Report } from '../../client/create-report.ts';
import { type CalendarObject, mergeCalendars } from '../../localize/calendar.ts';
import type { Localizer } from '../../localize/index.ts';
import { regionalCalendar } from '../../localize/regional-patterns.ts';
import { createSystemTimeZone, createWakeListener } from '../../utils/create-wake-listener.ts';
import { memoize } from '../../utils/memoize.ts';

/** The size of the date cache: enough for rows mounted while scrolling, and their changes. */
const MAX_DATES = 1000;

/**
 * Creates the date formatter of a list, with one timer for all dates: they are reformatted at midnight, when a
 * relative time changes, and when the machine's time zone changes. Returns '' on a server without a time zone, because
 * only the client knows the user's, and while the client hydrates such a page.
 */
export function createCalendarClock(
  localizer: Localizer,
  calendar: Accessor<CalendarObject | undefined>,
  report?: Report,
): (seconds: number) => string {
  /** Copies the app's patterns, because their getters are app code. */
  const patterns = createMemo(() => {
    try {
      return mergeCalendars(calendar());
    } catch (cause) {
      if (!report) throw cause;
      report(cause, 'ERR_CALLBACK_FAILED');
      return undefined;
    }
  });
  const [tick, setTick] = createSignal(undefined, { equals: false });
  let isServersOwn = isServer || Boolean(sharedConfig.context);
  onMount(() => {
    if (!isServersOwn) return;
    isServersOwn = false;
    setTick();
  });
  const zone = createSystemTimeZone();
  let due = Number.POSITIVE_INFINITY;
  createEffect(() => {
    tick();
    zone();
    const ms = localizer.secondsUntilChange(patterns()) * 1000 + 50;
    due = Date.now() + ms;
    const timer = setTimeout(setTick, ms);
    onCleanup(() => clearTimeout(timer));
  });
  createWakeListener(() => {
    if (Date.now() >= due) setTick();
  });
  const format = createMemo(() => {
    tick();
    zone();
    if (isServersOwn && localizer.timeZone() === undefined) return () => '';
    const staticWrite = dated(localizer.dateFormatter(patterns()), () =>
      localizer.secondsUntilChange(patterns()),
    );
    const staticStep = localizer.dateStep(patterns());
    return (seconds: number) =>
      staticWrite(seconds > staticStep ? seconds - (seconds % staticStep) : seconds);
  });
  return (seconds) => format()(seconds);
}

/** Caches formatted dates until they can change; the timer may be late after the machine slept. */
function dated(format: (seconds: number) => string, secondsLeft: () => number): (seconds: number) => string {
  const begin = () => {
    const end = Date.now() + secondsLeft() * 1000;
    return { end, write: memoize(format, MAX_DATES) };
  };
  let known = begin();
  return (seconds) => {
    if (Date.now() >= known.end) known = untrack(begin);
    return known.write(seconds);
  };
}

/** Returns date patterns with those of the app, else of `calendarObject()`, else of the region. */
export function regionalPatterns(localizer: Localizer, own?: CalendarObject | null): CalendarObject {
  return mergeCalendars(own, localizer.calendarObject(), regionalCalendar(localizer.language()));
}
