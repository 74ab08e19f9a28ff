import { defineConfig } from 'vite';

/** The benchmarks use the server's own verbs; Node runs them as one bundle. */
export default defineConfig({
  build: { ssr: 'catalog.ts', outDir: 'dist', target: 'node20', emptyOutDir: true, minify: false },
  ssr: { noExternal: [/^@yigou\//] },
});
