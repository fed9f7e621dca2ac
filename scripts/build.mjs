// Builds the package into dist/:
//   source/         the sources with JSX, for apps that compile it themselves, all types, and the languages and names of
//                   emojis, which all other files load from there on demand
//   index.js        compiled for browsers          server/index.js  compiled for servers
//   virtual.js      the virtualizer, for all of the above
//   local.js        the embedded chat SDK, with chunks in local/ that load on demand; local/control.js is for tests and demos
//   contract.js     the test suite for chat SDKs
//   own-server.js   an SDK from the functions of one's own server (server/ is the lists, compiled for servers)
//   xmpp.js         an SDK over an XMPP server; the client library stays external
//   element.js      the elements of both lists, including Solid and all dependencies
//   element/chat.js the same with the element of the whole chat
//   css-variables.css (one flat sheet), css/lists.css (the same without the message view), css/*.css (single sheets),
//   icons/, css.d.ts
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';
import solid from 'vite-plugin-solid';
import { importedSheets, joinSheets, rebasedSheet, usedAssets, withoutMessageView } from './css.mjs';

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

/** Reads `process.env`, which pages and plain bundles lack: it is built into a file of its own without it. */
const VIRTUALIZER = '@tanstack/solid-virtual';

/** Imports the virtualizer from its file, in all emitted sources. */
function linkVirtualizer() {
  const source = join(dist, 'source');
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.jsx?$/.test(file)) continue;
    const code = readFileSync(join(source, file), 'utf8');
    if (!code.includes(VIRTUALIZER)) continue;
    const path = posix.relative(dirname(file), '../virtual.js');
    writeFileSync(join(source, file), code.replaceAll(VIRTUALIZER, path));
  }
}

/** Bundles the virtualizer as in production. */
function bundleVirtualizer() {
  return build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: {
        entry: fileURLToPath(import.meta.resolve(VIRTUALIZER)),
        formats: ['es'],
        fileName: () => 'virtual.js',
      },
      rolldownOptions: {
        external: /^solid-js/,
        output: { postBanner: '/*! @tanstack/solid-virtual and @tanstack/virtual-core (MIT) */' },
      },
    },
  });
}

/** @param {string} id */
const isPackage = (id) => /^[^./\0]/.test(id) && !id.startsWith(root);

/**
 * Returns a file of dist as an external module of another one.
 * @param {string} file
 * @param {string} importer output name
 */
const external = (file, importer) => {
  const path = posix.relative(posix.dirname(importer), file);
  return { id: path.startsWith('.') ? path : `./${path}`, external: true };
};

/**
 * Leaves the modules of languages and emojis external: they are plain modules, loaded one by one on demand.
 * @param {string} fetcher output name of the file that loads them
 * @returns {import('vite').Plugin}
 */
const keepLanguages = (fetcher) => ({
  name: 'keep-languages',
  enforce: 'pre',
  resolveId(id, importer) {
    const [, tag] = /\/languages\/([\w-]+)\.ts$/.exec(id) ?? [];
    if (tag) return external(`source/localize/languages/${tag}.js`, fetcher);
    const [, name] = /^\.\/data\/([\w-]+)\.ts$/.exec(id) ?? [];
    const isEmoji = name && importer?.endsWith('/src/ui/emoji/emoji-data.ts');
    return isEmoji ? external(`source/ui/emoji/data/${name}.js`, fetcher) : undefined;
  },
});

/**
 * Leaves the virtualizer external, as a file beside.
 * @param {string} importer output name
 * @returns {import('vite').Plugin}
 */
const keepVirtualizer = (importer) => ({
  name: 'keep-virtualizer',
  enforce: 'pre',
  resolveId: (id) => (id === VIRTUALIZER ? external('virtual.js', importer) : undefined),
});

/**
 * Finds what entries import statically, and groups it in one file: chunks that load on demand share modules
 * with it and would split it.
 */
function followStaticImports(name = 'lists') {
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
  return { plugin, group: { name, test: (/** @type {string} */ id) => found.has(id), priority: 1 } };
}

/**
 * @param {Record<string, string>} entries source files by output name, without extension; several entries
 * share what they import
 * @param {'dom' | 'ssr'} generate
 * @param {(id: string) => boolean} isExternal which imports stay external
 * @param {{ name: string, test: (id: string) => boolean, priority: number }[]} groups modules to keep
 * together in one file beside the entry, because several chunks that load on demand import them and would
 * split them
 * @param {import('vite').Plugin[]} plugins
 */
