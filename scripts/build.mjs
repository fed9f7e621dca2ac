// Builds the package into dist/:
//   solid/          the entries with JSX, for apps that compile it themselves, and the parts that they share
//   index.js, headless.js, localize.js, testing.js   the same entries compiled for browsers; they share index/
//   server/         the same entries compiled for servers
//   languages/, emoji/   plain modules, which all other files load on demand
//   virtual.js      the virtualizer, for all of the above
//   local.js        the embedded chat SDK, with chunks in local/ that load on demand; local/control.js is for tests and demos
//   contract.js     the test suite for chat SDKs
//   own-server.js   an SDK from the functions of one's own server (server/ is the lists, compiled for servers)
//   markdown.js     the formatter of Markdown; its parser stays external
//   xmpp.js         an SDK over an XMPP server; the client library stays external
//   element.js      the elements of both lists, including Solid and all dependencies
//   element/chat.js the same with the element of the whole chat
//   types/          the declarations of all entries
//   css-variables.css (one minified sheet; css/css-variables.css is the readable one), css/lists.css (without the message
//   view), css/*.css (single sheets), icons/, css.d.ts
// The maps of solid/ and types/ refer to src/, which is packed as well.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import { rolldown } from 'rolldown';
import { build, defaultClientConditions } from 'vite';
import solid from 'vite-plugin-solid';
import { importedSheets, joinSheets, rebasedSheet, usedAssets, withoutMessageView } from './css.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

/** The entries of the kit proper: they share what they import. */
const ENTRIES = {
  index: 'src/index.ts',
  headless: 'src/headless/index.ts',
  localize: 'src/localize/index.ts',
  testing: 'src/testing/index.ts',
};

/** The modules that load one by one, by their folder in dist. */
const ON_DEMAND = { languages: 'localize/languages', emoji: 'ui/emoji/data' };

/** The declarations whose sources are packed. */
const WITH_SOURCES = /^(?!(contract|element|local|xmpp|localize\/languages)\/)/;

/** Emits the declarations, and the modules that load one by one. */
function emitTypes() {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('tsc found errors; nothing was built');
  const types = join(dist, 'types');
  for (const [folder, source] of Object.entries(ON_DEMAND)) {
    mkdirSync(join(dist, folder));
    for (const file of readdirSync(join(types, source))) {
      if (file.endsWith('.js')) renameSync(join(types, source, file), join(dist, folder, file));
    }
  }
  const used = declarationsOf(types);
  for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    const path = join(types, file);
    const isMap = file.endsWith('.map');
    if (/\.jsx?$/.test(file) || (file.endsWith('.d.ts') && !used.has(path))) rmSync(path);
    else if (isMap && !(used.has(path.slice(0, -'.map'.length)) && WITH_SOURCES.test(file))) rmSync(path);
    else if (!isMap && used.has(path) && !WITH_SOURCES.test(file)) {
      writeFileSync(path, readFileSync(path, 'utf8').replace(/\n\/\/# sourceMappingURL=.*/, ''));
    }
  }
}

/**
 * Returns the declarations that the entries of the package reach.
 * @param {string} types their folder
 */
function declarationsOf(types) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const entries = Object.values(manifest.exports).map((each) => String(each.types ?? ''));
  const languages = readdirSync(join(types, ON_DEMAND.languages)).map((file) =>
    join(ON_DEMAND.languages, file),
  );
  const found = new Set([
    ...entries
      .filter((each) => each.startsWith('./dist/types/') && !each.includes('*'))
      .map((each) => join(root, each)),
    ...languages.filter((file) => file.endsWith('.d.ts')).map((file) => join(types, file)),
  ]);
  for (const file of found) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from |import\()['"](\.[^'"]+)['"]/g,
    )) {
      found.add(join(dirname(file), path.replace(/\.[jt]sx?$/, '.d.ts')));
    }
  }
  return found;
}

/** Reads `process.env`, which pages and plain bundles lack: it is built into a file of its own without it. */
const VIRTUALIZER = '@tanstack/solid-virtual';

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
    if (tag) return external(`languages/${tag}.js`, fetcher);
    const [, name] = /^\.\/data\/([\w-]+)\.ts$/.exec(id) ?? [];
    const isEmoji = name && importer?.endsWith('/src/ui/emoji/emoji-data.ts');
    return isEmoji ? external(`emoji/${name}.js`, fetcher) : undefined;
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
 * Imports from rxjs what is used: a development server that does not bundle the kit fetches some 20 of its files then,
 * not all 200. It is the same module as behind 'rxjs'.
 * @type {import('vite').Plugin}
 */
const narrowRxjs = {
  name: 'narrow-rxjs',
  enforce: 'pre',
  resolveId: (id) => (id === 'rxjs' ? { id: 'rxjs/internal/Subject', external: true } : undefined),
};

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
          comments: { annotation: true, jsdoc: false, legal: true },
          codeSplitting: { groups },
        },
      },
    },
  });
}

