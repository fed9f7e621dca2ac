import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './files.mjs';

/**
 * Runs Vitest, and collects the figures that its tests print as `FIGURE name | value`.
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<{ status: number, figures: [name: string, value: string][] }>}
 */
export async function runVitest(args, env) {
  const run = spawn(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  let output = '';
  run.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    output += chunk;
  });
  const status = await new Promise((resolve) => run.on('close', resolve));
  const figures = new Map(
    [...output.matchAll(/FIGURE (.+?) \| (.+)/g)].map(([, name, value]) => [String(name), String(value)]),
  );
  return { status: status ?? 1, figures: [...figures] };
}
