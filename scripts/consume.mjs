// Tests the package as apps use it: packs it, unpacks it into an empty project with the files of
// test/consumer, and there compiles, renders, bundles, and runs the contract suite. Needs dist/.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { chromium } from 'playwright';
import ts from 'typescript';
import { build } from 'vite';
import solid from 'vite-plugin-solid';
import { listFiles, ROOT, readText, snippetsIn } from './files.mjs';
import { CHROMIUM_ARGS, ensureBrowser } from './find-chromium.mjs';
import { pack, run } from './packed.mjs';

const { name, dependencies, peerDependencies } = JSON.parse(readText('package.json'));

/**
 * Creates a project that has the packed package and its dependencies installed.
 * @param {string} folder
 */
function makeProject(folder) {
  run('tar', ['-xzf', basename(pack(folder))], { cwd: folder });
  const packed = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8'));
  if (packed.workspaces) throw new Error('The packed package.json has the workspaces of the repository.');
  mkdirSync(join(folder, 'node_modules'));
  renameSync(join(folder, 'package'), join(folder, 'node_modules', name));
  for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
    const link = join(folder, 'node_modules', dependency);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', dependency), link);
  }
  cpSync(join(ROOT, 'test/consumer'), folder, { recursive: true });
  writeSnippets(folder);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, type: 'module' }),
  );
}

/** Imports of tools, and of a client library, whose own types do not compile with these settings. */
const INEXACT =
  /from '(node:[a-z/]+|stanza|vite|vitest|vite-plugin-solid|vitest\/config|@solidjs\/testing-library)'|\/xmpp'/;

/**
 * Writes the snippets of all documents into a project, as modules, and the SDK that they import.
 * @param {string} folder
 */
function writeSnippets(folder) {
  const snippets = ['README.md', ...listFiles('docs', /\.md$/)].flatMap((path) => snippetsIn(readText(path)));
  mkdirSync(join(folder, 'snippets'));
  for (const [at, code] of snippets.entries()) {
    const kind = /^declare module/m.test(code) ? 'registering' : 'snippet';
    if (!INEXACT.test(code)) writeFileSync(join(folder, `snippets/${kind}-${at}.tsx`), code);
  }
  const sdk = join(folder, 'node_modules/your-chat-sdk');
  mkdirSync(sdk);
  cpSync(join(ROOT, 'test/types/vendor-sdk.ts'), join(sdk, 'index.ts'));
  const manifest = { name: 'your-chat-sdk', type: 'module', exports: { types: './index.ts' } };
  writeFileSync(join(sdk, 'package.json'), JSON.stringify(manifest));
}

/** The types of `stanza` do not compile with exact optional properties. */
const OF_STANZA = 'xmpp.ts';
/** The snippets that register an SDK, which changes the types of a whole compilation. */
const REGISTERING = 'snippets/registering-*';

/**
 * Compiles the project with the oldest and the newest supported compiler and that of this repository. The newest takes a
 * third of the time of the others, so it tries all settings.
 * @param {string} folder
 */
function compileAll(folder) {
  const bundler = { module: 'ESNext', moduleResolution: 'bundler', exactOptionalPropertyTypes: true };
  const node = { module: 'NodeNext', moduleResolution: 'NodeNext', exactOptionalPropertyTypes: true };
  compile(folder, 'typescript-5.9', node, [OF_STANZA, REGISTERING]);
  compile(folder, 'typescript', bundler, [OF_STANZA]);
  for (const settings of [bundler, node]) {
    compile(folder, 'typescript-7', settings, [OF_STANZA]);
    compile(folder, 'typescript-7', settings, [OF_STANZA, REGISTERING]);
  }
  compile(folder, 'typescript-7', { ...node, exactOptionalPropertyTypes: false }, ['snippets']);
}

/**
 * Compiles the project, including the types of the package and its dependencies.
 * @param {string} folder
 * @param {string} compiler the package of the compiler
 * @param {object} settings settings of the compiler
 * @param {string[]} exclude files to leave out
 */
