import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles, ROOT, readText } from '../../scripts/files.mjs';
import { compile } from './compile.ts';

// Each file compiles or does not; an `@ts-expect-error` that meets no error is an error. The first line of
// a file, a comment, says what it shows.
describe('types', () => {
  const files = listFiles('test/types', /\.test-d\.tsx?$/);
  let found: Map<string, string[]>;
  beforeAll(() => {
    found = compile(files.map((file) => join(ROOT, file)));
  }, 60_000);

  it.each(
    files.map((file) => [
      readText(file)
        .split('\n', 1)[0]
        ?.replace(/^\/\/ /, ''),
      file,
    ]),
  )('%s', (_, file) => {
    expect(found.get(join(ROOT, String(file)))).toEqual([]);
  });
});

describe('the compiler behind these tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'solid-chat-kit-types-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('reports a wrong type, and an expected error that does not come', () => {
    const file = join(folder, 'wrong.ts');
    writeFileSync(file, 'export const a: string = 1;\n// @ts-expect-error\nexport const b: string = "b";\n');
    expect(compile([file]).get(file)).toEqual([
      expect.stringContaining('line 1'),
      expect.stringContaining('line 2'),
    ]);
  });
});
