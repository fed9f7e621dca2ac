// Bundles what an app ships, and checks its size, minified and gzipped, against the budgets. Needs dist/.
// With --docs it writes the figures into docs/performance.md.
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import solid from 'vite-plugin-solid';
import { fill } from './bench-docs.mjs';
import { ROOT } from './files.mjs';

const ENTRY = 'virtual:entry';
/** The files that Solid's plugin compiles; the rest of dist/ is compiled already. */
const SOURCES = /\/dist\/solid\/.*\.jsx$/;
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * A measured bundle: the code of an app, its limit and its goal in bytes.
 * @typedef {object} Budget
 * @property {string} name
 * @property {string} code
 * @property {number} limit
 * @property {number} goal
 * @property {string} [compiled] the same code with compiled files, for an app without Solid's plugin
 * @property {string} [beyond] code whose size does not count, because the app has it anyway
 * @property {'none' | 'some'} [messageView] whether the bundle has code of the message view
 */

/** @param {string[]} names @param {string} entry */
const codeFrom = (names, entry) => `export { ${names.join(', ')} } from '${ROOT}/dist/${entry}';`;

/**
 * Lists as a client-only app builds them: from the sources, compiled by its own Solid plugin.
 * @param {string[]} lists
 * @param {{ limit: number, goal: number }} bytes
 * @returns {Budget}
 */
function listBudget(lists, bytes) {
  return {
    name: lists.join(' and '),
    code: codeFrom(lists, 'solid/index.jsx'),
    compiled: codeFrom(lists, 'index.js'),
    messageView: 'none',
    ...bytes,
  };
}

const LISTS = ['KitConversations', 'KitUsers'];
const MESSAGES = ['KitMessageHeader', 'KitMessageList', 'KitMessageComposer'];
/** The folders and packages that only the message view needs, and names in compiled files that tell of it. */
const MESSAGE_VIEW = /\/@tanstack\/|\/dist\/solid\/parts\/(messages|composer|header|chat)\.jsx/;
const MESSAGE_VIEW_NAMES = /kit-message-(list|composer|header|bubble)__(?!scroller)/;

/** @type {Budget[]} */
const BUDGETS = [
  listBudget(LISTS, { limit: 64_750, goal: 44_000 }),
  listBudget(['KitConversations'], { limit: 59_450, goal: 29_000 }),
  listBudget(['KitUsers'], { limit: 45_150, goal: 23_000 }),
  {
    name: 'message header, list and composer, beyond the lists',
    code: codeFrom([...LISTS, ...MESSAGES], 'solid/index.jsx'),
    beyond: codeFrom(LISTS, 'solid/index.jsx'),
    messageView: 'some',
    limit: 48_250,
    goal: 35_000,
  },
  {
    name: 'one constant, compiled',
    code: codeFrom(['SelectionMode'], 'index.js'),
    messageView: 'none',
    limit: 400,
    goal: 300,
  },
  {
    name: 'solid-chat-kit/local, before a call',
    code: `export * from '${ROOT}/dist/local.js';`,
    limit: 16_650,
    goal: 9_000,
  },
  {
    name: 'solid-chat-kit/server',
    code: `export * from '${ROOT}/dist/own-server.js';`,
    limit: 10_550,
    goal: 7_000,
  },
  {
    name: 'solid-chat-kit/xmpp, before a sign-in',
    code: `export * from '${ROOT}/dist/xmpp.js';`,
    limit: 12_350,
    goal: 8_500,
  },
  {
    name: 'solid-chat-kit/xmpp with a session, without the client library',
    code: `export * from '${ROOT}/dist/xmpp.js'; export * from '${ROOT}/dist/xmpp/session.js';`,
    limit: 40_850,
    goal: 25_000,
  },
  {
    name: 'solid-chat-kit/element, all in',
    code: `export * from '${ROOT}/dist/element.js';`,
    limit: 84_350,
    goal: 45_000,
  },
  {
    name: 'solid-chat-kit/element/chat, all in',
    code: `export * from '${ROOT}/dist/element/chat.js';`,
    limit: 189_550,
    goal: 110_000,
  },
  {
    name: 'solid-chat-kit/languages/hi',
    code: `export * from '${ROOT}/dist/languages/hi.js';`,
    limit: 4_600,
    goal: 2_800,
  },
  { name: 'css/lists.css', code: `import '${ROOT}/dist/css/lists.css';`, limit: 9_800, goal: 8_000 },
  {
    name: 'css-variables.css',
    code: `import '${ROOT}/dist/css-variables.css';`,
    limit: 22_000,
    goal: 13_000,
  },
];

/**
 * Bundles code without Solid and rxjs, which an app has anyway.
 * @param {string} code
 */
async function bundle(code) {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [
      solid({ include: SOURCES, solid: { hydratable: false } }),
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load(id) {
          if (id === `\0${ENTRY}`) return code;
          // Vite adds this helper to apps with dynamic imports; it is not part of the kit.
          return id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : undefined;
        },
      },
    ],
    build: {
      write: false,
      minify: true,
      // The preload list is not part of the kit either.
      modulePreload: false,
      // Keeps the sheet as it is: older targets write each light-dark() out twice.
      cssTarget: 'esnext',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ENTRY,
        // As in an app, where the app's code and its imports are in one file.
        preserveEntrySignatures: 'allow-extension',
        // A budget may import statically what an app loads on demand.
        checks: { pluginTimings: false, ineffectiveDynamicImport: false },
        external: /^(solid-js|rxjs|stanza)(\/|$)/,
        // Icons and languages keep their published names: names generated by a bundler compress worse.
        output: { assetFileNames: 'icons/[name][extname]', chunkFileNames: '[name].js' },
      },
    },
  });
  return [result].flat().flatMap((made) => ('output' in made ? made.output : []));
}

