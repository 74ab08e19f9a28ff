import { sql } from 'drizzle-orm';

/** Of each order: what came for it, what of that was too much, what is to go back and what has gone. Read once for all. */
const moneyOf = sql`(select order_id, sum(came) as came, sum(surplus) as surplus, sum(promised) as promised, sum(sent_back) as sent_back from (
    select order_id, amount as came, 0 as surplus, 0 as promised, 0 as sent_back from payment_receipt_order
    union all
    select order_id, 0, case when kind = 'surplus' then amount else 0 end, case when kind <> 'surplus' then amount else 0 end,
      case when kind <> 'surplus' and state = 'done' then amount else 0 end from payment_refund) as parts group by order_id)`;
const came = sql`coalesce(came, 0)`;
const surplus = sql`coalesce(surplus, 0)`;
const promised = sql`coalesce(promised, 0)`;
const sentBack = sql`coalesce(sent_back, 0)`;
const withMoney = sql`purchase_order orders left join ${moneyOf} as money using (order_id)`;

/** What came in, what went out, and what the orders say of it. */
export const moneyFaults = [
  sql`select format('订单 %s：记有已收 %s 分，到账减多付为 %s 分', order_no, received, ${came} - ${surplus}) as fault
    from ${withMoney} where received <> ${came} - ${surplus}`,
  sql`select format('订单 %s：支付状态是 %s，应付 %s 分，已收 %s 分', order_no, pay_state, payable, received) as fault
    from purchase_order orders where case pay_state
      when 'paid' then received <> payable or state in ('pendingApproval', 'rejected', 'pendingPayment')
      when 'onAccount' then received >= payable and payable > 0
      when 'unpaid' then state not in ('pendingApproval', 'rejected', 'pendingPayment', 'cancelled') or received >= payable and payable > 0
      when 'paying' then state <> 'pendingPayment'
      else false end`,
  sql`select format('订单 %s：支付状态是 %s，已收 %s 分，已退 %s 分', order_no, pay_state, received, ${sentBack}) as fault
    from ${withMoney} where received > 0 and pay_state <> case
      when ${sentBack} = 0 then pay_state when ${sentBack} < received then 'partRefunded' else 'refunded' end`,
  sql`select format('订单 %s 已取消，收到的 %s 分中只安排退回 %s 分', order_no, received, ${promised}) as fault
    from ${withMoney} where state = 'cancelled' and received > 0 and ${promised} <> received`,
  sql`select format('%s 流水 %s：到账 %s 分，分给订单 %s 分', channel, transaction_id, receipt.amount, coalesce(sum(part.amount), 0)) as fault
    from payment_receipt receipt left join payment_receipt_order part using (receipt_id)
    group by receipt_id, channel, transaction_id, receipt.amount having receipt.amount <> coalesce(sum(part.amount), 0)`,
  sql`select format('到账 %s 给订单 %s 的 %s 分，退了 %s 分', receipt_id, order_id, part.amount, sum(back.amount)) as fault
    from payment_receipt_order part join payment_refund back using (receipt_id, order_id)
    group by receipt_id, order_id, part.amount having sum(back.amount) > part.amount`,
  sql`select format('支付单 %s 的状态是 %s，到账记录 %s 笔', out_trade_no, state, count(receipt_id)) as fault
    from payment_attempt left join payment_receipt using (attempt_id)
    group by attempt_id, out_trade_no, state having (state = 'paid') <> (count(receipt_id) > 0)`,
];
