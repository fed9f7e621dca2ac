import { expect, it } from 'vitest';
import { formatPattern } from '../../src/localize/date-pattern.ts';
import { longDatePattern } from '../../src/localize/long-date-pattern.ts';

const day = new Date('2026-11-22T12:00:00Z');

it.each([
  ['en', '22 November 2026'],
  ['en-US', '22 November 2026'],
  ['de', '22. November 2026'],
  ['es', '22 de noviembre de 2026'],
  ['he', '22 בנובמבר 2026'],
  ['ja', '2026年11月22日'],
  ['ko', '2026년 11월 22일'],
  ['pl', '22 listopada 2026'],
  ['zh-Hans', '2026年11月22日'],
  ['zh-Hant', '2026年11月22日'],
])('[messages.dayLines] writes the long date of %s in its own order', (language, text) => {
  expect(formatPattern(longDatePattern(language), day, language)).toBe(text);
});
