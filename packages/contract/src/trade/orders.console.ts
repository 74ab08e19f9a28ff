import { z } from 'zod';
import {
  call,
  day,
  id,
  keysOf,
  noInput,
  nothing,
  page,
  pageInput,
  requestId,
  result,
  rows,
  text,
} from '../ground/call';
import { paymentMethodLabels } from '../money/payments.terms';
import { Amounts, OrderedGoods, State } from './orders';
import {
  afterSaleLabels,
  consoleOrderTabs,
  invoiceStateLabels,
  invoiceTypeLabels,
  orderLimits as limits,
  payStateLabels,
  pickMost,
  reconcileStateLabels,
} from './orders.terms';

const ConsoleOrderRow = z.object({
  orderId: z.number(),
  orderNo: z.string(),
  state: State,
  payState: z.enum(keysOf(payStateLabels)),
  paymentMethod: z.enum(keysOf(paymentMethodLabels)),
  customerName: z.string(),
  /** 下单人: who ordered; 收货人: who receives. They are rarely the same. */
  buyerName: z.string(),
  receiver: z.string(),
  /** Province and city. */
  areaText: z.string(),
  createTime: z.string(),
  /** Promised to be shipped by; empty: not to be shipped, or shipped. */
  shipByTime: z.string(),
  /** By when we have to act: ship it, or answer who wants to cancel; empty: nothing waits for us. */
  dueTime: z.string(),
  late: z.boolean(),
  payable: z.number(),
  /** What came in of it. */
  received: z.number(),
  /** 汇款识别码, by which money that comes by bank is known. */
  remitCode: z.string(),
  qty: z.number(),
  /** Pieces that still have to be shipped. */
  toShip: z.number(),
  cancelReason: z.string(),
  /** When the buyer last asked to hurry; empty: never. */
  urgeTime: z.string(),
  /** The operator who looks after it; empty: nobody in particular. */
  assigneeName: z.string(),
});
export type ConsoleOrderRow = z.infer<typeof ConsoleOrderRow>;

const ConsoleOrderLine = OrderedGoods.extend({
  lineNo: z.number(),
  isContract: z.boolean(),
  tax: z.number(),
  supplierId: z.number(),
  supplierName: z.string(),
  shippedQty: z.number(),
  /** Never to be shipped any more. */
  closedQty: z.number(),
  receivedQty: z.number(),
  returnedQty: z.number(),
  invoicedQty: z.number(),
  /** Given back for what was closed or returned, in yuan. */
  refunded: z.number(),
});
export type ConsoleOrderLine = z.infer<typeof ConsoleOrderLine>;

const Note = z.object({ time: z.string(), who: z.string(), text: z.string() });

const ConsoleOrder = ConsoleOrderRow.extend({
  buyerPhone: z.string(),
  orgName: z.string(),
  costCentre: z.string(),
  reason: z.string(),
  invoiceState: z.enum(keysOf(invoiceStateLabels)),
  afterSaleState: z.enum(keysOf(afterSaleLabels)),
  reconcileState: z.enum(keysOf(reconcileStateLabels)),
  invoice: z.object({ type: z.enum(keysOf(invoiceTypeLabels)), title: z.string(), taxNo: z.string() }),
  paidTime: z.string(),
  assigneeId: z.number().nullable(),
  attachments: z.array(z.object({ fileId: z.string(), fileName: z.string() })),
  address: z.object({ receiver: z.string(), phone: z.string(), areaText: z.string(), detail: z.string() }),
  amounts: Amounts,
  poNo: z.string(),
  remark: z.string(),
  wantedDate: z.string(),
  lines: z.array(ConsoleOrderLine),
  logs: z.array(z.object({ time: z.string(), who: z.string(), what: z.string(), note: z.string() })),
  /** What operators tell each other; the newest first. */
  notes: z.array(Note),
});
export type ConsoleOrder = z.infer<typeof ConsoleOrder>;

