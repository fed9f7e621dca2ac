// Serves the built page, with the policy of its pages.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** Nothing inline and nothing from elsewhere: add the origins of your pictures to `img-src`. */
const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=()',
};

/**
 * Reads a built page; returns the handler of its requests. Only files that were there are served.
 * @param {string} folder
 */
export function servePage(folder) {
  /** @type {Map<string, { bytes: Buffer, headers: Record<string, string> }>} */
  const files = new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    // The build puts the hash of the content into these names.
    const isHashed = path.startsWith('/assets/');
    files.set(path.replace(/\/index\.html$/, '/'), {
      bytes: readFileSync(file),
      headers: {
        ...HEADERS,
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
    });
  }
  if (!files.has('/')) throw new Error(`${folder} has no index.html: run npm run build first.`);

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  return (request, response) => {
    const file = files.get(request.url?.split('?')[0] ?? '');
    if (!file) {
      response.writeHead(404, HEADERS).end();
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, HEADERS).end();
    } else {
      response.writeHead(200, { ...file.headers, 'content-length': file.bytes.length });
      response.end(request.method === 'HEAD' ? undefined : file.bytes);
    }
  };
}
