import { defineConfig } from '@playwright/test';
import { browserOptions } from './browser';

/** A buyer's ten tasks, counted by hand movements: `npx playwright test -c e2e/tasks.config.ts`, after a build. */
export default defineConfig({
  testDir: '.',
  testMatch: 'tasks.ts',
  outputDir: 'test-results/tasks-run',
  globalSetup: './prepareData.ts',
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { ...browserOptions, actionTimeout: 30_000 },
  projects: [{ name: 'chromium' }],
});
