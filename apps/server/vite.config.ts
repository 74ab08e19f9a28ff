import { defineConfig } from 'vite';

/** For Node: to be started, or to be called by scripts/start.mjs. Our own packages are bundled in, no others. */
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: { input: ['src/main.ts', 'src/serve.ts'] },
    outDir: 'dist',
    target: 'node20',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
  },
  ssr: { noExternal: [/^@yigou\//] },
});