function compile(folder, compiler, settings, exclude) {
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    jsx: 'preserve',
    jsxImportSource: 'solid-js',
    types: [],
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    ...settings,
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx', 'snippets/*.tsx'], exclude }),
  );
  run(process.execPath, [join(ROOT, 'node_modules', compiler, 'bin/tsc'), '-p', '.'], { cwd: folder });
}

/**
 * Bundles one entry of the project, and returns the code.
 * @param {string} folder
 * @param {string} code
 * @param {{ plugins?: import('vite').PluginOption[], external?: RegExp, isPlain?: boolean }} options `isPlain` defines
 * nothing, as bundlers without Vite: no `process.env`
 */
async function bundle(folder, code, { plugins = [], external, isPlain = false } = {}) {
  const entry = join(folder, 'entry.mjs');
  writeFileSync(entry, code);
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins,
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      ...(isPlain && { lib: { entry, formats: ['es'] } }),
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
        checks: { pluginTimings: false },
        ...(external && { external }),
      },
    },
  });
  const chunks = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const chunk = chunks.find((each) => each.type === 'chunk');
  if (!chunk) throw new Error(`nothing was bundled of ${code}`);
  return chunk.code;
}

/**
 * Bundles the package, runs it in a page, and opens a chat there.
 * @param {string} folder
 * @param {import('vite').PluginOption[]} plugins without any, the package is used as it is compiled
 */
async function runPlainPage(folder, plugins = []) {
  const code = await bundle(folder, "import './plain.mjs';", { plugins, isPlain: true });
  const browser = await chromium.launch({
    executablePath: await ensureBrowser('chromium'),
    args: CHROMIUM_ARGS,
  });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: code, type: 'module' });
    for (const list of ['.kit-conversations', '.kit-users']) {
      await page.locator(`${list} .kit-list__row`).first().waitFor({ timeout: 10_000 });
    }
    // The headless list has the provider's SDK, and hears of what the components' entry announces.
    await page.getByText('Headless: 10').waitFor({ timeout: 10_000 });
    await page.getByRole('button', { name: 'Announce a deletion' }).click();
    await page.getByText('Headless: 9').waitFor({ timeout: 10_000 });
    await page.locator('.kit-chat .kit-list-item__action').first().click();
    await page.locator('.kit-message-list__row').first().waitFor({ timeout: 10_000 });
  } finally {
    await browser.close();
  }
}

/** What only the code of one list contains. */
const OF_CONVERSATIONS = /kit-conversations__/;
const OF_USERS = /kit-users__|kit-list__section-pinned/;

/**
 * Imports single exports, from the files with JSX and from the compiled ones, and checks that nothing is bundled that
 * only others need.
 * @param {string} folder
 */
async function shakeTree(folder) {
  const external = /^(solid-js|rxjs)(\/|$)/;
  for (const plugins of [[solid()], []]) {
    /** @param {string} names */
    const codeOf = (names) => bundle(folder, `export { ${names} } from '${name}';`, { plugins, external });
    const users = await codeOf('KitUsers');
    const conversations = await codeOf('KitConversations');
    const stray = OF_CONVERSATIONS.exec(users) ?? OF_USERS.exec(conversations);
    if (stray) throw new Error(`One list pulls in ${stray[0]} of the other.`);
    if (!OF_USERS.test(users) || !OF_CONVERSATIONS.test(conversations)) {
      throw new Error('A list lacks its own code.');
    }
    const constant = await codeOf('SelectionMode');
    if (constant.length > 4000) throw new Error(`A constant pulls in ${constant.length} characters.`);
  }
}

/**
 * Checks that every source to which a map of the package refers is in it, or in the map.
 * @param {string} folder
 */
function checkSourceMaps(folder) {
  const dist = join(folder, 'node_modules', name, 'dist');
  const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.map'),
  );
  for (const kind of ['solid/parts/kit.jsx.map', 'types/index.d.ts.map']) {
    if (!maps.includes(kind)) throw new Error(`${kind} is missing.`);
  }
  for (const file of maps) {
    /** @type {{ sources: string[], sourcesContent?: (string | null)[] }} */
    const { sources, sourcesContent = [] } = JSON.parse(readFileSync(join(dist, file), 'utf8'));
    const missing = sources.filter(
      (source, at) => !sourcesContent[at] && !existsSync(join(dist, dirname(file), source)),
    );
    if (missing.length > 0) throw new Error(`${file} refers to ${missing[0]}, which is not packed.`);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'solid-chat-kit-consumer-'));
try {
  makeProject(folder);
  checkSourceMaps(folder);
  compileAll(folder);
  run(process.execPath, ['server.mjs'], { cwd: folder });
  const contract = ts.transpileModule(readText('test/consumer/contract.ts'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  writeFileSync(join(folder, 'contract.mjs'), contract.outputText);
  run(process.execPath, ['contract.mjs'], { cwd: folder });
  await runPlainPage(folder);
  await runPlainPage(folder, [solid()]);
  await shakeTree(folder);
  console.log('the packed package compiles, renders on a server, runs as it is, shakes, and tests an SDK');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
