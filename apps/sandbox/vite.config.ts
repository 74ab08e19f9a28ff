import { defineConfig } from 'vite';

/** One file for Node, as the server is built: the gateway can run without the shop. */
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
