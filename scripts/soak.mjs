// npm run soak: random sequences against mounted lists, held to a model of the server. SOAK_FROM is the first seed,
// SOAK_COUNT how many there are, SOAK_STEPS how long each is. What fails is shrunk to the least steps and shown.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './files.mjs';

const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'soak', ...process.argv.slice(2)],
  { cwd: ROOT, env: { ...process.env, SOAK: '1' }, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
