import { describe, expect, it } from 'vitest';
import {
  countCharacters,
  edited,
  type Mention,
  mentionQueryAt,
  mentionToken,
  replaced,
  textToSend,
  textToWrite,
  type WrittenText,
} from '../../src/composer/mentions.ts';
import { forSeeds } from '../support/seeded-random.ts';

const names = (uid: string) => ({ ann: 'Ann Bell', bob: 'Bob' })[uid];
const hi = textToWrite('Hi <@uid:ann> and <@uid:bob>!', names);

describe('mentions', () => {
  it('[composer.mentions] are written as names and sent as tokens', () => {
    expect(hi.text).toBe('Hi @Ann Bell and @Bob!');
    expect(hi.mentions.map(({ start, end }) => hi.text.slice(start, end))).toEqual(['@Ann Bell', '@Bob']);
    expect(textToSend(hi)).toBe('Hi <@uid:ann> and <@uid:bob>!');
  });

  it('of nobody known stay text; those of all are mentions', () => {
    const written = textToWrite('<@uid:eve> <@all:all>', names);
    expect([written.text, written.mentions.length]).toEqual(['<@uid:eve> @all', 1]);
    expect(textToSend(written)).toBe('<@uid:eve> <@all:all>');
  });

  it.each([
    ['before them', 'Oh! Hi @Ann Bell and @Bob!', 4, 'Oh! Hi <@uid:ann> and <@uid:bob>!'],
    ['between them', 'Hi @Ann Bell and also @Bob!', 21, 'Hi <@uid:ann> and also <@uid:bob>!'],
    ['after them', 'Hi @Ann Bell and @Bob!!', 23, 'Hi <@uid:ann> and <@uid:bob>!!'],
    ['within one', 'Hi @Ann ell and @Bob!', 8, 'Hi @Ann ell and <@uid:bob>!'],
    ['over both', 'Hi @Ann!', 7, 'Hi @Ann!'],
    ['over all', '', 0, ''],
  ])('[composer.mentions] move with an edit %s', (_where, text, caret, sent) => {
    expect(textToSend(edited(hi, text, caret))).toBe(sent);
  });

  it('move by the caret where the typed characters equal those beside them', () => {
    const twice = textToWrite('<@uid:bob> <@uid:bob> ', names);
    expect(textToSend(edited(twice, '@Bob @Bob @Bob ', 5))).toBe('@Bob <@uid:bob> <@uid:bob> ');
    expect(textToSend(edited(twice, '@Bob @Bob @Bob ', 15))).toBe('<@uid:bob> <@uid:bob> @Bob ');
  });

  it('[composer.mentions] always cover names of the text, whatever is edited', () => {
    forSeeds(1000, (random) => {
      const pick = (most: number) => Math.floor(random.next() * (most + 1));
      let written: WrittenText = { text: '', mentions: [] };
      for (let step = 0; step < 12; step++) {
        const start = pick(written.text.length);
        const end = start + pick(Math.min(4, written.text.length - start));
        const typed = ['', 'a', '@', 'ab ', '@Bob'][pick(4)] as string;
        if (random.next() < 0.4) {
          written = replaced(written, start, end, '@Bob', '<@uid:bob>');
        } else {
          const next = written.text.slice(0, start) + typed + written.text.slice(end);
          written = edited(written, next, start + typed.length);
        }
        const cut = written.mentions.map((each: Mention) => written.text.slice(each.start, each.end));
        expect(cut).toEqual(cut.map(() => '@Bob'));
        const ends = written.mentions.flatMap((each) => [each.start, each.end]);
        expect(ends).toEqual([...ends].sort((a, b) => a - b));
      }
    });
  });
});

describe('the query of a mention', () => {
  const at = (text: string, caret = text.length) => mentionQueryAt({ text, mentions: [] }, caret);

  it.each([
    ['@', 0, ''],
    ['Hi @an', 3, 'an'],
    ['(@Zoë', 1, 'Zoë'],
    ['line\n@宁', 5, '宁'],
    ['你好@bo', 2, 'bo'],
    ['你好，@bo', 3, 'bo'],
    ['（@bo', 1, 'bo'],
    ['こんにちはー@bo', 6, 'bo'],
    ['안녕@bo', 2, 'bo'],
    ['สวัสดี@bo', 6, 'bo'],
    ['مرحبا،@bo', 6, 'bo'],
    ['مرحبا \u200f@bo', 7, 'bo'],
    ['👍@bo', 2, 'bo'],
    ['👍🏽@bo', 4, 'bo'],
    ['❤️@bo', 2, 'bo'],
    ['1️⃣@bo', 3, 'bo'],
    ['one—@bo', 4, 'bo'],
    ['one -@bo', 5, 'bo'],
    ['＠bo', 0, 'bo'],
    ['你好＠宁', 2, '宁'],
  ])('is found in %j', (text, start, keyword) => {
    expect(at(text)).toEqual({ start, keyword });
  });

  it.each([
    '',
    'ann@host',
    'ann.b@host',
    'ann_@host',
    'josé@host',
    'jose\u0301@host',
    'анна@host',
    'नमस्ते@host',
    '7@host',
    'ann＠host',
    '<@uid:ann',
    '@ann ',
    '@@',
    '@＠',
    `@${'x'.repeat(41)}`,
    '@a<b',
  ])('is not found in %j', (text) => {
    expect(at(text)).toBe(null);
  });

  it('ends at the caret, and is none within a chosen mention', () => {
    expect(at('Hi @ann there', 6)).toEqual({ start: 3, keyword: 'an' });
    expect(mentionQueryAt(hi, 6)).toBe(null);
  });
});

it('a token holds any uid without space or angle brackets', () => {
  expect([
    mentionToken('ann'),
    mentionToken('宁:1'),
    mentionToken('a b'),
    mentionToken('<'),
    mentionToken(''),
  ]).toEqual(['<@uid:ann>', '<@uid:宁:1>', null, null, null]);
});

it('characters outside the basic plane count once', () => {
  expect(['', 'abc', '👋🏽', 'e\u0301', '\ud83d'].map(countCharacters)).toEqual([0, 3, 2, 2, 1]);
});
