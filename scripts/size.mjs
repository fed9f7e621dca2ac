// Bundles what an app ships and holds its size, minified and gzipped, against the budgets. Needs dist/.
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from './files.mjs';

const ENTRY = 'virtual:entry';
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * What is measured: the code of an app that uses it, how many bytes it may take, how many it should, and whether the
 * parts that load on demand are listed too.
 * @type {{ name: string, code: string, limit: number, goal: number, listsParts?: boolean }[]}
 */
const BUDGETS = [
  {
    name: 'KitConversations and KitUsers',
    code: `export { KitConversations, KitUsers } from '${ROOT}/dist/index.js';`,
    limit: 38_400,
    goal: 30_000,
  },
  {
    name: 'solid-chat-kit/local with database and idb',
    code: `export * from '${ROOT}/dist/local.js';`,
    limit: 15_000,
    goal: 15_000,
    listsParts: true,
  },
  {
    name: 'solid-chat-kit/element, all in',
    code: `export * from '${ROOT}/dist/element.js';`,
    limit: 49_500,
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

/** @param {Output[]} outputs */
const sizeOf = (outputs) =>
  outputs.reduce((sum, output) => {
    const text = output.type === 'chunk' ? output.code : output.source;
    return sum + gzipSync(text, { level: 9 }).length;
  }, 0);

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(8);

for (const { name, code, limit, goal, listsParts } of BUDGETS) {
  const outputs = await bundle(code);
  const first = firstOf(outputs);
  const size = sizeOf(first);
  const isOver = size > limit;
  if (isOver) process.exitCode = 1;
  const verdict = isOver ? 'over budget' : size > goal ? `over the goal of ${kilobytes(goal).trim()}` : '';
  console.log(`${name.padEnd(44)}${kilobytes(size)} of ${kilobytes(limit)}  ${verdict}`.trimEnd());
  if (!listsParts) continue;
  for (const output of outputs.filter((one) => one.type === 'chunk' && !first.includes(one))) {
    console.log(`  on demand: ${output.fileName.padEnd(31)}${kilobytes(sizeOf([output]))}`);
  }
}
