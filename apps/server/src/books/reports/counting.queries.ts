import type { OrderState } from '@yigou/contract/trade/orders.terms';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { countedBases, facts, goodsSums, personSums, unitSums } from './reports.tables';

const countingLock = 20_261_116;

/** One counter at a time, whichever server it runs on: no two touch the same sums in another order. */
export async function lockCounting(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${countingLock})`);
}

const measures = [
  ...['orders', 'lines', 'refund_lines', 'qty', 'refund_qty', 'amount', 'refund', 'market', 'saving'],
  ...['contract', 'contract_saving', 'tier_saving'],
];
const sumTables = {
  report_person_sum: 'customer_id, span, org_id, account_id, sku_id',
  report_unit_sum: 'customer_id, span, org_id, account_id',
  report_goods_sum: 'customer_id, span, sku_id',
};

/** Adds the facts of `moved` to one kind of sums, or takes them out, by day, month and year. */
const intoSums = (sign: '+' | '-', [table, keys]: [string, string]) =>
  `insert into ${table} as kept (company_id, ${keys}, ${measures.join(', ')})
    select company_id, ${keys}, ${measures.map((name) => `${sign} sum(${name})`).join(', ')}
    from moved cross join lateral (values (day), (left(day, 7)), (left(day, 4))) as spans (span)
    group by company_id, ${keys}
    on conflict (${keys}) do update set ${measures.map((name) => `${name} = kept.${name} + excluded.${name}`).join(', ')}
    returning 1`;

const intoAllSums = (sign: '+' | '-') => {
  const parts = Object.entries(sumTables).map((table, at) => `sums${at} as (${intoSums(sign, table)})`);
  return sql.raw(`${parts.join(', ')} select count(*) from moved`);
};

/** The day of Shanghai. */
const dayOf = (column: string) => `to_char(${column} at time zone interval '08:00', 'YYYY-MM-DD')`;

const identity = (refundId: string) => `line.order_id, line.line_no, ${refundId}, bought.company_id, bought.customer_id,
  bought.org_id, bought.account_id, line.sku_id`;
const paid = 'line.total + line.freight_share - line.discount_share + line.adjusted';
const saved = 'coalesce((line.market_price - line.price) * line.qty, 0)';
const onlyIf = (condition: string, amount: string) => `case when ${condition} then ${amount} else 0 end`;
const boughtLines = 'from bought join order_line line on line.order_id = bought.order_id';

/** Lines that were bought; refunds as they were noted; and what of a line was given back before anybody noted it. */
const freshFacts = sql.raw(`
  select ${identity('0')}, ${dayOf('bought.created_at')}, bought.created_at,
    case when line.line_no = min(line.line_no) over (partition by line.order_id) then 1 else 0 end,
    1, 0, line.qty, 0, ${paid}, 0, coalesce(line.market_price * line.qty, 0), ${saved},
    ${onlyIf('line.is_contract', paid)}, ${onlyIf('line.is_contract', saved)}, ${onlyIf("line.price_source = 'tier'", saved)}
  ${boughtLines}
  union all
  select ${identity('back.order_refund_id')}, ${dayOf('back.at')}, back.at,
    0, 0, 1, 0, back.qty, 0, back.amount, 0, 0, 0, 0, 0
  ${boughtLines} join order_refund back on back.order_id = line.order_id and back.line_no = line.line_no
  union all
  select ${identity('-1')}, ${dayOf('bought.created_at')}, bought.created_at,
    0, 0, 1, 0, line.closed_qty + line.returned_qty - coalesce(noted.qty, 0), 0,
    line.refunded - coalesce(noted.amount, 0), 0, 0, 0, 0, 0
  ${boughtLines} left join noted on noted.order_id = line.order_id and noted.line_no = line.line_no
  where line.refunded <> coalesce(noted.amount, 0)
    or line.closed_qty + line.returned_qty <> coalesce(noted.qty, 0)`);

/** Takes the orders' old facts out of the sums and puts in those they have now. */
export async function applyFacts(tx: Db, orderIds: number[], states: readonly OrderState[]): Promise<void> {
  const these = sql`order_id = any(${sql.param(orderIds)}::bigint[])`;
  await tx.execute(sql`with moved as (delete from report_fact where ${these} returning *), ${intoAllSums('-')}`);
  await tx.execute(
    sql`with bought as (
        select order_id, company_id, customer_id, org_id, account_id, created_at from purchase_order
        where ${these} and state = any(${sql.param([...states])}::text[])
      ), noted as (
        select order_id, line_no, sum(qty)::int as qty, sum(amount)::bigint as amount from order_refund
        where ${these} group by order_id, line_no
      ), moved as (
        insert into report_fact (order_id, line_no, refund_id, company_id, customer_id, org_id, account_id, sku_id,
          day, at, ${sql.raw(measures.join(', '))})
        ${freshFacts} returning *
      ), ${intoAllSums('+')}`,
  );
}

/** Emptied at one stroke, however large they are. */
export async function removeAll(tx: Db): Promise<void> {
  await tx.execute(sql`truncate ${facts}, ${personSums}, ${unitSums}, ${goodsSums}`);
}

/** How far the count on this basis has come; undefined: it was never begun, null: it is done. */
export async function findUpTo(tx: Db, basis: number): Promise<number | null | undefined> {
  const [row] = await tx.select({ upTo: countedBases.upTo }).from(countedBases).where(eq(countedBases.basis, basis));
  return row?.upTo;
}

export async function setUpTo(tx: Db, basis: number, upTo: number | null, now: Date): Promise<void> {
  await tx
    .insert(countedBases)
    .values({ basis, upTo, at: now })
    .onConflictDoUpdate({ target: countedBases.basis, set: { upTo, at: now } });
}
