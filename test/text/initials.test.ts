import { expect, it, vi } from 'vitest';
import { hueOf, initialsOf } from '../../src/text/initials.ts';

it.each([
  ['Ann Smith', 'AS'],
  ['ann', 'A'],
  ['Ann Mary van Smith', 'AS'],
  ['  Ann   Smith ', 'AS'],
  ['(Ann) "Smith"', 'AS'],
  ['Ann -', 'A'],
  ['Émile Zola', 'ÉZ'],
  ['e\u0301mile', 'E\u0301'],
  ['名前', '名'],
  // Without the space, these two letters would be read as the word for "no".
  ['لينا العلي', 'ل\u202fا'],
  ['ܐܒܐ ܒܪ', 'ܐ\u202fܒ'],
  ['Яна Петрова', 'ЯП'],
  ['👨‍👩‍👧 Family', '👨‍👩‍👧F'],
  ['🇫🇷', '🇫🇷'],
  ['1️⃣', '1️⃣'],
  ['Room 7', 'R7'],
  ['', ''],
  ['   ', ''],
])('the initials of %o are %o', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('the initials are the same on a server and in a browser with another language', () => {
  const ofMachine = vi.spyOn(String.prototype, 'toLocaleUpperCase');
  ofMachine.mockImplementation(function (this: string) {
    return this.replaceAll('i', 'İ').toUpperCase();
  });
  try {
    expect(['iris', 'iris iğde', 'ian'].map(initialsOf)).toEqual(['I', 'II', 'I']);
  } finally {
    ofMachine.mockRestore();
  }
});

it('the colour of an id is one of twelve, always the same, and ids differ in it', () => {
  const hues = Array.from({ length: 500 }, (_, i) => hueOf(`user-${i}`));
  expect(hues).toEqual(hues.map((_, i) => hueOf(`user-${i}`)));
  expect(new Set(hues)).toEqual(new Set(Array.from({ length: 12 }, (_, i) => i)));
  expect(hueOf('')).toBe(0);
});
