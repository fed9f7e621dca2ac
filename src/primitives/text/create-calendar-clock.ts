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
import { memoize } from '../../core/collections/memoize.ts';
import { type CalendarObject, mergeCalendars } from '../../core/dates/calendar.ts';
import type { Localizer } from '../../localize/index.ts';
import type { Report } from '../guard/create-report.ts';

/** How many dates are kept: those of rows that come and go during a scroll, and of what changes in them. */
const MOST_DATES = 1000;

/**
 * Makes the formatter of all dates of a list, with one timer for them all: what it writes is written anew when
 * "today" becomes yesterday, or when a relative time grows. On a server without a time zone it writes '', since
 * only the client knows the user's; and so does the client while it takes over what that server wrote.
 */
export function createCalendarClock(
  localizer: Localizer,
  calendar: Accessor<CalendarObject | undefined>,
  report?: Report,
): (seconds: number) => string {
  /** The app's patterns, copied: their getters are its code. */
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
  createEffect(() => {
    tick();
    const timer = setTimeout(setTick, localizer.secondsUntilChange(patterns()) * 1000 + 50);
    onCleanup(() => clearTimeout(timer));
  });
  const format = createMemo(() => {
    tick();
    if (isServersOwn && localizer.timeZone() === undefined) return () => '';
    const write = dated(localizer.dateFormatter(patterns()), () => localizer.secondsUntilChange(patterns()));
    const step = localizer.dateStep(patterns());
    return (seconds: number) => write(seconds > step ? seconds - (seconds % step) : seconds);
  });
  return (seconds) => format()(seconds);
}

/** Remembers dates until they may read otherwise: the timer that tells of it is late in a machine that slept. */
function dated(format: (seconds: number) => string, secondsLeft: () => number): (seconds: number) => string {
  const begin = () => {
    const end = Date.now() + secondsLeft() * 1000;
    return { end, write: memoize(format, MOST_DATES) };
  };
  let known = begin();
  return (seconds) => {
    if (Date.now() >= known.end) known = untrack(begin);
    return known.write(seconds);
  };
}
