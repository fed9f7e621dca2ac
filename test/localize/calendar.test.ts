import { describe, expect, it } from 'vitest';
import {
  type CalendarObject,
  defaultCalendar,
  formatCalendarDate,
  mergeCalendars,
  secondsUntilChange,
} from '../../src/localize/calendar.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const base = defaultCalendar('Yesterday');

/** Formats one instant at another one. */
function read(
  at: string,
  now: string,
  {
    calendar,
    locale = 'en',
    timeZone = 'UTC',
  }: { calendar?: CalendarObject; locale?: string; timeZone?: string } = {},
): string {
  return formatCalendarDate(seconds(at), mergeCalendars(calendar, base), {
    now: seconds(now),
    locale,
    timeZone,
  });
}

describe('the default calendar', () => {
  it('[conv.lastMessageDateTimeFormat] shows hh:mm A today, the word for yesterday, DD/MM/YYYY before', () => {
    expect(read('2024-05-07T09:05:00Z', '2024-05-07T15:00:00Z')).toBe('09:05 AM');
    expect(read('2024-05-07T00:00:00Z', '2024-05-07T23:59:59Z')).toBe('12:00 AM');
    expect(read('2024-05-06T09:05:00Z', '2024-05-07T15:00:00Z')).toBe('Yesterday');
    expect(read('2024-05-05T23:59:59Z', '2024-05-07T00:00:00Z')).toBe('05/05/2024');
  });

  it('reads no token in the word for yesterday, in any language', () => {
    for (const word of ['Yesterday', 'Hier', 'ma', 'dddd', 'a ] [m]', '昨日', 'D [M] YYYY']) {
      const context = { now: seconds('2024-05-07T12:00:00Z'), locale: 'en', timeZone: 'UTC' };
      expect(formatCalendarDate(seconds('2024-05-06T12:00:00Z'), defaultCalendar(word), context)).toBe(word);
    }
  });

  it('shows nothing for no time', () => {
    const context = { now: seconds('2024-05-07T12:00:00Z'), locale: 'en', timeZone: 'UTC' };
    for (const none of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e20, undefined as unknown as number]) {
      expect(formatCalendarDate(none, base, context)).toBe('');
    }
  });
});

describe('calendar days', () => {
  it('[type.CalendarObject] counts days of the calendar, not spans of 24 hours', () => {
    expect(read('2024-05-06T23:59:00Z', '2024-05-07T00:01:00Z')).toBe('Yesterday');
    expect(read('2024-05-06T00:01:00Z', '2024-05-07T23:59:00Z')).toBe('Yesterday');
    expect(read('2024-05-05T23:59:00Z', '2024-05-07T00:01:00Z')).toBe('05/05/2024');
  });

  it('[type.CalendarObject] uses lastWeek from 2 to 6 days ago, where it is given', () => {
    const calendar = { lastWeek: 'dddd' };
    const texts = [1, 2, 6, 7].map((days) =>
      read(`2024-05-${20 - days}T12:00:00Z`, '2024-05-20T01:00:00Z', { calendar }),
    );
    expect(texts).toEqual(['Yesterday', 'Saturday', 'Tuesday', '13/05/2024']);
    expect(read('2024-05-18T12:00:00Z', '2024-05-20T01:00:00Z')).toBe('18/05/2024');
  });

  it('counts times to come as today', () => {
    expect(read('2024-05-07T15:00:05Z', '2024-05-07T15:00:00Z')).toBe('03:00 PM');
    expect(read('2024-05-09T10:00:00Z', '2024-05-07T15:00:00Z')).toBe('10:00 AM');
  });

  it('takes the day and the clock of the time zone', () => {
    const at = '2024-05-06T20:30:00Z';
    const now = '2024-05-06T23:00:00Z';
    expect(read(at, now, { timeZone: 'UTC' })).toBe('08:30 PM');
    expect(read(at, now, { timeZone: 'America/New_York' })).toBe('04:30 PM');
    expect(read(at, now, { timeZone: 'Europe/Rome' })).toBe('Yesterday');
    expect(read(at, now, { timeZone: 'Asia/Kolkata' })).toBe('02:00 AM');
    expect(read(at, now, { timeZone: 'Asia/Kathmandu' })).toBe('02:15 AM');
    expect(read('2011-12-29T20:00:00Z', '2011-12-30T20:00:00Z', { timeZone: 'Pacific/Apia' })).toBe(
      '29/12/2011',
    );
  });

  it('is right across both changes of the clocks', () => {
    const timeZone = 'America/New_York';
    // 10 March 2024 has 23 hours, 3 November 2024 has 25.
    expect(read('2024-03-10T04:30:00Z', '2024-03-11T03:30:00Z', { timeZone })).toBe('Yesterday');
    expect(read('2024-03-10T05:00:00Z', '2024-03-11T03:59:00Z', { timeZone })).toBe('12:00 AM');
    expect(read('2024-03-10T06:59:00Z', '2024-03-10T12:00:00Z', { timeZone })).toBe('01:59 AM');
    expect(read('2024-03-10T07:00:00Z', '2024-03-10T12:00:00Z', { timeZone })).toBe('03:00 AM');
    expect(read('2024-11-03T04:00:00Z', '2024-11-04T04:59:00Z', { timeZone })).toBe('12:00 AM');
    expect(read('2024-11-03T03:59:00Z', '2024-11-04T04:59:00Z', { timeZone })).toBe('Yesterday');
    // The repeated hour reads the same twice.
    expect(read('2024-11-03T05:30:00Z', '2024-11-03T12:00:00Z', { timeZone })).toBe('01:30 AM');
    expect(read('2024-11-03T06:30:00Z', '2024-11-03T12:00:00Z', { timeZone })).toBe('01:30 AM');
  });

  it('takes the time zone of the runtime where none is given', () => {
    const at = new Date(2024, 4, 7, 9, 5);
    const now = new Date(2024, 4, 7, 23, 59).getTime() / 1000;
    expect(formatCalendarDate(at.getTime() / 1000, base, { now, locale: 'en' })).toBe('09:05 AM');
  });
});

