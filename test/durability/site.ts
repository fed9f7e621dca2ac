import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { build } from 'vite';
import solid from 'vite-plugin-solid';
import { ROOT } from '../../scripts/files.mjs';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** A page on this machine, at a fixed origin while it runs. */
export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

type Files = ReadonlyMap<string, string | Uint8Array>;

/** The pages compiled so far: several tests serve the same one. */
const compiled = new Map<string, Promise<Files>>();

async function compile(folder: string): Promise<Files> {
  const result = await build({
    configFile: false,
    root: join(ROOT, folder),
    logLevel: 'warn',
    plugins: [solid()],
    resolve: {
      alias: [
        { find: /^solid-chat-kit$/, replacement: join(ROOT, 'src/index.ts') },
        {
          find: /^solid-chat-kit\/(local|local\/control|contract|server|xmpp)$/,
          replacement: join(ROOT, 'src/$1/index.ts'),
        },
        { find: /^solid-chat-kit\/css-variables\.css$/, replacement: join(ROOT, 'css/index.css') },
      ],
    },
    build: { write: false, minify: false, assetsInlineLimit: 0 },
  });
  const files = new Map<string, string | Uint8Array>();
  for (const bundle of [result].flat()) {
    for (const file of 'output' in bundle ? bundle.output : []) {
      files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
    }
  }
  return files;
}

/** Compiles a page of the tests, once, and serves it. */
export async function serveSite(folder: string): Promise<Site> {
  const compiling = compiled.get(folder) ?? compile(folder);
  compiled.set(folder, compiling);
  const files = await compiling;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const name = path === '/' ? '/index.html' : path;
    const file = files.get(name);
    response.writeHead(file === undefined ? 404 : 200, {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
    });
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
