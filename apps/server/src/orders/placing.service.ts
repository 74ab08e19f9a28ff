import type { OrderState, PaymentMethod, PayState } from '@yigou/contract';
import { actorRow } from '../db/actor';
import { type Db, named } from '../db/client';
import { numberHead } from '../db/numbers';
import { together } from '../db/together';
import { type AccountContext, actorOf } from '../http/context';
import type { OrderAmounts } from './amounts.rules';
import { effects } from './effects.service';
import { dueAfter, effectNames, firstMoves, holderOf, type MoveName, moveOf, payStateAfter } from './orders.rules';
import type { orderLines, orders } from './orders.tables';

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

const orderOfRequest = named<PlacedOrder & { requestHash: string }, [accountId: number, requestId: string]>(
  'order_of_request',
  `select order_id::int as "orderId", order_no as "orderNo", state, pay_method as "payMethod",
      payable::float8 as payable, request_hash as "requestHash"
    from purchase_order where account_id = $1 and request_id = $2`,
);

export async function findByRequest(tx: Db, accountId: number, requestId: string) {
  const [row] = await orderOfRequest(tx, accountId, requestId);
  return row;
}

const nextOrderId = named<{ orderId: number }, []>(
  'next_order_id',
  `select nextval(pg_get_serial_sequence('purchase_order', 'order_id'))::int as "orderId"`,
);

/** Known before the order is written, so that what refers to it can be sent along with it. */
export async function newOrderId(tx: Db): Promise<number> {
  const [row] = await nextOrderId(tx);
  if (!row) throw new Error('no id for the order');
  return row.orderId;
}

/** Header, lines and the first entries of the log in one statement: an order of any size is one question. */
const insertOrder = named<{ orderNo: string }, [header: string, lines: string, log: string, numberHead: string]>(
  'place_order',
  `with placed as (
      insert into purchase_order (order_id, company_id, customer_id, org_id, account_id, order_no, request_id, request_hash, state,
        pay_state, pay_method, po_no, cost_centre, reason, wanted_date, remark, address, invoice, attachments,
        goods, freight, discount, tax, payable, created_at, due_at)
      overriding system value
      select "orderId", "companyId", "customerId", "orgId", "accountId", $4 || lpad(nextval('order_number')::text, 8, '0'),
        "requestId", "requestHash", state, "payState", "payMethod", "poNo", "costCentre", reason, "wantedDate", remark,
        address, invoice, attachments, goods, freight, discount, tax, payable, "createdAt", "dueAt"
      from jsonb_to_record($1::jsonb) as header("orderId" bigint, "companyId" bigint, "customerId" bigint, "orgId" bigint,
        "accountId" bigint, "requestId" uuid, "requestHash" text, state text, "payState" text, "payMethod" text,
        "poNo" text, "costCentre" text, reason text, "wantedDate" text, remark text, address jsonb, invoice jsonb,
        attachments jsonb, goods bigint, freight bigint, discount bigint, tax bigint, payable bigint,
        "createdAt" timestamptz, "dueAt" timestamptz)
      returning order_id, order_no
    ), with_lines as (
      insert into order_line (order_id, line_no, sku_id, product_id, supplier_id, supplier_name, sku_no, part_no, name,
        spec, img_url, unit, qty, price, tax_rate, is_contract, total, freight_share, discount_share, tax)
      select order_id, "lineNo", "skuId", "productId", "supplierId", "supplierName", "skuNo", "partNo", name,
        spec, "imgUrl", unit, qty, price, "taxRate", "isContract", total, "freightShare", "discountShare", tax
      from placed, jsonb_to_recordset($2::jsonb) as line("lineNo" int, "skuId" bigint, "productId" bigint,
        "supplierId" bigint, "supplierName" text, "skuNo" text, "partNo" text, name text, spec text, "imgUrl" text,
        unit text, qty int, price bigint, "taxRate" int, "isContract" boolean, total bigint, "freightShare" bigint,
        "discountShare" bigint, tax bigint)
    ), with_log as (
      insert into order_log (order_id, at, actor_kind, actor_id, who, what, from_state, to_state, note)
      select order_id, at, "actorKind", "actorId", who, what, "fromState", "toState", note from placed,
        jsonb_to_recordset($3::jsonb) as step("no" int, at timestamptz, "actorKind" text, "actorId" bigint, who text,
          what text, "fromState" text, "toState" text, note text)
      order by "no"
    )
    select order_no as "orderNo" from placed`,
);

/** The steps of the log with which an order begins. */
const stepsOf = (names: readonly MoveName[]) =>
  names.map((name, no) => {
    const before = names[no - 1];
    return { no, fromState: before ? moveOf(before).to : null, toState: moveOf(name).to, what: moveOf(name).what };
  });

/** Goods and prices are settled before. All that it takes is sent along with it, to be held as short as can be. */
export async function placeOrder(
  ctx: AccountContext,
  { orderId, header, goods, amounts }: { orderId: number; header: Header; goods: NewLine[]; amounts: OrderAmounts },
): Promise<PlacedOrder> {
  const { now, caller } = ctx;
  const { lines: lineAmounts, ...sums } = amounts;
  const { payMethod } = header;
  const names = firstMoves(payMethod);
  const { to: state } = moveOf(names.at(-1) ?? 'submit');
  const { accountId, customerId, orgId } = caller;
  const lines = goods.map((line, at) => ({ ...line, ...lineAmounts[at], lineNo: at + 1 }));
  const order = {
    ...header,
    ...sums,
    orderId,
    version: 1,
    companyId: ctx.site.companyId,
    customerId,
    orgId,
    accountId,
    state,
    payState: names.reduce<PayState>((payState, name) => payStateAfter(name, payState), 'unpaid'),
    createdAt: now,
    dueAt: dueAfter(state, payMethod, now),
  };
  const actor = actorRow(actorOf(ctx));
  const insert = insertOrder(
    ctx.tx,
    JSON.stringify(order),
    JSON.stringify(lines),
    JSON.stringify(stepsOf(names).map((step) => ({ ...step, ...actor, at: now, note: '' }))),
    numberHead('', now),
  );
  const wanted = effectNames.filter((effect) => names.some((name) => moveOf(name).effects.includes(effect)));
  const done = wanted.map((effect) => effects[effect](ctx, { ...order, lines }, holderOf(order)));
  const [[placed]] = await together([insert, ...done]);
  if (!placed) throw new Error('order was not stored');
  return { orderId, ...placed, state, payMethod, payable: sums.payable };
}
