import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import solid from 'vite-plugin-solid';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGS, findInstalled } from './scripts/find-chromium.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Tests and examples import the package by its name and get the sources.
const alias = [
  { find: /^solid-chat-kit$/, replacement: here('src/index.ts') },
  { find: /^solid-chat-kit\/(headless|localize|testing)$/, replacement: here('src/$1/index.ts') },
  { find: /^solid-chat-kit\/local$/, replacement: here('src/local/index.ts') },
  { find: /^solid-chat-kit\/local\/control$/, replacement: here('src/local/control/index.ts') },
  { find: /^solid-chat-kit\/contract$/, replacement: here('src/contract/index.ts') },
  { find: /^solid-chat-kit\/server$/, replacement: here('src/server/index.ts') },
  { find: /^solid-chat-kit\/markdown$/, replacement: here('src/markdown/index.ts') },
  { find: /^solid-chat-kit\/xmpp$/, replacement: here('src/xmpp/index.ts') },
  { find: /^solid-chat-kit\/element\/chat$/, replacement: here('src/element/chat.ts') },
  { find: /^solid-chat-kit\/element$/, replacement: here('src/element/index.ts') },
  { find: /^solid-chat-kit\/languages\/(.+)$/, replacement: here('src/localize/languages/$1.ts') },
  { find: /^solid-chat-kit\/css-variables\.css$/, replacement: here('css/index.css') },
  { find: /^solid-chat-kit\/css\/(.+\.css)$/, replacement: here('css/components/$1') },
];
/** Solid as an app gets it when built; tests otherwise get its development build. */
const builtSolid = ['', '/web', '/store'].map((part) => ({
  find: new RegExp(`^solid-js${part}$`),
  replacement: here(`node_modules/solid-js${part}/dist/${part.slice(1) || 'solid'}.js`),
}));
const shared = { resolve: { alias } };

/** Generous timeouts (ms), for machines under load. */
const patience = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 20_000 } } };

/**
 * The packages that tests in a browser import. They are listed because Vite's own scan cannot parse JSX that Solid's
 * plugin preserves, and because a package found late would reload the page half-way through a test.
 */
const optimizeDeps = {
  noDiscovery: true,
  include: ['@solidjs/testing-library', 'axe-core', 'idb', 'rxjs'],
};

/** What `npm run soak` was told, for pages, which have no environment of their own. */
const soakSettings = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^SOAK(_|$)/.test(name)),
) as Record<string, string>;

/** How tests run in a real browser. A new object for each project, because Vitest writes the project's name into it. */
const browser = (jsFlags = '') => ({
  enabled: true,
  headless: true,
  // Pages beside each other would take the pointer and the focus from one another.
  fileParallelism: false,
  screenshotFailures: false,
  viewport: { width: 1280, height: 720 },
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    launchOptions: {
      executablePath: findInstalled('chromium'),
      // The last two let tests collect garbage and read the heap exactly.
      args: [...CHROMIUM_ARGS, `--js-flags=--expose-gc ${jsFlags}`, '--enable-precise-memory-info'],
    },
  }),
});