/**
 * The files that the entries share, foundations first, by folder: an app that uses none of a part does not read it. Not
 * one file: bundlers keep what parts that load on demand import from it, even if nothing loads them.
 */
const PARTS = {
  kit: ['utils', 'order', 'sdk', 'client', 'text', 'localize', 'list'],
  ui: ['ui'],
  conversations: ['conversations'],
  users: ['users'],
  messages: ['messages'],
  composer: ['composer'],
  header: ['header'],
  info: ['info'],
  search: ['search'],
  chat: ['chat'],
};

/**
 * Returns the groups of the parts.
 * @param {(id: string) => boolean} isStatic whether an entry imports a module statically
 */
function partGroups(isStatic) {
  const src = join(root, 'src') + sep;
  return Object.entries(PARTS).map(([name, folders], at, all) => ({
    name,
    /** @param {string} id */
    test: (id) =>
      isStatic(id) &&
      (folders.some((folder) => id.startsWith(src + folder + sep)) ||
        // The constants of props belong to no component.
        (at === 0 && id.startsWith(src) && id.endsWith('props.ts'))),
    // A group includes what its modules import, unless an earlier one has it.
    priority: all.length - at,
  }));
}

/**
 * Bundles the entries, compiled.
 * @param {string} folder output folder of the entries, below dist
 * @param {'dom' | 'ssr'} generate
 */
function bundleKit(folder, generate) {
  const { plugin, group } = followStaticImports();
  /** @param {string} id */
  const isOther = (id) => isPackage(id) && id !== VIRTUALIZER;
  const importer = `${folder}index/kit.js`;
  const plugins = [plugin, keepLanguages(importer), keepVirtualizer(importer), narrowRxjs];
  const entries = Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [folder + name, file]));
  return bundle(entries, generate, isOther, partGroups(group.test), plugins);
}

/** Bundles the entries with their JSX, for apps that compile it: a development server sends a few files. */
async function bundleJsx() {
  const { plugin, group } = followStaticImports();
  const importer = 'solid/parts/kit.jsx';
  const bundled = await rolldown({
    cwd: root,
    input: ENTRIES,
    external: (id) => isPackage(id) && id !== VIRTUALIZER && id !== 'rxjs',
    transform: { jsx: 'preserve', target: 'es2022' },
    checks: { pluginTimings: false },
    plugins: [plugin, keepLanguages(importer), keepVirtualizer(importer), narrowRxjs],
  });
  await bundled.write({
    dir: join(dist, 'solid'),
    format: 'es',
    sourcemap: true,
    entryFileNames: '[name].jsx',
    chunkFileNames: 'parts/[name].jsx',
    // The declarations have the descriptions.
    comments: { annotation: true, jsdoc: false, legal: true },
    codeSplitting: { groups: partGroups(group.test) },
  });
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

function writeStyles() {
  const index = join(root, 'css/index.css');
  const sourceRoot = dirname(index);
  const { code } = transform({
    filename: 'css-variables.css',
    code: Buffer.from(joinSheets(index)),
    minify: true,
  });
  writeFileSync(join(dist, 'css-variables.css'), code);
  mkdirSync(join(dist, 'css'), { recursive: true });
  for (const sheet of importedSheets(index)) {
    writeFileSync(join(dist, 'css', basename(sheet)), rebasedSheet(sheet, sourceRoot, 'css'));
  }
  writeFileSync(join(dist, 'css/css-variables.css'), joinSheets(index, 'css'));
  const lists = joinSheets(join(root, 'css/lists.css'), 'css');
  writeFileSync(join(dist, 'css/lists.css'), withoutMessageView(lists));
  for (const asset of usedAssets(index)) {
    mkdirSync(dirname(join(dist, asset)), { recursive: true });
    copyFileSync(join(sourceRoot, asset), join(dist, asset));
  }
  // TypeScript rejects a side-effect import without types.
  writeFileSync(join(dist, 'css.d.ts'), 'export {};\n');
}

/** Leaves out of source maps the sources, which are packed anyway. */
function trimSourceMaps() {
  for (const file of readdirSync(join(dist, 'solid'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.map')) continue;
    const path = join(dist, 'solid', file);
    const { sourcesContent: _, ...map } = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify(map));
  }
}

rmSync(dist, { recursive: true, force: true });
emitTypes();
await bundleVirtualizer();
await bundleJsx();
await bundleKit('', 'dom');
await bundleKit('server/', 'ssr');
// Plain pages without packages can import it, too.
const LOCAL = { local: 'src/local/index.ts', 'local/control': 'src/local/control/index.ts' };
await bundle(LOCAL, 'dom', () => false);
await bundle({ contract: 'src/contract/index.ts' }, 'dom');
await bundle({ 'own-server': 'src/server/index.ts' }, 'dom');
await bundle({ markdown: 'src/markdown/index.ts' }, 'dom');
await bundleXmpp();
await bundleElement('src/element/index.ts', 'element');
await bundleElement('src/element/chat.ts', 'element/chat');
writeStyles();
trimSourceMaps();
console.log('built dist/');
