import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/files.mjs';
import type { DictionaryEntry } from '../../src/localize/dictionary.ts';
import { en } from '../../src/localize/en.ts';
import { enChatActions } from '../../src/localize/en-chat-actions.ts';
import { enEmoji } from '../../src/localize/en-emoji.ts';
import { enInfo } from '../../src/localize/en-info.ts';
import { enMessageInfo } from '../../src/localize/en-message-info.ts';
import { enMessages } from '../../src/localize/en-messages.ts';
import { enSearch } from '../../src/localize/en-search.ts';
import { enViewer } from '../../src/localize/en-viewer.ts';
import { KIT_LANGUAGES, loadLanguage } from '../../src/localize/languages.ts';
import { lastSeenText } from '../../src/text/last-seen-text.ts';

/** Texts that a language shares with English, each with the reason. */
const SAME_AS_ENGLISH: Partial<Record<string, Readonly<Record<string, string>>>> = {
  '*': {
    'message.sender': 'a name and a colon',
    'message.summary': 'two phrases, one after the other',
    'messages.arrived': 'a name and a text',
    'composer.count': 'two numbers',
    'info.changed': 'a name and a role',
  },
  de: {
    'info.links': 'the German word',
    'info.admin': 'the German word',
    'info.moderator': 'the German word',
    'thread.title': 'the word that Germans use',
    'chats.title': 'the German word',
    'message.video': 'the German word',
    'message.audio': 'the German word',
    'presence.online': 'the German word',
    'presence.offline': 'the German word',
  },
  es: { 'chats.title': 'the Spanish word', 'message.audio': 'the Spanish word' },
  fr: {
    'info.admin': 'the French word',
    'mention.admin': 'the French word',
    'info.participant': 'the French word',
    'messages.title': 'the French word',
    'message.photo': 'the French word',
    'message.audio': 'the French word',
    'filters.mentions': 'the French word',
  },
  it: {
    'info.media': 'the Italian word',
    'message.video': 'the Italian word',
    'message.audio': 'the Italian word',
    'message.file': 'the Italian word',
    'presence.online': 'the Italian word',
    'presence.offline': 'the Italian word',
  },
  nl: {
    'mention.moderator': 'the Dutch word',
    'info.media': 'the Dutch word',
    'info.links': 'the Dutch word',
    'info.moderator': 'the Dutch word',
    'chats.title': 'the Dutch word',
    'message.chats': 'the Dutch words',
    'message.video': 'the Dutch word',
    'message.audio': 'the Dutch word',
    'presence.online': 'the Dutch word',
    'presence.offline': 'the Dutch word',
  },
  pl: {
    'info.moderator': 'the Polish word',
    'presence.online': 'the Polish word',
    'presence.offline': 'the Polish word',
  },
  pt: {
    'info.links': 'the Portuguese word',
    'presence.online': 'the Portuguese word',
    'presence.offline': 'the Portuguese word',
  },
  sv: {
    'info.media': 'the Swedish word',
    'info.moderator': 'the Swedish word',
    'message.video': 'the Swedish word',
    'presence.online': 'the Swedish word',
    'presence.offline': 'the Swedish word',
  },
  tr: { 'message.video': 'the Turkish word' },
};

/** Every text in English, and of a language. */
const english: Readonly<Record<string, DictionaryEntry>> = {
  ...en,
  ...enMessages,
  ...enMessageInfo,
  ...enSearch,
  ...enViewer,
  ...enInfo,
  ...enEmoji,
  ...enChatActions,
};
const englishOf = (key: string): DictionaryEntry => english[key] ?? '';
const keys = Object.keys(english);
const others = KIT_LANGUAGES.filter((tag) => tag !== 'en');
const formsOf = (entry: DictionaryEntry) => (typeof entry === 'string' ? { text: entry } : entry);
const textsOf = (entry: DictionaryEntry) => Object.values(formsOf(entry));
const placesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

/** Whether a plural form covers a single number, which its text may spell out. */
function isForOneNumber(tag: string, category: string): boolean {
  const rules = new Intl.PluralRules(tag);
  const numbers = Array.from({ length: 1001 }, (_, count) => count);
  return numbers.filter((count) => rules.select(count) === category).length === 1;
}

it('[limit.languages] eighteen languages are there, and each file is one of them', () => {
  expect(KIT_LANGUAGES).toEqual([
    ...['ar', 'de', 'en', 'es', 'fr', 'he', 'hi', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'sv', 'tr'],
    ...['zh-Hans', 'zh-Hant'],
  ]);
  const files = readdirSync(`${ROOT}/src/localize/languages`).map((name) => name.replace('.ts', ''));
  expect(files.sort()).toEqual(others);
});

