import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readText } from '../../scripts/files.mjs';
import { installWithPnpm } from '../../scripts/packed.mjs';
import { packedApps, serveApp } from './apps.ts';

test('an app on rxjs 7 of its own, installed by pnpm, shares it with the kit', () => {
  test.setTimeout(300_000);
  const { output, copies } = installWithPnpm(packedApps().tarball, '7.5.7');
  expect(copies).toEqual(['rxjs@7.5.7']);
  expect(output).toBe('true function function');
});

test('with the setting of docs/faq.md, such an app shares it in the development server of Vite too', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const [setting] = /optimizeDeps: \{[^`]+\}/.exec(readText('docs/faq.md')) ?? [];
  if (!setting) throw new Error('docs/faq.md has no setting.');
  const folder = packedApps().readme;
  const files = {
    'copies.html':
      '<!doctype html><link rel="icon" href="data:," /><script type="module" src="/copies.ts"></script>',
    'copies.ts': `import { Subject } from 'rxjs';
import { KitMessageEvents } from 'solid-chat-kit';
document.title = KitMessageEvents.ccMessageSent instanceof Subject ? 'one copy' : 'two copies';
`,
    'copies.config.mjs': `import solid from 'vite-plugin-solid';
export default { plugins: [solid()], cacheDir: 'node_modules/.vite-copies', ${setting} };
`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const server = await serveApp(
    process.execPath,
    (port) => [vite, 'dev', '--config', 'copies.config.mjs', '--port', port, '--strictPort'],
    folder,
  );
  try {
    await page.goto(`${server.url}/copies.html`);
    await expect.poll(() => page.title(), { timeout: 60_000 }).toBe('one copy');
  } finally {
    await server.close();
    for (const name of Object.keys(files)) rmSync(join(folder, name));
  }
});
