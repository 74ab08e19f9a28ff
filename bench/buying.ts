import { randomUUID } from 'node:crypto';
import { type CallAnswer, type CallInput, type CallPath, type Preview, quickOrderNamesMax } from '@yigou/contract';
import { sql } from 'drizzle-orm';
import { createAccount } from '../apps/server/src/accounts/accounts.service';
import { saveAddress } from '../apps/server/src/addresses/addresses.service';
import { audit } from '../apps/server/src/auditor/auditor.service';
import { type Database, openPostgres } from '../apps/server/src/db/client';
import { openCredit } from '../apps/server/src/ledger/ledger.service';
import { asSent, hashForStore } from '../apps/server/src/lib/passwords';
import { giveRole } from '../apps/server/src/org/org.service';
import { addContractPrices } from '../apps/server/src/pricing/pricing.service';
import { createCustomer } from '../apps/server/src/registration/registration.service';
import { putOnHand } from '../apps/server/src/stock/stock.service';
import { startPostgres } from '../apps/server/test/postgresServer';
import { connect, costColumns, type Figures, figureCells, figureColumns, post, repeat, succeeded } from './load';
import { cpuMs, databaseCpuMs, machine, memoryMb, type Server, say, startServer } from './server';

/** node bench/run.mjs buying: carts and orders on a PostgreSQL that really writes to disk. Never part of the tests. */

const customers = 8;
const buyersEach = 8;
const password = 'Bench@2026';
const now = new Date();

type Buyer = { token: string };

async function addBuyers(database: Database, skuIds: number[]): Promise<string[]> {
  const stored = await hashForStore(asSent(password));
  const names: string[] = [];
  for (let c = 0; c < customers; c += 1) {
    await database.db.transaction(async (tx) => {
      const { customerId, rootOrgId, roleIds } = await createCustomer(tx, {
        companyId: 1,
        name: `压测企业 ${c}`,
        taxNo: `BENCH${c}`,
        contactName: '压测',
        state: 'passed',
        agreementVersion: '1',
        createdAt: now,
      });
      await openCredit(tx, customerId, 10 ** 13, 30);
      const [validFrom, validTo] = [new Date(now.getTime() - 86_400_000), new Date(now.getTime() + 86_400_000)];
      await addContractPrices(
        tx,
        skuIds.map((skuId, at) => ({ customerId, skuId, price: 900 + at, validFrom, validTo })),
      );
      for (let b = 0; b < buyersEach; b += 1) {
        const accountNo = `bench${c}x${b}`;
        const mobile = `147${String(c * 100 + b).padStart(8, '0')}`;
        const draft = { accountNo, mobile, name: accountNo, email: `${accountNo}@example.com`, password: stored };
        const accountId = await createAccount(tx, { companyId: 1, customerId, orgId: rootOrgId, ...draft }, now);
        await giveRole(tx, accountId, roleIds.get('采购员') ?? 0);
        const caller = { accountId, customerId, orgId: rootOrgId, functions: new Set<never>() };
        const address = { receiver: '压测', phone: '13800138000', areaCode: '310115125', detail: '博云路 2 号 3 楼' };
        await saveAddress({ tx, caller, now }, { ...address, tag: '', isDefault: true, scope: 'own' });
        names.push(accountNo);
      }
    });
  }
  return names;
}

const agent = connect(200);

function shop({ url }: Server) {
  const ask = async <P extends CallPath>(path: P, input: CallInput<P>, buyer?: Buyer) => {
    const text = await post(agent, url, path, JSON.stringify(input), buyer?.token);
    if (!succeeded(text)) throw new Error(`${path}: ${text.slice(0, 400)}`);
    return JSON.parse(text) as CallAnswer<P>;
  };
  const submit = (shown: Preview, buyer: Buyer) =>
    ask(
      'Order/Submit',
      {
        requestId: randomUUID(),
        lines: shown.lines.map(({ cartId, itemId, qty, price }) => ({ cartId, itemId, qty, price })),
        payable: shown.amounts.payable,
        addressId: shown.address?.addressId ?? 0,
        paymentMethod: 'account',
        invoice: { type: 'none' },
      },
      buyer,
    );
  return { ask, submit };
}

const columns = [...figureColumns, ...costColumns];

/** Prints the figures of a task with what it cost server and database. */
async function report(database: Database, server: Server, measure: () => Promise<Figures>) {
  const before = [cpuMs(server.pid), await databaseCpuMs(database)] as const;
  const figures = await measure();
  const sent = Math.max(1, figures.perSecond * 7.5);
  const used = [cpuMs(server.pid), await databaseCpuMs(database)] as const;
  const cells = [
    ...figureCells(figures),
    ((used[0] - before[0]) / sent).toFixed(2),
    ((used[1] - before[1]) / sent).toFixed(2),
    memoryMb(server.pid),
    figures.errors,
  ];
  say(`| ${cells.join(' | ')} |`);
}

