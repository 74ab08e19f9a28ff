import { join } from 'node:path';
import { createApp } from './app';
import { type Config, readConfig } from './config';
import { type Database, openPglite, openPostgres } from './db/client';
import { DataFolderInUse } from './db/dataLock';
import { migrate } from './db/migrate';
import { loadDemoWorld } from './demo/world';
import { folderStore } from './files/files.store';
import { openGateways } from './gateways';
import { createJobs, type JobServer } from './jobs/jobs';
import { createMailer } from './jobs/mail';
import { startWorkers } from './jobs/workers';
import { systemClock } from './lib/clock';
import { storefrontFolder } from './lib/folders';
import { adoptDocs } from './search/index.service';
import { createShelves } from './search/shelves.service';
import { createSites, ensureDefaultSite, listCompanyIds } from './sites/sites.service';

const stopWithinMs = 9000;
/** How long answers under way may take when the server stops. */
const answerWithinMs = 3000;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function prepare(database: Database, jobs: JobServer, config: Config) {
  await migrate(database);
  await jobs.install();
  // Under the same lock as the migrations: two servers that start at once load one demo world.
  await database.exclusively((db) =>
    db.transaction(async (tx) => {
      await adoptDocs(tx);
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
  let port = config.port;
  const shop = () => config.publicUrl ?? `http://localhost:${port}`;
  const gateways = await openGateways(config, { shop, own: () => `http://127.0.0.1:${port}` });
  const sites = createSites();
  const shelves = createShelves({ cached: config.searchCache });
  // A million articles take some seconds to read: before the first visitor, not while he waits.
  for (const companyId of await listCompanyIds(database.db)) await shelves.of(database.db, companyId);
  const app = await createApp({
    database,
    clock: systemClock,
    jobs,
    sites,
    shelves,
    files: folderStore(join(config.dataDir, 'files')),
    payments: gateways.tools,
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
  const address = app.server.address();
  if (typeof address === 'object' && address) port = address.port;
  await startWorkers({
    db: database.db,
    jobs,
    clock: systemClock,
    sendMail: createMailer(config),
    channels: gateways.tools.channels,
    log: app.log,
  });

  let stopping = false;
  async function stop() {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    // Browsers open connections ahead and never use them; for those a closing server would wait a minute.
    setTimeout(() => app.server.closeAllConnections(), answerWithinMs).unref();
    await app.close();
    await jobs.stop();
    await gateways.stop();
    await database.close();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  return { url: shop(), sandboxUrl: gateways.sandboxUrl };
}

const config = readConfig(process.env);
try {
  const { url, sandboxUrl } = await start(config);
  if (config.demo) {
    say(
      '演示账号（密码均为 Yigou@2026）：admin 企业管理员、buyer 采购员、approver 审批人、finance 财务、receiver 收货员；另一企业 admin2、buyer2',
    );
  }
  say(`商城 ${url}/   接口文档 ${url}/api-docs`);
  if (sandboxUrl) say(`未配置商户密钥，支付走沙箱 ${sandboxUrl}/（不会产生真实扣款）`);
  say(`ready ${url}`);
} catch (cause) {
  process.stderr.write(`启动失败：${cause instanceof DataFolderInUse ? cause.message : (cause as Error).stack}\n`);
  process.exit(1);
}
