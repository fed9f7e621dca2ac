import { parser } from '@lezer/markdown';
import { describe, expect, it, vi } from 'vitest';
import { KitMarkdownFormatter } from '../../src/markdown/index.ts';
import { markdown } from '../../src/markdown/markdown-parser.ts';
import type { Kit } from '../../src/sdk/index.ts';
import {
  defaultTextFormatters,
  formatText,
  KitUrlsFormatter,
  type TextSegment,
} from '../../src/text/formatters/index.ts';

const formatters = [new KitMarkdownFormatter(), ...defaultTextFormatters(), new KitUrlsFormatter()];
const ann = { getUid: () => 'a*n', getName: () => 'Ann' } as Kit.User;
const message = { getMentionedUsers: () => [ann] } as unknown as Kit.Message;

/** Writes segments as tags. */
const tags = (segments: readonly TextSegment[]): string =>
  segments
    .map((segment) => {
      if (segment.type === 'text') return segment.text;
      const inside = 'children' in segment ? tags(segment.children) : segment.text;
      const start = segment.type === 'ordered-list' ? ` ${segment.start}` : '';
      const href = segment.type === 'link' ? ` ${segment.href}` : '';
      return `<${segment.type}${start}${href}>${inside}</${segment.type}>`;
    })
    .join('');
const format = (text: string) => tags(formatText(text, formatters, { message }));
const preview = (text: string) => tags(formatText(text, formatters, { message }, { preview: true }));

