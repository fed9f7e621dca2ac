import { solidStart } from '@solidjs/start/config';
import { nitro } from 'nitro/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [solidStart(), nitro({ preset: 'node_server' })],
  // Keeps icons as files, so that the page can use "img-src 'self'".
  build: { assetsInlineLimit: 0 },
  optimizeDeps: { include: ['@solidjs/start > @jridgewell/trace-mapping'] },
});
