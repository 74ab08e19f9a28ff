import type { OrderState, PaymentMethod } from '@yigou/contract';
import { type Db, named } from '../db/client';
import { numberHead } from '../db/numbers';
import type { AccountContext } from '../http/context';
import type { OrderAmounts } from './amounts.rules';
import { dueAfter, firstSteps } from './orders.rules';
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
      insert into order_log (order_id, at, account_id, who, what, from_state, to_state, note)
      select order_id, at, "accountId", who, what, "from", "to", '' from placed,
        jsonb_to_recordset($3::jsonb) as step("no" int, at timestamptz, "accountId" bigint, who text, what text,
          "from" text, "to" text)
      order by "no"
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
    companyId: ctx.site.companyId,
    customerId,
    orgId,
    accountId,
    state,
    payState,
    createdAt: now,
    dueAt: dueAfter(state, payMethod, now),
  };
  const [placed] = await insertOrder(
    tx,
    JSON.stringify(whole),
    JSON.stringify(goods.map((line, at) => ({ ...line, ...lines[at], lineNo: at + 1 }))),
    JSON.stringify(steps.map((step, no) => ({ ...step, no, at: now, accountId, who }))),
    numberHead('', now),
  );
  if (!placed) throw new Error('order was not stored');
  return { orderId, ...placed, state, payMethod, payable: sums.payable };
}
