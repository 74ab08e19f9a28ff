import { defineConfig } from 'vitest/config';

const apiTests = 'apps/server/src/**/*.api.test.ts';

const apiProject = (engine: 'pglite' | 'postgres', include: string[]) => ({
  test: {
    name: `api-${engine}`,
    include,
    env: { ENGINE: engine, TZ: 'America/New_York' },
    globalSetup: [`apps/server/test/${engine}.setup.ts`],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{packages,apps}/**/*.test.ts'],
          exclude: [apiTests, '**/*.race.test.ts', '**/node_modules/**'],
          // A zone far from Shanghai: times must come out right all the same.
          env: { TZ: 'America/New_York' },
        },
      },
      apiProject('pglite', [apiTests]),
      apiProject('postgres', [apiTests, 'apps/server/src/**/*.race.test.ts']),
    ],
  },
});