describe('relative times', () => {
  const calendar: CalendarObject = {
    relativeTime: {
      minute: 'a minute ago',
      minutes: '%d minutes ago',
      hour: 'an hour ago',
      hours: '%d hours ago',
    },
  };
  const now = '2024-05-07T15:00:00Z';
  const ago = (age: number, over: CalendarObject = calendar, locale = 'en') =>
    formatCalendarDate(seconds(now) - age, mergeCalendars(over, base), {
      now: seconds(now),
      locale,
      timeZone: 'UTC',
    });

  it('[type.CalendarObject] come before the day below 24 hours, with the count for %d', () => {
    expect([0, 59, 60, 119].map((age) => ago(age))).toEqual(Array(4).fill('a minute ago'));
    expect(ago(120)).toBe('2 minutes ago');
    expect(ago(3599)).toBe('59 minutes ago');
    expect(ago(3600)).toBe('an hour ago');
    expect(ago(7200)).toBe('2 hours ago');
    expect(ago(86_399)).toBe('23 hours ago');
    expect(ago(86_400)).toBe('Yesterday');
  });

  it('read no date token in their text', () => {
    expect(ago(300, { relativeTime: { minutes: 'about %d mm' } })).toBe('about 5 mm');
  });

  it('leave a unit without text to the calendar day, and one minute to the plural', () => {
    expect(ago(7200, { relativeTime: { minutes: '%d min' } })).toBe('01:00 PM');
    expect(ago(60, { relativeTime: { minutes: '%d min' } })).toBe('1 min');
    expect(ago(600, { relativeTime: { minute: 'just now' } })).toBe('02:50 PM');
  });

  it('treat a clock slightly ahead as now, and the future as today', () => {
    expect(ago(-59)).toBe('a minute ago');
    expect(ago(-60)).toBe('03:01 PM');
  });

  it('write the count in the digits of the locale', () => {
    expect(ago(300, { relativeTime: { minutes: '%d دقائق' } }, 'ar-EG')).toBe('٥ دقائق');
  });
});

