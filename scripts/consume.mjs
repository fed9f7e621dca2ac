// Tests the package as apps use it: packs it, unpacks it into an empty project with the files of
// test/consumer, and there compiles, renders, bundles, and runs the contract suite. Needs dist/.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
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
import { ROOT, readText } from './files.mjs';
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
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, type: 'module' }),
  );
}

/**
 * Compiles the project, including the types of the package and its dependencies.
 * @param {string} folder
 * @param {object} settings settings of the compiler
 * @param {string[]} exclude files to leave out
 */
function compile(folder, settings, exclude = []) {
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
    JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'], exclude }),
  );
  run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.'], { cwd: folder });
}

/**
 * Bundles one entry of the project, and returns the code and the modules in it.
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
  const modules = Object.entries(chunk.modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id.split(`/${name}/dist/source/`)[1])
    .filter((id) => id !== undefined);
  return { code: chunk.code, modules };
}

/**
 * Bundles the package, runs it in a page, and opens a chat there.
 * @param {string} folder
 * @param {import('vite').PluginOption[]} plugins without any, the package is used as it is compiled
 */
async function runPlainPage(folder, plugins = []) {
  const { code } = await bundle(folder, "import './plain.mjs';", { plugins, isPlain: true });
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
    await page.locator('.kit-chat .kit-list-item__action').first().click();
    await page.locator('.kit-message-list__row').first().waitFor({ timeout: 10_000 });
  } finally {
    await browser.close();
  }
}

/** Modules that only one of the lists needs. */
const OF_CONVERSATIONS =
  /^(conversations|formatters)\/|conversation|\/(journal|receipts|preview|toast|confirm-dialog|sound-player|activity-pills)\./;
const OF_USERS = /^users\/|\/user-|section|grouping/;

/**
 * Imports each list alone, from the sources and from the compiled file, and checks that nothing is bundled
 * that only the other list needs.
 * @param {string} folder
 */
async function shakeTree(folder) {
  const external = /^(solid-js|rxjs)(\/|$)/;
  /** @param {string} component */
  const fromSources = async (component) => {
    const code = `export { ${component} } from '${name}';`;
    return (await bundle(folder, code, { plugins: [solid()], external })).modules;
  };
  const users = await fromSources('KitUsers');
  const conversations = await fromSources('KitConversations');
  const both = await fromSources('KitUsers, KitConversations');
  if (both.length !== new Set([...users, ...conversations]).size) {
    throw new Error('Both lists together are other modules than each alone.');
  }
  const strays = [
    ...users.filter((id) => OF_CONVERSATIONS.test(id)),
    ...conversations.filter((id) => OF_USERS.test(id)),
  ];
  if (users.length < 40 || strays.length > 0) throw new Error(`One list pulls in ${strays}.`);

  const compiled = await bundle(folder, `export { KitUsers } from '${name}';`, { external });
  if (/kit-conversations__|ConversationBook/.test(compiled.code)) {
    throw new Error('KitUsers of the compiled file pulls in KitConversations.');
  }
}

const folder = mkdtempSync(join(tmpdir(), 'solid-chat-kit-consumer-'));
try {
  makeProject(folder);
  // The types of `stanza` do not compile with exact optional properties.
  const exact = { module: 'ESNext', moduleResolution: 'bundler', exactOptionalPropertyTypes: true };
  compile(folder, exact, ['xmpp.ts']);
  compile(folder, { module: 'NodeNext', moduleResolution: 'NodeNext' });
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
