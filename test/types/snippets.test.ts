import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles, ROOT, readText } from '../../scripts/files.mjs';
import { compile } from './compile.ts';

/** The SDK of an app, typed as vendors type theirs. */
const PATHS = { 'your-chat-sdk': 'test/types/vendor-sdk.ts' };

const SNIPPET = /^## (.+?)$|^```tsx?\n([\s\S]*?)^```$/gm;

interface Snippet {
  readonly name: string;
  readonly code: string;
}

/** Returns the snippets of a document, named by the document and their heading. */
function snippetsOf(document: string): Snippet[] {
  const snippets: Snippet[] = [];
  let heading = '';
  for (const [, title, code] of readText(document).matchAll(SNIPPET)) {
    if (title) heading = title;
    else if (code) snippets.push({ name: `${document}, ${heading} ${snippets.length + 1}`, code });
  }
  return snippets;
}

describe('the snippets of the documents compile', () => {
  const snippets = ['README.md', ...listFiles('docs', /\.md$/)].flatMap(snippetsOf);
  // Inside the project, so that packages resolve as in an app.
  const folder = mkdtempSync(join(ROOT, 'test/types/.snippets-'));
  const fileOf = (index: number) => join(folder, `snippet-${index}.tsx`);
  let found: Map<string, string[]>;
  let foundRegistered: Map<string, string[]>;
  beforeAll(() => {
    for (const [index, { code }] of snippets.entries()) writeFileSync(fileOf(index), code);
    // `declare module` affects a whole compilation, so such a snippet is compiled alone.
    const [alone, together] = [true, false].map((declares) =>
      [...snippets.keys()].filter(
        (index) => /^declare module/m.test(snippets[index]?.code ?? '') === declares,
      ),
    );
    const runs = [together ?? [], ...(alone ?? []).map((index) => [index])];
    found = new Map(runs.flatMap((run) => [...compile(run.map(fileOf), PATHS)]));
    foundRegistered = compile([...snippets.keys()].map(fileOf), PATHS);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('there are some', () => expect(snippets.length).toBeGreaterThanOrEqual(5));

  it.each(snippets.map(({ name }, index) => [name, index] as const))('%s', (_name, index) => {
    expect(found.get(fileOf(index))).toEqual([]);
  });

  it.each(snippets.map(({ name }, index) => [name, index] as const))(
    '%s, in an app that registers its SDK',
    (_name, index) => {
      expect(foundRegistered.get(fileOf(index))).toEqual([]);
    },
  );
});
