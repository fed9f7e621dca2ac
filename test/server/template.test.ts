import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../../scripts/ejabberd/server.mjs';
import { ROOT } from '../../scripts/files.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chat-'));
  cpSync(join(ROOT, 'example/server'), folder, { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('[helper.ownServer.template] a copy of the server stands alone, and serves a page that was built', async () => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), '<h1>Built</h1>');
  const port = await freePort();
  const args = ['start.mjs', '--production', `--port=${port}`];
  const program = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(program.stdout, 'data');
  const base = `http://localhost:${port}`;
  const page = await fetch(base);
  expect([await page.text(), page.headers.get('x-content-type-options')]).toEqual([
    '<h1>Built</h1>',
    'nosniff',
  ]);
  const answers = [`${base}/start.mjs`, `${base}/%2e%2e/start.mjs`, `${base}/chat.db`, `${base}/api/me`];
  const statuses = await Promise.all(answers.map(async (url) => (await fetch(url)).status));
  expect(statuses).toEqual([404, 404, 404, 404]);
  const exit = once(program, 'exit');
  program.kill('SIGTERM');
  expect((await exit)[0]).toBe(0);
});

it.each([
  [['--store=postgres'], 'postgres://user@host/database'],
  [['--bus=nats', '--store=postgres://localhost/chat'], 'nats://host'],
])(
  '[helper.ownServer.template] names the address that %s lacks, and makes no file of it',
  async (args, address) => {
    const program = spawn(process.execPath, ['start.mjs', '--production', ...args], { cwd: folder });
    let said = '';
    program.stderr.on('data', (part) => {
      said += part;
    });
    await once(program, 'close');
    expect(said).toContain(address);
    expect(existsSync(join(folder, 'postgres'))).toBe(false);
  },
);

it('[helper.ownServer.template] names what is missing', async () => {
  const program = spawn(process.execPath, ['start.mjs', '--production'], { cwd: folder });
  let said = '';
  program.stderr.on('data', (part) => {
    said += part;
  });
  await once(program, 'close');
  expect(said).toContain('run npm run build first');
});
