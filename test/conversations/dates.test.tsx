import { render } from '@solidjs/testing-library';
import { KitConversations, KitProvider } from 'solid-chat-kit';
import { addLanguage, KitLocalize } from 'solid-chat-kit/localize';
import { createSignal } from 'solid-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../src/localize/en.ts';
import { FakeSdk } from '../support/fake-sdk.ts';
import { heard, idle, partsOf, renderConversations, withUser } from './harness.tsx';

const NOW = Date.parse('2024-05-08T12:00:00Z');
const at = (iso: string) => Date.parse(iso) / 1000;

/** Conversations whose last messages are of today, yesterday, this week and before. */
const page = () =>
  [
    ['ann', '2024-05-08T09:05:00Z'],
    ['bob', '2024-05-07T23:00:00Z'],
    ['cid', '2024-05-04T10:00:00Z'],
    ['dan', '2023-12-31T10:00:00Z'],
  ].map(([uid = '', sent = ''], index) =>
    withUser(uid, heard({ id: index + 1, from: uid, sentAt: at(sent) })),
  );

async function faked(props = {}) {
  const sdk = new FakeSdk();
  const list = renderConversations(sdk, props);
  await idle();
  await sdk.latest.answer(page());
  await idle();
  return { sdk, list, dates: () => ['Ann', 'Bob', 'Cid', 'Dan'].map(list.date) };
}

describe('the dates of KitConversations', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }));
  afterEach(() => {
    KitLocalize.calendarObject = undefined;
    vi.useRealTimers();
  });

  it('[conv.lastMessageDateTimeFormat] has a default', async () => {
    const { dates } = await faked();
    expect(dates()).toEqual(['09:05 AM', 'Yesterday', '04/05/2024', '31/12/2023']);
  });

  it('[conv.lastMessageDateTimeFormat] is over KitLocalize.calendarObject, over the default, key by key', async () => {
    const { dates, list } = await faked({ lastMessageDateTimeFormat: { today: 'HH:mm' } });
    KitLocalize.calendarObject = { today: 'H', yesterday: '[Eve]', lastWeek: 'dddd' };
    expect(dates()).toEqual(['09:05', 'Eve', 'Saturday', '31/12/2023']);
    list.set({ lastMessageDateTimeFormat: { otherDays: 'YYYY' } });
    expect(dates()).toEqual(['9', 'Eve', 'Saturday', '2023']);
    list.set({ lastMessageDateTimeFormat: undefined });
    KitLocalize.calendarObject = undefined;
    expect(dates()).toEqual(['09:05 AM', 'Yesterday', '04/05/2024', '31/12/2023']);
  });

  it('[conv.lastMessageDateTimeFormat] becomes yesterday at midnight, by one timer', async () => {
    const { dates } = await faked();
    vi.advanceTimersByTime(12 * 3600 * 1000 - 1000);
    expect(dates()[0]).toBe('09:05 AM');
    vi.advanceTimersByTime(2000);
    expect(dates().slice(0, 3)).toEqual(['Yesterday', '07/05/2024', '04/05/2024']);
  });

  it('[conv.lastMessageDateTimeFormat] counts minutes and hours where relative times are given', async () => {
    const relativeTime = { minute: '%d minute', minutes: '%d minutes', hour: '%d hour', hours: '%d hours' };
    const { sdk, dates } = await faked({ lastMessageDateTimeFormat: { relativeTime } });
    expect(dates()).toEqual(['2 hours', '13 hours', '04/05/2024', '31/12/2023']);
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 9, sentAt: NOW / 1000 }));
    await idle();
    expect(dates()[0]).toBe('1 minute');
    vi.advanceTimersByTime(2 * 60_000 + 100);
    expect(dates()[0]).toBe('2 minutes');
  });

  it('[helper.addLanguage] counts on where a language that is added later brings relative times', async () => {
    const sdk = new FakeSdk();
    const { container } = render(() => (
      <KitProvider sdk={sdk} locale="fi" timeZone="UTC">
        <KitConversations />
      </KitProvider>
    ));
    await idle();
    await sdk.latest.answer([withUser('ann', heard({ id: 1, sentAt: NOW / 1000 - 60 }))]);
    await idle();
    const list = partsOf(container);
    expect(list.date('Ann')).toBe('11:59 AP.');
    addLanguage({ tag: 'fi', words: en, calendar: { relativeTime: { minutes: '%d min' } } });
    expect(list.date('Ann')).toBe('1 min');
    vi.advanceTimersByTime(60_000 + 100);
    expect(list.date('Ann')).toBe('2 min');
  });

  it('[conv.lastMessageDateTimeFormat] follows locale and time zone of the provider', async () => {
    const sdk = new FakeSdk();
    const [zone, setZone] = createSignal('UTC');
    const [locale, setLocale] = createSignal('en');
    const { container } = render(() => (
      <KitProvider sdk={sdk} locale={locale()} timeZone={zone()}>
        <KitConversations lastMessageDateTimeFormat={{ today: 'HH:mm', otherDays: 'D MMMM' }} />
      </KitProvider>
    ));
    await idle();
    await sdk.latest.answer(page());
    await idle();
    const list = partsOf(container);
    const dates = () => ['Ann', 'Bob', 'Cid'].map(list.date);
    expect(dates()).toEqual(['09:05', 'Yesterday', '4 May']);
    setZone('Asia/Tokyo');
    expect(dates()).toEqual(['18:05', '08:00', '4 May']);
    setLocale('de');
    expect(dates()[2]).toBe('4 Mai');
  });
});
