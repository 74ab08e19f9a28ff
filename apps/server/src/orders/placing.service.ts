import type { OrderState, PaymentMethod } from '@yigou/contract';
import { type Db, named, takes } from '../db/client';
import { insertText, rowsText } from '../db/insertText';
import { numberHead } from '../db/numbers';
import { float, int, oneOf, text } from '../db/row';
import type { AccountContext } from '../http/context';
import type { LineAmounts, OrderAmounts } from './amounts.rules';
import { dueAfter, firstSteps } from './orders.rules';
import { orderLines, orderLogs, orders } from './orders.tables';

type NewLine = Omit<
  typeof orderLines.$inferInsert,
  'orderId' | 'lineNo' | 'total' | 'freightShare' | 'discountShare' | 'tax'
>;
type Header = Pick<
  typeof orders.$inferInsert,
  | 'requestId'
  | 'requestHash'
  | 'poNo'
  | 'costCentre'
  | 'reason'
  | 'wantedDate'
  | 'remark'
  | 'address'
  | 'invoice'
  | 'attachments'
> & { payMethod: PaymentMethod };

export type PlacedOrder = {
  orderId: number;
  orderNo: string;
  state: OrderState;
  payMethod: PaymentMethod;
  payable: number;
};

const orderOfRequest = named(
  'order_of_request',
  takes<[accountId: number, requestId: string]>,
  {
    orderId: int,
    orderNo: text,
    state: oneOf<OrderState>(),
    payMethod: oneOf<PaymentMethod>(),
    payable: float,
    requestHash: text,
  },
  `select order_id::int as "orderId", order_no as "orderNo", state, pay_method as "payMethod",
      payable::float8 as payable, coalesce(request_hash, '') as "requestHash"
    from purchase_order where account_id = $1 and request_id = $2`,
);

export async function findByRequest(tx: Db, accountId: number, requestId: string) {
  const [row] = await orderOfRequest(tx, accountId, requestId);
  return row;
}

const nextOrderId = named(
  'next_order_id',
  takes<[]>,
  { orderId: int },
  `select nextval('purchase_order_order_id_seq')::int as "orderId"`,
);

/** Known before the order is written, so that what refers to it can be sent along with it. */
export async function newOrderId(tx: Db): Promise<number> {
  const [row] = await nextOrderId(tx);
  if (!row) throw new Error('no id for the order');
  return row.orderId;
}

/** Header, lines and the first entries of the log in one statement: an order of any size is one question. */
const insertOrder = named(
  'place_order',
  takes<[header: string, lines: string, log: string, numberHead: string]>,
  { orderNo: text },
  `with placed as (
      ${insertText(orders, '$1', { keyGiven: true, made: { orderNo: "$4 || lpad(nextval('order_number')::text, 8, '0')" } })}
      returning order_no
    ), with_lines as (
      ${insertText(orderLines, '$2')}
    ), with_log as (
      ${insertText(orderLogs, '$3')}
    )
    select order_no as "orderNo" from placed`,
);

/** Goods and prices are settled before. */
export async function placeOrder(
  ctx: AccountContext,
  { orderId, header, goods, amounts }: { orderId: number; header: Header; goods: NewLine[]; amounts: OrderAmounts },
): Promise<PlacedOrder> {
  const { tx, now, caller } = ctx;
  const { lines, ...sums } = amounts;
  const { payMethod } = header;
  const { state, payState, steps } = firstSteps(payMethod);
  const { accountId, accountName: who, customerId, orgId } = caller;
  const whole = {
    ...header,
    ...sums,
    orderId,
    orderNo: 'made by the statement',
    companyId: ctx.site.companyId,
    customerId,
    orgId,
    accountId,
    state,
    payState,
    createdAt: now,
    dueAt: dueAfter(state, payMethod, now),
  };
  const wholeLines = goods.map((line, at) => ({ ...line, ...(lines[at] as LineAmounts), orderId, lineNo: at + 1 }));
  const log = steps.map(({ from, to, what }) => ({
    orderId,
    at: now,
    accountId,
    who,
    what,
    fromState: from,
    toState: to,
    note: '',
  }));
  const [placed] = await insertOrder(
    tx,
    rowsText(orders, [whole]),
    rowsText(orderLines, wholeLines),
    rowsText(orderLogs, log),
    numberHead('', now),
  );
  if (!placed) throw new Error('order was not stored');
  return { orderId, ...placed, state, payMethod, payable: sums.payable };
}
