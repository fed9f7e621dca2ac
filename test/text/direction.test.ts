import { expect, it } from 'vitest';
import { directionOf } from '../../src/utils/direction.ts';

it.each([
  ['', undefined],
  ['Hello مرحبا', 'ltr'],
  ['مرحبا Hello', 'rtl'],
  ['12: שלום', 'rtl'],
  ['\u200fHello', 'rtl'],
  ['\u200eمرحبا', 'ltr'],
  ['𞤀𞤣', 'rtl'],
  ['ދިވެހި', 'rtl'],
  ['你好', 'ltr'],
  ['12 🎉', 'ltr'],
])('"%s" runs %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
