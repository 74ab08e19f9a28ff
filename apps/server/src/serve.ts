import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createApp } from './app';
import { skusBoughtBy } from './books/reports/bought.service';
import { type Config, readConfig } from './config';
import { leadsTo, loadDemoWithPast, makeYear, readYear, storeYear, yearUntil } from './demo/past/past';
import { demoAccountsLeft } from './demo/people';
import { leaveRegistrations, storeLicences } from './demo/registrations';
import { leaveTypedWords } from './demo/typedWords';
import { loadDemoWorld } from './demo/world';
import { openGateways } from './gateways';
import { renewIndex } from './goods/products/indexing.service';
import { adoptDocs } from './goods/search/index.service';
import { readCommonWords } from './goods/search/match/commonWords';
import { createShelves, type Shelves } from './goods/search/shelf/shelves.service';
import { createSites, ensureDefaultSite } from './goods/sites/sites.service';
import { hasCompany, listCompanyIds } from './ground/companies/companies.service';
import { type Database, type Db, memoryPglite, openPglite, openPostgres } from './ground/db/client';
import { DataFolderInUse } from './ground/db/dataLock';
import { migrate } from './ground/db/migrate';
import { countRows } from './ground/db/statistics';
import { type FileStore, folderStore } from './ground/files/files.store';
import type { PictureAt } from './ground/http/drawings';
import { logOptions } from './ground/http/logging';
import { createDelivery } from './ground/jobs/delivery';
import { createJobs, type JobServer } from './ground/jobs/jobs';
import { cacheBudget, megabyte } from './ground/lib/cacheBudget';
import { logCaches } from './ground/lib/cacheLog';
import { systemClock } from './ground/lib/clock';
import { ConfigError } from './ground/lib/configError';
import { consoleFolder, demoYearFile, storefrontFolder } from './ground/lib/folders';
import { hashNewPassword } from './ground/lib/passwords';
import { ensureAgreement } from './people/help/help.service';
import { mailboxPath } from './people/notices/mailbox.routes';
import { ensureFirstOperator } from './people/operators/operators.service';
import { startWorkers } from './workers';

const stopWithinMs = 9000;
/** How long answers under way may take when the server stops. */
const answerWithinMs = 3000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Says how long it took, when it took long enough to be noticed. */
async function timed<T>(title: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const answer = await work();
  const seconds = (performance.now() - began) / 1000;
  if (seconds >= 0.5) say(`${title}用时 ${seconds.toFixed(1)} 秒`);
  return answer;
}

/** For `npm run demo`, in a database that is thrown away afterwards. */
export async function storeDemoYear(madeOf: string) {
  const scratch = await memoryPglite();
  await migrate(scratch);
  const year = await makeYear(scratch.db, yearUntil(systemClock.now()), madeOf);
  await scratch.close();
  await storeYear(demoYearFile, year);
}

/** What is stored is read before the transaction begins that loads it. */
async function demoLoader(db: Db, config: Config, files: FileStore): Promise<(tx: Db) => Promise<void>> {
  const now = systemClock.now();
  if (!config.demo || (await hasCompany(db))) return async () => {};
  await storeLicences(files);
  if (!config.demoPast)
    return async (tx) => {
      await loadDemoWorld(tx, now);
      await leaveRegistrations(tx, now);
      await leaveTypedWords(tx, now);
      await countRows(tx);
    };
  const span = yearUntil(now);
  const shopUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const stored = await readYear(demoYearFile, shopUrl);
  const year = stored && leadsTo(stored, span) ? stored : null;
  if (!year) say('正在生成演示数据：没有合用的存档，要把往年的订单过一遍，约两分钟，只在第一次启动时，请稍候……');
  return (tx) => loadDemoWithPast(tx, year, span, shopUrl);
}

async function prepare(database: Database, jobs: JobServer, files: FileStore, config: Config) {
  await migrate(database);
  await jobs.install();
  const operator = config.operatorPassword && (await hashNewPassword(config.operatorPassword));
  // Under the same lock as the migrations: two servers that start at once load one demo world.
  await database.exclusively(async (db) => {
    const loadDemo = await demoLoader(db, config, files);
    await db.transaction(async (tx) => {
      await adoptDocs(tx);
      await loadDemo(tx);
      await ensureDefaultSite(tx, systemClock.now());
      const companyIds = await listCompanyIds(tx);
      for (const companyId of companyIds) await ensureAgreement(tx, companyId);
      const [companyId] = companyIds;
      if (operator && companyId) await ensureFirstOperator(tx, companyId, operator, systemClock.now());
    });
    await renewIndex(db, await listCompanyIds(db), say);
  });
  if (config.demo || !config.production) return;
  const open = await demoAccountsLeft(database.db);
  if (open.length > 0) {
    throw new ConfigError(
      `PUBLIC_URL 是 https 地址，而库里的演示账号 ${open.join('、')} 仍用着公开的密码：请换一个数据库或 DATA_DIR，或先修改密码、停用这些账号；只是试用，请明确设置 DEMO_DATA=on`,
    );
  }
}

/** By how much the heap may grow beyond what is alive before V8 collects all of it (decisions/0066). */
const heapGrowthPercent = 50;

const complain = (cause: Error) => process.stderr.write(`${cause.stack ?? cause.message}\n`);

/**
 * Once all is loaded that stays: what the loading left behind is collected, and the heap grows from there. Without it V8
 * takes the most that a start ever needed for the size to begin with.
 */
function settleHeap() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);
}

