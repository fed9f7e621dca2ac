import { expect, it } from 'vitest';
import { xmlText } from '../../src/xmpp/connection/xml-text.ts';
import { isWithinLimits } from '../../src/xmpp/inbox/limits.ts';

it.each(['\u0000', '\u000b', '\u001b', '\ufffe', '\uffff', '\ud800', '\udc00'])(
  'writes no character that XML forbids: %j',
  (character) => {
    expect(xmlText(`a${character}b`)).toBe('ab');
  },
);

it('writes all other characters', () => {
  const text = 'Tab\t, line\n, return\r, é, 漢, 👍, 👩‍👩‍👧';
  expect(xmlText(text)).toBe(text);
});

it('limits how long a message is, and how deep its content is nested', () => {
  expect([isWithinLimits('x'.repeat(100_000)), isWithinLimits('x'.repeat(100_001))]).toEqual([true, false]);
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  expect([isWithinLimits('', nested(32)), isWithinLimits('', nested(33))]).toEqual([true, false]);
  expect(isWithinLimits('', JSON.stringify(nested(99)))).toBe(true);
});
