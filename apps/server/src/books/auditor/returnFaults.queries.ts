import { sql } from 'drizzle-orm';
import { isReference, referenceSql } from '../../ground/db/references';

/** What each line of an order is in returns with: on its way, decided, and given back for it. */
const folded = sql`select order_id, line_no,
    sum(case when state in ('pendingReview', 'pendingReturn', 'pendingInspection') then part.qty
      when state = 'pendingReship' then accepted else 0 end) as returning_pieces,
    sum(case when type <> 'exchange' then accepted else 0 end) as returned_pieces,
    sum(case when type = 'returnRefund' then accepted else 0 end) as back_pieces,
    sum(part.amount) as given
  from order_return join order_return_line part using (return_id)
  where state not in ('rejected', 'withdrawn', 'closed') group by order_id, line_no`;

const inReturns = sql`case when type = 'exchange' and state in ('pendingReturn', 'pendingInspection', 'pendingReship') then part.qty else 0 end`;
const reserved = sql`coalesce((select sum(case kind when 'reserve' then qty when 'release' then -qty when 'consume' then -qty else 0 end)
  from stock_entry where holder = ${referenceSql('return', sql`return_id`)} and stock_entry.line_no = part.line_no), 0)`;
const forReturn = isReference(sql`cause`, 'return');
/** What was sent, and what was taken off the account, for each return. */
const sentFor = sql`(select order_id, cause, sum(amount) as sent from payment_refund where ${forReturn} group by order_id, cause)`;
const freedFor = sql`(select cause, sum(entry.amount) as freed from ledger_entry entry join ledger_account account using (ledger_account_id)
  where account.kind = 'credit' and entry.kind = 'release' and ${forReturn} group by cause)`;
const cause = referenceSql('return', sql`return_id`);

/** What returns say, against what the order lines, the stock and the books of money say of them. */
export const returnFaults = [
  sql`select format('订单 %s 第 %s 行：售后中 %s、已退 %s、售后退款 %s 分，售后单合计为 %s、%s、%s', order_no, line.line_no,
      returning_qty, returned_qty, refunded - closed_amount, coalesce(returning_pieces, 0), coalesce(returned_pieces, 0), coalesce(given, 0)) as fault
    from purchase_order join order_line line using (order_id)
    left join (${folded}) as folded on folded.order_id = line.order_id and folded.line_no = line.line_no
    where returning_qty <> coalesce(returning_pieces, 0) or returned_qty <> coalesce(returned_pieces, 0) or refunded - closed_amount <> coalesce(given, 0)`,
  sql`select format('订单 %s 第 %s 行：退回 %s 件，只收到 %s 件', order_no, line.line_no, back_pieces, received_qty) as fault
    from purchase_order join order_line line using (order_id) join (${folded}) as folded
      on folded.order_id = line.order_id and folded.line_no = line.line_no
    where back_pieces > received_qty or returned_qty + returning_qty > shipped_qty`,
  sql`select format('订单 %s 第 %s 行：已退 %s 分，多于所付', order_no, line_no, refunded) as fault
    from purchase_order join order_line using (order_id)
    where refunded > total + freight_share - discount_share + adjusted`,
  sql`select format('售后 %s：%s 分，行合计 %s 分', return_no, order_return.amount, sum(part.amount)) as fault
    from order_return join order_return_line part using (return_id)
    group by return_id, return_no, order_return.amount having order_return.amount <> sum(part.amount)`,
  sql`select format('售后 %s 应退 %s 分，安排退款 %s 分', return_no, wanted, sent) as fault from (
      select return_no, case when refund_at is not null then amount - credited else 0 end as wanted, coalesce(sent, 0) as sent
      from order_return left join ${sentFor} as sent on sent.order_id = order_return.order_id and sent.cause = ${cause}) as paid
    where sent <> wanted`,
  sql`select format('售后 %s 应释放额度 %s 分，分录为 %s 分', return_no, credited, coalesce(freed, 0)) as fault
    from order_return left join ${freedFor} as freed on freed.cause = ${cause}
    where coalesce(freed, 0) <> credited`,
  sql`select format('售后 %s 的状态是 %s，第 %s 行为换货留货 %s 件，分录为 %s 件', return_no, state, part.line_no, ${inReturns}, ${reserved}) as fault
    from order_return join order_return_line part using (return_id) where ${inReturns} <> ${reserved}`,
  sql`select format('订单 %s 已结束，售后 %s 仍是 %s', order_no, return_no, order_return.state) as fault
    from order_return join purchase_order orders using (order_id)
    where orders.state in ('cancelled', 'closed')
      and order_return.state not in ('rejected', 'inspectionFailed', 'completed', 'withdrawn', 'closed')`,
  sql`select format('订单 %s 的售后状态是 %s，进行中的售后有 %s 个', order_no, after_sale_state, n) as fault from (
      select order_no, after_sale_state, count(*) filter (
        where order_return.state not in ('rejected', 'inspectionFailed', 'completed', 'withdrawn', 'closed')) as n
      from purchase_order left join order_return using (order_id) group by order_no, after_sale_state) as counted
    where (after_sale_state = 'open') <> (n > 0)`,
];
