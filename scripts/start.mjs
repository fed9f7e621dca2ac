// npm start: serves the demo on this machine, and opens it with --open where somebody can see it.
import { join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from './files.mjs';

const port = Number(process.env.PORT || 5173);
const canSee = !process.env.CI && process.stdout.isTTY;

const server = await createServer({
  configFile: join(ROOT, 'vite.config.ts'),
  root: join(ROOT, 'example/app'),
  server: { host: 'localhost', port, strictPort: true, open: process.argv.includes('--open') && canSee },
});
try {
  await server.listen();
  server.printUrls();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}. PORT=5174 npm start takes another.`);
  await server.close();
  process.exitCode = 1;
}
