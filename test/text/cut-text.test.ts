import { expect, it } from 'vitest';
import { cutText } from '../../src/text/cut-text.ts';

it.each([
  ['Hello world', 20, 'Hello world'],
  ['Hello wide world', 12, 'Hello wide'],
  ['Hello   wide world', 8, 'Hello'],
  [`${'x'.repeat(30)} ${'y'.repeat(30)}`, 55, `${'x'.repeat(30)} ${'y'.repeat(24)}`],
  ['no space, then 🎉', 16, 'no space, then'],
  ['xxxxx🎉', 6, 'xxxxx'],
  ['👩\u200d👩', 3, '👩'],
])('cuts "%s" to %i code units', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

it('reads a long run of spaces once', () => {
  const text = `a${' '.repeat(400_000)}${'b'.repeat(22)}`;
  expect(cutText(text, text.length - 1) === text.slice(0, -1)).toBe(true);
});
