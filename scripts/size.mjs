// Bundles what an app ships and holds its size, minified and gzipped, against the budgets. Needs dist/.
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from './files.mjs';

const ENTRY = 'virtual:entry';
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** What is measured: the code of an app that uses it, how many bytes it may take, and how many it should. */
const BUDGETS = [
  {
    name: 'KitConversations and KitUsers',
    code: `export { KitConversations, KitUsers } from '${ROOT}/dist/index.js';`,
    limit: 38_000,
    goal: 30_000,
  },
  {
    name: 'solid-chat-kit/local',
    code: `export * from '${ROOT}/dist/local.js';`,
    limit: 20_000,
    goal: 15_000,
  },
  {
    name: 'solid-chat-kit/element, all in',
    code: `export * from '${ROOT}/dist/element.js';`,
    limit: 52_500,
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
 * The bytes of a bundle, minified and gzipped, without Solid and rxjs, which an app has anyway, and without
 * the icons, which load one by one.
 * @param {string} code
 * @param {'.js' | '.css'} kind
 */
async function bundledSize(code, kind) {
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
      // The sheet as it is: older targets would write each light-dark() out twice.
      cssTarget: 'esnext',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: /^(solid-js|rxjs)(\/|$)/,
        // Icons and languages keep the names that they are published under: those that a bundler invents do not
        // compress.
        output: { assetFileNames: 'icons/[name][extname]', chunkFileNames: '[name].js' },
      },
    },
  });
  const outputs = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const texts = (
    kind === '.js' ? firstChunks(outputs) : outputs.filter(({ fileName }) => fileName.endsWith(kind))
  ).map((output) => (output.type === 'chunk' ? output.code : output.source));
  if (texts.length === 0) throw new Error(`the bundle has no ${kind} file`);
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

/**
 * The entry and all that it imports at once; what is imported on demand, such as a language, is not in it.
 * @param {(import('vite').Rollup.OutputChunk | import('vite').Rollup.OutputAsset)[]} outputs
 */
function firstChunks(outputs) {
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const first = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of first) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk);
  }
  return [...first];
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(8);

for (const { name, code, limit, goal } of BUDGETS) {
  const size = await bundledSize(code, code.includes('.css') ? '.css' : '.js');
  const isOver = size > limit;
  if (isOver) process.exitCode = 1;
  const verdict = isOver ? 'over budget' : size > goal ? `over the goal of ${kilobytes(goal).trim()}` : '';
  console.log(`${name.padEnd(32)}${kilobytes(size)} of ${kilobytes(limit)}  ${verdict}`.trimEnd());
}
