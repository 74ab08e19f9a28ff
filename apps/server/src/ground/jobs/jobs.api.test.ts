import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { ownEngine } from '../../../test/ownEngines';
import { patiently } from '../../../test/patience';
import type { Database } from '../db/client';
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

it('each duty has a lane of its own: one that hangs keeps no other waiting', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yigou-jobs-'));
  const engine = await ownEngine(folder);
  const database = await engine.open();
  const jobs = createJobs(database, () => {});
  await jobs.install();
  const done: string[] = [];
  let goOn = () => {};
  const hangs = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await jobs.everyMinute('slow one', () => {
    done.push('slow begun');
    return hangs;
  });
  await vi.waitFor(() => expect(done).toEqual(['slow begun']), patiently);
  await jobs.everyMinute('failing', async () => {
    done.push('failing');
    throw new Error('no');
  });
  await jobs.everyMinute('quick', async () => void done.push('quick'));
  await vi.waitFor(() => expect(done).toEqual(expect.arrayContaining(['slow begun', 'failing', 'quick'])), patiently);
  goOn();
  // A minute later by this server's clock they are called again.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await vi.waitFor(() => expect(done.filter((each) => each === 'quick')).toHaveLength(2), patiently);
  vi.useRealTimers();
  await jobs.stop();
  await database.close();
  await engine.drop();
  rmSync(folder, { recursive: true, force: true });
});

it('of two servers that call a duty in one minute one is heard', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yigou-jobs-'));
  const engine = await ownEngine(folder);
  const database = await engine.open();
  const done: string[] = [];
  const called = new Set<string>();
  const serverNamed = async (name: string) => {
    const run: Database['run'] = async (text, values) => {
      const answer = await database.run(text, values);
      if (values?.some((value) => String(value).includes('singletonSeconds'))) called.add(name);
      return answer;
    };
    const jobs = createJobs({ ...database, run }, () => {});
    await jobs.install();
    await jobs.everyMinute('watch', async () => void done.push(name));
    return jobs;
  };
  // While the clock stands still no minute passes: what is called now is called because a server has opened.
  vi.useFakeTimers({ toFake: ['Date'] });
  const servers = [await serverNamed('one'), await serverNamed('other')];
  await vi.waitFor(() => expect(done).not.toEqual([]), patiently);
  expect([...called]).toEqual([]);
  vi.setSystemTime(Date.now() + 61_000);
  await vi.waitFor(() => expect([...called].sort()).toEqual(['one', 'other']), patiently);
  vi.useRealTimers();
  // By the minute of the database: between the two calls a new one may have begun.
  const { rows } = await database.run(
    'select max(n)::int as most from (select count(*) as n from pgboss.job where singleton_on is not null group by singleton_on) minute',
  );
  expect(rows).toEqual([{ most: 1 }]);
  for (const jobs of servers) await jobs.stop();
  await database.close();
  await engine.drop();
  rmSync(folder, { recursive: true, force: true });
});
