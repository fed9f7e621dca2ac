import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/files.mjs';
import { KIT_LANGUAGES } from '../../src/localize/languages.ts';

it('[limit.languages] an app’s first file holds English alone; each other language is a file of its own', async () => {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input: `${ROOT}/src/localize/index.ts`,
        preserveEntrySignatures: 'strict',
        external: /^solid-js/,
      },
    },
  });
  const chunks = [result]
    .flat()
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .filter((output): output is Rollup.OutputChunk => output.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry)!;
  expect(entry.code).toContain('No chats yet');
  expect(entry.code).not.toContain('Noch keine Chats');
  expect(entry.imports.filter((name) => !name.startsWith('solid-js'))).toEqual([]);
  expect(entry.dynamicImports).toHaveLength(KIT_LANGUAGES.length - 1);
}, 30_000);
