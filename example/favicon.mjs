import { readFileSync } from 'node:fs';

const ICON = new URL('favicon.svg', import.meta.url);

/**
 * Serves the icon that browsers ask for on the page that Vite shows while it bundles.
 * @type {import('vite').Plugin}
 */
export const favicon = {
  name: 'favicon',
  configureServer({ middlewares }) {
    middlewares.use('/favicon.ico', (_request, response) => {
      response.setHeader('Content-Type', 'image/svg+xml');
      response.end(readFileSync(ICON));
    });
  },
};
