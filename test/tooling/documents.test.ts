import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documents, memberTable, withTables } from '../../scripts/doc-tables.mjs';
import { listFiles, ROOT, readText } from '../../scripts/files.mjs';
import { packedFiles, withoutPictures } from '../../scripts/packed.mjs';
import { KIT_ERROR } from '../../src/client/boundary/exception.ts';

/** Returns the anchors of a document's headings, as code hosts create them. */
function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Returns the targets of a document's links and pictures, without those on other hosts. */
function linksOf(markdown: string): string[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

/** Returns the target of a document's link, from the root. */
const targetOf = (document: string, link: string) => {
  const [file = ''] = link.split('#');
  return file === '' ? document : normalize(join(dirname(document), file));
};

/** A path of the project in prose or code. One after a slash belongs to another project. */
const PATH = /(?<![\w/.@:-])(?:src|test|scripts|docs|css|example|\.ci)\/[\w./-]*\w/g;

describe.each(documents())('%s', (path) => {
  const text = readText(path);

  it('has the tables of the sources', () => {
    expect(withTables(text), 'npm run docs writes them').toBe(text);
  });

  it('links to files and headings that are there', () => {
    for (const link of linksOf(text)) {
      const [, anchor] = link.split('#');
      const to = targetOf(path, link);
      expect(existsSync(join(ROOT, to)), `${path}: ${link}`).toBe(true);
      if (anchor) expect(anchorsOf(readText(to)), `${path}: ${link}`).toContain(anchor);
    }
  });

  it('names paths that are there', () => {
    const missing = (text.match(PATH) ?? []).filter((each) => !existsSync(join(ROOT, each)));
    expect(missing).toEqual([]);
  });
});

describe('the tarball', () => {
  const files = packedFiles();
  const shipped = files.filter((path) => path.endsWith('.md'));

  it('holds the documents for users', () => {
    expect(shipped).toContain('README.md');
    expect(shipped).toContain('docs/kit-users.md');
    expect(shipped).not.toContain('docs/architecture.md');
    expect(files.filter((path) => path.endsWith('.png'))).toEqual([]);
  });

  it.each(shipped)('holds all that %s links to and shows', (path) => {
    const missing = linksOf(withoutPictures(readText(path))).filter(
      (link) => !files.includes(targetOf(path, link)),
    );
    expect(missing).toEqual([]);
  });
});

describe('a table', () => {
  it('has every prop, with type, default and meaning, and no id of a requirement', () => {
    const table = memberTable('src/conversations/props.ts', 'KitConversationsProps');
    expect(table).toContain(
      "| `hideReceipts` | `boolean` | false | Hides the receipt of the user's own last message. |",
    );
    expect(table).toContain("| `holdOrder` | `'press' \\| 'hover' \\| 'none'` | 'hover' |");
    expect(table).not.toMatch(/`conv\./);
  });

  it('has the accessors of a class, without internal ones', () => {
    const table = memberTable('src/conversations/conversation-row.ts', 'ConversationRow');
    expect(table).toContain('| `isSelected()` | `boolean` | Whether the row is selected. |');
    expect(table).not.toMatch(/#record|constructor/);
  });

  it('of nothing that is there is an error', () => {
    expect(() => memberTable('src/conversations/props.ts', 'Nothing')).toThrow(
      'no interface or class Nothing',
    );
  });
});

it('docs/provider-and-helpers.md names every code of the kit', () => {
  const named = [...readText('docs/provider-and-helpers.md').matchAll(/^\| `(ERR_\w+)` \|/gm)].map(
    ([, code]) => code,
  );
  expect(named.sort()).toEqual(Object.values(KIT_ERROR).sort());
});

it.each(['test/ui/testing-your-app.test.tsx', 'test/testing/objects.test.tsx'])(
  'docs/testing-your-app.md shows %s, which runs here',
  (file) => expect(readText('docs/testing-your-app.md')).toContain(readText(file)),
);

it('docs/css-hooks.md names every class that the style sheets style, and lists no other', () => {
  const page = readText('docs/css-hooks.md');
  const sheets = listFiles('css', /\.css$/).map((file) => readText(file).replaceAll(/\/\*[\s\S]*?\*\//g, ''));
  const classes = new Set(sheets.flatMap((sheet) => sheet.match(/\.kit-[\w-]+/g) ?? []));
  expect(classes.size).toBeGreaterThan(100);
  expect([...classes].filter((each) => !new RegExp(`\\${each}(?![\\w-])`).test(page))).toEqual([]);
  const listed = [...page.matchAll(/^- `(\.kit-[\w-]+)`$/gm)].map(([, name]) => String(name));
  expect(listed.length).toBeGreaterThan(100);
  // Those of states and receipts are styled by their ends.
  const isStyled = (each: string) => classes.has(each) || /-state-view|__shimmer|-receipts-/.test(each);
  expect(listed.filter((each) => !isStyled(each))).toEqual([]);
});

it.each([
  ['kit-conversations', 'CHATS'],
  ['kit-users', 'USERS'],
  ['kit-message-list', 'MESSAGES'],
  ['kit-message-composer', 'COMPOSER'],
  ['kit-message-header', 'HEADER'],
  ['kit-chat', 'CHAT'],
])('the props page has every prop of docs/%s.md', (page, part) => {
  const [, table = ''] = readText(`docs/${page}.md`).split(/<!-- \/?members[^>]*-->/);
  const props = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, prop]) => String(prop));
  expect(props.length).toBeGreaterThan(15);
  const source = readText('example/props/parts.ts');
  const [own = ''] = source.split(`const ${part}: Part`)[1]?.split('\n};') ?? [];
  const shared = source.split('const WITH_CHAT')[1]?.split('const MESSAGES: Part')[0] ?? '';
  const has = (text: string, prop: string) => new RegExp(`^ +${prop}:`, 'm').test(text);
  expect(props.filter((prop) => !has(own, prop) && !(own.includes('...') && has(shared, prop)))).toEqual([]);
});

describe('[helper.recipes] docs/recipes.md', () => {
  it.each(listFiles('example/recipes', /\.tsx?$/))('shows %s', (path) => {
    expect(readText('docs/recipes.md')).toContain(readText(path));
  });
});

describe('[helper.adapter] docs/contract.md', () => {
  it.each(listFiles('example/adapter', /\.ts$/))('shows %s', (path) => {
    expect(readText('docs/contract.md')).toContain(readText(path));
  });
});

describe('the decisions', () => {
  const [, ...decisions] = readText('docs/decisions.md').split('\n## ');

  it('are few', () => expect(decisions.length).toBeLessThan(35));

  it.each(decisions.map((each) => each.split('\n\n')))('%s: has a date and about five lines', (_, text) => {
    expect(text).toMatch(/^\d{1,2} [A-Z][a-z]+\. /);
    expect(text?.split('\n').length).toBeLessThan(8);
  });
});
