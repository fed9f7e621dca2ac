import { createRoot } from 'solid-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLocalizer } from '../../src/localize/index.ts';
import { createCalendarClock } from '../../src/primitives/text/create-calendar-clock.ts';

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
