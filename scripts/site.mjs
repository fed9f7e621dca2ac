// npm run site: builds the documents, the demo and a playground of the sources into dist-site/, for any static host.
//   --serve   serves it at http://localhost:4173 (PORT changes it)
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadConfigFromFile, preview } from 'vite';
import solid from 'vite-plugin-solid';
import { ROOT, readText } from './files.mjs';

const OUT_DIR = join(ROOT, 'dist-site');
const PLAYGROUND = join(ROOT, 'site/playground');
const EXAMPLE = join(ROOT, 'example');
const CONFIG = join(ROOT, 'vite.config.ts');

/** Modules that programs of the playground may import. */
const MODULES = [
  'rxjs',
  'solid-chat-kit',
  'solid-chat-kit/headless',
  'solid-chat-kit/local',
  'solid-chat-kit/local/control',
  'solid-chat-kit/localize',
  'solid-js',
  'solid-js/store',
  'solid-js/web',
];

/** The pages of the demo, each in a folder of its name. */
const DEMO_PAGES = ['app', 'props', 'theme', 'states'];

/** Returns the file of a module below `modules/`. @param {string} name */
const fileOf = (name) => `${name.replaceAll('/', '-')}.js`;

/** Writes a file below the site's root. @param {string} path @param {string} text */
const write = (path, text) => writeFileSync(join(OUT_DIR, path), text);

/** Builds pages of the sources. @param {string} root @param {string} folder @param {import('vite').BuildOptions} options */
const buildPart = (root, folder, options) =>
  build({
    configFile: CONFIG,
    root,
    base: './',
    // Babel only uses `assert` of Node.
    resolve: { alias: { assert: join(PLAYGROUND, 'assert.cjs') } },
    logLevel: 'warn',
    build: {
      outDir: join(OUT_DIR, folder),
      emptyOutDir: true,
      target: 'es2022',
      // Keeps `light-dark()`, which otherwise follows the system instead of the site.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      chunkSizeWarningLimit: 10_000,
      ...options,
    },
  });

/** Writes the page that runs programs, with the URLs of their imports. */
function writePreview() {
  const imports = Object.fromEntries(MODULES.map((name) => [name, `./modules/${fileOf(name)}`]));
  // The page has the styles already.
  imports['solid-chat-kit/css-variables.css'] = 'data:text/javascript,';
  const page = readFileSync(join(PLAYGROUND, 'preview.html'), 'utf8');
  write(
    'playground/preview.html',
    page.replace('<!-- import map -->', `<script type="importmap">${JSON.stringify({ imports })}</script>`),
  );
}

/** Makes a page as light or dark as the site around it. @param {string} path @param {string} toRoot */
function followAppearance(path, toRoot) {
  const page = readFileSync(join(OUT_DIR, path), 'utf8');
  write(path, page.replace('<head>', `<head>\n    <script src="${toRoot}/appearance.js"></script>`));
}

/** Copies the pictures that programs show. */
function copyPictures() {
  cpSync(join(EXAMPLE, 'app/people.svg'), join(OUT_DIR, 'playground/people.svg'));
  cpSync(join(EXAMPLE, 'app/pictures'), join(OUT_DIR, 'playground/pictures'), { recursive: true });
}

/** Renders the gallery's page of a server into a file without scripts. */
async function renderOnServer() {
  const outDir = join(OUT_DIR, '.server');
  const config = await loadConfigFromFile({ command: 'build', mode: 'production' }, CONFIG);
  await build({
    configFile: false,
    root: ROOT,
    resolve: config?.config.resolve,
    plugins: [solid({ ssr: true })],
    logLevel: 'warn',
    build: { ssr: join(ROOT, 'site/server-rendered/page.tsx'), outDir, emptyOutDir: true },
  });
  const { renderInbox } = await import(pathToFileURL(join(outDir, 'page.js')).href);
  const markup = await renderInbox();
  rmSync(outDir, { recursive: true });
  const page = readFileSync(join(PLAYGROUND, 'preview.html'), 'utf8')
    .replace('<!-- import map -->', '')
    .replace(/ *<script type="module".*<\/script>\n/, '')
    .replace('<title>Preview', '<title>Server rendered')
    .replace('<body></body>', () => `<body><main>${markup}</main></body>`);
  write('playground/server-rendered.html', page);
}