const Filter = z.object({
  tab: z.enum(keysOf(consoleOrderTabs), { error: '不支持的订单状态' }).default('todo'),
  /** Only what should have been shipped by now. */
  late: z.boolean('请选择是或否').default(false),
  /** Only what has to be shipped before this day ends. */
  dueToday: z.boolean('请选择是或否').default(false),
  /** Only what the caller looks after. */
  mine: z.boolean('请选择是或否').default(false),
  /** Only what the caller did something about today. */
  handled: z.boolean('请选择是或否').default(false),
  supplierId: id.optional(),
  paymentMethod: z.enum(keysOf(paymentMethodLabels), { error: '没有这种支付方式' }).optional(),
  from: day.optional(),
  to: day.optional(),
});

/** What is to be taken from the shelves for one order. */
const Picking = ConsoleOrderRow.pick({
  orderId: true,
  orderNo: true,
  customerName: true,
  shipByTime: true,
  toShip: true,
}).extend({
  remark: z.string(),
  lines: z.array(
    OrderedGoods.pick({ itemId: true, itemNo: true, itemName: true, itemSpec: true, unit: true }).extend({
      lineNo: z.number(),
      supplierName: z.string(),
      /** Still to be shipped. */
      qty: z.number(),
    }),
  ),
});
export type Picking = z.infer<typeof Picking>;

const byOrder = z.object({ orderId: id });

export const consoleOrderCalls = {
  'Order/GetPage': call({
    summary: '订单列表与各页签数量；待处理的按承诺时间，其余新的在前',
    access: 'operator',
    needs: 'orders/view',
    work: 'read',
    input: pageInput(Filter),
    answer: page(ConsoleOrderRow).extend({
      tabCounts: z.record(z.enum(keysOf(consoleOrderTabs)), z.number()),
      lateCount: z.number(),
    }),
  }),
  'Order/GetModel': call({
    summary: '一张订单',
    access: 'operator',
    needs: 'orders/view',
    work: 'read',
    input: byOrder,
    answer: result(ConsoleOrder),
  }),
  'Order/GetPicking': call({
    summary: '拣货单：几张订单待发的商品',
    access: 'operator',
    needs: 'orders/ship',
    work: 'read',
    input: z.object({ orderIds: z.array(id).min(1, '请选择订单').max(pickMost, `一次最多 ${pickMost} 张订单`) }),
    answer: rows(Picking),
  }),
  'Order/GetAssignees': call({
    summary: '可以负责订单的运营人员',
    access: 'operator',
    needs: 'orders/view',
    work: 'read',
    input: noInput,
    answer: rows(z.object({ operatorId: z.number(), operatorName: z.string() })),
  }),
  'Order/Assign': call({
    summary: '把订单交给一位运营人员负责；空为无人负责',
    access: 'operator',
    needs: 'orders/view',
    work: 'write',
    input: z.object({
      orderIds: z.array(id).min(1, '请选择订单').max(pickMost, `一次最多 ${pickMost} 张订单`),
      operatorId: id.nullable(),
    }),
    answer: nothing,
  }),
  'Order/AddNote': call({
    summary: '给订单写一条内部备注，买方不可见；同一 requestId 只记一次',
    access: 'operator',
    needs: 'orders/view',
    work: 'write',
    input: byOrder.extend({
      requestId,
      text: text(limits.note, '备注').pipe(z.string().min(1, '请填写备注')),
    }),
    answer: result(Note),
  }),
  'Order/AcceptCancel': call({
    summary: '同意取消申请：释放库存与额度，按支付方式退款或冲减应付',
    access: 'operator',
    needs: 'orders/cancel',
    work: 'write',
    input: byOrder,
    answer: nothing,
  }),
  'Order/RefuseCancel': call({
    summary: '不同意取消申请，照常发货；原因告诉买方',
    access: 'operator',
    needs: 'orders/cancel',
    work: 'write',
    input: byOrder.extend({ reason: text(limits.note, '原因').pipe(z.string().min(5, '请用至少 5 个字说明原因')) }),
    answer: nothing,
  }),
};
