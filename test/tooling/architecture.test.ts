import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  APART,
  findCircles,
  findFileProblems,
  findFolderCircles,
  findForbiddenImports,
  findUnknownGlobals,
  importsOf,
  LEVELS,
  PURE,
} from '../../scripts/architecture.mjs';
import { listFiles, ROOT, readText } from '../../scripts/files.mjs';

describe('the sources', () => {
  const files = listFiles('src', /\.tsx?$/);
  const imports = files.flatMap((file) => importsOf(file, readText(file)));

  it('are found, and import each other', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(imports.filter(({ to }) => files.includes(to)).length).toBeGreaterThan(100);
    expect(imports.filter(({ to }) => to.startsWith('src/') && !files.includes(to))).toEqual([]);
  });

  it('import downward only', () => {
    expect(findForbiddenImports(imports)).toEqual([]);
  });

  it('import each other in no circle', () => {
    expect(findCircles(imports)).toEqual([]);
  });

  it('have folders by subject without import cycles', () => {
    expect(findFolderCircles(imports)).toEqual([]);
    expect(files.filter((file) => /^src\/ui\/[^/]+$/.test(file))).toEqual([]);
  });

  it('are short, and export by name', () => {
    expect(files.flatMap((file) => findFileProblems(file, readText(file)))).toEqual([]);
  });

  it('use in records, orders and the boundary what the language itself offers', () => {
    // The calls of the boundary wait for answers, with the timers of the platform.
    const pure = files.filter((file) => PURE.test(file));
    const unknown = findUnknownGlobals(pure.map((file) => join(ROOT, file)));
    expect(unknown.filter((line) => !line.includes('/boundary/calls.ts: '))).toEqual([]);
  }, 30_000);
});

describe('CONTRIBUTING.md', () => {
  const rows = readText('CONTRIBUTING.md')
    .split('\n')
    .filter((line) => line.startsWith('| `src/'));
  const named = (cell: string | undefined) =>
    [...(cell ?? '').matchAll(/`([\w/]+)`/g)].map(([, name]) => name);

  it('names the folders of each layer, from top to bottom', () => {
    const layers = rows.map((row) => named(row.split('|')[1])).slice(0, LEVELS.length + 1);
    expect(layers).toEqual(
      [...LEVELS, Object.keys(APART)].map((level) => level.map((name) => `src/${name}`)),
    );
  });

  it.each(['client', 'list', 'messages', 'ui'])('names the folders of %s', (layer) => {
    const row = rows.findLast((each) => each.startsWith(`| \`src/${layer}\` |`));
    const inside = listFiles(`src/${layer}`, /\.tsx?$/).filter((file) => file.split('/').length > 3);
    const folders = new Set(inside.map((file) => file.split('/')[2]));
    expect(named(row?.split('|')[2]).sort()).toEqual([...folders].sort());
  });
});

it('docs/architecture.md names the files of the boundary', () => {
  const [, section = ''] = readText('docs/architecture.md').split('\n## The boundary\n');
  const [own = ''] = section.split('\n## ');
  const rows = own.split('\n').filter((line) => line.startsWith('| `'));
  const names = rows.flatMap((row) => row.split('|')[1]?.match(/[\w-]+\.ts/g) ?? []);
  const files = listFiles('src/client/boundary', /\.ts$/).map((file) => file.split('/').at(-1));
  expect(names.sort()).toEqual(files.sort());
});

