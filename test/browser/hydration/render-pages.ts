import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import solid from 'vite-plugin-solid';
import type { TestProject } from 'vitest/node';
import type { ServerPages } from './render-all.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The result of the server. */
    serverPages: ServerPages;
  }
}

/** Renders every page once, on a server, and passes the markup to the browser's tests. */
export async function setup(project: TestProject): Promise<void> {
  const server = await createServer({
    root: project.config.root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: project.vite.config.resolve.alias },
    plugins: [solid({ ssr: true })],
  });
  try {
    const { renderAll } = await server.ssrLoadModule(
      fileURLToPath(new URL('./render-all.ts', import.meta.url)),
    );
    project.provide('serverPages', await renderAll());
  } finally {
    await server.close();
  }
}
