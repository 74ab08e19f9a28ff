import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OnlineMethod } from '@yigou/contract/money/payments.terms';
import { inArray, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, vi } from 'vitest';
import { skus } from '../src/goods/catalog/catalog.tables';
import { putOnHand } from '../src/goods/stock/stock.service';
import { type Database, type Db, rowsOf } from '../src/ground/db/client';
import { createJobs } from '../src/ground/jobs/jobs';
import { systemClock } from '../src/ground/lib/clock';
import { budgets } from '../src/money/budgets/budgets.tables';
import { createChannels } from '../src/money/channels/channels.service';
import { ledgerAccounts } from '../src/money/ledger/ledger.tables';
import { receipts } from '../src/money/payments/payments.tables';
import { approvalRules } from '../src/trade/approvals/approvals.tables';
import { orderApprovables } from '../src/trade/orders/orderApprovables.service';
import { orderPayables } from '../src/trade/orders/orderPayables.service';
import { sweep } from '../src/workers';
import { isCredit } from './books';
import { type Buyer, manyBuyers } from './buyers';
import { buyItems, counted } from './buying';
import { mortalShop } from './mortalShop';
import { type Engine, ownEngine } from './ownEngines';
import { type OwnProcess, startProcess } from './ownProcess';

/** A trade as the sandbox keeps it on disk. */
type Trade = { channel: OnlineMethod; outTradeNo: string; amount: number; state: string; transactionId?: string } & {
  refunds: { refundNo: string; amount: number; state: string }[];
  notices: { refundNo?: string; delivered: boolean }[];
};
type Acknowledged = { orderId: number; payable: number };

let folder: string;
let sandboxFolder: string;
let dataFolder: string;
let engine: Engine;
let database: Database;
let sandbox: OwnProcess;
let shop: Awaited<ReturnType<typeof mortalShop>>;

export async function openShop(): Promise<Buyer[]> {
  folder = mkdtempSync(join(tmpdir(), 'yigou-kill-'));
  sandboxFolder = join(folder, 'sandbox');
  dataFolder = join(folder, 'data');
  engine = await ownEngine(dataFolder);
  database = await engine.open();
  await database.db.update(ledgerAccounts).set({ limit: 1_000_000_000 }).where(isCredit);
  // So many orders overspend, and goods put in the cart twice around a kill cost twice: nobody shall have to approve.
  await database.db.delete(budgets);
  await database.db.update(approvalRules).set({ enabled: false });
  const buyers = await manyBuyers({ db: database.db, clock: systemClock }, 8);
  const wanted = await database.db
    .select()
    .from(skus)
    .where(inArray(skus.skuNo, ['MG-Q7-BK', 'DL-A4-70']));
  const plenty = wanted.map(({ skuId }) => ({ skuId, onHand: 1_000_000 }));
  await database.db.transaction((tx) => putOnHand(tx, counted, plenty));
  items = wanted.map(({ skuId }) => ({ itemId: skuId, chartQty: 20 }));
  if (engine.alone) await database.close();
  sandbox = await startProcess('sandbox', {
    SANDBOX_PORT: '0',
    SANDBOX_DIR: sandboxFolder,
    SANDBOX_NOTIFY_PAUSE_MS: '1000',
  });
  shop = await mortalShop({
    ...engine.env,
    DATA_DIR: dataFolder,
    MERCHANT_FILE: join(sandboxFolder, 'merchant.json'),
  });
  return buyers;
}

export async function closeShop(): Promise<void> {
  await sandbox.end('SIGTERM');
  await shop.end();
  await database.close();
  await engine.drop();
  rmSync(folder, { recursive: true, force: true });
}

let items: { itemId: number; chartQty: number }[] = [];

