import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type Run, stepOf } from './plan.ts';
import { Random } from './random.ts';
import { expectNoDifference } from './seeds.ts';
import { writesInto } from './write-found.ts';

/** Fails if a step "b" comes after a step "a". */
const fragile: Run = async (plan, { steps, log, differences }) => {
  const random = new Random(plan.seed);
  for (let at = 0; at < plan.length; at++) {
    const name = stepOf(plan, at, random, { a: 1, b: 1, c: 3 });
    if (!name) continue;
    steps[at] = name;
    log.push(`${at} ${name}: done`);
  }
  const names = Object.values(steps).join('');
  if (/a.*b/.test(names)) differences.push('is wrong');
};

it('writes a seed that fails as a test of its least steps', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const failing = expectNoDifference('users', fragile, { from: 7, count: 1 }, writesInto(folder));
  await expect(failing).rejects.toThrow('users-7.test.ts');
  const lines = readFileSync(join(folder, 'users-7.test.ts'), 'utf8').split('\n');
  expect(lines.slice(0, 6)).toEqual([
    '// => is wrong',
    "import { replay } from '../replay.ts';",
    '',
    "replay('users', {",
    '  seed: 7,',
    '  length: 60,',
  ]);
  expect(lines.slice(6).join('\n')).toMatch(
    /^ {2}steps: \{\n {4}\d+: 'a', \/\/ done\n {4}\d+: 'b', \/\/ done\n {2}\},\n\}\);\n$/,
  );
});
