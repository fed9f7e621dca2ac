// Serves this page with the headers of a strict site: `node example/widget/serve.mjs`, after `npm run build`.
// PORT sets the port. The package's files are below kit/.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Nothing inline, nothing from other origins, and no markup from strings except by a named policy. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "style-src 'self'",
  "script-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types solid-chat-kit',
].join('; ');

const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
]);
const PAGE = fileURLToPath(new URL('.', import.meta.url));
const PACKAGE = fileURLToPath(new URL('../../dist/', import.meta.url));

/**
 * Returns the file of a URL path, or undefined if the two folders do not have it.
 * @param {string} path
 * @param {string} packageFolder
 */
function fileOf(path, packageFolder) {
  const name = normalize(decodeURIComponent(path)).replaceAll(sep, '/');
  const file = name.startsWith('/kit/')
    ? join(packageFolder, name.slice('/kit/'.length))
    : join(PAGE, name === '/' ? 'index.html' : name);
  return TYPES.has(extname(file)) && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/**
 * Serves the page until `close` is called.
 * @param {{ port?: number, packageFolder?: string }} [options] any free port, and the built package, by
 * default
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveWidget({ port = 0, packageFolder = PACKAGE } = {}) {
  if (!existsSync(join(packageFolder, 'element.js'))) {
    throw new Error(`${packageFolder} holds no element.js: run "npm run build" first.`);
  }
  const server = createServer((request, response) => {
    const file = fileOf(new URL(request.url ?? '/', 'http://localhost').pathname, packageFolder);
    response.setHeader('Content-Security-Policy', CONTENT_SECURITY_POLICY);
    response.setHeader('Cache-Control', 'no-cache');
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such file.');
      return;
    }
    response.setHeader('Content-Type', TYPES.get(extname(file)) ?? 'text/plain');
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${bound}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await serveWidget({ port: Number(process.env.PORT || 5175) });
  console.log(url);
}
