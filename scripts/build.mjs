// Builds the package into dist/:
//   source/         the sources with JSX kept, for apps that compile it themselves, and all types
//   index.js        compiled for browsers          server/index.js  compiled for servers
//   local.js        the embedded chat SDK
//   css-variables.css (one flat sheet), css/*.css (single sheets), icons/, css.d.ts
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import solid from 'vite-plugin-solid';
import { importedSheets, joinSheets, rebasedSheet, usedAssets } from './css.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

function emitSource() {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('tsc found errors; nothing was built');
}

/**
 * @param {string} entry source file
 * @param {string} name output name, without extension
 * @param {'dom' | 'ssr'} generate
 */
function bundle(entry, name, generate) {
  return build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [solid({ solid: { generate, hydratable: true } })],
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: { entry: join(root, entry), formats: ['es'], fileName: () => `${name}.js` },
      rolldownOptions: { external: (id) => /^[^./\0]/.test(id) && !id.startsWith(root) },
    },
  });
}

function writeStyles() {
  const index = join(root, 'css/index.css');
  const sourceRoot = dirname(index);
  writeFileSync(join(dist, 'css-variables.css'), joinSheets(index));
  mkdirSync(join(dist, 'css'), { recursive: true });
  for (const sheet of importedSheets(index)) {
    writeFileSync(join(dist, 'css', basename(sheet)), rebasedSheet(sheet, sourceRoot, 'css'));
  }
  for (const asset of usedAssets(index)) {
    mkdirSync(dirname(join(dist, asset)), { recursive: true });
    copyFileSync(join(sourceRoot, asset), join(dist, asset));
  }
  // TypeScript refuses a side-effect import that has no types.
  writeFileSync(join(dist, 'css.d.ts'), 'export {};\n');
}

rmSync(dist, { recursive: true, force: true });
emitSource();
await bundle('src/index.ts', 'index', 'dom');
await bundle('src/index.ts', 'server/index', 'ssr');
await bundle('src/local/index.ts', 'local', 'dom');
writeStyles();
console.log('built dist/');
