import type { PaymentMethod } from '@yigou/contract/money/payments.terms';
import type { OrderState } from '@yigou/contract/trade/orders.terms';
import type { Actor } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import type { Context } from '../../ground/http/context';

/** What changing a flow needs; `tx` is a transaction. */
export type FlowContext = Pick<Context, 'tx' | 'now' | 'jobs' | 'log'> & { approvables: Approvables };

export type ApprovableLine = {
  lineNo: number;
  skuId: number;
  productId: number;
  skuNo: string;
  partNo: string;
  name: string;
  spec: string;
  imgUrl: string;
  unit: string;
  qty: number;
  /** What the price was quoted for, where it is not `qty`. */
  pricedQty: number | null;
  price: number;
  taxRate: number;
  total: number;
  supplierId: number;
  supplierName: string;
  isContract: boolean;
};

/** An order, as far as approvals know it. Money in 分. */
export type Approvable = {
  orderId: number;
  orderNo: string;
  version: number;
  /** What it holds budgets as. */
  holder: string;
  state: OrderState;
  companyId: number;
  customerId: number;
  orgId: number;
  accountId: number;
  createdAt: Date;
  payMethod: PaymentMethod;
  amounts: { goods: number; freight: number; discount: number; tax: number; payable: number };
  costCentre: string;
  reason: string;
  poNo: string;
  wantedDate: string;
  remark: string;
  address: { receiver: string; phone: string; areaText: string; detail: string };
  attachments: { fileId: string; fileName: string }[];
  lines: ApprovableLine[];
};

export type LastPurchase = { price: number; at: Date };
export type Cut = { lineNo: number; qty: number };
type Step = { by: Actor; note: string };

/** As a list shows it: its lines that rose most since the last purchase, and how many there are in all. */
export type ApprovableBrief = Omit<Approvable, 'lines'> & {
  lines: (ApprovableLine & { last: LastPurchase | undefined })[];
  lineCount: number;
  qtyCount: number;
};

/** What approvals ask of the room that owns the orders, which knows them; they do not know it. */
export type Approvables = {
  /** Before its flow is. */
  lock: (tx: Db, orderId: number) => Promise<void>;
  read: (tx: Db, orderIds: number[]) => Promise<Approvable[]>;
  /** At most so many lines of each. */
  briefs: (tx: Db, customerId: number, orderIds: number[], most: number) => Promise<ApprovableBrief[]>;
  find: (tx: Db, customerId: number, orderNo: string) => Promise<Approvable | undefined>;
  /** SKU → what the customer last paid for it, in an order other than this one. */
  lastPurchases: (
    tx: Db,
    customerId: number,
    skuIds: number[],
    exceptOrderIds?: number[],
  ) => Promise<Map<number, LastPurchase>>;
  /** Why it can no longer be had as it was approved; nothing: it can. */
  obstacles: (ctx: Pick<FlowContext, 'tx' | 'now'>, orderId: number) => Promise<string[]>;
  /** All levels agreed: the order goes on by itself. */
  approve: (ctx: FlowContext, orderId: number, step: Step) => Promise<OrderState>;
  /** Back to the buyer, who may change it and submit it again. */
  giveBack: (
    ctx: FlowContext,
    orderId: number,
    step: Step & { name: 'reject' | 'withdraw' | 'returnToBuyer' },
  ) => Promise<void>;
  /** Less of a line, or none; what the order holds, it then holds as its next version. Says in words what changed. */
  cut: (ctx: FlowContext, orderId: number, cuts: readonly Cut[], by: Actor) => Promise<string>;
};
