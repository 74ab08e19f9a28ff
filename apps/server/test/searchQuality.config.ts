import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['apps/server/test/searchQuality.ts'],
    env: { ENGINE: 'pglite' },
    globalSetup: ['apps/server/test/pglite.setup.ts'],
    testTimeout: 600_000,
    hookTimeout: 300_000,
    silent: false,
  },
});
