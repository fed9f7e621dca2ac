import { render, screen } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { KitDate, KitProvider, KitUsers } from '../../src/index.ts';
import { en } from '../../src/localize/en.ts';
import { addLanguage, type Language, loadLanguage } from '../../src/localize/index.ts';
import { createLocalizer } from '../../src/localize/localizer.ts';
import { FakeSdk } from '../support/fake-sdk.ts';

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.doUnmock('../../src/localize/languages/ko.ts');
  vi.restoreAllMocks();
});

const titleIn = (container: Element) => container.querySelector('.kit-list__header-title')?.textContent;

it('[helper.loadLanguage] the language of a provider is fetched, and words of the one before stay until then', async () => {
  const [locale, setLocale] = createSignal('en');
  const { container } = render(() => (
    <KitProvider sdk={new FakeSdk()} locale={locale()}>
      <KitUsers />
    </KitProvider>
  ));
  expect(titleIn(container)).toBe('Users');
  setLocale('sv');
  expect(titleIn(container)).toBe('Users');
  await expect.poll(() => titleIn(container)).toBe('Användare');
  setLocale('ja');
  expect(titleIn(container)).toBe('Användare');
  await expect.poll(() => titleIn(container)).toBe('ユーザー');
  expect(screen.getByPlaceholderText('検索')).toBeTruthy();
  setLocale('sv');
  expect(titleIn(container)).toBe('Användare');
  setLocale('en');
  expect(titleIn(container)).toBe('Users');
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['pt', 'pt'],
  ['pt-BR', 'pt'],
  ['pt_PT', 'pt'],
  ['de-AT', 'de'],
  ['iw', 'he'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-Hans-HK', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hant', 'zh-Hant'],
  ['en-GB', 'en'],
])('[helper.loadLanguage] %s finds %s', async (tag, found) => {
  expect((await loadLanguage(tag)).tag).toBe(found);
  const localizer = createLocalizer({ locale: tag });
  expect(localizer.t('menu.delete')).toBe((await loadLanguage(found)).words['menu.delete']);
  expect(warn).not.toHaveBeenCalled();
});

it('[helper.loadLanguage] no language is taken for one in another script', async () => {
  expect((await loadLanguage('hi-Latn')).tag).toBe('en');
});

it('[helper.loadLanguage] an unknown language is English, and is warned of once', async () => {
  expect((await loadLanguage('is')).tag).toBe('en');
  const localizer = createLocalizer({ locale: 'is' });
  expect([localizer.t('users.title'), localizer.t('chats.title')]).toEqual(['Users', 'Chats']);
  expect((await loadLanguage('no tag')).tag).toBe('en');
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    expect.stringContaining("no language 'is'"),
    expect.stringContaining("no language 'no tag'"),
  ]);
});

it('a language for which the app has texts is not warned about', () => {
  const parent = createLocalizer({ locale: 'cs' });
  parent.addDictionary('cs', { 'users.title': 'Lidé' });
  const localizer = createLocalizer({ parent });
  expect([localizer.t('users.title'), localizer.t('chats.title')]).toEqual(['Lidé', 'Chats']);
  expect(localizer.formatDate(1)).toBe('01/01/1970');
  expect(warn).not.toHaveBeenCalled();
});

it('an unknown language shows English, not the words of the language before', async () => {
  await loadLanguage('de');
  const localizer = createLocalizer({ locale: 'de' });
  expect(localizer.t('users.title')).toBe('Personen');
  localizer.setLanguage('mt');
  expect(localizer.t('users.title')).toBe('Users');
});

it('a language that cannot be loaded is English, warned about and requested once, until loadLanguage tries again', async () => {
  let fetches = 0;
  vi.doMock('../../src/localize/languages/ko.ts', () => {
    fetches++;
    throw new Error('no network');
  });
  const localizer = createLocalizer({ locale: 'ko' });
  expect(localizer.t('menu.delete')).toBe('Delete');
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  expect(warn.mock.calls[0]?.[0]).toContain("the language 'ko' could not be loaded");
  expect(localizer.t('menu.delete')).toBe('Delete');
  expect(fetches).toBe(1);
  await expect(loadLanguage('ko')).rejects.toThrow();
  vi.doUnmock('../../src/localize/languages/ko.ts');
  vi.resetModules();
  await loadLanguage('ko');
  expect(localizer.t('menu.delete')).toBe('삭제');
});

it('[helper.addLanguage] brings a language of the app’s own, at once, and takes its place', () => {
  const finnish: Language = {
    tag: 'fi',
    words: {
      ...en,
      'users.title': 'Käyttäjät',
      'unread.count': { one: '{count} viesti', other: '{count} viestiä' },
    },
    calendar: { today: 'H.mm', otherDays: 'D.M.YYYY' },
  };
  const { container } = render(() => (
    <KitProvider sdk={new FakeSdk()} locale="fi-FI">
      <KitUsers />
    </KitProvider>
  ));
  expect(titleIn(container)).toBe('Users');
  addLanguage(finnish);
  expect(titleIn(container)).toBe('Käyttäjät');
  addLanguage({ ...finnish, words: { ...finnish.words, 'users.title': 'Ihmiset' } });
  expect(titleIn(container)).toBe('Ihmiset');
  expect(createLocalizer({ locale: 'fi' }).t('unread.count', { count: 1234 })).toBe('1\u00a0234 viestiä');
});

it('[helper.addLanguage] refuses what has no tag', () => {
  expect(() => addLanguage({ tag: 'not a tag', words: en, calendar: {} })).toThrow(TypeError);
});

it('an app’s own words come before those of the kit, in the kit’s language too', async () => {
  await loadLanguage('de');
  const localizer = createLocalizer({ locale: 'de-CH' });
  localizer.addDictionary('de', { 'users.title': 'Team' });
  expect([localizer.t('users.title'), localizer.t('chats.title')]).toEqual(['Team', 'Chats']);
});

it("[type.Language] the dates of a language have lower priority than the app's", async () => {
  await Promise.all([loadLanguage('de'), loadLanguage('zh-Hant')]);
  const now = Date.UTC(2024, 4, 7, 15) / 1000;
  const write = (locale: string, seconds: number) =>
    createLocalizer({ locale, timeZone: 'UTC' }).formatDate(seconds, undefined, now);
  expect([now, now - 86_400, now - 3 * 86_400].map((at) => write('de', at))).toEqual([
    '15:00',
    'Gestern',
    '04.05.2024',
  ]);
  expect(write('zh-TW', now)).toBe('下午3:00');
  const own = createLocalizer({ locale: 'de', timeZone: 'UTC', calendarObject: { otherDays: 'D. MMMM' } });
  expect(own.formatDate(now - 3 * 86_400, undefined, now)).toBe('4. Mai');
  expect(own.formatDate(now, { today: 'HH [Uhr]' }, now)).toBe('15 Uhr');
});

it('[type.Language] a date is formatted again when its language has loaded', async () => {
  const { container } = render(() => (
    <KitProvider locale="it" timeZone="UTC">
      <KitDate timestamp={Date.UTC(2024, 4, 7) / 1000} calendarObject={{ today: 'D', yesterday: 'D' }} />
      <KitDate timestamp={Date.now() / 1000 - 86_400} />
    </KitProvider>
  ));
  await expect.poll(() => container.lastElementChild?.textContent).toBe('Ieri');
});
