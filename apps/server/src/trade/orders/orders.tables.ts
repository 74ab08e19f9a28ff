import type { PaymentMethod } from '@yigou/contract/money/payments.terms';
import type {
  AfterSaleState,
  InvoiceState,
  InvoiceType,
  OrderState,
  PayState,
  PriceSource,
  ReconcileState,
} from '@yigou/contract/trade/orders.terms';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgSequence, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { actorColumns } from '../../ground/db/actor';
import { fenColumn, idColumn, refColumn, retryColumns, timeColumn } from '../../ground/db/columns';
import { accounts } from '../../people/accounts/accounts.tables';

/** Numbers people read. A sequence never makes two orders wait for each other. */
export const orderNumbers = pgSequence('order_number', { startWith: 10_000_001, maxValue: 99_999_999, cycle: true });

type AddressSnapshot = { receiver: string; phone: string; areaCode: string; areaText: string; detail: string };
type InvoiceSnapshot = { type: InvoiceType; title: string; taxNo: string };
type Attachment = { fileId: string; fileName: string };

export const orders = pgTable(
  'purchase_order',
  {
    orderId: idColumn(),
    companyId: refColumn().notNull(),
    customerId: refColumn().notNull(),
    orgId: refColumn().notNull(),
    accountId: refColumn()
      .notNull()
      .references(() => accounts.accountId),
    orderNo: text().notNull(),
    /** Rises when it is edited and submitted again: what it holds, it holds as this version. */
    version: integer().notNull().default(1),
    /** The client's key: the same one is the same order. */
    requestId: uuid(),
    requestHash: text(),
    /** The same for the last time it was submitted again. */
    resubmitId: uuid(),
    resubmitHash: text(),
    /** It counts to the month of it for the buyer's limit; null: to that in which it was made. */
    resubmittedAt: timeColumn(),
    state: text().$type<OrderState>().notNull(),
    payState: text().$type<PayState>().notNull().default('unpaid'),
    invoiceState: text().$type<InvoiceState>().notNull().default('none'),
    afterSaleState: text().$type<AfterSaleState>().notNull().default('none'),
    /** Since when something of it is being put right; null: nothing is. */
    afterSaleSince: timeColumn(),
    reconcileState: text().$type<ReconcileState>().notNull().default('none'),
    payMethod: text().$type<PaymentMethod>().notNull().default('transfer'),
    poNo: text().notNull().default(''),
    costCentre: text().notNull().default(''),
    reason: text().notNull().default(''),
    wantedDate: text().notNull().default(''),
    remark: text().notNull().default(''),
    address: jsonb().$type<AddressSnapshot>(),
    invoice: jsonb().$type<InvoiceSnapshot>(),
    attachments: jsonb().$type<Attachment[]>().notNull().default([]),
    goods: fenColumn().notNull().default(0),
    freight: fenColumn().notNull().default(0),
    discount: fenColumn().notNull().default(0),
    tax: fenColumn().notNull().default(0),
    payable: fenColumn().notNull().default(0),
    /** What it took of the money that came; it stays when some of it is sent back. */
    received: fenColumn().notNull().default(0),
    cancelReason: text().notNull().default(''),
    createdAt: timeColumn().notNull(),
    paidAt: timeColumn(),
    /** When the time of the present state runs out; a job looks for it. */
    dueAt: timeColumn(),
    /** Promised to be shipped by. */
    shipBy: timeColumn(),
    urgedAt: timeColumn(),
    /** The operator who looks after it; null: nobody in particular. */
    assigneeId: refColumn(),
    /** Out of the buyer's sight; nothing else changes. */
    hiddenAt: timeColumn(),
    ...retryColumns(),
  },
  (table) => [
    uniqueIndex().on(table.orderNo),
    uniqueIndex().on(table.accountId, table.requestId),
    index().on(table.accountId, table.state),
    index().on(table.customerId, table.createdAt),
    index().on(table.dueAt),
    index().on(table.companyId, table.state, table.shipBy),
    index().on(table.companyId, table.createdAt),
    index().on(table.companyId, table.state, table.createdAt),
    // What waits for the operators, in the order in which it is promised.
    index('purchase_order_waiting')
      .on(table.companyId, table.shipBy, table.orderId)
      .where(sql`${table.state} in ('pendingShipment', 'partlyShipped', 'cancelRequested')`),
    // From its beginning, whatever the collation.
    index('purchase_order_po_prefix').on(table.poNo.op('text_pattern_ops')),
    // 汇款识别码 is the end of the number.
    index('purchase_order_remit').on(sql`right(${table.orderNo}, 8)`),
    index('purchase_order_assignee').on(table.assigneeId, table.state).where(sql`${table.assigneeId} is not null`),
  ],
);