export default defineConfig({
  ...shared,
  plugins: [solid()],
  test: {
    // Browser tests wait more than they compute, so they leave room for two of the others.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        // Solid's plugin would take the browser's build of `ws`.
        resolve: { alias: [...alias, { find: /^ws$/, replacement: here('node_modules/ws/wrapper.mjs') }] },
        plugins: [solid()],
        test: {
          name: 'core',
          ...patience,
          environment: 'node',
          isolate: false,
          setupFiles: ['test/setup/node.ts'],
          include: [
            'test/{client/{boundary,records},messages/timeline,order,text,localize,local,contract,server,xmpp,durability,tooling}/**/*.test.ts',
          ],
        },
      },
      {
        ...shared,
        plugins: [solid()],
        test: {
          name: 'dom',
          ...patience,
          environment: 'jsdom',
          isolate: false,
          include: [
            'test/{client,list,utils,ui,conversations,users,messages,composer,header,info,search,chat,element,testing}/**/*.test.{ts,tsx}',
          ],
          exclude: ['test/client/{boundary,records}/**', 'test/messages/timeline/**'],
          setupFiles: ['test/setup/dom.ts'],
        },
      },
      {
        ...shared,
        plugins: [solid()],
        test: {
          name: 'soak',
          ...patience,
          environment: 'jsdom',
          isolate: false,
          include: ['test/soak/*.test.ts', 'test/soak/found/*.test.ts'],
          setupFiles: ['test/setup/dom.ts'],
        },
      },
      {
        ...shared,
        plugins: [solid()],
        test: {
          name: 'faults',
          ...patience,
          testTimeout: 300_000,
          environment: 'jsdom',
          isolate: false,
          // The whole run puts more values into every accessor.
          include: [
            'test/faults/*.test.tsx',
            ...(process.env.FAULTS ? ['test/{ui,messages}/faulty-objects.test.tsx'] : []),
          ],
          setupFiles: ['test/setup/dom.ts'],
        },
      },
      {
        ...shared,
        plugins: [solid({ ssr: true })],
        test: {
          name: 'ssr',
          ...patience,
          environment: 'node',
          isolate: false,
          setupFiles: ['test/setup/node.ts'],
          include: ['test/ssr/**/*.test.{ts,tsx}'],
        },
      },
      {
        ...shared,
        plugins: [solid()],
        optimizeDeps,
        test: {
          name: 'browser',
          ...patience,
          // Chromium takes seconds to load the sources into a page, so the files share one.
          isolate: false,
          include: [
            'test/browser/**/*.test.{ts,tsx}',
            'test/soak/browser/*.test.ts',
            'test/soak/browser/found/*.test.ts',
          ],
          exclude: ['test/browser/{hydration,security,touch}*.test.tsx'],
          setupFiles: ['test/setup/browser.ts'],
          browser: browser(),
        },
      },
      {
        ...shared,
        plugins: [solid()],
        optimizeDeps,
        test: {
          // In a browser of their own, with a page for each file: Chromium takes a page for one on a touch screen even
          // after the emulation has ended, and a security policy lasts as long as its page.
          name: 'alone',
          ...patience,
          include: ['test/browser/{security,touch}*.test.tsx'],
          setupFiles: ['test/setup/browser.ts'],
          browser: browser(),
        },
      },
      {
        ...shared,
        plugins: [solid({ ssr: true })],
        optimizeDeps,
        test: {
          name: 'hydration',
          ...patience,
          include: ['test/browser/hydration*.test.tsx'],
          globalSetup: ['test/browser/hydration/render-pages.ts'],
          setupFiles: ['test/setup/browser.ts'],
          browser: browser(),
        },
      },
      // Only `npm run soak` needs these; the load needs the machine for itself.
      ...(process.env.SOAK
        ? [
            {
              ...shared,
              plugins: [solid()],
              optimizeDeps,
              test: {
                name: 'soak-browser',
                include: ['test/soak/browser/*.test.ts'],
                setupFiles: ['test/setup/browser.ts'],
                sequence: { groupOrder: 1 },
                env: soakSettings,
                browser: browser(),
              },
            },
            {
              resolve: { alias: [...alias, ...builtSolid] },
              plugins: [solid({ dev: false, hot: false })],
              optimizeDeps,
              test: {
                name: 'load',
                include: ['test/soak/browser/load.test.tsx'],
                setupFiles: ['test/setup/browser.ts'],
                sequence: { groupOrder: 2 },
                browser: browser(),
              },
            },
          ]
        : []),
      // Only `npm run faults` needs these.
      ...(process.env.FAULTS
        ? [
            {
              ...shared,
              plugins: [solid()],
              optimizeDeps,
              test: {
                name: 'faults-browser',
                ...patience,
                include: ['test/faults/browser/**/*.test.tsx'],
                setupFiles: ['test/setup/browser.ts'],
                // What V8 compiles and learns is no leak: it compiles nothing, and makes room for the rest at once.
                browser: browser(
                  '--max-lazy --no-lazy-feedback-allocation --no-opt --no-maglev --no-sparkplug',
                ),
              },
            },
          ]
        : []),
      {
        test: {
          name: 'types',
          ...patience,
          environment: 'node',
          // The files share what the compiler has parsed.
          isolate: false,
          include: ['test/types/**/*.test.ts'],
        },
      },
    ],
  },
});
