// npm run soak: runs random sequences against mounted lists and a model of the server. SOAK_FROM is the first
// seed, SOAK_COUNT the number of seeds, SOAK_STEPS the length of each. A failing sequence is shrunk to its
// shortest form and printed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './files.mjs';

const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'soak', ...process.argv.slice(2)],
  { cwd: ROOT, env: { ...process.env, SOAK: '1' }, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
