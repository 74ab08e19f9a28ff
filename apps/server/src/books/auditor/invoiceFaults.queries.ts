import { sql } from 'drizzle-orm';

/** Pieces and money of order lines that applications hold: all that stand, less what red invoices took back. */
const held = sql`(
  select order_line_id, sum(qty) as qty, sum(total) as total from (
    select part.order_line_id, part.qty, part.total from invoice_application_line part
      join invoice_application using (application_id) where state not in ('rejected', 'withdrawn', 'voided')
    union all
    select part.order_line_id, -part.qty, -part.total from invoice_line part
      join invoice using (invoice_id) join invoice_application using (application_id)
      where colour = 'red' and invoice.state = 'issued' and invoice_application.state not in ('rejected', 'withdrawn', 'voided')
  ) as parts group by order_line_id)`;

/** What applications and invoices say of the orders, and of each other. */
export const invoiceFaults = [
  sql`select format('订单 %s 第 %s 行：记有开票 %s 件 %s 分，申请合计 %s 件 %s 分', order_no, line_no, invoiced_qty, invoiced_amount,
      coalesce(held.qty, 0), coalesce(held.total, 0)) as fault
    from order_line join purchase_order using (order_id) left join ${held} as held using (order_line_id)
    where invoiced_qty <> coalesce(held.qty, 0) or invoiced_amount <> coalesce(held.total, 0) or invoiced_qty > order_line.qty`,
  // Only a return that waits for its red invoice may be ahead of it: its money has not gone back.
  sql`select format('订单 %s 第 %s 行：开票 %s 分，多于应收 %s 分', order_no, line_no, invoiced_amount,
      total + freight_share - discount_share + adjusted - refunded) as fault
    from order_line line join purchase_order using (order_id)
    where invoiced_amount > total + freight_share - discount_share + adjusted - refunded and not exists (
      select from order_return join order_return_line part using (return_id)
      where order_return.order_id = line.order_id and part.line_no = line.line_no and part.accepted > 0
        and order_return.state = 'pendingRefund' and refund_at is null)`,
  sql`select format('开票申请 %s：申请 %s 分，各张发票合计 %s 分', application_no, application.total, sum(invoice.total)) as fault
    from invoice_application application join invoice using (application_id)
    where colour = 'blue' and application.state not in ('rejected', 'withdrawn')
    group by application_id, application_no, application.total having application.total <> sum(invoice.total)`,
  sql`select format('发票 %s：抬头 %s 分，各行合计 %s 分', request_no, invoice.total, sum(part.total)) as fault
    from invoice join invoice_line part using (invoice_id)
    group by invoice_id, request_no, invoice.total, invoice.tax
    having invoice.total <> sum(part.total) or invoice.tax <> sum(part.tax)`,
  sql`select format('发票 %s：%s 分，红冲 %s 分', blue.invoice_no, blue.total, sum(red.total)) as fault
    from invoice blue join invoice red on red.blue_id = blue.invoice_id and red.state = 'issued'
    group by blue.invoice_id, blue.invoice_no, blue.total, blue.tax
    having sum(red.total) > blue.total or sum(red.tax) > blue.tax`,
  sql`select format('开票申请 %s 的状态是 %s，而它的发票不是', application_no, application.state) as fault
    from invoice_application application where case application.state
      when 'issued' then not exists (select from invoice where invoice.application_id = application.application_id and invoice.state = 'issued')
      when 'redIssuing' then not exists (select from invoice where invoice.application_id = application.application_id and colour = 'red' and invoice.state in ('waiting', 'processing'))
      when 'pendingReview' then exists (select from invoice where invoice.application_id = application.application_id)
      else false end`,
  sql`select format('订单 %s：开票状态是 %s，行上开票 %s 分', order_no, invoice_state, sum(invoiced_amount)) as fault
    from purchase_order join order_line using (order_id)
    group by order_id, order_no, invoice_state having (invoice_state = 'none') <> (sum(invoiced_amount) = 0)`,
];
