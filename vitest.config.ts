import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { bothEngines } from './apps/server/test/bothEngines';

const apiTests = 'apps/server/src/**/*.api.test.ts';
const raceTests = 'apps/server/src/**/*.race.test.ts';

/** Only ends a test that will never come to its end, also on a machine ten times slower. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000 };

const apiProject = (name: string, engine: 'pglite' | 'postgres', include: string[], env = {}) => ({
  test: {
    name,
    include,
    env: { ENGINE: engine, TZ: 'America/New_York', ...env },
    globalSetup: [`apps/server/test/${engine}.setup.ts`],
    // The files of a worker share what they import; each opens a database and a server of its own.
    isolate: false,
    ...patience,
  },
});

/** Begun last they would keep one worker busy while the other has nothing left. */
const longOnes = ['payments/kill', 'http/rights', 'orders/life', 'http/badInput', 'db/firstStart.race'];

class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longOnes.findIndex((each) => moduleId.includes(each));
      return at < 0 ? longOnes.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    // What has been compiled once is read again by the next layer, and by the next run.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongOnesFirst },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{packages,apps}/**/*.test.ts'],
          exclude: [apiTests, raceTests, '**/node_modules/**'],
          // A zone far from Shanghai: times must come out right all the same.
          env: { TZ: 'America/New_York' },
          isolate: false,
          ...patience,
        },
      },
      apiProject('api-pglite', 'pglite', [apiTests]),
      apiProject('api-engines', 'pglite', bothEngines('apps/server/src')),
      apiProject('api-postgres', 'postgres', [apiTests, raceTests], { POSTGRES_MAJOR: '15' }),
      apiProject('api-postgres-18', 'postgres', [apiTests, raceTests], { POSTGRES_MAJOR: '18' }),
    ],
  },
});
