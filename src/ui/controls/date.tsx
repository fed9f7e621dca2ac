import type { JSX } from 'solid-js';
import { useKit } from '../../client/kit-context.tsx';
import type { CalendarObject } from '../../localize/calendar.ts';
import { createCalendarClock } from './create-calendar-clock.ts';
import { type OwnProps, type RootAttributes, splitRoot } from './root-attributes.ts';

/** The props of `KitDate`; all others are attributes of its root. */
export interface KitDateProps extends RootAttributes<HTMLTimeElement> {
  /** The time, in seconds since the epoch; 0, null and undefined render an empty element. */
  timestamp: number | null | undefined;
  /**
   * Date patterns; they override `KitLocalize.calendarObject` and the defaults.
   * @defaultValue that of `KitLocalize`
   */
  calendarObject?: CalendarObject | undefined;
}

const OWN: OwnProps<KitDateProps, RootAttributes<HTMLTimeElement>> = { timestamp: 1, calendarObject: 1 };

/** Formats a time as ISO 8601; '' for none. */
export function isoDate(seconds: number): string {
  return seconds > 0 && seconds < 8.64e12 ? new Date(seconds * 1000).toISOString() : '';
}

/**
 * A date in the format of lists, which updates when the day ends. CSS hook: `.kit-date`.
 * @example <KitDate timestamp={message.getSentAt()} />
 */
export function KitDate(props: KitDateProps): JSX.Element {
  const { localizer } = useKit();
  const root = splitRoot(props, OWN);
  const format = createCalendarClock(localizer, () => props.calendarObject);
  return (
    <time {...root.attributes} class={root.className('kit-date')} dateTime={isoDate(props.timestamp ?? 0)}>
      {format(props.timestamp ?? 0)}
    </time>
  );
}