const openDatabase = async ({ databaseUrl, databaseWait, dataDir }: Config): Promise<Database> =>
  databaseUrl ? openPostgres(databaseUrl, { waitSeconds: databaseWait, onError: complain }) : await openPglite(dataDir);

/** What draws is read when the first picture is asked for, and never in a shop without the demo's goods. */
const pictureAt: PictureAt = async (skuNo, file) => (await import('./demo/drawings/pictures')).pictureAt(skuNo, file);

async function readShelves(db: Db, shelves: Shelves, companyIds: readonly number[]) {
  for (const companyId of companyIds) await shelves.of(db, companyId);
}

async function readAhead(db: Db, shelves: Shelves, companyIds: readonly number[], isOver: () => boolean) {
  for (const companyId of companyIds) await readCommonWords(db, await shelves.of(db, companyId), companyId, isOver);
}

export type Shop = {
  url: string;
  sandboxUrl: string | undefined;
  /** Answers what is being asked, finishes what is being done, and lets go of everything. */
  close: () => Promise<void>;
};

/** A process may hold several, each with a database of its own: journeys open one after the other. */
async function openShop(config: Config, pagesBuilt: Promise<unknown> = Promise.resolve()): Promise<Shop> {
  cacheBudget.limitTo(config.cacheMb * megabyte);
  const database = await timed('打开数据库', () => openDatabase(config));
  const jobs = createJobs(database, complain);
  const files = folderStore(join(config.dataDir, 'files'));
  await timed('准备数据', () => prepare(database, jobs, files, config));
  let port = config.port;
  const shop = () => config.publicUrl ?? `http://localhost:${port}`;
  const gateways = await openGateways(config, { shop, own: () => `http://127.0.0.1:${port}` });
  const sites = createSites();
  const shelves = createShelves({ cached: config.searchCache, boughtBy: skusBoughtBy });
  // A million articles take some seconds to read: before the first visitor, not while they wait.
  const companyIds = await listCompanyIds(database.db);
  await timed('读入货架', () => readShelves(database.db, shelves, companyIds));
  await pagesBuilt;
  const app = await createApp({
    database,
    clock: systemClock,
    jobs,
    sites,
    shelves,
    files,
    payments: gateways.tools,
    invoicing: gateways.invoicing,
    approvalCodeFrom: config.approvalCodeFrom,
    pages: {
      folder: storefrontFolder,
      consoleFolder,
      describeSite: (hostName) => sites.describe(database.db, hostName, systemClock.now()),
    },
    ...((config.demo || !config.production) && { pictureAt }),
    logger: logOptions(config.logLevel),
    trustProxy: config.trustProxy,
    rateLimit: config.rateLimit,
    apiDocs: !config.production,
    mailbox: config.mailbox,
    servedOverHttps: config.production,
  });
  settleHeap();
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  if (typeof address === 'object' && address) port = address.port;
  const endCacheLog = logCaches(cacheBudget, app.log);
  await startWorkers({
    db: database.db,
    jobs,
    clock: systemClock,
    deliver: createDelivery(config, shop, files.get),
    keep: config.mailbox,
    channels: gateways.tools.channels,
    issuers: gateways.invoicing.issuers,
    files,
    countsRows: database.engine === 'pglite',
    log: app.log,
  });

  let closing = false;
  async function close() {
    closing = true;
    endCacheLog();
    // Browsers open connections ahead and never use them; for those a closing server would wait a minute.
    setTimeout(() => app.server.closeAllConnections(), answerWithinMs).unref();
    await app.close();
    await jobs.stop();
    await gateways.stop();
    await database.close();
  }

  // Beside the first visitors: they need not wait for it.
  if (config.searchCache)
    readAhead(database.db, shelves, companyIds, () => closing).catch((cause) => {
      if (!closing) complain(cause);
    });

  return { url: shop(), sandboxUrl: gateways.sandboxUrl, close };
}

function closeWhenTold({ close }: Shop) {
  let stopping = false;
  async function stop() {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await close();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function startAndSay(pagesBuilt: Promise<unknown>) {
  const config = readConfig(process.env);
  const shop = await openShop(config, pagesBuilt);
  closeWhenTold(shop);
  const { url, sandboxUrl } = shop;
  if (config.demo) {
    say(
      '演示账号（密码均为 Yigou@2026）：admin 企业管理员、buyer 采购员、approver 审批人、finance 财务、receiver 收货员；另一企业 admin2、buyer2；后台 operator、warehouse、cashier、service、keeper',
    );
  }
  if (config.mailbox) say(`演示信箱 ${url}${mailboxPath}（没有配置 SMTP_URL，发出的邮件都在这里）`);
  say(`商城 ${url}/   后台 ${url}/console/${config.production ? '' : `   接口文档 ${url}/api-docs`}`);
  if (sandboxUrl) say(`支付走沙箱 ${sandboxUrl}/（不会产生真实扣款）`);
  say(`ready ${url}`);
}

/** The shop, from here until it is told to stop. Its pages may still be in the making: nothing is served before. */
export async function serve(pagesBuilt: Promise<unknown> = Promise.resolve()): Promise<void> {
  try {
    await startAndSay(pagesBuilt);
  } catch (cause) {
    const plain = cause instanceof DataFolderInUse || cause instanceof ConfigError;
    process.stderr.write(`启动失败：${plain ? cause.message : (cause as Error).stack}\n`);
    process.exit(1);
  }
}

/** For whoever opens a shop without a process of its own. */
export const openShopBy = (env: Record<string, string | undefined>): Promise<Shop> => openShop(readConfig(env));