describe('KitMarkdownFormatter', () => {
  it.each([
    [
      '**bold** *it* _it_ ~~no~~ `a*b*`',
      '<strong>bold</strong> <italic>it</italic> <italic>it</italic> <strike>no</strike> <code>a*b*</code>',
    ],
    ['***both***', '<italic><strong>both</strong></italic>'],
    ['这是**重点**内容', '这是<strong>重点</strong>内容'],
    ['``a ` b``', '<code>a ` b</code>'],
    ['\\*no\\*', '*no*'],
    ['```js\nlet a;\n\n  b\n```\nafter', '<code-block>let a;\n\n  b</code-block>after'],
    [
      'To buy:\n- milk\n- **bread**\n  fresh\nSee you',
      'To buy:<list><item>milk</item><item><strong>bread</strong>\nfresh</item></list>See you',
    ],
    [
      '1. a\n2. b\n   1. c\n\n5. d',
      '<ordered-list 1><item>a</item><item>b<ordered-list 1><item>c</item></ordered-list></item><item>d</item></ordered-list>',
    ],
    ['> a\n> **b\n> c**\nanswer', '<quote>a\n<strong>b\nc</strong></quote>answer'],
    ['> > deep\n> x\n\nbye', '<quote><quote>deep</quote>x</quote>bye'],
    ['> ```\n> a\n>\n> b\n> ```', '<quote><code-block>a\n\nb</code-block></quote>'],
    ['- a\r\n- b\r\nc', '<list><item>a</item><item>b</item></list>c'],
    ['[**the** docs](https://x.org)', '<link https://x.org>the docs</link>'],
  ])('formats %j', (text, expected) => {
    expect(format(text)).toBe(expected);
  });

  it.each([
    '2*3*4',
    'snake_case_x',
    '-',
    '1.',
    '> ',
    '>:(',
    '---',
    '***',
    '# head',
    'a\n\n\nb',
    '  a  ',
    '*a',
    '****',
    '```',
    '| a | b |\n|---|---|',
    '<b>hi</b> &amp; <script>alert(1)</script>',
    '<!-- a -->',
    '    four spaces',
    'a  \nb',
    'a\\\nb',
    '[a] [b][c]',
    '[x](javascript:alert(1))',
    '[x](data:text/html,1)',
    '[]()',
  ])('leaves %j as it was typed', (text) => {
    expect(formatText(text, formatters)).toEqual([{ type: 'text', text }]);
  });

  it('keeps mentions and links whole, and finds them within its parts, not within code', () => {
    expect(format('**<@uid:a*n> _https://x.org/a_b_c_**')).toBe(
      '<strong><mention>@Ann</mention> <italic><link https://x.org/a_b_c>https://x.org/a_b_c</link></italic></strong>',
    );
    expect(format('- <@uid:a*n>')).toBe('<list><item><mention>@Ann</mention></item></list>');
    expect(format('`<@uid:a*n> https://x.org`')).toBe('<code><@uid:a*n> https://x.org</code>');
  });

  it('shows the address of a link whose label is an address too', () => {
    for (const label of ['bank.com', 'https://bank.com', 'go to www.bank.com', 'bank.com/pay'])
      expect(format(`[${label}](https://evil.org)`)).toContain(
        '](<link https://evil.org>https://evil.org</link>)',
      );
    expect(format('![a](https://x.org/a.png)')).toBe(
      '![a](<link https://x.org/a.png>https://x.org/a.png</link>)',
    );
  });

  it('[messages.markdown] gives previews plain text, with mentions and links', () => {
    expect(preview('**Hi** <@uid:a*n>\n> `so`\n\n- a\n- ~~b~~\n\n2. c\n3. d\n```\nx\ny\n```')).toBe(
      'Hi <mention>@Ann</mention> so a b 2. c 3. d x y',
    );
    expect(preview('2026. Great')).toBe('2026. Great');
  });

  it('gives the plain text of each part', () => {
    const [list] = formatText('- **a** <@uid:a*n>\n- b', formatters, { message });
    expect(list?.text).toBe('a @Ann\nb');
  });

  it('parses only texts with marks, and none of more than 20,000 characters', () => {
    const parse = vi.spyOn(Object.getPrototypeOf(parser), 'startParse');
    try {
      for (const text of ['Hello, how are you?', 'a-b c. 3 < 4', 'x'.repeat(9), '*a* '.repeat(5001)])
        expect(format(text)).toBe(text);
      expect(parse).not.toHaveBeenCalled();
      format('*a*');
      expect(parse).toHaveBeenCalledTimes(1);
    } finally {
      parse.mockRestore();
    }
  });

  const hostile: [string, (length: number) => string][] = [
    ...[
      '>',
      '> ',
      '- ',
      '1. ',
      '> - ',
      '*',
      '_a_',
      '*a ',
      '**a *b ',
      '*_',
      '`',
      '[',
      '![[',
      '](',
      '~~a',
      '```\n',
      '\\',
      '<@uid:',
      '> a\n- b\n',
      '[a](b',
    ].map((part): [string, (length: number) => string] => [
      part,
      (length) => part.repeat(length / part.length),
    ]),
    [
      'deeper quotes',
      (length) => Array.from({ length: Math.sqrt(length) }, (_, at) => `${'> '.repeat(at)}a`).join('\n'),
    ],
    [
      'deeper lists',
      (length) => Array.from({ length: Math.sqrt(length) }, (_, at) => `${' '.repeat(2 * at)}- a`).join('\n'),
    ],
  ];
  it.each(hostile)(
    'takes work in proportion to 10,000 characters of %j, and nests few levels',
    (_, write) => {
      const countNodes = (length: number) => {
        let nodes = 0;
        const cursor = markdown.parse(write(length)).cursor();
        while (cursor.next()) nodes++;
        return nodes;
      };
      expect(countNodes(10_000)).toBeLessThanOrEqual(2.3 * countNodes(5000) + 20);
      const depthOf = (segments: readonly TextSegment[]): number =>
        Math.max(0, ...segments.map((each) => ('children' in each ? 1 + depthOf(each.children) : 1)));
      const segments = formatText(
        write(10_000),
        formatters,
        { message },
        {
          onError: (error) => {
            throw error;
          },
        },
      );
      expect(depthOf(segments)).toBeLessThan(32);
      expect(segments.map((each) => each.text).join('').length).toBeLessThanOrEqual(10_000);
    },
  );
});