async function control(order: object): Promise<{ paid?: boolean }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${sandbox.url}/control`, { method: 'POST', headers, body: JSON.stringify(order) });
  return (await answer.json()) as { paid?: boolean };
}

/** cancel: while it is being paid. late: the page is paid when the order is cancelled already. */
type Wish = OnlineMethod | 'account' | 'cancel' | 'late';
const wishes: Wish[] = ['alipay', 'wechat', 'account', 'late', 'wechat', 'cancel'];
const methodOf = { alipay: 'alipay', wechat: 'wechat', account: 'account', cancel: 'wechat', late: 'alipay' } as const;

/** Opens a payment; one that the dying server never opened is asked for anew, as the page would. */
async function openPayment({ token }: Buyer, orderId: number, method: OnlineMethod): Promise<string> {
  const ask = () => shop.call('Payment/Create', { requestId: randomUUID(), orderIds: [orderId], method }, { token });
  let opened = await ask();
  while (!opened.success) opened = await ask();
  return opened.resultData.payUrl;
}

async function buyOnce(buyer: Buyer, wish: Wish, acknowledged: Acknowledged[]): Promise<void> {
  const method = methodOf[wish];
  const order = await buyItems(shop, buyer.token, items, method);
  acknowledged.push(order);
  if (method === 'account') return;
  const payUrl = await openPayment(buyer, order.orderId, method);
  const cancel = () =>
    shop.call('Order/Cancel', { orderId: order.orderId, reason: '不想买了' }, { token: buyer.token });
  if (wish === 'late') await cancel();
  const paying = control({ pay: payUrl });
  if (wish === 'cancel') await cancel();
  await paying;
}

export const killings = 5;
export const tradesAt = (): Trade[] =>
  readdirSync(join(sandboxFolder, 'trades'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(sandboxFolder, 'trades', name), 'utf8')) as Trade);

/** Buyers order and pay; the server is killed in the middle of it, again and again. */
export async function stormyDay(buyers: Buyer[]): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let over = false;
  async function shopping(buyer: Buyer, first: number) {
    try {
      for (let at = first; !over; at += 1) await buyOnce(buyer, wishes[at % wishes.length] ?? 'alipay', acknowledged);
    } finally {
      over = true;
    }
  }
  const storm = () =>
    shop
      .storm(killings, [40, 110], () => !over)
      .finally(() => {
        over = true;
      });
  await Promise.all([storm(), ...buyers.map(shopping)]);
  return acknowledged;
}

/** A page that is paid after its order was given up is known by its notify alone: nobody asks about it any more. */
const hearOfPayments = () =>
  vi.waitFor(
    () => {
      const unheard = (trade: Trade) => trade.notices.some((notice) => !notice.refundNo && !notice.delivered);
      expect(tradesAt().filter(unheard)).toEqual([]);
    },
    { timeout: 300_000, interval: 100 },
  );

/** What the server does each minute, done now: until every payment is in the books and every refund is over. */
async function settle(): Promise<void> {
  const merchant = JSON.parse(readFileSync(join(sandboxFolder, 'merchant.json'), 'utf8'));
  const channels = createChannels({
    alipay: { ...merchant.alipay, notifyUrl: `${shop.url}/notify/alipay` },
    wechat: { ...merchant.wechat, notifyUrl: `${shop.url}/notify/wechat` },
  });
  const jobs = createJobs(database, () => {}, false);
  const { log } = Fastify({ logger: false });
  const { db } = database;
  let minutes = 1;
  await vi.waitFor(
    async () => {
      minutes += 1;
      await sweep({
        tx: db,
        now: new Date(Date.now() + minutes * 60_000),
        jobs,
        log,
        channels,
        payables: orderPayables,
        approvables: orderApprovables,
      });
      const paid = tradesAt().filter((trade) => trade.state === 'paid');
      expect(await db.select().from(receipts)).toHaveLength(paid.length);
      const open = await rowsOf(
        db,
        sql`select 1 from payment_refund where state in ('waiting', 'processing')
        union all select 1 from payment_attempt where state = 'opening'`,
      );
      expect(open).toEqual([]);
    },
    { timeout: 300_000, interval: 100 },
  );
}

/** The day is over: the books, when everything that was under way has come to its end. */
export async function closingBooks(): Promise<Db> {
  if (engine.alone) {
    await hearOfPayments();
    await shop.end('SIGKILL');
    database = await engine.open();
  }
  await settle();
  return database.db;
}
