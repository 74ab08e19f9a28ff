import type { CashbookTab } from '@yigou/contract/books/cashbook';
import type { AttemptState, PaymentMethod, RefundProgress } from '@yigou/contract/money/payments.terms';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';

type Row = {
  number: string;
  time: string;
  channel: PaymentMethod;
  transactionId: string;
  amount: number;
  orderNos: string[];
  state: AttemptState | RefundProgress | 'received';
  note: string;
};

type Asked = { companyId: number; word: string };

const found = ({ word }: Asked, ...columns: SQL[]): SQL =>
  word === ''
    ? sql`true`
    : sql`(${sql.join(
        columns.map((column) => sql`${column} = ${word}`),
        sql` or `,
      )})`;

/** Each tab as rows of one shape; an order of the company makes it the company's. */
const books: Record<CashbookTab, (asked: Asked) => SQL> = {
  receipts: (
    asked,
  ) => sql`select coalesce(attempt.out_trade_no, receipt.transaction_id) as number, receipt.paid_at as time,
      receipt.channel, receipt.transaction_id, receipt.amount, array_agg(orders.order_no order by orders.order_no) as order_nos,
      'received' as state, '' as note, receipt.receipt_id as id
    from payment_receipt receipt join payment_receipt_order part using (receipt_id)
      join purchase_order orders on orders.order_id = part.order_id
      left join payment_attempt attempt on attempt.attempt_id = receipt.attempt_id
    where orders.company_id = ${asked.companyId}
      and ${found(asked, sql`receipt.transaction_id`, sql`attempt.out_trade_no`, sql`orders.order_no`)}
    group by receipt.receipt_id, attempt.out_trade_no`,
  refunds: (asked) => sql`select refund.refund_no as number, coalesce(refund.done_at, refund.created_at) as time,
      receipt.channel, refund.bank_no as transaction_id, refund.amount, array[orders.order_no] as order_nos,
      refund.state, concat_ws('，', nullif(refund.reason, ''), nullif(refund.last_error, '')) as note, refund.refund_id as id
    from payment_refund refund join payment_receipt receipt using (receipt_id)
      join purchase_order orders on orders.order_id = refund.order_id
    where orders.company_id = ${asked.companyId}
      and ${found(asked, sql`refund.refund_no`, sql`receipt.transaction_id`, sql`orders.order_no`)}`,
  attempts: (asked) => sql`select attempt.out_trade_no as number, attempt.created_at as time, attempt.channel,
      '' as transaction_id, attempt.amount, array_agg(orders.order_no order by orders.order_no) as order_nos,
      attempt.state, '' as note, attempt.attempt_id as id
    from payment_attempt attempt join payment_attempt_order part using (attempt_id)
      join purchase_order orders on orders.order_id = part.order_id
    where orders.company_id = ${asked.companyId} and ${found(asked, sql`attempt.out_trade_no`, sql`orders.order_no`)}
    group by attempt.attempt_id`,
};

type Page = { pageIndex: number; pageSize: number };

export async function selectCashbook(tx: Db, tab: CashbookTab, asked: Asked, { pageIndex, pageSize }: Page) {
  const book = books[tab](asked);
  const rows = await rowsOf<Row>(
    tx,
    sql`select number, time::text as time, channel, transaction_id as "transactionId", amount::float8 as amount,
        order_nos as "orderNos", state, note
      from (${book}) as book order by book.time desc, book.id desc
      limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`,
  );
  const [counted] = await rowsOf<{ n: number }>(tx, sql`select count(*)::int as n from (${book}) as book`);
  return { rows, total: counted?.n ?? 0 };
}

type KeptMessage = { time: string; outcome: string; headers: unknown; body: string };

/** What a gateway said of a payment or a refund, if an order of the company hangs on it. */
export const selectMessages = (tx: Db, companyId: number, number: string): Promise<KeptMessage[]> =>
  rowsOf<KeptMessage>(
    tx,
    sql`select received_at::text as time, outcome, headers, body from payment_notice
      where subject = ${number} and exists (
        select 1 from payment_attempt attempt join payment_attempt_order part using (attempt_id)
          join purchase_order orders on orders.order_id = part.order_id
        where attempt.out_trade_no = ${number} and orders.company_id = ${companyId}
        union all select 1 from payment_refund refund join purchase_order orders on orders.order_id = refund.order_id
        where refund.refund_no = ${number} and orders.company_id = ${companyId})
      order by notice_id desc limit 50`,
  );
