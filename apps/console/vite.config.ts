import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styleNonce } from '../../packages/web-kit/build/styleNonce';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/console/',
  plugins: [react(), styleNonce],
  server: { port: 5174, proxy: { '/api': server, '/demo/': server } },
  build: {
    // The page's policy allows no data: address but for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Whoever works here all day loads the component library once.
    chunkSizeWarningLimit: 1500,
  },
});
