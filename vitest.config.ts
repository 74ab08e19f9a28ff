import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const apiTests = 'apps/server/src/**/*.api.test.ts';

/** Only ends a test that will never come to its end, also on a machine ten times slower. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000 };

const apiProject = (engine: 'pglite' | 'postgres', include: string[]) => ({
  test: {
    name: `api-${engine}`,
    include,
    env: { ENGINE: engine, TZ: 'America/New_York' },
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
    sequence: { sequencer: LongOnesFirst },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{packages,apps}/**/*.test.ts'],
          exclude: [apiTests, '**/*.race.test.ts', '**/node_modules/**'],
          // A zone far from Shanghai: times must come out right all the same.
          env: { TZ: 'America/New_York' },
          isolate: false,
          ...patience,
        },
      },
      apiProject('pglite', [apiTests]),
      apiProject('postgres', [apiTests, 'apps/server/src/**/*.race.test.ts']),
    ],
  },
});
