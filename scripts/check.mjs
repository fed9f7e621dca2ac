// npm run check: runs all static checks, one line per step, and ends with `N passed, N failed`. A failing
// step prints its output.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './files.mjs';
import { summaryLine } from './summary.mjs';

/** @param {string[]} parts */
const bin = (...parts) => join(ROOT, 'node_modules', ...parts);

/** Each step is a Node program with its arguments. @type {[name: string, ...command: string[]][]} */
const steps = [
  ['format and lint', bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.'],
  ['reactivity', bin('eslint/bin/eslint.js'), '--max-warnings', '0'],
  ['types', bin('typescript/bin/tsc'), '-p', '.'],
  ['documentation', join(ROOT, 'scripts/docs.mjs'), '--check'],
  ['unused code', bin('knip/bin/knip.js')],
  ['build', join(ROOT, 'scripts/build.mjs')],
  ['package', bin('publint/src/cli.js'), '--strict'],
  ['package types', bin('@arethetypeswrong/cli/dist/index.js'), '--pack', '.', '--profile', 'esm-only'],
  ['package in use', join(ROOT, 'scripts/consume.mjs')],
  ['size', join(ROOT, 'scripts/size.mjs')],
];

const counts = { passed: 0, failed: 0 };
for (const [name, ...command] of steps) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const isWell = status === 0;
  counts[isWell ? 'passed' : 'failed'] += 1;
  if (!isWell) console.log(stdout + stderr);
  else if (name === 'size') console.log(stdout.trimEnd());
  console.log(`${isWell ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
}
console.log(summaryLine(counts));
process.exitCode = counts.failed === 0 ? 0 : 1;