function bundle(entries, generate, isExternal = isPackage, groups = [], plugins = []) {
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
      // Chunks that load on demand are named files beside the file that imports them.
      rolldownOptions: {
        external: isExternal,
        output: {
          chunkFileNames: `${name}/[name].js`,
          codeSplitting: { groups },
        },
      },
    },
  });
}

/**
 * Bundles the lists and everything they import statically; the rest loads on demand.
 * @param {string} name output name
 * @param {'dom' | 'ssr'} generate
 */
function bundleLists(name, generate) {
  const { plugin, group } = followStaticImports();
  /** @param {string} id */
  const isOther = (id) => isPackage(id) && id !== VIRTUALIZER;
  const kept = [keepLanguages(`${name}/lists.js`), keepVirtualizer(`${name}/lists.js`)];
  return bundle({ [name]: 'src/index.ts' }, generate, isOther, [group], [plugin, ...kept]);
}

/** Bundles the XMPP SDK: what a page needs at once, the session that a sign-in loads, and what loads with a call. */
function bundleXmpp() {
  const { plugin, group } = followStaticImports('kit');
  const onCall = /\/src\/xmpp\/(archive\/memory|rooms\/groups|files\/upload|outbox\/revisions)\.ts$/;
  const session = {
    name: 'session',
    test: (/** @type {string} */ id) => id.includes('/src/xmpp/') && !onCall.test(id),
    priority: 0,
  };
  return bundle({ xmpp: 'src/xmpp/index.ts' }, 'dom', isPackage, [group, session], [plugin]);
}

/**
 * Bundles custom elements and all dependencies in one file, which a plain page loads directly.
 * @param {string} source
 * @param {string} name output name
 */
function bundleElement(source, name) {
  const moduleName = join(root, 'src/element/runtime.ts');
  return build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      keepLanguages(`${name}.js`),
      solid({ solid: { generate: 'dom', hydratable: false, moduleName } }),
    ],
    // Without this condition, rxjs comes as ES5 with the helpers of TypeScript.
    resolve: { conditions: ['es2015', ...defaultClientConditions] },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: {
        input: join(root, source),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: `${name}.js`,
          codeSplitting: false,
          postBanner:
            '/*! solid-chat-kit (MIT), with solid-js (MIT), @tanstack/solid-virtual (MIT) and rxjs (Apache-2.0) */',
        },
      },
    },
  });
}

/** Chunks of the embedded SDK: what every page needs at once, an open chat, and the storage in memory. */
const LOCAL_GROUPS = Object.entries({
  engine:
    /^(src\/(sdk|local\/(?!index|control|on-demand|seed\/(?!password)|storage\/((in-)?memory|sorted)))|node_modules\/idb)/,
  chat: /^src\/local\/on-demand\/(chat|find|messaging|receipts|view-one)\.ts$/,
  memory: /^src\/local\/storage\/(in-)?memory\.ts$/,
}).map(([name, paths], at, all) => ({
  name,
  test: (/** @type {string} */ id) => paths.test(id.replace(root, '')),
  // A group includes what its modules import, unless an earlier group has it.
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
  const lists = joinSheets(join(root, 'css/lists.css'), 'css');
  writeFileSync(join(dist, 'css/lists.css'), withoutMessageView(lists));
  for (const asset of usedAssets(index)) {
    mkdirSync(dirname(join(dist, asset)), { recursive: true });
    copyFileSync(join(sourceRoot, asset), join(dist, asset));
  }
  // TypeScript rejects a side-effect import without types.
  writeFileSync(join(dist, 'css.d.ts'), 'export {};\n');
}

rmSync(dist, { recursive: true, force: true });
emitSource();
linkVirtualizer();
await bundleVirtualizer();
await bundleLists('index', 'dom');
await bundleLists('server/index', 'ssr');
// Plain pages without packages can import it, too.
const LOCAL = { local: 'src/local/index.ts', 'local/control': 'src/local/control/index.ts' };
await bundle(LOCAL, 'dom', () => false, LOCAL_GROUPS);
await bundle({ contract: 'src/contract/index.ts' }, 'dom');
await bundle({ 'own-server': 'src/server/index.ts' }, 'dom');
await bundleXmpp();
await bundleElement('src/element/index.ts', 'element');
await bundleElement('src/element/chat.ts', 'element/chat');
writeStyles();
console.log('built dist/');
