import { expect, it } from 'vitest';
import { emojiCount } from '../../src/messages/bubble/long-text.ts';

it.each([
  ['🎉', 1],
  ['👩🏽‍🦰 🇩🇪 1️⃣', 3],
  ['🎉🎉🎉🎉', 0],
  ['123', 0],
  ['🎉 party', 0],
])('"%s" is %i emojis and nothing else', (text, count) => {
  expect(emojiCount(text)).toBe(count);
});

it('reads each character once, also those that begin emojis and are parts of others', () => {
  // A pattern with overlapping branches takes a third of a second for each of these.
  const texts = Array.from({ length: 200 }, (_, index) => `${'🦰'.repeat(23)}${index % 10}x`.slice(-48));
  expect(texts.map(emojiCount)).toEqual(texts.map(() => 0));
});
