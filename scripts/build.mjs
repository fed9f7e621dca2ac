// Builds the package into dist/:
//   source/         the sources with JSX kept, for apps that compile it themselves, and all types; the words of
//                   every language too, which each of the following fetches from there when it needs them
//   index.js        compiled for browsers          server/index.js  compiled for servers
//   local.js        the embedded chat SDK, with what it loads on demand in local/; local/control.js is for tests and demos
//   contract.js     the tests that every chat SDK must pass
//   element.js      the custom elements, with Solid and everything else inside
//   css-variables.css (one flat sheet), css/*.css (single sheets), icons/, css.d.ts
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
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

/** @param {string} id */
const isPackage = (id) => /^[^./\0]/.test(id) && !id.startsWith(root);

/**
 * Leaves the languages where they are: they are plain modules already, and each is fetched when it is needed.
 * @param {string} fetcher output name of the file that fetches them
 * @returns {import('vite').Plugin}
 */
const keepLanguages = (fetcher) => ({
  name: 'keep-languages',
  enforce: 'pre',
  resolveId(id) {
    const [, tag] = /\/languages\/([\w-]+)\.ts$/.exec(id) ?? [];
    const path = posix.relative(posix.dirname(fetcher), `source/localize/languages/${tag}.js`);
    return tag ? { id: path.startsWith('.') ? path : `./${path}`, external: true } : undefined;
  },
});

/**
 * Finds what entries import at once. It stands in one file: parts that load on demand share modules with it, and would
 * tear it into many.
 */
function followStaticImports() {
  /** @type {Set<string>} */
  const found = new Set();
  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'follow-static-imports',
    buildEnd() {
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) found.add(id);
      for (const id of found) for (const to of this.getModuleInfo(id)?.importedIds ?? []) found.add(to);
    },
  };
  return { plugin, group: { name: 'lists', test: (/** @type {string} */ id) => found.has(id), priority: 0 } };
}

/**
 * @param {Record<string, string>} entries source files by their output names, without extension; several share what
 *   they import, beside the first
 * @param {'dom' | 'ssr'} generate
 * @param {(id: string) => boolean} external what stays an import
 * @param {{ name: string, test: (id: string) => boolean, priority: number }[]} groups modules that stand in one file beside the entry:
 *   several of those that load on demand import them, and would tear them into many
 * @param {import('vite').Plugin[]} plugins
 */
function bundle(entries, generate, external = isPackage, groups = [], plugins = []) {
  const [name = ''] = Object.keys(entries);
  return build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [solid({ solid: { generate, hydratable: true } }), ...plugins],
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: { entry: entries, formats: ['es'], fileName: (_, entryName) => `${entryName}.js` },
      // What loads on demand keeps a name of its own beside the file that asks for it.
      rolldownOptions: {
        external,
        output: {
          chunkFileNames: `${name}/[name].js`,
          codeSplitting: { groups },
        },
      },
    },
  });
}

/**
 * The lists and all they import at once, beside what they load on demand.
 * @param {string} name output name
 * @param {'dom' | 'ssr'} generate
 */
function bundleLists(name, generate) {
  const { plugin, group } = followStaticImports();
  const languages = keepLanguages(`${name}/lists.js`);
  return bundle({ [name]: 'src/index.ts' }, generate, isPackage, [group], [plugin, languages]);
}

/** The custom elements, with all they need in one file: a plain page loads it as it is. */
function bundleElement() {
  const moduleName = join(root, 'src/element/runtime.ts');
  return build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      keepLanguages('element.js'),
      solid({ solid: { generate: 'dom', hydratable: false, moduleName } }),
    ],
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: {
        input: join(root, 'src/element/index.ts'),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'element.js',
          codeSplitting: false,
          postBanner: '/*! solid-chat-kit (MIT), with solid-js (MIT) and rxjs (Apache-2.0) */',
        },
      },
    },
  });
}

/** Of the embedded SDK: what every page needs at once, an open chat, and what keeps data in memory. */
const LOCAL_GROUPS = Object.entries({
  engine:
    /^(src\/(sdk|local\/(?!index|control|on-demand|seed\/(?!password)|storage\/((in-)?memory|sorted)))|node_modules\/idb)/,
  chat: /^src\/local\/on-demand\/(chat|find|messaging|receipts|view-one)\.ts$/,
  memory: /^src\/local\/storage\/(in-)?memory\.ts$/,
}).map(([name, paths], at, all) => ({
  name,
  test: (/** @type {string} */ id) => paths.test(id.replace(root, '')),
  // A group takes along what its modules import, unless an earlier one has it.
  priority: all.length - at,
}));

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
await bundleLists('index', 'dom');
await bundleLists('server/index', 'ssr');
// A plain page, which has no packages, can import it too.
const LOCAL = { local: 'src/local/index.ts', 'local/control': 'src/local/control/index.ts' };
await bundle(LOCAL, 'dom', () => false, LOCAL_GROUPS);
await bundle({ contract: 'src/contract/index.ts' }, 'dom');
await bundleElement();
writeStyles();
console.log('built dist/');
