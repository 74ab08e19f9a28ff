import { sql } from 'drizzle-orm';
import { auditInPieces } from '../apps/server/src/books/auditor/auditor.service';
import { openDesk } from './orders';
import { say } from './server';

/**
 * Orders whose books agree, written straight into the tables: half paid by bank, half on account and entered. Only the
 * reports have not counted them: that question finds them all, the most it can ever have to say.
 */
const books = (count: number) => [
  sql`insert into purchase_order (company_id, customer_id, org_id, account_id, order_no, state, pay_state, pay_method, goods, payable, tax, received, created_at, paid_at)
    select 1, account.customer_id, account.org_id, account.account_id, '20250101' || lpad((20000000 + n)::text, 8, '0'), 'completed',
      case n % 2 when 0 then 'paid' else 'onAccount' end, case n % 2 when 0 then 'transfer' else 'account' end, 3000, 3000, 344,
      case n % 2 when 0 then 3000 else 0 end, timestamptz '2025-01-01' + n * interval '1 minute', null
    from generate_series(1, ${count}::int) n cross join (select * from account where account_no = 'buyer') account`,
  sql`insert into order_line (order_id, line_no, sku_id, product_id, supplier_id, supplier_name, sku_no, part_no, name, spec, img_url, unit,
      qty, price, price_source, tax_rate, is_contract, total, freight_share, discount_share, tax, shipped_qty, received_qty)
    select order_id, line_no, sku.sku_id, sku.product_id, 1, '得力', sku.sku_no, '', '复印纸', '', '', '箱', 10, 150, 'book', 13, true, 1500, 0, 0, 172, 10, 10
    from purchase_order cross join generate_series(1, 2) line_no cross join (select * from sku order by sku_id limit 1) sku where order_no like '202501012%'`,
  sql`insert into order_log (order_id, at, actor_kind, who, what, from_state, to_state, note)
    select order_id, created_at, 'system', '系统', '收货完成', 'shipped', 'completed', '' from purchase_order where order_no like '202501012%'`,
  sql`insert into payment_receipt (channel, transaction_id, amount, paid_at)
    select 'transfer', 'BENCH-' || order_id, 3000, created_at from purchase_order where order_no like '202501012%' and pay_method = 'transfer'`,
  sql`insert into payment_receipt_order (receipt_id, order_id, amount)
    select receipt_id, split_part(transaction_id, '-', 2)::bigint, amount from payment_receipt where transaction_id like 'BENCH-%'`,
  sql`insert into shipment (shipment_no, company_id, order_id, supplier_id, supplier_name, state, carrier, tracking_no, note, request_id, request_hash,
      parcel_no, actor_kind, who, shipped_at, received_at)
    select 'SBENCH' || order_id, 1, order_id, 1, '得力', 'received', 'sf', '', '', gen_random_uuid(), '', 1, 'system', '系统', created_at, created_at
    from purchase_order where order_no like '202501012%'`,
  sql`insert into shipment_line (shipment_id, line_no, qty, sound) select shipment_id, line_no, 10, 10
    from shipment join order_line using (order_id) where shipment_no like 'SBENCH%'`,
  sql`insert into stock_entry (sku_id, kind, qty, holder, line_no, cause, at)
    select sku_id, kind, 10, format('order:%s:v1', order_id), line_no, case kind when 'reserve' then format('order:%s:v1', order_id) else 'shipment:' || shipment_id end, shipped_at
    from shipment join order_line using (order_id) cross join (values ('reserve'), ('consume')) kinds (kind) where shipment_no like 'SBENCH%'`,
  sql`insert into stock_entry (sku_id, kind, qty, cause, at) select sku_id, 'count', 20 * ${count}::int, 'count:bench', now() from sku order by sku_id limit 1`,
  sql`with account as (select * from ledger_account where kind = 'credit' and customer_id = (select customer_id from account where account_no = 'buyer'))
    insert into ledger_entry (ledger_account_id, kind, amount, used_after, holder, cause, created_at)
    select ledger_account_id, 'occupy', 3000, used + 3000 * row_number() over (order by order_id), format('order:%s:v1', order_id), format('order:%s:v1', order_id), created_at
    from purchase_order cross join account where order_no like '202501012%' and pay_method = 'account' order by order_id`,
  sql`update ledger_account set used = used + 3000 * (select count(*) from purchase_order where order_no like '202501012%' and pay_method = 'account')
    where kind = 'credit' and customer_id = (select customer_id from account where account_no = 'buyer')`,
  sql`insert into statement_entry (company_id, customer_id, org_id, kind, source, at, number, order_id, line_no, summary, qty, price, amount)
    select 1, orders.customer_id, orders.org_id, 'goods', 'shipment:' || shipment_id || '/line:' || line.line_no, received_at, order_no, orders.order_id, line.line_no, '', 10, 150, 1500
    from purchase_order orders join shipment using (order_id) join order_line line using (order_id) where order_no like '202501012%' and pay_method = 'account'`,
];

const [count = 100_000] = process.argv.slice(2).map(Number);
const { database, end } = await openDesk();
try {
  await database.exclusively(async (db) => {
    for (const statement of books(count)) await db.execute(statement);
    await db.execute(sql`vacuum analyze`);
  });
  let [faults, slowest, most] = [0, 0, 0];
  const began = Date.now();
  let last = began;
  for await (const said of auditInPieces(database.db)) {
    if (said.length > 0) say(`${said.length}：${said[0]}`);
    faults += said.length;
    slowest = Math.max(slowest, Date.now() - last);
    last = Date.now();
    most = Math.max(most, process.memoryUsage().rss);
  }
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  say(`${count} 个订单：核对 ${seconds(Date.now() - began)} 秒，最慢一项 ${seconds(slowest)} 秒`);
  say(`进程内存 ${Math.round(most / 1_048_576)} MB，不符 ${faults} 处`);
} finally {
  await end();
}
