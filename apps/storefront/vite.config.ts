import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

const firstLoadLimit = 150_000;

/** The pages a visitor may come in by, and the file each of them is in. */
const firstPages = { '/home': '/HomePage.tsx', '/SearchFor': '/SearchPage.tsx', '/productDetail': '/ProductPage.tsx' };

/** Weighs what each of them loads before it is drawn, and refuses a build that is too heavy. */
const weighFirstLoad: Plugin = {
  name: 'weigh-first-load',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    for (const [path, page] of Object.entries(firstPages)) {
      const pageChunk = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(page));
      if (!pageChunk) this.error(`${path}: no script holds ${page}`);
      const wanted = new Set(
        chunks.filter((chunk) => chunk.isEntry || chunk === pageChunk).map((chunk) => chunk.fileName),
      );
      for (const name of wanted) {
        for (const next of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) wanted.add(next);
      }
      const bytes = chunks
        .filter((chunk) => wanted.has(chunk.fileName))
        .reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);
      const line = `${path} first load: ${wanted.size} scripts, ${(bytes / 1000).toFixed(1)} kB gzip (limit ${firstLoadLimit / 1000} kB)`;
      if (bytes > firstLoadLimit) this.error(line);
      this.info(line);
    }
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), weighFirstLoad],
  // Calls, and the pictures of the demo goods.
  server: { proxy: { '/api': server, '/demo/': server } },
  build: {
    // The page's policy allows no data: address but for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            { name: 'router', test: /node_modules\/(react-router|@tanstack|cookie|set-cookie-parser)\//, priority: 1 },
          ],
        },
      },
    },
  },
});
