import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

it('deletes the folder of a server when the process that made it is killed', async () => {
  const code = `import { temporaryFolder } from './scripts/ejabberd/temporary-folder.mjs';
    import { mkdirSync } from 'node:fs';
    const folder = temporaryFolder('killed');
    mkdirSync(folder + '/data');
    console.log(folder);
    setInterval(() => {}, 1000);`;
  const maker = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 2],
  });
  const [line] = await once(maker.stdout as NonNullable<typeof maker.stdout>, 'data');
  const folder = String(line).trim();
  expect(existsSync(folder)).toBe(true);
  maker.kill('SIGKILL');
  await vi.waitFor(() => expect(existsSync(folder)).toBe(false), { timeout: 20_000 });
});

it('lets the process end that made a folder', async () => {
  const code = `import { temporaryFolder } from './scripts/ejabberd/temporary-folder.mjs';
    import { rmSync } from 'node:fs';
    rmSync(temporaryFolder('ended'), { recursive: true });`;
  const maker = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 2, 2] });
  expect(await once(maker, 'exit')).toEqual([0, null]);
});
