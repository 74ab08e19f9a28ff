import { type SQL, sql } from 'drizzle-orm';
import { isReference, referenceSql, wholeOf } from '../../ground/db/references';
import { entryEffect } from '../../money/ledger/ledger.rules';
import { orderKinds } from '../statements/statements.rules';

/** What happened long enough before the last look must be entered; what happens meanwhile is entered the next time. */
const longBefore = sql`collected_at - interval '1 hour'`;

const onAccount = sql`purchase_order orders join statement_book book using (customer_id)`;
const isGoods = referenceSql('shipmentLine', sql`part.shipment_id`, sql`part.line_no`);

/** In which statements an entry can stand: those of its unit, or of the whole customer. */
const sameLane = sql`entry.customer_id = statement.customer_id and (not statement.by_org or entry.org_id = statement.org_id)`;

/** What each order holds of the credit, and what is entered of it; read once for all. */
const heldByOrders = sql`(select holder, sum(${sql.raw(entryEffect)}) as held from ledger_entry entry join ledger_account account using (ledger_account_id)
  where account.kind = 'credit' and ${isReference(sql`holder`, 'order')} group by holder)`;
const enteredOfOrders = sql`(select order_id, sum(amount) as entered from statement_entry
  where kind in (${sql.raw(orderKinds.map((kind) => `'${kind}'`).join(', '))}) and order_id is not null group by order_id)`;
const moved = wholeOf(sql`source`);
const holder = referenceSql('order', sql`orders.order_id`, sql`orders.version`);
const withHeld = sql`left join ${heldByOrders} as held on held.holder = ${holder}
  left join ${enteredOfOrders} as entered on entered.order_id = orders.order_id`;
const heldByOrder = sql`coalesce(held, 0)`;
const enteredOf = sql`coalesce(entered, 0)`;

/** What came in received parcels, by the source it is entered as. */
const arrived = sql`(select ${isGoods} as source, part.qty, shipment.order_id
  from shipment join shipment_line part using (shipment_id) where shipment.state = 'received')`;

/** The sums of statements by unit: few, however many entries there are. */
const unitSums = sql`(select customer_id, org_id, statement_id, sum(amount) as amount from statement_entry
  where statement_id is not null group by customer_id, org_id, statement_id)`;

const unfounded = (joined: SQL) =>
  sql`select format('对账分录 %s（%s）没有来源，或金额与来源不符', entry.entry_id, entry.source) as fault from statement_entry entry ${joined}`;

