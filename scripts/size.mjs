// Bundles what an app ships and holds its size, minified and gzipped, against the budgets. Needs dist/.
// With --docs it writes the figures into docs/performance.md.
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import solid from 'vite-plugin-solid';
import { fill } from './bench-docs.mjs';
import { ROOT } from './files.mjs';

const ENTRY = 'virtual:entry';
/** What Solid's plugin compiles: the rest of dist/ is compiled already. */
const SOURCES = /\/dist\/source\/.*\.jsx$/;
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * What is measured: the code of an app that uses it, how many bytes it may take, and how many it should.
 * @typedef {object} Budget
 * @property {string} name
 * @property {string} code
 * @property {number} limit
 * @property {number} goal
 * @property {string} [compiled] the same code over compiled files, for an app without Solid's plugin
 */

/**
 * Lists as an app without a server builds them: from the sources, which its own Solid plugin compiles.
 * @param {string[]} lists
 * @param {{ limit: number, goal: number }} bytes
 * @returns {Budget}
 */
function listBudget(lists, bytes) {
  /** @param {string} entry */
  const codeFrom = (entry) => `export { ${lists.join(', ')} } from '${ROOT}/dist/${entry}';`;
  return {
    name: lists.join(' and '),
    code: codeFrom('source/index.js'),
    compiled: codeFrom('index.js'),
    ...bytes,
  };
}

/** @type {Budget[]} */
const BUDGETS = [
  listBudget(['KitConversations', 'KitUsers'], { limit: 42_800, goal: 34_500 }),
  listBudget(['KitConversations'], { limit: 38_100, goal: 29_000 }),
  listBudget(['KitUsers'], { limit: 28_600, goal: 23_000 }),
  {
    name: 'solid-chat-kit/local with database and idb',
    code: `export * from '${ROOT}/dist/local.js';`,
    limit: 15_000,
    goal: 15_000,
  },
  {
    name: 'solid-chat-kit/element, all in',
    code: `export * from '${ROOT}/dist/element.js';`,
    limit: 57_800,
    goal: 45_000,
  },
  {
    name: 'solid-chat-kit/languages/hi',
    code: `export * from '${ROOT}/dist/source/localize/languages/hi.js';`,
    limit: 2_500,
    goal: 2_500,
  },
  { name: 'css-variables.css', code: `import '${ROOT}/dist/css-variables.css';`, limit: 8_000, goal: 8_000 },
];

/**
 * What a bundle is made of, without Solid and rxjs, which an app has anyway.
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
          // What Vite adds to an app with dynamic imports is no code of the kit.
          return id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : undefined;
        },
      },
    ],
    build: {
      write: false,
      minify: true,
      // A list of what to preload is no code of the kit either.
      modulePreload: false,
      // The sheet as it is: older targets would write each light-dark() out twice.
      cssTarget: 'esnext',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ENTRY,
        // As in an app, whose own code stands in one file with what it imports.
        preserveEntrySignatures: 'allow-extension',
        checks: { pluginTimings: false },
        external: /^(solid-js|rxjs)(\/|$)/,
        // Icons and languages keep the names that they are published under: those that a bundler invents do not
        // compress.
        output: { assetFileNames: 'icons/[name][extname]', chunkFileNames: '[name].js' },
      },
    },
  });
  return [result].flat().flatMap((made) => ('output' in made ? made.output : []));
}

/** @typedef {Awaited<ReturnType<typeof bundle>>[number]} Output */

/**
 * What loads first: the style sheet, or the entry and all that it imports at once; what is imported on demand, such
 * as a language, and the icons, which load one by one, are not in it.
 * @param {Output[]} outputs
 */
function firstOf(outputs) {
  const sheets = outputs.filter(({ fileName }) => fileName.endsWith('.css'));
  if (sheets.length > 0) return sheets;
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const first = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of first) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk);
  }
  return [...first];
}

/**
 * Whether a file loads on demand. Languages do too, one at a time, and have a line of their own.
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

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(8);

/** @param {number} bytes @param {number} goal */
const reached = (bytes, goal) => (bytes > goal ? `**${kilobytes(bytes).trim()}**` : kilobytes(bytes).trim());

const table = [
  ['', 'Goal', 'Reached', 'compiled, able to hydrate'],
  ['---', '--:', '--:', '--:'],
];
for (const { name, code, compiled, limit, goal } of BUDGETS) {
  const outputs = await bundle(code);
  const first = firstOf(outputs);
  const size = sizeOf(first);
  const isOver = size > limit;
  if (isOver) process.exitCode = 1;
  const verdict = isOver ? 'over budget' : size > goal ? `over the goal of ${kilobytes(goal).trim()}` : '';
  console.log(`${name.padEnd(44)}${kilobytes(size)} of ${kilobytes(limit)}  ${verdict}`.trimEnd());
  const compiledSize = compiled ? kilobytes(sizeOf(firstOf(await bundle(compiled)))) : '';
  if (compiled) console.log(`  ${'compiled, able to hydrate'.padEnd(42)}${compiledSize}`);
  table.push([name, kilobytes(goal).trim(), reached(size, goal), compiledSize.trim()]);
  for (const output of outputs.filter((each) => loadsLater(each) && !first.includes(each))) {
    const part = kilobytes(sizeOf([output]));
    console.log(`  on demand: ${output.fileName.padEnd(31)}${part}`);
    if (name === BUDGETS[0]?.name) table.push([`on demand: ${output.name}`, '', part.trim(), '']);
  }
}
if (process.argv.includes('--docs')) {
  fill('docs/performance.md', 'size', table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
}
