// npm run docs: writes the tables of the documents, and builds the API reference into dist-docs/. With
// --check it writes nothing, and fails for a broken link or an export without a comment.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { writeTables } from './doc-tables.mjs';
import { ROOT } from './files.mjs';

const isCheck = process.argv.includes('--check');
if (!isCheck) writeTables();
const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/typedoc/bin/typedoc'), ...(isCheck ? ['--emit', 'none'] : [])],
  { cwd: ROOT, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
