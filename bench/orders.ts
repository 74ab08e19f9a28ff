import { sql } from 'drizzle-orm';
import { type Database, openPostgres } from '../apps/server/src/ground/db/client';
import { asSent } from '../apps/server/src/ground/lib/passwords';
import { startPostgres } from '../apps/server/test/postgresServer';
import { connect, post } from './load';
import { say, startServer } from './server';

/** Very many orders, written straight into the tables: they are looked at and never bought. */

const agent = connect(4);

/** A server on a PostgreSQL of its own, with the demo world. */
export async function openDesk() {
  const postgres = await startPostgres(18, ['shared_buffers=1GB', 'max_wal_size=8GB', 'maintenance_work_mem=256MB']);
  await postgres.createDatabase('bench');
  const databaseUrl = `${postgres.url}/bench`;
  const database = openPostgres(databaseUrl);
  const server = await startServer(databaseUrl);
  const ask = async (path: string, input: unknown, token = '') =>
    JSON.parse(await post(agent, server.url, path, JSON.stringify(input), token));
  const logIn = async (path: string, accountNo: string): Promise<string> =>
    (await ask(path, { accountNo, accountPwd: asSent('Yigou@2026') })).resultData.token;
  return {
    database,
    server,
    ask,
    logIn,
    end: async () => {
      agent.destroy();
      await server.stop();
      await database.close();
      await postgres.stop();
    },
  };
}

const addCustomers = (
  count: number,
) => sql`insert into customer (company_id, name, tax_no, contact_name, state, agreement_version, created_at)
  select 1, '压测企业 ' || n, 'BENCH' || n, '压测', 'passed', '1', now() from generate_series(1, ${count}::int) n`;

/** Two years, evenly, the newest first; of the last two weeks some still wait, and a few are late. */
const addOrders = (
  count: number,
  customers: number,
) => sql`insert into purchase_order (company_id, customer_id, org_id, account_id, order_no, state, pay_state,
    pay_method, po_no, address, goods, payable, tax, received, created_at, ship_by)
  select 1, case when ${customers}::int = 0 then account.customer_id else known.first + n % ${customers}::int end, account.org_id,
    account.account_id, to_char(day, 'YYYYMMDD') || lpad((20000000 + n)::text, 8, '0'),
    case when n > ${count}::int / 50 then case when n % 20 = 0 then 'cancelled' else 'completed' end
      when n % 10 < 6 then 'pendingShipment' when n % 10 < 8 then 'shipped' else 'pendingPayment' end,
    case when n <= ${count}::int / 50 and n % 10 > 7 then 'unpaid' else 'paid' end,
    case n % 3 when 0 then 'account' when 1 then 'transfer' else 'alipay' end, 'PO-' || n,
    '{"receiver": "压测", "phone": "13800138000", "areaCode": "310115", "areaText": "上海市浦东新区", "detail": "博云路 2 号"}',
    n, n, n / 10, 0, day, day + interval '12 days'
  from generate_series(1, ${count}::int) n
    cross join lateral (select now() - interval '730 days' * n / ${count}::int as day) at
    cross join (select min(customer_id) as first from customer where tax_no like 'BENCH%') known
    cross join (select * from account where account_no = 'buyer') account`;

const addLines = (
  each: number,
) => sql`insert into order_line (order_id, line_no, sku_id, product_id, supplier_id, supplier_name, sku_no, part_no,
    name, spec, img_url, unit, qty, price, price_source, tax_rate, is_contract, total, freight_share, discount_share, tax, shipped_qty)
  select order_id, line_no, 1, 1, 1, '得力', 'DL-A4-70', 'P-' || order_id, '得力（deli）佳宣 A4 复印纸 双面打印',
    '70g 500 张/包', '', '箱', 10, 15900, 'book', 13, true, 159000, 0, 0, 18292, 10
  from purchase_order cross join generate_series(1, ${each}::int) line_no where order_no like '________2%'`;

/** `customers` 0: all of one customer, the demo buyer's. */
export async function seedOrders(database: Database, { orders = 0, lines = 1, customers = 0 }) {
  const began = Date.now();
  // Longer than any statement of the shop may take.
  await database.exclusively(async (db) => {
    if (customers > 0) await db.execute(addCustomers(customers));
    await db.execute(addOrders(orders, customers));
    await db.execute(addLines(lines));
    await db.execute(sql`vacuum analyze`);
  });
  say(`${orders} 个订单、${orders * lines} 行，播种 ${Math.round((Date.now() - began) / 1000)} 秒\n`);
}
