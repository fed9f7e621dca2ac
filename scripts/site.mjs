// npm run site: builds the documents and a playground of the sources into dist-site/, for any static host.
//   --serve   serves it at http://localhost:4173 (PORT changes it)
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { ROOT } from './files.mjs';

const OUT_DIR = join(ROOT, 'dist-site');
const PLAYGROUND = join(ROOT, 'site/playground');

/** Modules that programs of the playground may import. */
const MODULES = [
  'rxjs',
  'solid-chat-kit',
  'solid-chat-kit/local',
  'solid-chat-kit/local/control',
  'solid-js',
  'solid-js/store',
  'solid-js/web',
];

/** Returns the file of a module below `modules/`. @param {string} name */
const fileOf = (name) => `${name.replaceAll('/', '-')}.js`;

/** Builds a part of the playground. @param {string} folder @param {import('vite').BuildOptions} options */
const buildPart = (folder, options) =>
  build({
    configFile: join(ROOT, 'vite.config.ts'),
    root: PLAYGROUND,
    base: './',
    // Babel only uses `assert` of Node.
    resolve: { alias: { assert: join(PLAYGROUND, 'assert.cjs') } },
    logLevel: 'warn',
    build: {
      outDir: join(OUT_DIR, folder),
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 10_000,
      ...options,
    },
  });

/** Writes the page that runs programs, with the URLs of their imports. */
function writePreview() {
  const imports = Object.fromEntries(MODULES.map((name) => [name, `./modules/${fileOf(name)}`]));
  // The page has the styles already.
  imports['solid-chat-kit/css-variables.css'] = 'data:text/javascript,';
  const page = readFileSync(join(PLAYGROUND, 'preview.html'), 'utf8');
  writeFileSync(
    join(OUT_DIR, 'playground/preview.html'),
    page.replace('<!-- import map -->', `<script type="importmap">${JSON.stringify({ imports })}</script>`),
  );
}

process.env.NODE_ENV = 'production';
const vitepress = join(ROOT, 'node_modules/vitepress/bin/vitepress.js');
const { status } = spawnSync(process.execPath, [vitepress, 'build', join(ROOT, 'site')], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);

await buildPart('playground', {
  rolldownOptions: { input: join(PLAYGROUND, 'index.html'), checks: { pluginTimings: false } },
});
await buildPart('playground/modules', {
  cssCodeSplit: false,
  rolldownOptions: {
    input: {
      preview: join(PLAYGROUND, 'preview.ts'),
      ...Object.fromEntries(MODULES.map((name) => [name.replaceAll('/', '-'), name])),
    },
    preserveEntrySignatures: 'strict',
    output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    checks: { pluginTimings: false },
  },
});
writePreview();

if (process.argv.includes('--serve')) {
  const server = await preview({
    configFile: false,
    build: { outDir: OUT_DIR },
    preview: { host: 'localhost', port: Number(process.env.PORT || 4173), strictPort: true },
  });
  server.printUrls();
}