const postgres = await startPostgres(['fsync=on', 'synchronous_commit=on', 'shared_buffers=1GB', 'max_wal_size=4GB']);
await postgres.createDatabase('bench');
const databaseUrl = `${postgres.url}/bench`;
const database = openPostgres(databaseUrl);
const server = await startServer(databaseUrl);
const { ask, submit } = shop(server);

const { rows } = await database.run(
  'select sku_id::int as id from sku where on_shelf and moq = 1 and multiple = 1 order by sku_id limit 600',
);
const skuIds = rows.map((row) => Number(row.id));
await putOnHand(
  database.db,
  { cause: 'count:bench', now },
  skuIds.map((skuId) => ({ skuId, onHand: 100_000_000 })),
);
const buyers: Buyer[] = [];
for (const accountNo of await addBuyers(database, skuIds)) {
  const { resultData } = await ask('Account/Login', { accountNo, accountPwd: asSent(password) });
  buyers.push({ token: resultData.token });
}
await database.exclusively(async (db) => {
  await db.execute(sql`vacuum analyze`);
});
const buyerOf = (worker: number): Buyer => buyers[worker % buyers.length] as Buyer;
let next = 0;
const hot = (): number => skuIds[next++ % 100] ?? 0;

say(`${machine()}；fsync 与同步提交开启\n`);
say(`| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|`);

const adding = () =>
  repeat('加入购物车', 16, async (worker) => {
    await ask('ShopCart/Add', { itemId: hot(), chartQty: 1 }, buyerOf(worker));
    return true;
  });
// A process that has just started has not compiled its code yet.
await adding();
await report(database, server, adding);

async function fill(buyer: Buyer, lines: number) {
  await ask('ShopCart/EmptyCart', {}, buyer);
  const items = skuIds.slice(0, lines).map((itemId) => ({ itemId, chartQty: 2 }));
  await ask('ShopCart/AddList', { items }, buyer);
}

for (const buyer of buyers) await fill(buyer, 10);
await report(database, server, () =>
  repeat('读 10 行的购物车', 16, async (worker) => {
    await ask('ShopCart/GetList', { pageIndex: 1, pageSize: 10 }, buyerOf(worker));
    return true;
  }),
);

async function order(worker: number, lines: number): Promise<boolean> {
  const buyer = buyerOf(worker);
  const items = new Map(Array.from({ length: lines }, () => [hot(), 1]));
  await ask('ShopCart/AddList', { items: [...items].map(([itemId, chartQty]) => ({ itemId, chartQty })) }, buyer);
  const { resultData } = await ask('Order/Preview', {}, buyer);
  await submit(resultData, buyer);
  return true;
}

for (const buyer of buyers) await ask('ShopCart/EmptyCart', {}, buyer);
await report(database, server, () => repeat('下 3 行的订单（加购、预览、提交）', 16, (worker) => order(worker, 3)));
await report(database, server, () => repeat('64 个采购员抢 100 种商品', 64, (worker) => order(worker, 3)));

const first = buyerOf(0);
await fill(first, 500);
await report(database, server, () =>
  repeat('500 行的购物车：读', 1, async () => {
    await ask('ShopCart/GetWebList', {}, first);
    return true;
  }),
);
const { resultData: cart } = await ask('ShopCart/GetList', { pageSize: 1 }, first);
const cartId = cart[0]?.cartId ?? 0;
let qty = 1;
await report(database, server, () =>
  repeat('500 行的购物车：改一行数量', 1, async () => {
    await ask('ShopCart/Edit', { items: [{ cartId, chartQty: (qty++ % 50) + 1 }] }, first);
    return true;
  }),
);
await report(database, server, () =>
  repeat('500 行的购物车：结算预览', 1, async () => {
    await ask('Order/Preview', {}, first);
    return true;
  }),
);
await report(database, server, () =>
  repeat('500 行的购物车：装车、预览、提交', 1, async () => {
    await fill(first, 500);
    await submit((await ask('Order/Preview', {}, first)).resultData, first);
    return true;
  }),
);

const { rows: asked } = await database.run(
  `select sku_no as no, product.name || ' ' || (specs ->> 0) as name from sku join product using (product_id)
    where on_shelf order by sku_id limit 500`,
);
for (const [what, key] of [
  ['编号', 'no'],
  ['品名', 'name'],
] as const) {
  const lines = asked.map((row) => ({ key: String(row[key]), qty: 1 }));
  await report(database, server, () =>
    repeat(`批量导入 500 行${what}：核对`, 1, async () => {
      // In parts, as the page asks.
      for (let at = 0; at < lines.length; at += quickOrderNamesMax)
        await ask('QuickOrder/Match', { lines: lines.slice(at, at + quickOrderNamesMax) }, first);
      return true;
    }),
  );
}

const [placed] = (await database.run('select count(*) as orders from purchase_order')).rows;
const faults = await audit(database.db);
say(
  `\n核对 ${placed?.orders} 个订单的库存、额度、金额与日志：不符 ${faults.length} 处${['', ...faults.slice(0, 20)].join('\n')}`,
);
agent.destroy();
await server.stop();
await database.close();
await postgres.stop();
