import { sql } from 'drizzle-orm';

/** Each line of the bank with what it gave to statements and to orders; read once, grouped, however many there are. */
const given = sql`bank_line line
  left join (select bank_line_id, sum(amount) as amount from statement_payment group by bank_line_id) as statements using (bank_line_id)
  left join (select bank_line_id, sum(amount) as amount from payment_receipt group by bank_line_id) as orders using (bank_line_id)`;
const toStatements = sql`coalesce(statements.amount, 0)`;
const toOrders = sql`coalesce(orders.amount, 0)`;

/** Money that came by bank against what was paid with it. */
export const bankFaults = [
  sql`select format('到账 %s：%s 分，冲对账单 %s 分、付订单 %s 分、退回 %s 分，同一笔钱用了不止一次',
      bank_no, line.amount, ${toStatements}, ${toOrders}, returned) as fault
    from ${given} where ${toStatements} + ${toOrders} + returned > line.amount`,
  sql`select format('到账 %s：%s 分，认领 %s 分，冲了对账单 %s 分、付了订单 %s 分', bank_no, line.amount, matched, ${toStatements}, ${toOrders}) as fault
    from ${given} where matched <> ${toStatements} + ${toOrders}`,
  sql`select format('到账 %s：%s 分，认领 %s 分，退回 %s 分，状态是 %s', bank_no, amount, matched, returned, state) as fault
    from bank_line where state <> 'ignored'
      and (matched + returned > amount or (state in ('waiting', 'part')) <> (matched + returned < amount))`,
  sql`select format('%s 的到账 %s 分，与银行流水 %s 的 %s 分不符', transaction_id, receipt.amount, bank_no, line.amount) as fault
    from payment_receipt receipt join bank_line line using (bank_line_id)
    where receipt.amount <> line.amount or transaction_id <> bank_no`,
  sql`select format('到账 %s：%s 分由银行汇来，没有银行流水', transaction_id, amount) as fault
    from payment_receipt where (channel = 'transfer') <> (bank_line_id is not null)`,
];
