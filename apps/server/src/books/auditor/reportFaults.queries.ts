import { sql } from 'drizzle-orm';
import { boughtStates } from '../../trade/orders/orders.rules';

/** It looks at the year of the newest fact and the one before it: older figures do not change any more. */
const firstYear = sql`(select (left(max(day), 4)::int - 1)::text from report_fact)`;
const measures = ['orders', 'lines', 'refund_lines', 'qty', 'refund_qty', 'amount', 'refund', 'market', 'saving'];
const sources = ['contract', 'contract_saving', 'tier_saving'];
const summed = (names: readonly string[]) => sql.raw(names.map((name) => `sum(${name}) as ${name}`).join(', '));
const anything = (table: string, names: readonly string[]) =>
  sql.raw(names.map((name) => `coalesce(${table}.${name}, 0)`).join(', '));

/** The sums of one kind by customer and by day, month and year, against the facts of that time. */
const sumFault = (label: string, table: string, counted: readonly string[]) =>
  sql`select format('报表的%s合计：企业 %s 在 %s 记净额 %s 分，明细合计 %s 分', ${label}::text, customer_id, span,
      coalesce(kept.amount - kept.refund, 0), coalesce(told.amount - told.refund, 0)) as fault
    from (select customer_id, span, ${summed(counted)} from ${sql.identifier(table)}
      where span >= ${firstYear} group by customer_id, span) kept
    full join (select customer_id, span, ${summed(counted)}
      from (select customer_id, day, ${summed(counted)} from report_fact
        where day >= ${firstYear} group by customer_id, day) daily
      cross join lateral (values (day), (left(day, 7)), (left(day, 4))) as spans (span)
      group by customer_id, span) told using (customer_id, span)
    where (${anything('kept', counted)}) is distinct from (${anything('told', counted)})`;

const isBought = sql`state = any(${sql.param([...boughtStates])}::text[])`;
const paid = sql`line.total + line.freight_share - line.discount_share + line.adjusted`;

/** What reports are read from, against the order lines. Orders that wait to be counted are not asked about. */
export const reportFaults = [
  sumFault('人员', 'report_unit_sum', [...measures, ...sources]),
  sumFault('人员商品', 'report_person_sum', [...measures, ...sources]),
  sumFault('商品', 'report_goods_sum', [...measures, ...sources]),
  sql`select format('订单 %s 在报表里 %s 行、采购 %s 分、退款 %s 分，订单行为 %s 行、%s 分、%s 分', order_no,
      lines, amount, refund, bought_lines, bought, given) as fault
    from (
      select order_no, coalesce(fact.lines, 0) as lines, coalesce(fact.amount, 0) as amount, coalesce(fact.refund, 0) as refund,
        case when ${isBought} then line.lines else 0 end as bought_lines,
        case when ${isBought} then line.amount else 0 end as bought,
        case when ${isBought} then line.refunded else 0 end as given
      from purchase_order
        join (select order_id, count(*) as lines, sum(${paid}) as amount, sum(refunded) as refunded
          from order_line line group by order_id) line using (order_id)
        left join (select order_id, sum(lines) as lines, sum(amount) as amount, sum(refund) as refund
          from report_fact group by order_id) fact using (order_id)
      where exists (select 1 from report_basis where up_to is null)
        and to_char(created_at, 'YYYY') >= coalesce(${firstYear}, '')
        and not exists (select 1 from order_change waiting where waiting.order_id = purchase_order.order_id)
    ) as compared
    where (lines, amount, refund) is distinct from (bought_lines, bought, given)`,
];