describe('the rules find', () => {
  const forbidden = (from: string, to: string) => findForbiddenImports([{ from, to }]);

  it.each([
    ['an upward import', 'src/client/a.ts', 'src/list/b.ts', 'imports point downward'],
    ['an import of the level above', 'src/list/a.ts', 'src/ui/b.tsx', 'imports point downward'],
    [
      'an import between sibling components',
      'src/users/a.tsx',
      'src/conversations/b.ts',
      'imports point downward',
    ],
    ['the SDK in ui', 'src/ui/a.tsx', 'src/sdk/index.ts', 'ui must not import the SDK'],
    ['the SDK in localize', 'src/localize/a.ts', 'src/sdk/index.ts', 'localize must not import the SDK'],
    ['the kit in local', 'src/local/a.ts', 'src/order/b.ts', 'local may only import sdk and utils'],
    ['local in the server', 'src/server/a.ts', 'src/local/index.ts', 'nothing of the kit imports local'],
    ['the server in the kit', 'src/users/a.tsx', 'src/server/index.ts', 'nothing of the kit imports server'],
    ['local in the kit', 'src/users/a.tsx', 'src/local/index.ts', 'nothing of the kit imports local'],
    ['local in the entry', 'src/index.ts', 'src/local/index.ts', 'nothing of the kit imports local'],
    ['local in the contract', 'src/contract/a.ts', 'src/local/index.ts', 'nothing of the kit imports local'],
    ['the kit in the contract', 'src/contract/a.ts', 'src/order/b.ts', 'contract may only import sdk'],
    ['Solid in an order', 'src/order/a.ts', 'solid-js/store', 'src/order does without Solid'],
    [
      'Solid in the boundary',
      'src/client/boundary/a.ts',
      'solid-js',
      'src/client/boundary does without Solid',
    ],
    [
      'records in the boundary',
      'src/client/boundary/a.ts',
      'src/client/records/b.ts',
      'imports point downward',
    ],
    ['the client in the boundary', 'src/client/boundary/a.ts', 'src/client/b.ts', 'imports point downward'],
    ['an import of the entry', 'src/ui/a.tsx', 'src/index.ts', 'entries must not be imported'],
    ['a folder without a place', 'src/misc/a.ts', 'src/order/b.ts', 'is missing from LEVELS'],
    ['a stray file', 'src/helpers.ts', 'src/order/b.ts', 'must be in a folder'],
  ])('%s', (_what, from, to, because) => {
    expect(forbidden(from, to)).toEqual([expect.stringContaining(because)]);
  });

  it.each([
    ['src/users/a.tsx', 'src/ui/b.tsx'],
    ['src/element/a.ts', 'src/users/b.tsx'],
    ['src/list/a.ts', 'src/sdk/index.ts'],
    ['src/local/a.ts', 'src/sdk/index.ts'],
    ['src/local/a.ts', 'src/local/data/b.ts'],
    ['src/contract/a.ts', 'src/sdk/index.ts'],
    ['src/index.ts', 'src/users/a.tsx'],
    ['src/order/a.ts', 'rxjs'],
    ['src/client/records/a.ts', 'src/client/boundary/b.ts'],
    ['src/client/boundary/a.ts', 'src/utils/b.ts'],
  ])('nothing in %s importing %s', (from, to) => {
    expect(forbidden(from, to)).toEqual([]);
  });

  it('a circle, once, and none where two ways meet', () => {
    const circle = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'a' },
      { from: 'd', to: 'a' },
    ];
    expect(findCircles(circle)).toEqual(['a > b > c > a']);
    expect(findCircles([{ from: 'a', to: 'a' }])).toEqual(['a > a']);
    const diamond = [
      { from: 'a', to: 'b' },
      { from: 'a', to: 'c' },
      { from: 'b', to: 'd' },
      { from: 'c', to: 'd' },
    ];
    expect(findCircles(diamond)).toEqual([]);
  });

  it('a circle of folders whose files have none', () => {
    const imports = [
      { from: 'src/ui/row/a.ts', to: 'src/ui/list/b.ts' },
      { from: 'src/ui/list/c.ts', to: 'src/ui/row/d.ts' },
      { from: 'src/ui/row/a.ts', to: 'src/ui/row/d.ts' },
    ];
    expect(findCircles(imports)).toEqual([]);
    expect(findFolderCircles(imports)).toEqual(['src/ui/row > src/ui/list > src/ui/row']);
    expect(findFolderCircles(imports.slice(1))).toEqual([]);
  });

  it('every form of import', () => {
    const text = [
      "import { a } from './a.ts';",
      "import type { B } from '../order/b.ts';",
      "export * from './c.ts';",
      "export type { D } from './d.ts';",
      "const e = () => import('./e.ts');",
      "type F = import('./f.ts').F;",
      "import 'rxjs';",
    ].join('\n');
    expect(
      importsOf('src/ui/x.ts', text)
        .map(({ to }) => to)
        .sort(),
    ).toEqual([
      'rxjs',
      'src/order/b.ts',
      'src/ui/a.ts',
      'src/ui/c.ts',
      'src/ui/d.ts',
      'src/ui/e.ts',
      'src/ui/f.ts',
    ]);
  });

  it('a default export', () => {
    expect(findFileProblems('a.ts', 'export default 1;')).toEqual([expect.stringContaining('default')]);
    expect(findFileProblems('a.ts', 'export { a as default };')).toEqual([
      expect.stringContaining('default'),
    ]);
  });

  describe('in plain data', () => {
    const folder = mkdtempSync(join(tmpdir(), 'solid-chat-kit-architecture-'));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it('a global of the browser', () => {
      const file = join(folder, 'dom.ts');
      writeFileSync(file, 'export const title = (): string => document.title;\n');
      expect(findUnknownGlobals([file])).toEqual([expect.stringContaining("'document'")]);
    });
  });
});
