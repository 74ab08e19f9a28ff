import { defineConfig } from '@playwright/test';
import { browserOptions } from './browser';

/** Pictures to look at, by hand: `npx playwright test -c e2e/pictures.config.ts`; PICTURES_DIR says where they go. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.ts',
  outputDir: 'test-results/pictures-run',
  globalSetup: './prepareData.ts',
  workers: 1,
  timeout: 120_000,
  reporter: 'list',
  use: { ...browserOptions, actionTimeout: 10_000 },
  projects: [{ name: 'chromium' }],
});
