import { createMemo, createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { type Dictionary, en, type LocalizationKey } from '../../src/localize/en.ts';
import { getLocalizedString, KitLocalize } from '../../src/localize/kit-localize.ts';
import { addLanguage } from '../../src/localize/languages.ts';
import { createLocalizer } from '../../src/localize/localizer.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('texts', () => {
  it('[helper.getLocalizedString] returns the English text by default', () => {
    expect(getLocalizedString('chats.title')).toBe('Chats');
    expect(getLocalizedString('typing.two', { first: 'Ann', second: 'Bob' })).toBe('Ann and Bob are typing…');
  });

  it('[helper.getLocalizedString] returns the key itself if no dictionary has it', () => {
    for (const key of ['no.such.text', 'constructor', '__proto__', '']) {
      expect(getLocalizedString(key as LocalizationKey)).toBe(key);
    }
  });

  it('[helper.getLocalizedString] follows a language and dictionary set through KitLocalize', () => {
    KitLocalize.init({ language: 'fi', dictionaries: { fi: { 'chats.title': 'Keskustelut' } } });
    expect(getLocalizedString('chats.title')).toBe('Keskustelut');
    expect(getLocalizedString('users.title')).toBe('Users');
    KitLocalize.setLanguage('en');
    expect(getLocalizedString('chats.title')).toBe('Chats');
  });

  it('fall back from the region to the language to English, key by key', () => {
    const localizer = createLocalizer({ locale: 'fi-FI' });
    localizer.addDictionary('fi', { 'chats.title': 'Keskustelut', 'users.title': 'Ihmiset' });
    localizer.addDictionary('fi_fi', { 'users.title': 'Käyttäjät' });
    expect(localizer.t('users.title')).toBe('Käyttäjät');
    expect(localizer.t('chats.title')).toBe('Keskustelut');
    expect(localizer.t('menu.delete')).toBe('Delete');
  });

  it('fall back through the script, and to no other one', () => {
    for (const locale of ['sr-Latn-RS', 'sr-ME']) {
      const localizer = createLocalizer({ locale });
      localizer.addDictionary('sr-Latn', { 'chats.title': 'Ćaskanja' });
      localizer.addDictionary('sr', { 'chats.title': 'Ћаскања', 'users.title': 'Корисници' });
      expect(localizer.t('chats.title')).toBe('Ćaskanja');
      expect(localizer.t('users.title')).toBe('Users');
    }
    const cyrillic = createLocalizer({ locale: 'sr-RS' });
    cyrillic.addDictionary('sr-Cyrl', { 'chats.title': 'Ћаскања' });
    expect(cyrillic.t('chats.title')).toBe('Ћаскања');
  });

  it('let an app change English and add to a language twice', () => {
    const localizer = createLocalizer({ locale: 'fi' });
    localizer.addDictionary('en', { 'chats.title': 'Inbox' });
    localizer.addDictionary('fi', { 'users.title': 'Ihmiset' });
    localizer.addDictionary('fi', { 'menu.delete': 'Poista', 'users.title': undefined });
    expect(localizer.t('chats.title')).toBe('Inbox');
    expect(localizer.t('menu.delete')).toBe('Poista');
    expect(localizer.t('users.title')).toBe('Users');
  });

  it('fill places by name once, and leave those without a parameter', () => {
    const localizer = createLocalizer();
    expect(localizer.t('typing.two', { first: '{second}', second: '$&' })).toBe(
      '{second} and $& are typing…',
    );
    expect(localizer.t('select.row')).toBe('Select {name}');
    expect(localizer.t('select.row', { name: '' })).toBe('Select ');
    expect(localizer.t('select.row', { name: '<img src=x onerror=alert(1)>' })).toBe(
      'Select <img src=x onerror=alert(1)>',
    );
  });
});

