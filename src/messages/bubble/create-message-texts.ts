import { createMemo } from 'solid-js';
import { nameOf, uidOf } from '../../client/boundary/entities.ts';
import type { Guard } from '../../client/create-report.ts';
import type { CalendarObject } from '../../localize/calendar.ts';
import { formatDigits } from '../../localize/date-pattern.ts';
import type { Localizer } from '../../localize/index.ts';
import { longDatePattern, timePattern } from '../../localize/regional-patterns.ts';
import { formatBytes } from '../../text/format-bytes.ts';
import { defaultTextFormatters, formatText, KitUrlsFormatter } from '../../text/formatters/index.ts';
import { previewText } from '../../text/preview-text.ts';
import { createCalendarClock } from '../../ui/controls/create-calendar-clock.ts';
import { createFormatters } from '../../ui/controls/create-formatters.ts';
import type { MessageList } from '../model/message-list.ts';
import { type KitMessageListProps, MESSAGE_SLOTS, type MessageSlots } from '../props.ts';
import type { MessageView } from './message-view.ts';

/** The texts, dates and slots of a message list. */
export type MessageTexts = Pick<
  MessageView,
  | 't'
  | 'dates'
  | 'formatCount'
  | 'formatSize'
  | 'isSlotted'
  | 'slot'
  | 'format'
  | 'summary'
  | 'nameOf'
  | 'report'
>;

/** Creates the texts, dates and slots of a message list. */
export function createMessageTexts(
  list: MessageList,
  settings: KitMessageListProps,
  localizer: Localizer,
  t: Localizer['t'],
  guard: Guard,
): MessageTexts {
  const formatters = createFormatters(
    () => settings.textFormatters,
    () => [...defaultTextFormatters(), new KitUrlsFormatter()],
    guard.report,
  );
  const names = Object.keys(MESSAGE_SLOTS) as (keyof MessageSlots)[];
  // Bubbles follow their own slots, not every change of an object of props.
  const slots = new Map(
    names.map((name) => {
      const slot = createMemo(() => settings[name]);
      return [name, slot];
    }),
  );
  const isSlotted = createMemo<boolean>((before) => before || names.some((name) => settings[name]), false);
  const onError = (cause: unknown) => guard.report(cause, 'ERR_FORMATTER_FAILED');
  const createClock = (base: () => CalendarObject, calendar: () => CalendarObject | undefined) =>
    createCalendarClock(localizer, () => ({ ...base(), ...calendar() }), guard.report);
  const time = () => {
    const pattern = settings.messageSentAtDateTimeFormat?.today ?? timePattern(localizer.language());
    return { today: pattern, yesterday: pattern, lastWeek: pattern, otherDays: pattern };
  };
  const day = () => ({ today: `[${t('messages.today')}]`, otherDays: longDatePattern(localizer.language()) });
  return {
    t,
    report: guard.report,
    isSlotted,
    slot: (name) => slots.get(name)?.(),
    dates: {
      sent: createClock(time, () => settings.messageSentAtDateTimeFormat),
      day: createClock(day, () => settings.separatorDateTimeFormat),
      sticky: createClock(day, () => settings.stickyDateTimeFormat ?? settings.separatorDateTimeFormat),
    },
    formatCount: (count) => formatDigits(count, localizer.language()),
    formatSize: (bytes) => formatBytes(bytes, localizer.language()),
    format: (text, message) =>
      formatText(text, formatters(), { message, loggedInUser: list.me(), t }, { onError }),
    summary: (message) =>
      previewText(message, { t, user: list.me(), formatters: formatters(), onError })
        .body.map((segment) => segment.text)
        .join(''),
    nameOf: (user, isOwn) => (isOwn ? t('message.you') : nameOf(user) || uidOf(user)),
  };
}
