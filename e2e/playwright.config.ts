import { defineConfig } from '@playwright/test';
import { browserOptions } from './browser';

/** The journeys. `npx playwright test -c e2e/playwright.config.ts`, after `node scripts/build.mjs`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/journeys',
  globalSetup: './prepareData.ts',
  fullyParallel: true,
  // One more than the cores: a journey often waits for its browser.
  workers: 3,
  // A browser on a busy machine may stumble once; what needed a second try is counted and printed by the test command.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // What is waited for is a state; these only end a test that will never see it, also on a machine ten times slower.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/summary.json' }]],
  use: {
    ...browserOptions,
    actionTimeout: 30_000,
    // Recording every step of every test costs time: only a second try is recorded (`--trace on` records all).
    trace: { mode: 'on-first-retry', screenshots: false },
  },
  projects: [{ name: 'chromium' }],
});
