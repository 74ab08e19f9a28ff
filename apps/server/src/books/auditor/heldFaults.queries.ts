import { sql } from 'drizzle-orm';
import { isReference, isStep, orderIdIn, referenceSql } from '../../ground/db/references';
import { committedOf, entryEffect } from '../../money/ledger/ledger.rules';

const holder = referenceSql('order', sql`orders.order_id`, sql`version`);
const byOrder = isReference(sql`holder`, 'order');

/** Ended orders hold nothing; the others hold what has not left the house yet. */
const wanted = sql`case when state in ('rejected', 'cancelled', 'closed', 'completed') then 0 else qty - shipped_qty - closed_qty end`;

const held = sql`select sku_id, holder, line_no,
    sum(case kind when 'reserve' then qty when 'release' then -qty when 'consume' then -qty when 'unship' then qty else 0 end) as pieces
  from stock_entry where ${byOrder} group by sku_id, holder, line_no`;

const heldFen = sql.raw(`sum(${entryEffect})`);

/** What orders hold of credit and budgets, in whatever version, where it is anything. */
const ofOrders = sql`select ${orderIdIn(sql`holder`)} as order_id, holder, account.kind as account_kind, ${heldFen} as amount_held
  from ledger_entry entry join ledger_account account using (ledger_account_id)
  where ${byOrder} group by holder, account.kind having ${heldFen} <> 0`;
const spentFen = sql.raw(committedOf(`sum(${entryEffect})`));

/** What each holder has of each budget, and how much of it is spent. */
const ofBudgets = sql`select holder, ledger_account_id, ${heldFen} as reserved, ${spentFen} as spent
  from ledger_entry entry join ledger_account account using (ledger_account_id)
  where account.kind = 'budget' group by holder, ledger_account_id`;

/** Decided to go back, and not gone yet. */
const goingBack = sql`select order_id, line_no, sum(part.amount) as amount from order_return join order_return_line part using (return_id)
  where refund_at is null and state not in ('rejected', 'withdrawn', 'closed') group by order_id, line_no`;

/** What the goods cost by now that an order counts to each budget; what has not gone back is still counted. */
const chargedToBudgets = sql`select share.holder, share.budget_id, sum(line.charged) as charged
  from purchase_order orders
    join (select line.order_id, sku_id, sum(total + freight_share - discount_share + adjusted - refunded + coalesce(back.amount, 0)) as charged
      from order_line line left join (${goingBack}) as back on back.order_id = line.order_id and back.line_no = line.line_no
      group by line.order_id, sku_id) line using (order_id)
    join budget_share share on share.holder = ${holder} and share.sku_id = line.sku_id
  where state not in ('rejected', 'cancelled', 'closed') group by share.holder, share.budget_id`;

/** What orders hold of stock, credit and budget, against what their state lets them hold. */
export const heldFaults = [
  sql`select format('订单 %s 第 %s 行：应占用库存 %s，分录为 %s', order_no, line.line_no, ${wanted}, coalesce(pieces, 0)) as fault
    from purchase_order orders join order_line line using (order_id)
    left join (${held}) as held on held.holder = ${holder} and held.line_no = line.line_no and held.sku_id = line.sku_id
    where coalesce(pieces, 0) <> ${wanted}`,
  sql`select format('%s 第 %s 行占用 SKU %s 共 %s 件，但没有这样的订单行', holder, line_no, sku_id, pieces) as fault
    from (${held}) as held where pieces <> 0 and not exists (
      select 1 from purchase_order orders join order_line line using (order_id)
      where held.holder = ${holder} and held.line_no = line.line_no and held.sku_id = line.sku_id)`,
  sql`select format('订单 %s 已结束，仍占用额度 %s 分', order_no, sum(amount_held)) as fault
    from (${ofOrders}) as ledger join purchase_order orders using (order_id)
    where state in ('rejected', 'cancelled', 'closed') or ledger.holder <> ${holder}
    group by order_no`,
  sql`select format('订单 %s 的支付状态是 %s，却占用账期额度 %s 分', order_no, pay_state, sum(amount_held)) as fault
    from (${ofOrders}) as ledger join purchase_order orders using (order_id)
    where account_kind = 'credit' and pay_state not in ('onAccount', 'onAccountSettled')
      and not (state = 'pendingApproval' and pay_method = 'account')
    group by order_no, pay_state`,
  sql`select format('订单 %s 已记账 %s 分，额度分录为 %s 分', order_no, payable - received, coalesce(occupied, 0)) as fault
    from purchase_order orders left join (
      select holder, sum(case entry.kind when 'occupy' then amount else -amount end) as occupied
      from ledger_entry entry join ledger_account account using (ledger_account_id)
      where account.kind = 'credit' and (entry.kind = 'occupy' and not (${isReference(sql`cause`, 'difference')}) or entry.kind = 'release' and ${isStep(sql`cause`, 'prepaid')})
      group by holder
    ) as ledger on ledger.holder = ${holder}
    where pay_state in ('onAccount', 'onAccountSettled') and coalesce(occupied, 0) <> payable - received`,
  sql`select format('订单 %s 的支付状态是 %s，在预算 %s 上占用 %s 分，其中转已用 %s 分', order_no, pay_state, ledger_account_id, reserved, spent) as fault
    from purchase_order orders join (${ofBudgets}) as budgets on budgets.holder = ${holder}
    where spent <> case when pay_state in ('unpaid', 'paying') then 0 else reserved end`,
  sql`select format('%s 的商品应收 %s 分，在预算 %s 上占用 %s 分', charged.holder, charged, budget_id, coalesce(reserved, 0)) as fault
    from (${chargedToBudgets}) as charged left join (${ofBudgets}) as budgets
      on budgets.holder = charged.holder and ledger_account_id = budget_id
    where coalesce(reserved, 0) <> charged`,
];
