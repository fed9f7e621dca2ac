import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/files.mjs';
import { LOCAL_PARTS } from './local-setup.ts';
import { recordContract } from './record.ts';

const folder = mkdtempSync(join(tmpdir(), 'solid-chat-kit-node-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Compiles the suite into one file that Node can run. */
async function compileSuite(): Promise<string> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    resolve: {
      alias: [
        {
          find: /^solid-chat-kit\/(local|local\/control|contract)$/,
          replacement: join(ROOT, 'src/$1/index.ts'),
        },
      ],
    },
    ssr: { noExternal: true },
    build: {
      ssr: join(ROOT, 'test/contract/node-test/contract.ts'),
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'contract.mjs', codeSplitting: false } },
    },
  });
  return join(folder, 'contract.mjs');
}

describe('the contract suite under node:test', () => {
  it('[helper.describeKitContract] runs all its tests, and they pass', async () => {
    const file = await compileSuite();
    const { stdout } = spawnSync(process.execPath, ['--test', '--test-reporter=tap', file], {
      encoding: 'utf8',
      // A Node test runner inside another one reports to the outer one.
      env: { ...process.env, NODE_TEST_CONTEXT: undefined },
    });
    const { cases } = recordContract({ name: '', has: LOCAL_PARTS, createWorld: () => Promise.reject() });
    expect(stdout).toContain(`# tests ${cases.length}\n`);
    expect(stdout).toContain(`# pass ${cases.length}\n`);
  }, 30_000);
});
