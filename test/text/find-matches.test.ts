import { expect, it, vi } from 'vitest';
import { findMatches } from '../../src/utils/find-matches.ts';

const found = (text: string, keyword: string) =>
  findMatches(text, keyword).map(([start, end]) => text.slice(start, end));

it('finds a keyword whatever the case and the accents, at its place in the text as it is', () => {
  expect(found('Ann Hanna', 'an')).toEqual(['An', 'an']);
  expect(found('José Álvarez', 'alv')).toEqual(['Álv']);
  expect(found('Jose\u0301 Ruiz', 'e r')).toEqual(['e\u0301 R']);
  expect(found('İstanbul', 'ist')).toEqual(['İst']);
  expect(found('😀 Ann', 'ann')).toEqual(['Ann']);
  expect(found('aaaa', 'aa')).toEqual(['aa', 'aa']);
});

it('finds the same on every machine, with and without the dot of an i', () => {
  const ofMachine = vi.spyOn(String.prototype, 'toLocaleLowerCase');
  ofMachine.mockImplementation(function (this: string) {
    return this.replaceAll('I', 'ı').toLowerCase();
  });
  try {
    expect(found('İSTANBUL', 'istanbul')).toEqual(['İSTANBUL']);
    expect(found('ISPARTA', 'ısparta')).toEqual(['ISPARTA']);
    expect(found('ısparta', 'ISP')).toEqual(['ısp']);
  } finally {
    ofMachine.mockRestore();
  }
});

it.each([
  ['Straße 7', 'strasse', 'Straße'],
  ['STRASSE', 'straße', 'STRASSE'],
  ['Ann  Bell', 'ann b', 'Ann  B'],
  ['Ann Bell', 'ann  b', 'Ann B'],
  ['Ann\u3000Bell', 'n b', 'n\u3000B'],
  ['Ａｎｎ ７', 'ann 7', 'Ａｎｎ ７'],
  ['ﾔﾏﾀﾞ', 'ヤマ', 'ﾔﾏ'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς', 'ΟΔΥΣΣΕΥΣ'],
])('finds in %o, by %o, %o', (text, keyword, match) => {
  expect(found(text, keyword)).toEqual([match]);
});

it.each([
  ['Straße', 's', ['S', 'ß']],
  ['한글', '하', ['한']],
  ['ﬁn', 'f', ['ﬁ']],
  ['Weiß', 'weis', ['Weiß']],
  ['ß', 's', ['ß']],
])('finds the whole character in %o, by %o: %o', (text, keyword, matches) => {
  expect(found(text, keyword)).toEqual(matches);
});

it('takes the vowel signs of Hebrew and Arabic for accents, those of Hindi and Thai for letters', () => {
  expect(found('שָׁלוֹם', 'שלום')).toEqual(['שָׁלוֹם']);
  expect(found('مُحَمَّد', 'محمد')).toEqual(['مُحَمَّد']);
  expect([found('काला', 'कल'), found('काला', 'काला')]).toEqual([[], ['काला']]);
  expect([found('กี', 'กา'), found('กี', 'กี')]).toEqual([[], ['กี']]);
});

it('finds nothing of an empty keyword, or of one that is not there', () => {
  expect([found('Ann', ''), found('Ann', 'b'), found('', 'a')]).toEqual([[], [], []]);
});
