import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { KIT_LANGUAGES } from '../../src/localize/languages.ts';
import { type EmojiData, loadEmojis, withTone } from '../../src/ui/emoji/emoji-data.ts';
import { EMOJI_GROUPS } from '../../src/ui/emoji/emoji-groups.ts';

beforeAll(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterAll(() => vi.restoreAllMocks());

describe.each(KIT_LANGUAGES)('emojis in %s', (language) => {
  let data: EmojiData;
  beforeAll(async () => {
    data = await loadEmojis(language);
  });

  it('all have a name and a group, once each', () => {
    expect(data.all.length).toBeGreaterThan(1900);
    expect(data.all.filter(({ name, emoji }) => name === '' || name === emoji)).toEqual([]);
    expect(new Set(data.all.map(({ emoji }) => emoji)).size).toBe(data.all.length);
    expect([...new Set(data.all.map(({ group }) => group))]).toEqual([...EMOJI_GROUPS]);
  });

  it('are found by their names', () => {
    const cat = data.all.find(({ emoji }) => emoji === '🐱');
    expect(data.search(cat?.name ?? '').map(({ emoji }) => emoji)).toContain('🐱');
  });
});

it('names of a language without emojis are English', async () => {
  const { all } = await loadEmojis('fi');
  expect(all[0]?.name).toBe('grinning face');
});

it('a search finds each of its words, whatever their case and accents, and names before other words', async () => {
  const spanish = await loadEmojis('es-MX');
  expect(spanish.search('CAMION').length).toBeGreaterThan(0);
  expect(spanish.search('CAMION')).toEqual(spanish.search('camión'));
  const english = await loadEmojis('en');
  expect(english.search('wav')[0]?.emoji).toBe('👋');
  expect(english.search('red heart')[0]?.emoji).toBe('❤️');
  expect(english.search('heart red').map(({ emoji }) => emoji)).toContain('❤️');
  expect(english.search('pizza')[0]?.emoji).toBe('🍕');
  expect(english.search('zzz zzz qq')).toEqual([]);
});

it('a skin tone goes to each person, and an emoji with one is found again', async () => {
  const { all, find } = await loadEmojis('en');
  const toned = (emoji: string) => {
    const entry = all.find((each) => each.emoji === emoji);
    return entry && withTone(entry, 5);
  };
  expect(['👍', '☝️', '🧑‍🚀', '🧑‍🤝‍🧑', '🤝', '😀', '👨‍👩‍👦'].map(toned)).toEqual([
    '👍🏿',
    '☝🏿',
    '🧑🏿‍🚀',
    '🧑🏿‍🤝‍🧑🏿',
    '🤝🏿',
    '😀',
    '👨‍👩‍👦',
  ]);
  expect(find('🧑🏿‍🤝‍🧑🏿')?.emoji).toBe('🧑‍🤝‍🧑');
  expect(withTone({ emoji: '👍', hasTones: true }, 0)).toBe('👍');
});

it('emojis that the system draws as several, or without colour, are left out', async () => {
  // Draws no emojis of version 17 and no flags, as an older Windows.
  const canDraw = (text: string) => text !== '🫪' && !/^\p{Regional_Indicator}/u.test(text);
  let drawn = '';
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    measureText: () => ({ width: 16 }),
    clearRect: () => {},
    fillText: (text: string) => {
      drawn = text;
    },
    getImageData: () => ({ data: canDraw(drawn) ? [255, 200, 0, 255] : [0, 0, 0, 255] }),
  } as unknown as never);
  vi.resetModules();
  const fresh = await import('../../src/ui/emoji/emoji-data.ts');
  const emojis = (await fresh.loadEmojis('en')).all.map(({ emoji }) => emoji);
  expect(emojis).not.toContain('🫪');
  expect(emojis).not.toContain('🇩🇪');
  expect(emojis).toEqual(expect.arrayContaining(['🫩', '🏁', '😀']));
});