describe('plurals', () => {
  it('choose the form of the language by count, and write the number in it', () => {
    const localizer = createLocalizer({ locale: 'en' });
    expect(localizer.t('unread.count', { count: 1 })).toBe('1 unread message');
    expect(localizer.t('unread.count', { count: 0 })).toBe('0 unread messages');
    expect(localizer.t('unread.count', { count: 1234 })).toBe('1,234 unread messages');
  });

  it('know languages of many forms, and take `other` for one not given', () => {
    const localizer = createLocalizer({ locale: 'cs' });
    localizer.addDictionary('cs', {
      'unread.count': { one: '{count} zpráva', few: '{count} zprávy', other: '{count} zpráv' },
    });
    expect([1, 3, 5].map((count) => localizer.t('unread.count', { count }))).toEqual([
      '1 zpráva',
      '3 zprávy',
      '5 zpráv',
    ]);
    expect(localizer.t('unread.count', { count: 1.5 })).toBe('1,5 zpráv');
  });

  it('use English rules and digits in a text that fell back to English', () => {
    const localizer = createLocalizer({ locale: 'fa-IR' });
    expect(localizer.t('unread.count', { count: 2 })).toBe('2 unread messages');
    localizer.addDictionary('fa', { 'unread.count': { one: 'یک پیام', other: '{count} پیام' } });
    expect(localizer.t('unread.count', { count: 1 })).toBe('یک پیام');
    expect(localizer.t('unread.count', { count: 11 })).toBe('۱۱ پیام');
    expect(createLocalizer({ locale: 'en-IN' }).t('unread.count', { count: 123_456 })).toBe(
      '1,23,456 unread messages',
    );
  });

  it('take `other` where no count is given', () => {
    expect(createLocalizer().t('select.count')).toBe('{count} selected');
  });
});

describe('language', () => {
  it('is English without a browser', () => {
    expect(createLocalizer().language()).toBe('en');
  });

  it('is canonical, and ignores invalid language tags', () => {
    expect(createLocalizer({ locale: 'pt_br' }).language()).toBe('pt-BR');
    expect(createLocalizer({ locale: 'C.UTF-8' }).language()).toBe('en');
    const localizer = createLocalizer({ locale: 'de' });
    localizer.setLanguage('not a tag');
    expect(localizer.language()).toBe('de');
  });

  it.each([
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['fa', 'rtl'],
    ['ur', 'rtl'],
    ['ckb', 'rtl'],
    ['dv', 'rtl'],
    ['yi', 'rtl'],
    ['az-Arab', 'rtl'],
    ['en', 'ltr'],
    ['ja', 'ltr'],
    ['ar-Latn', 'ltr'],
    ['pa', 'ltr'],
  ])('%s is written %s', (locale, direction) => {
    expect(createLocalizer({ locale }).direction()).toBe(direction);
  });

  it('orders texts its own way, digits by value, and keeps the collator', () => {
    const words = ['zebra', 'ägare', 'item 10', 'item 9'];
    expect([...words].sort(createLocalizer({ locale: 'sv' }).collator().compare)).toEqual([
      'item 9',
      'item 10',
      'zebra',
      'ägare',
    ]);
    expect([...words].sort(createLocalizer({ locale: 'de' }).collator().compare)[0]).toBe('ägare');
    const localizer = createLocalizer({ locale: 'sv' });
    expect(localizer.collator()).toBe(localizer.collator());
  });
});

describe('dates', () => {
  const now = seconds('2024-05-07T15:00:00Z');

  it('[conv.lastMessageDateTimeFormat] take each pattern from the argument, then the localizer, then the default', () => {
    const localizer = createLocalizer({
      timeZone: 'UTC',
      calendarObject: { today: 'HH:mm', otherDays: 'D MMM' },
    });
    const calendar = { otherDays: 'YYYY' };
    expect(localizer.formatDate(seconds('2024-05-07T09:05:00Z'), calendar, now)).toBe('09:05');
    expect(localizer.formatDate(seconds('2024-05-06T09:05:00Z'), calendar, now)).toBe('Yesterday');
    expect(localizer.formatDate(seconds('2024-01-06T09:05:00Z'), calendar, now)).toBe('2024');
    expect(localizer.formatDate(seconds('2024-01-06T09:05:00Z'), null, now)).toBe('6 Jan');
  });

  it('[type.CalendarObject] KitLocalize.calendarObject is the global layer, and can be taken back', () => {
    const at = seconds('2024-01-06T09:05:00Z');
    const localizer = createLocalizer({ timeZone: 'UTC' });
    KitLocalize.calendarObject = { otherDays: 'D MMM' };
    expect(KitLocalize.calendarObject.otherDays).toBe('D MMM');
    expect(localizer.formatDate(at, undefined, now)).toBe('06/01/2024');
    KitLocalize.calendarObject = undefined;
    expect(KitLocalize.calendarObject.otherDays).toBeUndefined();
  });

  it('take the word for yesterday from the dictionary, never as a pattern', () => {
    const localizer = createLocalizer({ locale: 'fi', timeZone: 'UTC' });
    localizer.addDictionary('fi', { 'date.yesterday': 'Eilen a dd' });
    expect(localizer.formatDate(now - 86_400, undefined, now)).toBe('Eilen a dd');
  });

  it('ignore a time zone that the runtime lacks', () => {
    const localizer = createLocalizer({ timeZone: 'Mars/Base' });
    expect(localizer.timeZone()).toBeUndefined();
    expect(localizer.formatDate(now, undefined, now)).toMatch(/^\d\d:\d\d [AP]M$/);
  });

  it('say when they may change, by the patterns in force', () => {
    const localizer = createLocalizer({ timeZone: 'UTC' });
    expect(localizer.secondsUntilChange(undefined, now)).toBe(9 * 3600);
    expect(localizer.secondsUntilChange({ relativeTime: { minutes: '%d min' } }, now + 20)).toBe(40);
    localizer.setCalendarObject({ relativeTime: { minutes: '%d min' } });
    expect(localizer.secondsUntilChange(undefined, now + 20)).toBe(40);
  });

  it('say when they may change, by the patterns of their language too', () => {
    addLanguage({ tag: 'eu', words: en, calendar: { relativeTime: { minutes: '%d min' } } });
    const localizer = createLocalizer({ locale: 'eu', timeZone: 'UTC' });
    expect(localizer.secondsUntilChange(undefined, now + 20)).toBe(40);
  });
});

