// Builds a page of an example as an app would: `node scripts/build-example.mjs FOLDER PAGE OUT_DIR`. Runs as
// a separate program, because a development server in the same process would make it a development build.
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './files.mjs';

const [folder = '', page = '', outDir = ''] = process.argv.slice(2);
const root = join(ROOT, 'example', folder);
process.env.NODE_ENV = 'production';

await build({
  configFile: join(ROOT, 'vite.config.ts'),
  root,
  base: './',
  logLevel: 'warn',
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: join(root, page), checks: { pluginTimings: false } },
  },
});