/**
 * Returns the first sentence of a document's first paragraph as plain text.
 * @param {string} body the document without its title
 */
function firstSentence(body) {
  const paragraphs = body.trim().split(/\n\n+/);
  const text = (paragraphs.find((part) => /^(?!```)[A-Z`*[]/.test(part)) ?? '')
    .replaceAll('\n', ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '');
  return /^.*?[.?](?= [A-Z(]|$)/.exec(text)?.[0] ?? text;
}

/** Writes the documents as plain text, for language models: an index, each document, and all in one file. */
function writePlainDocuments() {
  const readme = readText('README.md');
  // In the order of the README, then by name.
  const named = [...readme.matchAll(/\]\(docs\/([\w-]+\.md)/g)].map(([, name = '']) => name);
  const files = new Set([
    ...named,
    ...readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md')),
  ]);
  const documents = [...files].map((name) => {
    const text = readText(`docs/${name}`);
    const [, title = name, body = ''] = /^# (.*)\n([\s\S]*)$/.exec(text) ?? [];
    return { name, text, title, about: firstSentence(body) };
  });
  for (const { name, text } of documents) write(`docs/${name}`, text);
  const head = `# solid-chat-kit\n\n> ${firstSentence(readme.replace(/^# .*\n/, ''))}\n`;
  const links = documents.map(({ name, title, about }) => `- [${title}](/docs/${name}): ${about}`);
  write(
    'llms.txt',
    `${head}\nAll documents in one file: [llms-full.txt](/llms-full.txt)\n\n## Docs\n\n${links.join('\n')}\n`,
  );
  write('llms-full.txt', [readme, ...documents.map(({ text }) => text)].join('\n\n'));
}

process.env.NODE_ENV = 'production';
const vitepress = join(ROOT, 'node_modules/vitepress/bin/vitepress.js');
const { status } = spawnSync(process.execPath, [vitepress, 'build', join(ROOT, 'site')], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);

cpSync(join(EXAMPLE, 'favicon.svg'), join(OUT_DIR, 'favicon.svg'));
cpSync(join(ROOT, 'docs/demo-social.png'), join(OUT_DIR, 'social.png'));
cpSync(join(ROOT, 'site/appearance.js'), join(OUT_DIR, 'appearance.js'));
writePlainDocuments();

await buildPart(PLAYGROUND, 'playground', {
  rolldownOptions: { input: join(PLAYGROUND, 'index.html'), checks: { pluginTimings: false } },
});
await buildPart(PLAYGROUND, 'playground/modules', {
  cssCodeSplit: false,
  rolldownOptions: {
    input: {
      preview: join(PLAYGROUND, 'preview.ts'),
      ...Object.fromEntries(MODULES.map((name) => [name.replaceAll('/', '-'), name])),
      ...Object.fromEntries(
        readdirSync(join(PLAYGROUND, 'examples')).map((name) => [
          `programs/${name.replace('.tsx', '')}`,
          join(PLAYGROUND, 'examples', name),
        ]),
      ),
    },
    preserveEntrySignatures: 'strict',
    output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    checks: { pluginTimings: false },
  },
});
writePreview();
copyPictures();
await renderOnServer();

await buildPart(EXAMPLE, 'demo', {
  rolldownOptions: {
    input: DEMO_PAGES.map((page) => join(EXAMPLE, page, 'index.html')),
    checks: { pluginTimings: false },
  },
});
for (const name of ['index', 'preview', 'server-rendered']) followAppearance(`playground/${name}.html`, '..');
for (const name of DEMO_PAGES) followAppearance(`demo/${name}/index.html`, '../..');

// The pages of the demo link to its folder.
write('demo/index.html', '<!doctype html><meta http-equiv="refresh" content="0; url=app/index.html" />');
const bench = [join(ROOT, 'scripts/build-example.mjs'), 'bench', 'index.html', join(OUT_DIR, 'demo/bench')];
if (spawnSync(process.execPath, bench, { stdio: 'inherit' }).status !== 0) process.exit(1);

if (process.argv.includes('--serve')) {
  const server = await preview({
    configFile: false,
    build: { outDir: OUT_DIR },
    preview: { host: 'localhost', port: Number(process.env.PORT || 4173), strictPort: true },
  });
  server.printUrls();
}
