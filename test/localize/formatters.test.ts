import { describe, expect, it } from 'vitest';
import { ErrorCollector } from '../../src/client/boundary/error-collector.ts';
import { createLocalizer } from '../../src/localize/index.ts';
import type { Kit } from '../../src/sdk/index.ts';
import { defaultTextFormatters, formatText } from '../../src/text/formatters/format-text.ts';
import { KitMentionsFormatter } from '../../src/text/formatters/kit-mentions-formatter.ts';
import { KitTextFormatter, type TextFormatterContext } from '../../src/text/formatters/kit-text-formatter.ts';
import { KitUrlsFormatter } from '../../src/text/formatters/kit-urls-formatter.ts';
import { isSafeHref, type TextSegment } from '../../src/text/formatters/text-segment.ts';

const user = (uid: string, name: string) => ({ getUid: () => uid, getName: () => name }) as Kit.User;
const ann = user('ann', 'Ann Bell');
const bob = user('bob', 'Bob');
const mentioning = (...users: Kit.User[]): TextFormatterContext => ({
  message: { getMentionedUsers: () => users } as unknown as Kit.Message,
  loggedInUser: bob,
});

class Hashtags extends KitTextFormatter {
  override format(text: string): readonly TextSegment[] {
    return this.mark(text, /#\p{L}+/u, ([tag]) => ({ type: 'emphasis', text: tag }));
  }
}

/** Returns anything, as an untyped app may. */
class Untyped extends KitTextFormatter {
  readonly #result: () => unknown;
  constructor(result: () => unknown) {
    super();
    this.#result = result;
  }
  override format(): readonly TextSegment[] {
    return this.#result() as readonly TextSegment[];
  }
}

describe('formatText', () => {
  it('returns the text itself without formatters, and nothing for an empty one', () => {
    expect(formatText('Hello', [])).toEqual([{ type: 'text', text: 'Hello' }]);
    expect(formatText('', defaultTextFormatters())).toEqual([]);
  });

  it('[type.KitTextFormatter] an app marks its own matches by extending the class', () => {
    expect(formatText('see #ünï and #b!', [new Hashtags()])).toEqual([
      { type: 'text', text: 'see ' },
      { type: 'emphasis', text: '#ünï' },
      { type: 'text', text: ' and ' },
      { type: 'emphasis', text: '#b' },
      { type: 'text', text: '!' },
    ]);
  });

  it('[conv.textFormatters] runs formatters in order, each over what earlier ones left as text', () => {
    const seen: string[] = [];
    class Shout extends KitTextFormatter {
      override format(text: string): readonly TextSegment[] {
        seen.push(text);
        return [{ type: 'text', text: text.toUpperCase() }];
      }
    }
    const formatters = [new KitMentionsFormatter(), new Hashtags(), new Shout()];
    expect(formatText('hi <@uid:ann> #a b', formatters, mentioning(ann))).toEqual([
      { type: 'text', text: 'HI ' },
      { type: 'mention', text: '@Ann Bell', uid: 'ann', you: false },
      { type: 'text', text: ' ' },
      { type: 'emphasis', text: '#a' },
      { type: 'text', text: ' B' },
    ]);
    expect(seen).toEqual(['hi ', ' ', ' b']);
  });

  it('[conv.textFormatters] keeps the text of a failing formatter, reports the error, and continues', () => {
    const failures = [
      () => {
        throw new Error('from the app');
      },
      () => undefined,
      () => '<b>text</b>',
      () => [null],
      () => [{ type: 'text' }],
      () => [{ type: 'html', text: '<b>x</b>' }],
    ];
    for (const failure of failures) {
      const errors: unknown[] = [];
      const segments = formatText(
        'a #b',
        [new Untyped(failure), new Hashtags()],
        {},
        { onError: (error) => errors.push(error) },
      );
      expect(segments).toEqual([
        { type: 'text', text: 'a ' },
        { type: 'emphasis', text: '#b' },
      ]);
      expect(errors).toHaveLength(1);
      expect(errors[0]).toBeInstanceOf(Error);
    }
    expect(formatText('a', [new Untyped(() => [null])])).toEqual([{ type: 'text', text: 'a' }]);
  });

  it('shows markup as it was typed', () => {
    const attack = '<img src=x onerror=alert(1)><script>alert(2)</script>&amp;';
    expect(formatText(attack, defaultTextFormatters(), mentioning(ann))).toEqual([
      { type: 'text', text: attack },
    ]);
    expect(formatText('<@uid:ann>', defaultTextFormatters(), mentioning(user('ann', attack)))).toEqual([
      { type: 'mention', text: `@${attack}`, uid: 'ann', you: false },
    ]);
  });

  it('lets no other field of a segment through, and no link that runs', () => {
    const segments = [
      { type: 'emphasis', text: 'a', innerHTML: '<b>' },
      { type: 'link', text: 'b', href: 'https://example.com/', onclick: 'x()' },
      { type: 'link', text: 'c', href: 'javascript:alert(1)' },
      { type: 'link', text: 'd', href: ' JaVa\nScript:alert(1)' },
    ];
    expect(formatText('x', [new Untyped(() => segments)])).toEqual([
      { type: 'emphasis', text: 'a' },
      { type: 'link', text: 'b', href: 'https://example.com/' },
      { type: 'text', text: 'cd' },
    ]);
    expect(['http://a', 'mailto:a@b', 'tel:1'].every(isSafeHref)).toBe(true);
    expect(['data:text/html,x', 'vbscript:x', 'file:///x', '/path', ''].some(isSafeHref)).toBe(false);
  });

  it('joins neighbouring texts and drops empty segments', () => {
    const pieces = ['a', '', 'b'].map((text) => ({ type: 'text', text }));
    expect(formatText('x', [new Untyped(() => [...pieces, { type: 'emphasis', text: '' }])])).toEqual([
      { type: 'text', text: 'ab' },
    ]);
    expect(formatText('x', [new Untyped(() => [])])).toEqual([]);
  });

  it('folds line breaks in a preview, and only there', () => {
    const text = '  one \r\n\r\n two\u2028three  four\n';
    expect(formatText(text, [], {}, { preview: true })).toEqual([
      { type: 'text', text: 'one two three  four' },
    ]);
    expect(formatText(text, [])).toEqual([{ type: 'text', text }]);
    expect(formatText('\n \n', [], {}, { preview: true })).toEqual([]);
  });

  it('takes time in proportion to the length of a hostile text', () => {
    const hostile = [' '.repeat(1e6), '<@uid:'.repeat(2e5), `<@uid:${'a'.repeat(1e6)}`, '\n'.repeat(1e6)];
    for (const text of hostile) {
      const segments = formatText(text, defaultTextFormatters(), mentioning(ann), { preview: true });
      expect(segments.map((segment) => segment.text).join('')).toBe(text.trim());
    }
  });
});

describe('KitMentionsFormatter', () => {
  const format = (text: string, context = mentioning(ann, bob)) =>
    formatText(text, [new KitMentionsFormatter()], context);

  it('names the mentioned, and marks the signed-in user', () => {
    expect(format('<@uid:ann> and <@uid:bob>,<@uid:ann>')).toEqual([
      { type: 'mention', text: '@Ann Bell', uid: 'ann', you: false },
      { type: 'text', text: ' and ' },
      { type: 'mention', text: '@Bob', uid: 'bob', you: true },
      { type: 'text', text: ',' },
      { type: 'mention', text: '@Ann Bell', uid: 'ann', you: false },
    ]);
  });

  it.each(['@Ann Bell', '<@uid:eve>', '<@uid:>', '<@uid:ann', '<@UID:ann>', '<@all:>', 'uid:ann'])(
    'keeps %j as text',
    (text) => {
      expect(format(text)).toEqual([{ type: 'text', text }]);
    },
  );

  it('finds uids of odd characters, also the names of object fields', () => {
    for (const uid of ['a.b+c(1)', '__proto__', 'a b', 'ü-ñ', '$&']) {
      expect(format(`<@uid:${uid}>`, mentioning(user(uid, 'Odd')))).toEqual([
        { type: 'mention', text: '@Odd', uid, you: false },
      ]);
    }
  });

  it('shows the uid of a user without a name, and treats a name as no pattern', () => {
    expect(format('<@uid:ann>', mentioning(user('ann', '')))[0]?.text).toBe('@ann');
    expect(format('<@uid:ann>!', mentioning(user('ann', '$1<@uid:bob>'))).map(({ text }) => text)).toEqual([
      '@$1<@uid:bob>',
      '!',
    ]);
  });

  it('[helper.KitMentionsFormatter] marks a mention of all, by the word that the SDK uses for it', () => {
    expect(format('<@all:all> hi', { loggedInUser: bob })).toEqual([
      { type: 'mention', text: '@all', uid: 'all', you: true },
      { type: 'text', text: ' hi' },
    ]);
    expect(format('To <@all:team> and <@uid:ann>', mentioning(ann))).toMatchObject([
      { text: 'To ' },
      { type: 'mention', text: '@team', uid: 'team', you: true },
      { text: ' and ' },
      { type: 'mention', text: '@Ann Bell', you: false },
    ]);
    expect(format('<@all:all>', {})).toMatchObject([{ you: false }]);
    expect(format('<@all:> <@all:<b>>', {})).toEqual([{ type: 'text', text: '<@all:> <@all:<b>>' }]);
  });

  it('marks a mention of admins if the message mentions the user, and names them in the language', () => {
    const { t } = createLocalizer({ locale: 'en' });
    expect(format('<@all:admin>', { ...mentioning(bob), loggedInUser: bob, t })).toEqual([
      { type: 'mention', text: '@admins', uid: 'admin', you: true },
    ]);
    expect(format('<@all:admin>', { ...mentioning(ann), loggedInUser: bob, t })).toMatchObject([
      { you: false },
    ]);
    expect(format('<@all:team>', { t })).toMatchObject([{ text: '@team' }]);
  });

  it('keeps the text without a message, without its list of users, with nobody signed in', () => {
    const asText = [{ type: 'text', text: '<@uid:ann>' }];
    expect(format('<@uid:ann>', {})).toEqual(asText);
    expect(format('<@uid:ann>', { message: {} as Kit.Message })).toEqual(asText);
    expect(
      format('<@uid:ann>', { message: { getMentionedUsers: () => null } as unknown as Kit.Message }),
    ).toEqual(asText);
    expect(format('<@uid:bob>', { ...mentioning(bob), loggedInUser: null })).toMatchObject([{ you: false }]);
  });

  it('falls back to the text when the SDK throws', () => {
    const reported: unknown[] = [];
    const message = {
      getMentionedUsers() {
        throw new Error('from the SDK');
      },
    } as unknown as Kit.Message;
    const errors = new ErrorCollector((error) => reported.push(error));
    const segments = errors.run(() => formatText('<@uid:ann>', defaultTextFormatters(), { message }));
    expect(segments).toEqual([{ type: 'text', text: '<@uid:ann>' }]);
    expect(reported).toEqual([expect.objectContaining({ details: new Error('from the SDK') })]);
  });
});

describe('KitUrlsFormatter', () => {
  const linksOf = (text: string) =>
    formatText(text, [new KitUrlsFormatter()]).flatMap((segment) =>
      segment.type === 'link' ? [segment.href] : [],
    );

  it.each([
    ['https://en.wikipedia.org/wiki/Mercury_(planet)', 'https://en.wikipedia.org/wiki/Mercury_(planet)'],
    [
      '(see https://en.wikipedia.org/wiki/Mercury_(planet))',
      'https://en.wikipedia.org/wiki/Mercury_(planet)',
    ],
    ['[text](https://example.com/a)b', 'https://example.com/a'],
    ['https://example.com/a?b[]=1&c={d}', 'https://example.com/a?b[]=1&c={d}'],
    ['https://example.com/a(', 'https://example.com/a'],
    ["https://example.com/it's", "https://example.com/it's"],
    ["'https://example.com/a',", 'https://example.com/a'],
    ['https://example.com/a...', 'https://example.com/a'],
    ['看https://example.com/a，很好', 'https://example.com/a'],
    ['https://example.com/a）', 'https://example.com/a'],
    ['https://example.com/a！', 'https://example.com/a'],
    ['https://example.com/a？', 'https://example.com/a'],
    ['「https://example.com/a」', 'https://example.com/a'],
    ['https://example.com/a،', 'https://example.com/a'],
    ['https://example.com/a؟', 'https://example.com/a'],
    ['https://example.com/a।', 'https://example.com/a'],
    ['https://de.wikipedia.org/wiki/Weiß–Blau_l·l', 'https://de.wikipedia.org/wiki/Weiß–Blau_l·l'],
    ['https://ja.wikipedia.org/wiki/東京_(曖昧さ回避)', 'https://ja.wikipedia.org/wiki/東京_(曖昧さ回避)'],
    ['https://example.com/\u202egpj.exe', 'https://example.com/'],
    ['https://example.com/a😀👍🏽👩‍🚀🇩🇪❤️', 'https://example.com/a'],
    ['https://i❤.ws/a', 'https://i❤.ws/a'],
    ['见 https://example.com/a——', 'https://example.com/a'],
    ['https://example.com/a～', 'https://example.com/a'],
    ['**https://example.com/a**', 'https://example.com/a'],
    ['`https://example.com/a`', 'https://example.com/a'],
    ['www.example.com/@ann.', 'https://www.example.com/@ann'],
    ['HTTP://EXAMPLE.COM', 'HTTP://EXAMPLE.COM'],
    ['Ann <ann.b+c@mail.example.co.uk>.', 'mailto:ann.b+c@mail.example.co.uk'],
    ['-ann@www.example.com-', 'mailto:ann@www.example.com'],
  ])('finds the link in %s', (text, href) => {
    expect(linksOf(text)).toEqual([href]);
  });

  it.each([
    'https://',
    'https://...',
    'www.',
    'xhttps',
    '@',
    'ann@',
    'ann@b',
    '@example.com',
    'a@b.-',
    'a/b',
  ])('finds no link in %s', (text) => {
    expect(linksOf(text)).toEqual([]);
  });

  it('finds several links, and leaves the text between them', () => {
    const text = 'a https://b.c/d, e@f.gh www.i.jk)l@m.no';
    const segments = formatText(text, [new KitUrlsFormatter()]);
    expect(segments.map(({ type, text }) => `${type} ${text}`)).toEqual([
      'text a ',
      'link https://b.c/d',
      'text , ',
      'link e@f.gh',
      'text  ',
      'link www.i.jk',
      'text )',
      'link l@m.no',
    ]);
  });

  it.each([
    'a.',
    'a.@',
    'a@',
    'a@b.',
    'a-',
    '@a.b',
    'www.',
    'https://',
    'https://a)',
    'https://(',
    '(https://a',
    'a@b.-',
    "https://a'",
    '.',
  ])('keeps the text of 200,000 characters of "%s"', (part) => {
    const text = `${part.repeat(Math.ceil(200_000 / part.length))}/`;
    const segments = formatText(text, [new KitUrlsFormatter()]);
    expect(segments.map((segment) => segment.text).join('') === text).toBe(true);
  });
});
