import { createRenderEffect, createRoot, createSignal } from 'solid-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LocalizationKey } from '../../src/localize/en.ts';
import { defaultLocalizer, getLocalizedString, KitLocalize } from '../../src/localize/kit-localize.ts';
import { createLocalizer } from '../../src/localize/localizer.ts';

const now = Date.parse('2024-05-07T15:00:00Z') / 1000;

/** Records all results of a tracked function, in order. */
function track<T>(read: () => T): { values: T[]; dispose: () => void } {
  const values: T[] = [];
  const dispose = createRoot((end) => {
    createRenderEffect(() => values.push(read()));
    return end;
  });
  return { values, dispose };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a localizer where Solid tracks', () => {
  it('[helper.getLocalizedString] follows the language and a dictionary added later', () => {
    const { values, dispose } = track(() => getLocalizedString('chats.title'));
    KitLocalize.setLanguage('nl');
    KitLocalize.addDictionary('nl', { 'chats.title': 'Gesprekken' });
    KitLocalize.setLanguage('en');
    expect([values[0], values.at(-2), values.at(-1)]).toEqual(['Chats', 'Gesprekken', 'Chats']);
    dispose();
  });

  it('sets several things in one update', () => {
    const { values, dispose } = track(() => `${KitLocalize.direction} ${getLocalizedString('users.title')}`);
    KitLocalize.init({
      language: 'he',
      dictionaries: { he: { 'users.title': 'אנשים' } },
      timeZone: 'Asia/Tokyo',
    });
    expect(values).toEqual(['ltr Users', 'rtl אנשים']);
    expect(KitLocalize.timeZone).toBe('Asia/Tokyo');
    dispose();
    defaultLocalizer.setTimeZone(undefined);
    KitLocalize.setLanguage('en');
  });

  it('[conv.lastMessageDateTimeFormat] follows the global calendar through the parent', () => {
    const localizer = createLocalizer({ timeZone: 'UTC', parent: defaultLocalizer });
    const { values, dispose } = track(() => localizer.formatDate(now, undefined, now));
    KitLocalize.calendarObject = { today: 'HH:mm' };
    KitLocalize.calendarObject = undefined;
    expect(values).toEqual(['03:00 PM', '15:00', '03:00 PM']);
    dispose();
  });

  it('follows options that are getters, as the props of a provider are', () => {
    const [locale, setLocale] = createSignal('en');
    const [timeZone, setTimeZone] = createSignal<string>();
    const localizer = createLocalizer({
      get locale() {
        return locale();
      },
      get timeZone() {
        return timeZone();
      },
    });
    const language = track(() => `${localizer.language()} ${localizer.direction()}`);
    const zone = track(() => localizer.timeZone());
    setLocale('ar');
    setTimeZone('Asia/Tokyo');
    expect(language.values).toEqual(['en ltr', 'ar rtl']);
    expect(zone.values).toEqual([undefined, 'Asia/Tokyo']);
    language.dispose();
    zone.dispose();
  });

  it('takes the language of the browser', () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('fr-CA');
    expect(createLocalizer().language()).toBe('fr-CA');
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US@posix');
    expect(createLocalizer().language()).toBe('en');
  });

  it('warns once in development of a key without text, a wrong tag and a wrong zone', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const localizer = createLocalizer({ locale: 'no tag', timeZone: 'Mars/Base' });
    for (let round = 0; round < 2; round++) {
      localizer.t('no.such.text' as LocalizationKey);
      localizer.language();
      localizer.timeZone();
    }
    expect(warn.mock.calls.map(([sentence]) => sentence)).toEqual([
      expect.stringContaining("'no tag'"),
      expect.stringContaining("'no.such.text'"),
      expect.stringContaining("'Mars/Base'"),
    ]);
  });
});
