import { describe, expect, it } from 'vitest';
import { escapePattern, formatPattern } from '../../src/localize/date-pattern.ts';
import { isTimeZone, wallTime } from '../../src/localize/time-zone.ts';

// A Tuesday.
const morning = new Date('2024-05-07T09:05:03Z');
const evening = new Date('2024-12-25T21:45:30Z');

describe('formatPattern', () => {
  it.each([
    ['YYYY YY', '2024 24', '2024 24'],
    ['MMMM MMM MM M', 'May May 05 5', 'December Dec 12 12'],
    ['DD D', '07 7', '25 25'],
    ['dddd ddd', 'Tuesday Tue', 'Wednesday Wed'],
    ['HH H', '09 9', '21 21'],
    ['hh h', '09 9', '09 9'],
    ['mm m', '05 5', '45 45'],
    ['ss s', '03 3', '30 30'],
    ['A a', 'AM am', 'PM pm'],
  ])('[type.CalendarObject] knows the tokens %s', (pattern, first, second) => {
    expect(formatPattern(pattern, morning, 'en')).toBe(first);
    expect(formatPattern(pattern, evening, 'en')).toBe(second);
  });

  it('reads tokens side by side', () => {
    expect(formatPattern('YYYYMMDDHHmmss', evening, 'en')).toBe('20241225214530');
    expect(formatPattern('YYYY-MM-DDTHH:mm:ssZ', evening, 'en')).toBe('2024-12-25T21:45:30Z');
    expect(formatPattern('h:mmA', evening, 'en')).toBe('9:45PM');
    expect(formatPattern('YYYY年M月D日', evening, 'ja')).toBe('2024年12月25日');
  });

  it('calls midnight and noon 12', () => {
    expect(formatPattern('hh:mm A', new Date('2024-05-07T00:00:00Z'), 'en')).toBe('12:00 AM');
    expect(formatPattern('h:mm a', new Date('2024-05-07T12:00:00Z'), 'en')).toBe('12:00 pm');
  });

  it('[type.CalendarObject] keeps text in brackets, with its letters and without the brackets', () => {
    expect(formatPattern('[am] HH[h]mm []D', evening, 'en')).toBe('am 21h45 25');
    expect(formatPattern('D [de] MMMM [a las] H', evening, 'es')).toBe('25 de diciembre a las 21');
  });

  it('keeps words, accents and unknown letters', () => {
    for (const words of ['Yesterday', 'mañana', 'man\u0303ana', 'Hôm qua', 'Вчера', '昨日 🙂', 'Z']) {
      expect(formatPattern(words, evening, 'en')).toBe(words);
    }
    expect(formatPattern('Today at HH:mm', evening, 'en')).toBe('Today at 21:45');
  });

  it('writes names in the language, declined beside a day', () => {
    expect(formatPattern('dddd D MMMM', morning, 'de')).toBe('Dienstag 7 Mai');
    expect(formatPattern('dddd, D MMMM', morning, 'ru')).toBe('вторник, 7 мая');
    expect(formatPattern('MMMM YYYY', morning, 'ru')).toBe('май 2024');
    expect(formatPattern('MMMM [D]', morning, 'ru')).toBe('май D');
    expect(formatPattern('dddd', morning, 'ja')).toBe('火曜日');
    expect(formatPattern('MMMM D', morning, 'ja')).toBe('5月 7');
    expect(formatPattern('h:mm A', evening, 'ja')).toBe('9:45 午後');
    expect(formatPattern('ddd MMM', morning, 'pt-BR')).toBe('ter. mai.');
    expect(formatPattern('MMMM', evening, 'he')).toBe('דצמבר');
  });

  it('writes digits of the language, and Gregorian years and months where another calendar is usual', () => {
    expect(formatPattern('DD/MM/YYYY', evening, 'ar-EG')).toBe('٢٥/١٢/٢٠٢٤');
    expect(formatPattern('DD/MM/YYYY', evening, 'fa')).toBe('۲۵/۱۲/۲۰۲۴');
    expect(formatPattern('D MMMM YYYY', evening, 'th')).toBe('25 ธันวาคม 2024');
    expect(formatPattern('MMMM', evening, 'fa')).toBe('دسامبر');
  });
});

describe('escapePattern', () => {
  it.each(['Yesterday', '', ']', '[a]', 'a]b]]c', 'YYYY [MM'])('returns %j unchanged', (text) => {
    expect(formatPattern(escapePattern(text), evening, 'en')).toBe(text);
  });
});

describe('time zones', () => {
  it('knows real ones only', () => {
    expect(isTimeZone('Europe/Rome')).toBe(true);
    expect(isTimeZone('UTC')).toBe(true);
    expect(isTimeZone('Mars/Base')).toBe(false);
    expect(isTimeZone('')).toBe(false);
    expect(() => wallTime(0, 'Mars/Base')).toThrow(RangeError);
  });

  it('keeps the fraction of a second', () => {
    expect(wallTime(1_700_000_000.25, 'Asia/Tokyo').toISOString()).toBe('2023-11-15T07:13:20.250Z');
  });
});