/** What statements say, against what was received, returned and paid, and against the used credit. */
export const statementFaults = [
  sql`select format('订单 %s 的包裹 %s 第 %s 行已收货，没有对账分录', order_no, part.shipment_id, part.line_no) as fault
    from ${onAccount} join shipment using (order_id) join shipment_line part using (shipment_id)
    where pay_method = 'account' and shipment.state = 'received' and received_at < ${longBefore}
      and not exists (select 1 from statement_entry entry where entry.source = ${isGoods})`,
  sql`select format('售后 %s 已退款，没有对账分录', return_no) as fault
    from ${onAccount} join order_return back using (order_id)
    where back.credited > 0 and refund_at < ${longBefore}
      and not exists (select 1 from statement_entry entry where entry.source = ${referenceSql('return', sql`return_id`)})`,
  unfounded(sql`left join ${arrived} as part on part.source = entry.source and part.qty = entry.qty and part.order_id = entry.order_id
    where kind = 'goods' and not (${isReference(sql`entry.source`, 'orderRest')}) and part.source is null`),
  unfounded(sql`left join purchase_order orders on orders.order_id = entry.order_id and freight = entry.amount
    where kind = 'freight' and orders.order_id is null`),
  unfounded(sql`left join purchase_order orders on orders.order_id = entry.order_id and received = -entry.amount
    where kind = 'prepaid' and orders.order_id is null`),
  unfounded(sql`left join order_return back on back.return_id = entry.return_id and back.credited = -entry.amount
    where entry.kind = 'refund' and back.return_id is null`),
  unfounded(sql`left join statement_payment payment on entry.source = ${referenceSql('payment', sql`payment_id`)} and payment.amount = -entry.amount
    where kind = 'payment' and payment.payment_id is null`),
  unfounded(sql`left join ledger_entry book on book.cause = entry.source and book.amount = abs(entry.amount) and (book.kind = 'occupy') = (entry.amount > 0)
    where entry.kind = 'adjustment' and book.entry_id is null`),
  sql`select format('转期 %s 的两行合计 %s 分', ${moved}, sum(amount)) as fault
    from statement_entry where kind = 'moved' group by ${moved} having sum(amount) <> 0`,
  sql`select format('订单 %s 已结束，占用额度 %s 分，对账分录合计 %s 分', order_no, ${heldByOrder}, ${enteredOf}) as fault
    from ${onAccount} ${withHeld} where pay_method = 'account' and state in ('completed', 'closed') and ${heldByOrder} <> ${enteredOf}
      and (select max(at) from order_log log where log.order_id = orders.order_id) < ${longBefore}
      and not exists (select 1 from order_return back where back.order_id = orders.order_id and refund_at >= ${longBefore})`,
  sql`select format('对账单 %s：期初 %s 分加本期 %s 分，期末 %s 分；本期应付 %s 分', statement_no, opening, coalesce(sum(amount), 0), closing, due) as fault
    from statement left join statement_entry entry using (statement_id) where state <> 'void'
    group by statement_id having opening + coalesce(sum(amount), 0) <> closing
      or coalesce(sum(amount) filter (where entry.kind <> 'payment'), 0) <> due`,
  sql`select format('对账单 %s：期末 %s 分，至此全部分录 %s 分', statement_no, closing, coalesce(sum(entry.amount), 0)) as fault
    from statement left join ${unitSums} as entry on ${sameLane} and entry.statement_id <= statement.statement_id
    where state <> 'void' group by statement.statement_id, statement_no, closing having closing <> coalesce(sum(entry.amount), 0)`,
  sql`select format('对账分录 %s 在对账单 %s 里，不该在那里', entry_id, statement_no) as fault
    from statement_entry entry join statement using (statement_id)
    where state = 'void' or not (${sameLane})
      or entry.kind in ('goods', 'freight', 'prepaid', 'refund', 'payment') and at >= ends_at`,
  sql`select format('对账单 %s：已付 %s 分，付款与冲抵合计 %s 分，状态是 %s', statement_no, paid, came, state) as fault from (
      select statement_no, paid, due, state,
        coalesce((select sum(amount) from statement_payment payment where payment.statement_id = statement.statement_id), 0)
        - coalesce((select sum(amount) from statement_payment payment where payment.given_by_id = statement.statement_id), 0) as came
      from statement) as statements
    where paid <> came or (state = 'settled') <> (paid = due and state not in ('open', 'disputed', 'void', 'confirmed', 'invoicing', 'invoiced'))
      or abs(paid) > abs(due)`,
  sql`select format('客户 %s：各组织对账合计 %s 分，全公司 %s 分', customer_id, by_units, whole) as fault
    from (select customer_id, sum(amount) as whole from ${unitSums} as sums group by customer_id) as customers
      left join (
        select unit.customer_id, sum(coalesce(latest.closing, own.amount, 0)) as by_units from org_unit unit
          left join (select customer_id, org_id, sum(amount) as amount from ${unitSums} as sums group by customer_id, org_id) as own
            using (customer_id, org_id)
          left join lateral (
            select closing from statement
            where statement.org_id = unit.org_id and by_org and state <> 'void' and statement_id > coalesce((
              select max(statement_id) from statement whole where whole.customer_id = unit.customer_id and not by_org and state <> 'void'), 0)
            order by statement_id desc limit 1) as latest on true
        group by unit.customer_id) as units using (customer_id)
    where by_units is distinct from whole`,
  sql`select format('客户 %s：已用额度 %s 分，对账分录合计 %s 分，尚未收货的占用 %s 分', customer_id, used, coalesce(whole, 0), coalesce(ahead, 0)) as fault
    from ledger_account account
      left join (select customer_id, sum(amount) as whole from statement_entry group by customer_id) as entries using (customer_id)
      left join (select orders.customer_id, sum(${heldByOrder} - ${enteredOf}) as ahead from purchase_order orders ${withHeld}
        where pay_method = 'account' group by orders.customer_id) as orders using (customer_id)
    where account.kind = 'credit' and used <> coalesce(whole, 0) + coalesce(ahead, 0)`,
  sql`select format('对账单 %s 的状态是 %s，未处理的差异有 %s 项', statement_no, state, n) as fault from (
      select statement_no, statement.state, count(difference_id) filter (where difference.state = 'open') as n
      from statement left join statement_difference difference using (statement_id) group by statement_id) as counted
    where (state = 'disputed') <> (n > 0)`,
];