/** @typedef {Awaited<ReturnType<typeof bundle>>[number]} Output */

/**
 * Returns files and the files that they load.
 * @param {Output[]} outputs
 * @param {Output[]} from
 * @param {('imports' | 'dynamicImports')[]} ways
 */
function reachableFrom(outputs, from, ways) {
  const reached = new Set(from);
  for (const file of reached) {
    const names = file.type === 'chunk' ? ways.flatMap((way) => file[way]) : [];
    for (const each of outputs) if (names.includes(each.fileName)) reached.add(each);
  }
  return [...reached];
}

/**
 * Returns what loads first: the style sheet, or the entry and its static imports; without chunks that load on
 * demand, such as languages, and without icons, which load one by one.
 * @param {Output[]} outputs
 */
function firstOf(outputs) {
  const sheets = outputs.filter(({ fileName }) => fileName.endsWith('.css'));
  return sheets.length > 0 ? sheets : reachableFrom(outputs, entriesOf(outputs), ['imports']);
}

/** @param {Output[]} outputs */
const entriesOf = (outputs) => outputs.filter((output) => output.type === 'chunk' && output.isEntry);

/**
 * Whether a file loads on demand. Languages do as well, one at a time, and are reported on their own line.
 * @param {Output} output
 */
const loadsLater = (output) =>
  output.type === 'chunk' && !output.isEntry && !/\/languages\//.test(output.facadeModuleId ?? '');

/** @param {Output[]} outputs */
const sizeOf = (outputs) =>
  outputs.reduce((sum, output) => {
    const text = output.type === 'chunk' ? output.code : output.source;
    return sum + gzipSync(text, { level: 9 }).length;
  }, 0);

/**
 * Returns what a bundle has of the message view: modules, or names in compiled files. The bundler also writes files for
 * imports that it has dropped.
 * @param {Output[]} outputs
 */
const messageViewIn = (outputs) =>
  reachableFrom(outputs, entriesOf(outputs), ['imports', 'dynamicImports']).flatMap((output) => {
    if (output.type !== 'chunk') return [];
    const modules = Object.entries(output.modules).filter(([, { renderedLength }]) => renderedLength > 0);
    const names = modules.map(([id]) => id).filter((id) => MESSAGE_VIEW.test(id));
    return [...names, ...(MESSAGE_VIEW_NAMES.exec(output.code)?.slice(0, 1) ?? [])];
  });

/**
 * Fails if a bundle has code of the message view that it must not have, or if the check does not see it.
 * @param {string} name
 * @param {Budget['messageView']} wanted
 * @param {Output[]} outputs
 */
function checkMessageView(name, wanted, outputs) {
  if (!wanted) return;
  const found = messageViewIn(outputs);
  if (found.length > 0 === (wanted === 'some')) return;
  process.exitCode = 1;
  const problem = wanted === 'some' ? 'shows no code of the message view' : 'ships the message view';
  console.log(`${name} ${problem}: ${found.join(', ')}`);
}

/**
 * Whether a file has the names of emojis in a language other than English; a page loads those of one language.
 * @param {Output} output
 */
const isNamesOfEmojis = (output) =>
  output.type === 'chunk' && /\/emoji\/data\/(?!emojis\.|en\.)/.test(output.facadeModuleId ?? '');

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(8);

/** @param {number} bytes @param {number} goal */
const reached = (bytes, goal) => (bytes > goal ? `**${kilobytes(bytes).trim()}**` : kilobytes(bytes).trim());

const table = [
  ['', 'Goal', 'Reached', 'compiled, able to hydrate'],
  ['---', '--:', '--:', '--:'],
];
for (const { name, code, compiled, beyond, messageView, limit, goal } of BUDGETS) {
  const outputs = await bundle(code);
  const first = firstOf(outputs);
  const size = sizeOf(first) - (beyond ? sizeOf(firstOf(await bundle(beyond))) : 0);
  checkMessageView(name, messageView, outputs);
  const isOver = size > limit;
  if (isOver) process.exitCode = 1;
  const verdict = isOver ? 'over budget' : size > goal ? `over the goal of ${kilobytes(goal).trim()}` : '';
  console.log(`${name.padEnd(44)}${kilobytes(size)} of ${kilobytes(limit)}  ${verdict}`.trimEnd());
  const compiledOutputs = compiled ? await bundle(compiled) : [];
  if (compiled) checkMessageView(`${name}, compiled,`, messageView, compiledOutputs);
  const compiledSize = compiled ? kilobytes(sizeOf(firstOf(compiledOutputs))) : '';
  if (compiled) console.log(`  ${'compiled, able to hydrate'.padEnd(42)}${compiledSize}`);
  table.push([name, kilobytes(goal).trim(), reached(size, goal), compiledSize.trim()]);
  for (const output of outputs.filter((each) => loadsLater(each) && !first.includes(each))) {
    if (isNamesOfEmojis(output)) continue;
    const part = kilobytes(sizeOf([output]));
    console.log(`  on demand: ${output.fileName.padEnd(31)}${part}`);
    if (name === BUDGETS[0]?.name) table.push([`on demand: ${output.name}`, '', part.trim(), '']);
  }
}
if (process.argv.includes('--docs')) {
  fill('docs/performance.md', 'size', table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
}
