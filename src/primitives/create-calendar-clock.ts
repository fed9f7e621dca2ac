import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  onCleanup,
  onMount,
  sharedConfig,
} from 'solid-js';
import { isServer } from 'solid-js/web';
import type { CalendarObject } from '../core/calendar.ts';
import type { Localizer } from '../localize/index.ts';

/**
 * Makes the formatter of all dates of a list, with one timer for them all: what it writes is written anew when
 * "today" becomes yesterday, or when a relative time grows. On a server without a time zone it writes '', since
 * only the client knows the user's; and so does the client while it takes over what that server wrote.
 */
export function createCalendarClock(
  localizer: Localizer,
  calendar: Accessor<CalendarObject | undefined>,
): (seconds: number) => string {
  const [tick, setTick] = createSignal(undefined, { equals: false });
  let isServersOwn = isServer || Boolean(sharedConfig.context);
  onMount(() => {
    if (!isServersOwn) return;
    isServersOwn = false;
    setTick();
  });
  createEffect(() => {
    tick();
    const timer = setTimeout(setTick, localizer.secondsUntilChange(calendar()) * 1000 + 50);
    onCleanup(() => clearTimeout(timer));
  });
  const format = createMemo(() => {
    tick();
    if (isServersOwn && localizer.timeZone() === undefined) return () => '';
    return localizer.dateFormatter(calendar());
  });
  return (seconds) => format()(seconds);
}