describe('merging', () => {
  it('[conv.lastMessageDateTimeFormat] falls through key by key: own, then global, then default', () => {
    const merged = mergeCalendars({ today: 'HH:mm' }, { today: 'h A', lastWeek: 'ddd' }, base);
    expect(merged).toMatchObject({
      today: 'HH:mm',
      lastWeek: 'ddd',
      yesterday: '[Yesterday]',
      otherDays: 'DD/MM/YYYY',
    });
    expect(mergeCalendars({ today: undefined }, null, undefined, base).today).toBe('hh:mm A');
  });

  it('[type.CalendarObject] falls through the keys of relativeTime too', () => {
    const merged = mergeCalendars(
      { relativeTime: { minute: 'now' } },
      { relativeTime: { minute: 'a minute', hours: '%d h' } },
      base,
    );
    expect(merged.relativeTime).toEqual({
      minute: 'now',
      minutes: undefined,
      hour: undefined,
      hours: '%d h',
    });
  });

  it('changes no layer', () => {
    const own = Object.freeze({ relativeTime: Object.freeze({ minute: 'now' }) });
    const global = Object.freeze({ relativeTime: Object.freeze({ hour: 'an hour' }) });
    expect(mergeCalendars(own, global, Object.freeze(base)).relativeTime).toMatchObject({
      minute: 'now',
      hour: 'an hour',
    });
  });
});

describe('secondsUntilChange', () => {
  const until = (now: string, timeZone: string, calendar: CalendarObject = base) =>
    secondsUntilChange(calendar, { now: seconds(now), timeZone });

  it('is the next midnight of the time zone', () => {
    expect(until('2024-05-07T23:00:00Z', 'UTC')).toBe(3600);
    expect(until('2024-05-07T00:00:00Z', 'UTC')).toBe(86_400);
    expect(until('2024-05-07T23:59:59.250Z', 'UTC')).toBeCloseTo(0.75);
    expect(until('2024-05-07T21:00:00Z', 'Europe/Rome')).toBe(3600);
    expect(until('2024-05-07T18:00:00Z', 'Asia/Kolkata')).toBe(1800);
  });

  it('is right on days of 23 and 25 hours, before and after the change', () => {
    expect(until('2024-03-10T05:00:00Z', 'America/New_York')).toBe(23 * 3600);
    expect(until('2024-03-10T08:00:00Z', 'America/New_York')).toBe(20 * 3600);
    expect(until('2024-11-03T04:00:00Z', 'America/New_York')).toBe(25 * 3600);
    expect(until('2024-11-03T07:00:00Z', 'America/New_York')).toBe(22 * 3600);
  });

  it('is right where the change falls on midnight', () => {
    // 4 November 2018 in São Paulo began at 01:00; 18 February 2018 began twice.
    expect(until('2018-11-04T02:00:00Z', 'America/Sao_Paulo')).toBe(3600);
    expect(until('2018-02-18T01:30:00Z', 'America/Sao_Paulo')).toBe(5400);
    expect(until('2018-02-18T02:30:00Z', 'America/Sao_Paulo')).toBe(1800);
    // 30 December 2011 did not happen in Apia.
    expect(until('2011-12-30T09:00:00Z', 'Pacific/Apia')).toBe(3600);
  });

  it('names the very second at which the day turns, through a year of hours in many zones', () => {
    const zones = [
      'UTC',
      'Africa/Cairo',
      'America/Havana',
      'Asia/Beirut',
      'Australia/Lord_Howe',
      'Pacific/Chatham',
    ];
    const calendar = { ...base, today: '[today]', yesterday: '[yesterday]' };
    for (const timeZone of zones) {
      for (
        let now = seconds('2024-01-01T00:17:00Z');
        now < seconds('2025-01-01T00:00:00Z');
        now += 7 * 3600
      ) {
        const turn = now + secondsUntilChange(base, { now, timeZone });
        const at = (when: number) => formatCalendarDate(now, calendar, { now: when, locale: 'en', timeZone });
        expect([at(turn - 1), at(turn)], `${timeZone} ${new Date(now * 1000).toISOString()}`).toEqual([
          'today',
          'yesterday',
        ]);
      }
    }
  });

  it('is the next minute with relative times, and only with some', () => {
    const relative = { relativeTime: { minutes: '%d min' } };
    expect(until('2024-05-07T12:00:15Z', 'UTC', relative)).toBe(45);
    expect(until('2024-05-07T12:00:00Z', 'UTC', relative)).toBe(60);
    expect(until('2024-05-07T23:00:00Z', 'UTC', { relativeTime: { minutes: undefined } })).toBe(3600);
  });
});
