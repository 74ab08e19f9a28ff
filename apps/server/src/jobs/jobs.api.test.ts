import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ownEngine } from '../../test/ownEngines';
import { createJobs } from './jobs';

it('a job that outlives its server ends in silence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yigou-jobs-'));
  const engine = await ownEngine(folder);
  const database = await engine.open();
  const jobs = createJobs(database, () => {});
  await jobs.install();
  let giveUp = (_: Error): void => {};
  const begun = new Promise<void>((resolve) => {
    const endless = () =>
      new Promise<void>((_, reject) => {
        giveUp = reject;
        resolve();
      });
    void jobs.work('count', endless);
  });
  await jobs.send(database.db, 'count', {});
  await begun;
  await jobs.stop();
  await database.close();

  const heard: unknown[] = [];
  const hear = (cause: unknown) => heard.push(cause);
  process.on('unhandledRejection', hear);
  giveUp(new Error('the pool is closed'));
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
  process.off('unhandledRejection', hear);
  expect(heard).toEqual([]);
  await engine.drop();
  rmSync(folder, { recursive: true, force: true });
});
