import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import type { CalendarObject } from '../core/calendar.ts';
import type { Localizer } from '../localize/index.ts';

/**
 * Makes the formatter of all dates of a list, with one timer for them all: what it writes is written anew when
 * "today" becomes yesterday, or when a relative time grows. On a server without a time zone it writes '', since
 * only the client knows the user's.
 */
export function createCalendarClock(
  localizer: Localizer,
  calendar: Accessor<CalendarObject | undefined>,
): (seconds: number) => string {
  const [tick, setTick] = createSignal(undefined, { equals: false });
  createEffect(() => {
    tick();
    const timer = setTimeout(setTick, localizer.secondsUntilChange(calendar()) * 1000 + 50);
    onCleanup(() => clearTimeout(timer));
  });
  return (seconds) => {
    tick();
    return localizer.formatDate(seconds, calendar());
  };
}
