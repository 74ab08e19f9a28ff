import type { PaymentMethod } from '@yigou/contract/money/payments.terms';
import type { OrderState, PayState } from '@yigou/contract/trade/orders.terms';
import { actorRow } from '../../ground/db/actor';
import { type Db, named, takes } from '../../ground/db/client';
import { insertText, rowsText } from '../../ground/db/insertText';
import { effectsOf } from '../../ground/db/mover';
import { datedPrefix } from '../../ground/db/numbers';
import { float, int, oneOf, text } from '../../ground/db/row';
import { together } from '../../ground/db/together';
import { type AccountContext, actorOf } from '../../ground/http/context';
import type { FlowStart } from '../approvals/flows.service';
import type { LineAmounts, OrderAmounts } from './amounts.rules';
import { noteChange } from './changes.service';
import { effects } from './orderEffects.service';
import { type EffectName, effectNames, firstMoves, type MoveName, moveOf, payStateAfter } from './orderMoves.rules';
import { holderOf, isBought } from './orders.rules';
import { orderLines, orderLogs, orders } from './orders.tables';
import { dueAfter, shipByAfter } from './orderTimes.rules';

export type NewLine = Omit<
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

/** Header, lines and the first lines of the log in one statement: an order of any size is one question. */
const insertOrder = named(
  'place_order',
  takes<[header: string, lines: string, log: string, datedPrefix: string]>,
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

/** The steps of the log with which an order begins. */
const stepsOf = (names: readonly MoveName[]) =>
  names.map((name, no) => {
    const before = names[no - 1];
    return { fromState: before ? moveOf(before).to : null, toState: moveOf(name).to, what: moveOf(name).what };
  });

type Placing = { orderId: number; header: Header; goods: NewLine[]; amounts: OrderAmounts; flow: FlowStart | null };

/** What is spent is read from what was reserved, and who is asked to approve is told the number of the order. */
const comesAfter: readonly EffectName[] = ['commitBudget', 'startFlow'];

/**
 * Goods and prices are settled before. The first moves of an order do not go through the mover, one by one: row, log and
 * effects of all of them are sent in one batch, so that what it takes is held as short as can be.
 */
export async function placeOrder(
  ctx: AccountContext,
  { orderId, header, goods, amounts, flow }: Placing,
): Promise<PlacedOrder> {
  const { now, caller } = ctx;
  const { lines: lineAmounts, ...sums } = amounts;
  const { payMethod } = header;
  const names = firstMoves(payMethod, flow !== null);
  const { to: state } = moveOf(names.at(-1) ?? 'submit');
  const { accountId, customerId, orgId } = caller;
  const lines = goods.map((line, at) => ({ ...line, ...(lineAmounts[at] as LineAmounts), orderId, lineNo: at + 1 }));
  const order = {
    ...header,
    ...sums,
    orderId,
    orderNo: 'made by the statement',
    version: 1,
    companyId: ctx.site.companyId,
    customerId,
    orgId,
    accountId,
    state,
    payState: names.reduce<PayState>((payState, name) => payStateAfter(name, payState), 'unpaid'),
    createdAt: now,
    dueAt: dueAfter(state, payMethod, now),
    shipBy: shipByAfter(state, null, now),
  };
  const actor = actorRow(actorOf(ctx));
  const log = stepsOf(names).map((step) => ({ ...step, ...actor, orderId, at: now, note: '' }));
  const insert = insertOrder(
    ctx.tx,
    rowsText(orders, [order]),
    rowsText(orderLines, lines),
    rowsText(orderLogs, log),
    datedPrefix('', now),
  );
  const wanted = effectsOf(effectNames, names.map(moveOf));
  const apply = (effect: EffectName) =>
    effects[effect](ctx, { ...order, lines, ...(flow && { flow }) }, holderOf(order));
  const taken = wanted.filter((effect) => !comesAfter.includes(effect)).map(apply);
  const noted = isBought(state) ? [noteChange(ctx, orderId)] : [];
  const [[placed]] = await together([insert, ...taken, ...noted]);
  if (!placed) throw new Error('order was not stored');
  for (const effect of wanted) if (comesAfter.includes(effect)) await apply(effect);
  return { orderId, ...placed, state, payMethod, payable: sums.payable };
}
