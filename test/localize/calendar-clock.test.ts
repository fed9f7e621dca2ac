import { createRoot } from 'solid-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLocalizer } from '../../src/localize/index.ts';
import { createCalendarClock } from '../../src/ui/controls/create-calendar-clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a clock writes "yesterday" after the machine slept over midnight, before any timer rang', () => {
  vi.setSystemTime('2026-01-01T12:00:00Z');
  createRoot((dispose) => {
    const write = createCalendarClock(createLocalizer({ locale: 'en', timeZone: 'UTC' }), () => undefined);
    const sentAt = Date.parse('2026-01-01T11:58:00Z') / 1000;
    expect(write(sentAt)).toBe('11:58 AM');
    vi.setSystemTime('2026-01-02T08:00:00Z');
    expect(write(sentAt)).toBe('Yesterday');
    dispose();
  });
});

it.each([
  [{ today: 'HH:mm' }, '11:58', '11:58'],
  [{ today: 'HH:mm:ss' }, '11:58:10', '11:58:50'],
  [{ today: '[s]HH:mm' }, 's11:58', 's11:58'],
  [{ relativeTime: { minutes: '%d ago' } }, '2 ago', '1 ago'],
])(
  'a clock with %j distinguishes two times one minute apart if they format differently',
  (calendar, first, second) => {
    vi.setSystemTime('2026-01-01T12:00:10Z');
    createRoot((dispose) => {
      const write = createCalendarClock(createLocalizer({ locale: 'en', timeZone: 'UTC' }), () => calendar);
      const at = (time: string) => Date.parse(`2026-01-01T${time}Z`) / 1000;
      expect([write(at('11:58:10')), write(at('11:58:50'))]).toEqual([first, second]);
      dispose();
    });
  },
);

it('a clock writes no date for no time, and one for the first minute of the epoch', () => {
  vi.setSystemTime('2026-01-01T12:00:00Z');
  createRoot((dispose) => {
    const write = createCalendarClock(createLocalizer({ locale: 'en', timeZone: 'UTC' }), () => undefined);
    expect([0, Number.NaN, 30].map(write)).toEqual(['', '', '01/01/1970']);
    dispose();
  });
});
