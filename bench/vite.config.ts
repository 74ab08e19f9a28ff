import { defineConfig } from 'vite';

/** The benchmarks use the server's own verbs; Node runs each as one bundle. */
export default defineConfig({
  build: {
    ssr: true,
    rollupOptions: {
      input: {
        keepers: 'bench/keepers.ts',
        catalog: 'bench/catalog.ts',
        buying: 'bench/buying.ts',
        approving: 'bench/approving.ts',
        exporting: 'bench/exporting.ts',
        console: 'bench/console.ts',
        reports: 'bench/reports.ts',
        pages: 'bench/pages.ts',
        auditor: 'bench/auditor.ts',
        memory: 'bench/memory.ts',
        assortment: 'bench/assortment.ts',
      },
    },
    outDir: 'dist',
    target: 'node20',
    emptyOutDir: true,
    minify: false,
  },
  ssr: { noExternal: [/^@yigou\//] },
});
