import { join } from 'node:path';
import { createApp } from './app';
import { type Config, readConfig } from './config';
import { type Database, openPglite, openPostgres } from './db/client';
import { DataFolderInUse } from './db/dataLock';
import { migrate } from './db/migrate';
import { loadDemoWorld } from './demo/world';
import { folderStore } from './files/files.store';
import { createJobs, type JobServer } from './jobs/jobs';
import { createMailer } from './jobs/mail';
import { startWorkers } from './jobs/workers';
import { systemClock } from './lib/clock';
import { storefrontFolder } from './lib/folders';
import { createShelves } from './search/shelves.service';
import { createSites, ensureDefaultSite } from './sites/sites.service';

const stopWithinMs = 9000;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function prepare(database: Database, jobs: JobServer, config: Config) {
  await migrate(database);
  await jobs.install();
  // Under the same lock as the migrations: two servers that start at once load one demo world.
  await database.exclusively((db) =>
    db.transaction(async (tx) => {
      if (config.demo) await loadDemoWorld(tx, systemClock.now());
      await ensureDefaultSite(tx, systemClock.now());
    }),
  );
}

async function start(config: Config) {
  const logger = { level: config.logLevel, redact: ['req.headers.authtoken', 'req.headers["x-token"]'] };
  const complain = (cause: Error) => process.stderr.write(`${cause.stack ?? cause.message}\n`);
  const database = config.databaseUrl ? openPostgres(config.databaseUrl, complain) : await openPglite(config.dataDir);
  const jobs = createJobs(database, complain);
  await prepare(database, jobs, config);
  await startWorkers(database.db, jobs, systemClock, createMailer(config));
  const sites = createSites();
  const app = await createApp({
    database,
    clock: systemClock,
    jobs,
    sites,
    shelves: createShelves({ cached: config.searchCache }),
    files: folderStore(join(config.dataDir, 'files')),
    pages: {
      folder: storefrontFolder,
      describeSite: (hostName) => sites.describe(database.db, hostName, systemClock.now()),
    },
    logger,
    trustProxy: config.trustProxy,
    rateLimit: config.rateLimit,
    servedOverHttps: config.publicUrl?.startsWith('https:') ?? false,
  });
  await app.listen({ port: config.port, host: config.host });

  let stopping = false;
  async function stop() {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await app.close();
    await jobs.stop();
    await database.close();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return config.publicUrl ?? `http://localhost:${port}`;
}

const config = readConfig(process.env);
try {
  const url = await start(config);
  if (config.demo) {
    say(
      '演示账号（密码均为 Yigou@2026）：admin 企业管理员、buyer 采购员、approver 审批人、finance 财务、receiver 收货员；另一企业 admin2、buyer2',
    );
  }
  say(`商城 ${url}/   接口文档 ${url}/api-docs`);
  say(`ready ${url}`);
} catch (cause) {
  process.stderr.write(`启动失败：${cause instanceof DataFolderInUse ? cause.message : (cause as Error).stack}\n`);
  process.exit(1);
}
