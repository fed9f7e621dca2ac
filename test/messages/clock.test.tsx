import { afterEach, describe, expect, it, vi } from 'vitest';
import { openChat, say } from './harness.tsx';

const days = (container: ParentNode) =>
  [...container.querySelectorAll('.kit-message-list__day-text')].map((day) => day.textContent);
const times = (container: ParentNode) =>
  [...container.querySelectorAll('.kit-message-bubble time')].map((time) => time.textContent);

describe('after the machine slept over midnight', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  /** The time at which the chat of the test is filled. */
  const EVENING = 1_700_000_000_000;

  it.each([
    ['is visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['has the focus again', () => window.dispatchEvent(new Event('focus'))],
    ['is shown again', () => window.dispatchEvent(new Event('pageshow'))],
    [
      'has run for a minute',
      () => {
        for (const [look, ms] of vi.mocked(setInterval).mock.calls) if (ms === 60_000) look();
      },
    ],
  ])('[messages.days] says "Yesterday" once the page %s', async (_when, wake) => {
    vi.spyOn(globalThis, 'setInterval');
    vi.useFakeTimers({ now: EVENING, toFake: ['Date'] });
    const chat = await openChat(async ({ bob }) => say(bob, 'ann', 'Good evening'));
    const before = days(chat.container);
    vi.setSystemTime(EVENING + 10 * 3_600_000);
    wake();
    await chat.settled();
    expect([before, days(chat.container)]).toEqual([['Today'], ['Yesterday']]);
  });
});

it('[messages.times] writes times and days of the zone that the machine has moved to', async () => {
  const { TZ } = process.env;
  process.env.TZ = 'Europe/Berlin';
  const chat = await openChat(async ({ bob }) => say(bob, 'ann', 'Good evening'), {}, 'en', null);
  const before = times(chat.container);
  process.env.TZ = 'Asia/Tokyo';
  window.dispatchEvent(new Event('focus'));
  await chat.settled();
  const after = times(chat.container);
  process.env.TZ = TZ;
  expect(before).toHaveLength(1);
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
});
