import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, readText } from '../../scripts/files.mjs';
import { compile } from './compile.ts';

const SNIPPET = /^## (.+?)$|^```tsx\n([\s\S]*?)^```$/gm;

/** The snippets of a document, each under the heading it stands below. */
function snippetsOf(markdown: string): [heading: string, code: string][] {
  const snippets: [string, string][] = [];
  let heading = '';
  for (const [, title, code] of markdown.matchAll(SNIPPET)) {
    if (title) heading = title;
    else if (code) snippets.push([heading, code]);
  }
  return snippets;
}

describe('the snippets of the README compile', () => {
  // Inside the project, so that packages are found as an app finds them.
  const folder = mkdtempSync(join(ROOT, 'test/types/.readme-'));
  const snippets = snippetsOf(readText('README.md'));
  const fileOf = (heading: string) => join(folder, `${heading.replaceAll(/\W+/g, '-').toLowerCase()}.tsx`);
  let found: Map<string, string[]>;
  beforeAll(() => {
    for (const [heading, code] of snippets) writeFileSync(fileOf(heading), code);
    found = compile(
      snippets.map(([heading]) => fileOf(heading)),
      join(ROOT, 'tsconfig.json'),
    );
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('there are some', () => expect(snippets.length).toBeGreaterThanOrEqual(3));

  it.each(snippets)('%s', (heading) => expect(found.get(fileOf(heading))).toEqual([]));
});