describe.each(others)('%s', async (tag) => {
  const language = await loadLanguage(tag);
  const words = language.words as Readonly<Record<string, DictionaryEntry>>;
  const wordsOf = (key: string): DictionaryEntry => words[key] ?? '';

  it('[type.Language] has its tag and every text, and no unused ones', () => {
    expect(language.tag).toBe(tag);
    expect(Object.keys(words).sort()).toEqual([...keys].sort());
  });

  it('has a text of its own for each', () => {
    const allowed = { ...SAME_AS_ENGLISH['*'], ...SAME_AS_ENGLISH[tag] };
    const same = keys.filter((key) => JSON.stringify(wordsOf(key)) === JSON.stringify(englishOf(key)));
    expect(same.filter((key) => !(key in allowed))).toEqual([]);
    const unneeded = Object.keys(SAME_AS_ENGLISH[tag] ?? {}).filter((key) => !same.includes(key));
    expect(unneeded).toEqual([]);
  });

  it('has every plural form of the language where English counts, and no other', () => {
    const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    for (const key of keys) {
      const forms = formsOf(wordsOf(key));
      const expected = typeof english[key] === 'string' ? ['text'] : [...categories].sort();
      expect(Object.keys(forms).sort(), key).toEqual(expected);
    }
  });

  it('keeps every place that is filled in', () => {
    for (const key of keys) {
      const english = textsOf(englishOf(key)).flatMap(placesOf);
      const expected = [...new Set(english)].sort();
      for (const [category, text] of Object.entries(formsOf(wordsOf(key)))) {
        const needed = isForOneNumber(tag, category)
          ? expected.filter((place) => place !== '{count}' || text.includes(place))
          : expected;
        expect(placesOf(text), `${key} ${category}`).toEqual(needed);
      }
    }
  });

  it('is set in the signs of good typography, and ends sentences where English does', () => {
    for (const key of keys) {
      const isSentence = textsOf(englishOf(key)).some((text) => text.endsWith('.'));
      const isUnderWay = textsOf(englishOf(key)).some((text) => text.endsWith('…'));
      for (const text of textsOf(wordsOf(key))) {
        expect(text, key).not.toMatch(/["'`]|\.\.\.| {2}|^\s/);
        if (key !== 'message.sender') expect(text, key).not.toMatch(/\s$/);
        expect(/[.。।]$/.test(text), `${key}: ${text}`).toBe(isSentence);
        expect(text.endsWith('…'), `${key}: ${text}`).toBe(isUnderWay);
        expect(text.normalize('NFC'), key).toBe(text);
      }
    }
  });

  it('[header.lastSeen] [users.subtitle] has no capital in "yesterday" after "last seen"', () => {
    const t = (key: string, params: Record<string, unknown> = {}) =>
      String(wordsOf(key)).replace('{date}', String(params.date));
    const yesterday = String(wordsOf('date.yesterday'));
    const text = lastSeenText(yesterday, t);
    expect(text.toLocaleLowerCase(tag)).toContain(yesterday.toLocaleLowerCase(tag));
    if (/\p{Lu}/u.test(yesterday)) expect(text).not.toContain(yesterday);
    expect(lastSeenText('12/31', t)).toContain('12/31');
  });

  it('is written in its own script', () => {
    const script = new Intl.Locale(tag).maximize().script ?? '';
    const letters = { Jpan: /\p{scx=Hira}|\p{scx=Kana}|\p{scx=Han}/u, Kore: /\p{scx=Hang}/u } as const;
    const han = /\p{scx=Han}/u;
    const own = script.startsWith('Han')
      ? han
      : (letters[script as keyof typeof letters] ?? new RegExp(`\\p{scx=${script}}`, 'u'));
    for (const key of keys) {
      if (key in (SAME_AS_ENGLISH['*'] ?? {})) continue;
      for (const text of textsOf(wordsOf(key))) expect(text, key).toMatch(own);
    }
  });

  it('writes dates in numbers and the order of the language', () => {
    const { today = '', otherDays = '' } = language.calendar;
    const at = Date.UTC(2024, 4, 27, 14, 5);
    const digits = (format: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tag, { ...format, timeZone: 'UTC', numberingSystem: 'latn' })
        .formatToParts(at)
        .map(({ type }) => type)
        .filter((type) => type !== 'literal');
    const order = {
      D: 'day',
      M: 'month',
      Y: 'year',
      H: 'hour',
      h: 'hour',
      m: 'minute',
      A: 'dayPeriod',
    } as const;
    const read = (pattern: string) =>
      [...pattern.matchAll(/([DMYHhmA])\1*/g)].map(([, token]) => order[token as keyof typeof order]);
    expect(read(otherDays)).toEqual(digits({ dateStyle: 'short' }));
    expect(read(today)).toEqual(digits({ timeStyle: 'short' }));
  });
});
