import { solidStart } from '@solidjs/start/config';
import { nitro } from 'nitro/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [solidStart(), nitro({ preset: 'node_server' })],
  // Icons stay files, so that the page may say "img-src 'self'".
  build: { assetsInlineLimit: 0 },
  optimizeDeps: { include: ['@solidjs/start > @jridgewell/trace-mapping'] },
});
