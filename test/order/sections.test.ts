import { describe, expect, it } from 'vitest';
import { createLetterOf, letterOrderOf } from '../../src/order/sections.ts';

describe('the letter of a name', () => {
  const letters = (locale: string, ...names: string[]) => {
    const letterOf = createLetterOf(locale);
    return names.map((name) => letterOf(name));
  };

  it('is its first letter in upper case', () => {
    expect(letters('en', 'ann', 'Bob', 'яна', '名前')).toEqual(['A', 'B', 'Я', '名']);
  });

  it('folds accents, however they are encoded', () => {
    expect(letters('en', 'Álvaro', 'a\u0301bel', 'Öz', 'ñu', 'e\u0301', 'e')).toEqual([
      'A',
      'A',
      'O',
      'N',
      'E',
      'E',
    ]);
  });

  it('is # for anything that is not a letter', () => {
    expect(letters('en', '', '   ', '7up', '(Ann)', '🙂', '👨‍👩‍👧 Home', '🇫🇷', '\u0301', '1️⃣')).toEqual(
      Array(9).fill('#'),
    );
  });

  it('comes after leading spaces', () => {
    expect(letters('en', '  ann', '\u00a0bob')).toEqual(['A', 'B']);
  });

  it('is one letter where upper case has two', () => {
    expect(letters('de', 'ßa', 'ﬁ')).toEqual(['S', 'F']);
  });

  it('puts the dotted and the dotless i under one letter', () => {
    expect(letters('tr', 'inci', 'ışık', 'İnci', 'Işık')).toEqual(['I', 'I', 'I', 'I']);
  });

  it('joins the parts of a Hangul syllable, whichever name came first', () => {
    expect(letters('ko', '가'.normalize('NFD'), '각'.normalize('NFD'), '각')).toEqual(['가', '각', '각']);
  });
});

describe('the order of letters', () => {
  it('is alphabetical in the locale, with # last', () => {
    const letters = ['#', 'Z', 'Ä', 'A'];
    expect([...letters].sort(letterOrderOf('de'))).toEqual(['A', 'Ä', 'Z', '#']);
    expect([...letters].sort(letterOrderOf('sv'))).toEqual(['A', 'Z', 'Ä', '#']);
  });

  it('never takes two letters for one', () => {
    const compare = letterOrderOf('en');
    expect(compare('A', 'A')).toBe(0);
    expect(compare('#', '#')).toBe(0);
    expect(compare('ア', 'あ')).not.toBe(0);
  });
});
