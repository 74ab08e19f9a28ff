import { defineConfig } from 'vite';

/** One file for Node; our own packages are bundled in, all others stay in node_modules. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
  },
  ssr: { noExternal: [/^@yigou\//] },
});