/** What was bought, as it was then. */
export const orderLines = pgTable(
  'order_line',
  {
    orderLineId: idColumn(),
    orderId: refColumn()
      .notNull()
      .references(() => orders.orderId),
    lineNo: integer().notNull(),
    skuId: refColumn().notNull(),
    productId: refColumn().notNull(),
    supplierId: refColumn().notNull(),
    supplierName: text().notNull(),
    skuNo: text().notNull(),
    partNo: text().notNull(),
    name: text().notNull(),
    spec: text().notNull(),
    imgUrl: text().notNull(),
    unit: text().notNull(),
    qty: integer().notNull(),
    /** What the price was quoted for, where an approver has cut the quantity since. */
    pricedQty: integer(),
    price: fenColumn().notNull(),
    /** 市场价 when it was ordered; null: nobody kept it. */
    marketPrice: fenColumn(),
    priceSource: text().$type<PriceSource>().notNull(),
    /** Of the product when it was ordered; null: an old line whose product was gone. */
    categoryId: refColumn(),
    taxRate: integer().notNull(),
    /** 税收分类编码; empty: the goods had none. */
    taxCode: text().notNull().default(''),
    isContract: boolean().notNull(),
    total: fenColumn().notNull(),
    freightShare: fenColumn().notNull(),
    discountShare: fenColumn().notNull(),
    tax: fenColumn().notNull(),
    shippedQty: integer().notNull().default(0),
    receivedQty: integer().notNull().default(0),
    returnedQty: integer().notNull().default(0),
    /** In returns that are not over yet. */
    returningQty: integer().notNull().default(0),
    /** Never to be shipped any more. */
    closedQty: integer().notNull().default(0),
    /** What was given back for those. */
    closedAmount: fenColumn().notNull().default(0),
    /** In an application for an invoice, or on an invoice: pieces, and their money. */
    invoicedQty: integer().notNull().default(0),
    invoicedAmount: fenColumn().notNull().default(0),
    /** What of its money was given back, or was decided to be: for what was closed and for what was returned. */
    refunded: fenColumn().notNull().default(0),
    /** What accepted differences of a statement added to its price, or took from it. */
    adjusted: fenColumn().notNull().default(0),
    /** Of its freight, what belongs to pieces that were closed or returned; and of that, what was not given back. */
    freightDecided: fenColumn().notNull().default(0),
    freightKept: fenColumn().notNull().default(0),
  },
  (table) => [uniqueIndex().on(table.orderId, table.lineNo), index().on(table.skuId)],
);

export const orderLogs = pgTable(
  'order_log',
  {
    orderLogId: idColumn(),
    orderId: refColumn()
      .notNull()
      .references(() => orders.orderId),
    at: timeColumn().notNull(),
    ...actorColumns(),
    what: text().notNull(),
    fromState: text().$type<OrderState>(),
    toState: text().$type<OrderState>().notNull(),
    note: text().notNull(),
  },
  (table) => [
    index().on(table.orderId, table.orderLogId),
    // What an operator did today.
    index('order_log_operator').on(table.actorId, table.at).where(sql`${table.actorKind} = 'operator'`),
  ],
);

/** What operators tell each other about an order; the buyer never sees it. */
export const orderNotes = pgTable(
  'order_note',
  {
    orderNoteId: idColumn(),
    orderId: refColumn()
      .notNull()
      .references(() => orders.orderId),
    requestId: uuid().notNull(),
    at: timeColumn().notNull(),
    ...actorColumns(),
    text: text().notNull(),
  },
  (table) => [uniqueIndex().on(table.orderId, table.requestId)],
);

/** What of a line was decided to be given back, as it was decided: for pieces closed or returned. Never changed. */
export const orderRefunds = pgTable(
  'order_refund',
  {
    orderRefundId: idColumn(),
    orderId: refColumn()
      .notNull()
      .references(() => orders.orderId),
    lineNo: integer().notNull(),
    qty: integer().notNull(),
    amount: fenColumn().notNull(),
    /** What it was for, such as `return:9`. */
    cause: text().notNull(),
    at: timeColumn().notNull(),
  },
  (table) => [index().on(table.orderId)],
);

/** Orders whose figures are no longer what they were. Whoever counts them takes the row away; see changes.service.ts. */
export const orderChanges = pgTable(
  'order_change',
  { orderChangeId: idColumn(), orderId: refColumn().notNull(), at: timeColumn().notNull() },
  (table) => [index().on(table.orderId)],
);
