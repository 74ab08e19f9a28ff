import { defineConfig } from 'vite';

/**
 * For Node: to be started, or to be called by scripts/start.mjs. Our own packages are bundled in, and those of hundreds
 * of small files, which take long to load one by one.
 */
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
  ssr: { noExternal: [/^@yigou\//, 'drizzle-orm', 'zod'] },
});