describe('a parent', () => {
  it('provides what the child lacks', () => {
    const parent = createLocalizer({
      locale: 'fi',
      timeZone: 'Asia/Tokyo',
      calendarObject: { today: 'HH:mm' },
    });
    parent.addDictionary('fi', { 'chats.title': 'Keskustelut', 'users.title': 'Ihmiset' });
    const child = createLocalizer({ parent, calendarObject: { lastWeek: 'ddd' } });
    child.addDictionary('fi', { 'users.title': 'Työkaverit' });
    expect([child.language(), child.timeZone()]).toEqual(['fi', 'Asia/Tokyo']);
    expect(child.calendarObject()).toMatchObject({ today: 'HH:mm', lastWeek: 'ddd' });
    expect([child.t('chats.title'), child.t('users.title')]).toEqual(['Keskustelut', 'Työkaverit']);
    expect(parent.t('users.title')).toBe('Ihmiset');
  });

  it('is not changed by the child', () => {
    const parent = createLocalizer({ locale: 'de' });
    const child = createLocalizer({ parent, locale: 'ar' });
    child.setLanguage('he');
    child.setTimeZone('Asia/Tokyo');
    expect([parent.language(), parent.timeZone(), parent.direction()]).toEqual(['de', undefined, 'ltr']);
  });

  it('is followed when it is replaced', () => {
    const [one, other] = ['One', 'Other'].map((title) => {
      const localizer = createLocalizer({ locale: 'en' });
      localizer.addDictionary('en', { 'chats.title': title });
      return localizer;
    });
    createRoot((dispose) => {
      const [parent, setParent] = createSignal(one);
      const child = createLocalizer({
        locale: 'en',
        get parent() {
          return parent();
        },
      });
      const titles = [0, 1].map(() => createMemo(() => child.t('chats.title')));
      expect(titles.map((title) => title())).toEqual(['One', 'One']);
      setParent(other);
      expect(titles.map((title) => title())).toEqual(['Other', 'Other']);
      dispose();
    });
  });

  it('has nothing to do with words that are added elsewhere', () => {
    const localizer = createLocalizer({ locale: 'en' });
    const read = vi.fn(() => localizer.t('chats.title'));
    createRoot((dispose) => {
      createMemo(read);
      createLocalizer({ locale: 'en' }).addDictionary('en', { 'chats.title': 'Elsewhere' });
      expect(read).toHaveBeenCalledOnce();
      dispose();
    });
  });
});

describe('the English dictionary', () => {
  it('has no empty text, and the plural forms of English', () => {
    for (const [key, entry] of Object.entries(en)) {
      const texts = typeof entry === 'string' ? [entry] : [entry.one, entry.other];
      for (const text of texts) expect(text, key).toMatch(/\S/);
    }
  });

  it('types the keys', () => {
    expectTypeOf<'chats.title'>().toExtend<LocalizationKey>();
    const own: Dictionary = { 'chats.title': 'Chats', 'app.title': 'My app' };
    expect(own).toBeDefined();
  });
});
