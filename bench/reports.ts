import { presetRange, type ReportPreset } from '@yigou/contract/books/reports.terms';
import { formatDate } from '@yigou/contract/ground/time';
import { sql } from 'drizzle-orm';
import { countChanges, startRecount } from '../apps/server/src/books/reports/counting.service';
import type { Db } from '../apps/server/src/ground/db/client';
import { type Figures, figureCells, figureColumns, run } from './load';
import { openDesk } from './orders';
import { machine, say } from './server';

/** node bench/run.mjs reports [lines]: figures over a million order lines of one customer. Never part of the tests. */

const lines = Number(process.argv[2] ?? 1_000_000);
const linesEach = 4;
const [units, people, goodsEach] = [50, 500, 150];

const addUnits = sql`insert into org_unit (customer_id, parent_id, code, name, position)
  select customer_id, org_id, 'BENCH-' || n, '压测部门 ' || n, n
  from org_unit cross join generate_series(1, ${units}::int) n
  where parent_id is null and customer_id = (select customer_id from account where account_no = 'buyer')`;

const addPeople = sql`insert into account (company_id, customer_id, org_id, account_no, account_key, name, mobile, email,
    password, enabled, created_at)
  select company_id, account.customer_id, unit.org_id, 'bench' || n, 'bench' || n, '压测 ' || n,
    '166' || lpad(n::text, 8, '0'), 'bench' || n || '@example.com', password, true, now()
  from account cross join generate_series(1, ${people}::int) n
    join org_unit unit on unit.code = 'BENCH-' || (1 + n % ${units}::int)
  where account_no = 'buyer'`;

/** Two years, evenly; one in twenty was cancelled. */
const addOrders = (count: number) => sql`insert into purchase_order (company_id, customer_id, org_id, account_id,
    order_no, state, pay_state, pay_method, goods, payable, created_at)
  select company_id, customer_id, org_id, account_id, to_char(day, 'YYYYMMDD') || lpad((20000000 + n)::text, 8, '0'),
    case when n % 20 = 0 then 'cancelled' else 'completed' end, 'paid', 'account', 0, 0, day
  from generate_series(1, ${count}::int) n
    cross join lateral (select now() - interval '730 days' * n / ${count}::int as day) at
    join account on account_no = 'bench' || (1 + n % ${people}::int)`;

/** Everybody buys of their own assortment, and of that some things far more often than others. */
const addLines = sql`insert into order_line (order_id, line_no, sku_id, product_id, supplier_id, supplier_name, sku_no,
    part_no, name, spec, img_url, unit, qty, price, market_price, price_source, tax_rate, is_contract, total, freight_share,
    discount_share, tax, shipped_qty)
  select order_id, line_no, goods.sku_id, goods.product_id, 1, '', goods.sku_no, '', '商品', '', '', '件', qty,
    goods.list_price, goods.market_price, 'book', 13, true, goods.list_price * qty, 0, 0, 0, qty
  from purchase_order cross join generate_series(1, ${linesEach}::int) line_no
    cross join (select count(*) as many from sku where company_id = 1) known
    cross join lateral (select 1 + (order_id * 7 + line_no * 13) % 20 as qty,
      (account_id * 37 + floor(power(random(), 2 + 0 * order_id) * ${goodsEach}::int)::int) % known.many as chosen) drawn
    join (select sku.*, row_number() over (order by sku_id) - 1 as no from sku where company_id = 1) goods
      on goods.no = drawn.chosen
  where order_no like '________2%'`;

const { database, server, logIn, end } = await openDesk();

async function seed(db: Db) {
  await db.execute(addUnits);
  await db.execute(addPeople);
  await db.execute(addOrders(Math.floor(lines / linesEach)));
  await db.execute(addLines);
  await db.execute(sql`vacuum analyze`);
}

const seconds = (began: number) => ((Date.now() - began) / 1000).toFixed(0);
let began = Date.now();
await database.exclusively(seed);
say(`${lines} 行，播种 ${seconds(began)} 秒`);
began = Date.now();
await database.db.transaction((tx) => startRecount(tx, new Date()));
await countChanges({ db: database.db, log: { error: (told: object) => say(JSON.stringify(told)) } }, new Date());
say(`全部重新计入 ${seconds(began)} 秒`);
await database.exclusively(async (db) => void (await db.execute(sql`vacuum analyze`)));
const { rows: sizes } = await database.run(
  `select (select count(*) from report_fact) as facts, (select count(*) from report_person_sum) as people,
    (select count(*) from report_unit_sum) as units, (select count(*) from report_goods_sum) as goods`,
);
say(`事实与合计的行数：${JSON.stringify(sizes[0])}\n`);

const admin = await logIn('Account/Login', 'admin');
const today = formatDate(new Date());
const period = (preset: ReportPreset) => presetRange(preset, today);
const { rows: found } = await database.run(`select org_id::int as id from org_unit where code = 'BENCH-7'`);
const orgId = Number(found[0]?.id);
const { rows: sku } = await database.run(
  'select sku_id::int as id from report_goods_sum group by sku_id order by sum(lines) desc limit 1',
);
const skuId = Number(sku[0]?.id);
const page = (reqData: object, pageIndex = 1) => ({ pageIndex, pageSize: 20, reqData });

const free = { from: '2025-02-10', to: `${Number(today.slice(0, 4))}-${today.slice(5, 7)}-09` };
const figures: [name: string, path: string, body: unknown][] = [
  ['组织费用，本月', 'OrgOrderFee', period('month')],
  ['组织费用，近 12 个月', 'OrgOrderFee', period('last12')],
  ['组织费用，自定义近两年', 'OrgOrderFee', free],
  ['品类采购，上月', 'CategorySku', period('lastMonth')],
  ['品类采购，近 12 个月', 'CategorySku', period('last12')],
  ['品类采购，自定义近两年', 'CategorySku', free],
  ['品类采购，一个部门，近 12 个月', 'CategorySku', { ...period('last12'), orgId }],
  ['品类采购的商品，近 12 个月', 'Sku', page(period('last12'))],
  ['用户采购，本月', 'UserSku', page(period('month'))],
  ['用户采购，本年', 'UserSku', page(period('year'))],
  ['用户采购，近 12 个月', 'UserSku', page(period('last12'))],
  ['用户采购，一个部门，近 12 个月', 'UserSku', page({ ...period('last12'), orgId })],
  ['明细，近 12 个月，第 1 页', 'Lines', page(period('last12'))],
  ['明细，近 12 个月，第 500 页', 'Lines', page(period('last12'), 500)],
  ['明细，一个商品，近 12 个月', 'Lines', page({ ...period('last12'), skuId })],
  ['明细，一个部门，上月', 'Lines', page({ ...period('lastMonth'), orgId })],
  ['组织预算', 'OrgBudget', { day: today }],
  ['采购概览，本月', 'Dashboard', {}],
  ['采购概览，本年', 'Dashboard', { period: 'year' }],
];

say(`${machine()}\n`);
say(`| ${figureColumns.join(' | ')} |\n|${figureColumns.map(() => '---').join('|')}|`);
for (const [name, path, body] of figures) {
  const measured: Figures = await run(server.url, { name, path: `Report/${path}`, bodies: [body], token: admin }, 1);
  say(`| ${figureCells(measured).join(' | ')} |${measured.errors ? ` 错误 ${measured.errors}` : ''}`);
}
await end();
