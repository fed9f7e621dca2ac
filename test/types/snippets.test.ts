import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles, ROOT, readText } from '../../scripts/files.mjs';
import { compile } from './compile.ts';

const SNIPPET = /^## (.+?)$|^```tsx?\n([\s\S]*?)^```$/gm;

interface Snippet {
  readonly name: string;
  readonly code: string;
}

/** The snippets of a document, each named by it and by the heading it stands below. */
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
  // Inside the project, so that packages are found as an app finds them.
  const folder = mkdtempSync(join(ROOT, 'test/types/.snippets-'));
  const fileOf = (index: number) => join(folder, `snippet-${index}.tsx`);
  let found: Map<string, string[]>;
  beforeAll(() => {
    for (const [index, { code }] of snippets.entries()) writeFileSync(fileOf(index), code);
    // What a module declares holds for a whole compilation: such a snippet has one of its own.
    const [alone, together] = [true, false].map((declares) =>
      [...snippets.keys()].filter(
        (index) => /^declare module/m.test(snippets[index]?.code ?? '') === declares,
      ),
    );
    const runs = [together ?? [], ...(alone ?? []).map((index) => [index])];
    found = new Map(runs.flatMap((run) => [...compile(run.map(fileOf))]));
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('there are some', () => expect(snippets.length).toBeGreaterThanOrEqual(5));

  it.each(snippets.map(({ name }, index) => [name, index] as const))('%s', (_name, index) => {
    expect(found.get(fileOf(index))).toEqual([]);
  });
});
