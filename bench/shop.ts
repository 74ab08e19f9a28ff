import { randomUUID } from 'node:crypto';
import type { CallAnswer, CallInput, CallPath } from '@yigou/contract/calls';
import type { LoginResult } from '@yigou/contract/people/sessions';
import type { Preview } from '@yigou/contract/trade/checkout';
import { sql } from 'drizzle-orm';
import { audit } from '../apps/server/src/books/auditor/auditor.service';
import { addContractPrices } from '../apps/server/src/goods/pricing/pricing.fixture';
import { putOnHand } from '../apps/server/src/goods/stock/stock.service';
import { type Database, type Db, openPostgres } from '../apps/server/src/ground/db/client';
import { asSent, hashForStore } from '../apps/server/src/ground/lib/passwords';
import { openCredit } from '../apps/server/src/money/ledger/ledger.service';
import { createAccount } from '../apps/server/src/people/accounts/accounts.service';
import { giveRole } from '../apps/server/src/people/org/org.service';
import { createCustomer } from '../apps/server/src/people/registration/registration.service';
import { saveAddress } from '../apps/server/src/trade/addresses/addresses.service';
import { startPostgres } from '../apps/server/test/postgresServer';
import { connect, costColumns, type Figures, figureCells, figureColumns, post, succeeded } from './load';
import { cpuMs, databaseCpuMs, machine, memoryMb, type Server, say, startServer } from './server';

/** A shop to measure buying in: customers of its own, without rules and budgets, who agreed on prices and have credit. */

const password = 'Bench@2026';
export const now = new Date();

export type Buyer = LoginResult;
export type Customer = { customerId: number; rootOrgId: number; roleIds: Map<string, number> };

let passwordHash: string;
let people = 0;

/** Somebody of a customer, who can log in; gives the name they do it with. */
export async function addPerson(tx: Db, { customerId, roleIds }: Customer, orgId: number, role: string) {
  passwordHash ??= await hashForStore(asSent(password));
  people += 1;
  const accountNo = `bench${people}`;
  const mobile = `147${String(people).padStart(8, '0')}`;
  const draft = { accountNo, mobile, name: accountNo, email: `${accountNo}@example.com`, password: passwordHash };
  const accountId = await createAccount(tx, { companyId: 1, customerId, orgId, ...draft }, now);
  await giveRole(tx, accountId, roleIds.get(role) ?? 0);
  const caller = { accountId, customerId, orgId, functions: new Set<never>() };
  const address = { receiver: '压测', phone: '13800138000', areaCode: '310115125', detail: '博云路 2 号 3 楼' };
  await saveAddress({ tx, caller, now }, { ...address, tag: '', isDefault: true, scope: 'own' });
  return { accountNo, accountId };
}

export async function addCustomer(tx: Db, no: number, skuIds: number[]): Promise<Customer> {
  const customer = await createCustomer(tx, {
    companyId: 1,
    name: `压测企业 ${no}`,
    taxNo: `BENCH${no}`,
    contactName: '压测',
    state: 'passed',
    agreementVersion: '1',
    createdAt: now,
  });
  await openCredit(tx, customer.customerId, 10 ** 13, 30);
  const [validFrom, validTo] = [new Date(now.getTime() - 86_400_000), new Date(now.getTime() + 86_400_000)];
  const { customerId } = customer;
  await addContractPrices(
    tx,
    skuIds.map((skuId, at) => ({ customerId, skuId, price: 900 + at, validFrom, validTo })),
  );
  return customer;
}

const agent = connect(200);

function callsOf({ url }: Server) {
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
  const logIn = async (accountNo: string): Promise<Buyer> => {
    const { resultData } = await ask('Account/Login', { accountNo, accountPwd: asSent(password) });
    return resultData;
  };
  return { ask, submit, logIn };
}

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

/** On a PostgreSQL that really writes to disk, with 600 articles of which there are plenty. */
export async function openShop() {
  const postgres = await startPostgres(18, [
    'fsync=on',
    'synchronous_commit=on',
    'shared_buffers=1GB',
    'max_wal_size=4GB',
  ]);
  await postgres.createDatabase('bench');
  const databaseUrl = `${postgres.url}/bench`;
  const database = openPostgres(databaseUrl);
  const server = await startServer(databaseUrl);
  const { ask, ...calls } = callsOf(server);
  const { rows } = await database.run(
    'select sku_id::int as id from sku where on_shelf and moq = 1 and multiple = 1 order by sku_id limit 600',
  );
  const skuIds = rows.map((row) => Number(row.id));
  await putOnHand(
    database.db,
    { cause: 'count:bench', now },
    skuIds.map((skuId) => ({ skuId, onHand: 100_000_000 })),
  );
  const close = async () => {
    agent.destroy();
    await server.stop();
    await database.close();
    await postgres.stop();
  };
  return {
    database,
    url: server.url,
    close,
    skuIds,
    ask,
    ...calls,
    report: (measure: () => Promise<Figures>) => report(database, server, measure),
    fill: async (buyer: Buyer, lines: number) => {
      await ask('ShopCart/EmptyCart', {}, buyer);
      const items = skuIds.slice(0, lines).map((itemId) => ({ itemId, chartQty: 2 }));
      await ask('ShopCart/AddList', { items }, buyer);
    },
    tidy: () =>
      database.exclusively(async (db) => {
        await db.execute(sql`vacuum analyze`);
      }),
    begin: () => {
      const columns = [...figureColumns, ...costColumns];
      say(`${machine()}；fsync 与同步提交开启\n`);
      say(`| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|`);
    },
    /** Whatever was measured, the books must agree. */
    end: async () => {
      const [placed] = (await database.run('select count(*) as orders from purchase_order')).rows;
      const faults = await audit(database.db);
      say(
        `\n核对 ${placed?.orders} 个订单的库存、额度、预算、金额与日志：不符 ${faults.length} 处${['', ...faults.slice(0, 20)].join('\n')}`,
      );
      await close();
    },
  };
}
