import { expect, it } from 'vitest';
import { formatPattern } from '../../src/localize/date-pattern.ts';
import { longDatePattern, regionalCalendar, timePattern } from '../../src/localize/regional-patterns.ts';

const day = new Date('2026-11-22T12:00:00Z');

it.each([
  ['en', 'November 22, 2026'],
  ['en-US', 'November 22, 2026'],
  ['en-GB', '22 November 2026'],
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

it.each([
  ['en', '7:04 AM', '9:00 PM'],
  ['en-US', '7:04 AM', '9:00 PM'],
  ['en-GB', '07:04', '21:00'],
  ['en-AU', '7:04 am', '9:00 pm'],
  ['de', '07:04', '21:00'],
  ['es', '7:04', '21:00'],
  ['ja', '7:04', '21:00'],
  ['fi', '7.04', '21.00'],
])('[messages.times] writes the time of %s as its region does', (language, morning, evening) => {
  const write = (time: string) =>
    formatPattern(timePattern(language), new Date(`2026-11-22T${time}Z`), language);
  expect([write('07:04:00'), write('21:00:00')]).toEqual([morning, evening]);
});

it.each([
  ['en-US', '11/22/2026'],
  ['en-GB', '22/11/2026'],
  ['de', '22.11.2026'],
  ['sv', '2026-11-22'],
  ['ko', '2026. 11. 22.'],
])('[header.lastSeen] writes the short date of %s with a whole year', (language, text) => {
  expect(formatPattern(regionalCalendar(language).otherDays ?? '', day, language)).toBe(text);
});
