import { z } from 'zod';
import { call, id, keysOf, nothing, page, pageInput, result } from './call';
import { Amounts, day, OrderedGoods, State, text } from './orders';
import { consoleOrderTabs, orderLimits as limits, payStateLabels } from './orders.terms';
import { paymentMethodLabels } from './payments.terms';

const ConsoleOrderRow = z.object({
  orderId: z.number(),
  orderNo: z.string(),
  state: State,
  payState: z.enum(keysOf(payStateLabels)),
  paymentMethod: z.enum(keysOf(paymentMethodLabels)),
  customerName: z.string(),
  buyerName: z.string(),
  /** Province and city. */
  areaText: z.string(),
  createTime: z.string(),
  /** Promised to be shipped by; empty: not to be shipped, or shipped. */
  shipByTime: z.string(),
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
});
export type ConsoleOrderRow = z.infer<typeof ConsoleOrderRow>;

const ConsoleOrderLine = OrderedGoods.extend({
  lineNo: z.number(),
  supplierId: z.number(),
  supplierName: z.string(),
  shippedQty: z.number(),
  /** Never to be shipped any more. */
  closedQty: z.number(),
  receivedQty: z.number(),
  returnedQty: z.number(),
});
export type ConsoleOrderLine = z.infer<typeof ConsoleOrderLine>;

const ConsoleOrder = ConsoleOrderRow.extend({
  address: z.object({ receiver: z.string(), phone: z.string(), areaText: z.string(), detail: z.string() }),
  amounts: Amounts,
  poNo: z.string(),
  remark: z.string(),
  wantedDate: z.string(),
  lines: z.array(ConsoleOrderLine),
  logs: z.array(z.object({ time: z.string(), who: z.string(), what: z.string(), note: z.string() })),
});
export type ConsoleOrder = z.infer<typeof ConsoleOrder>;

const Filter = z.object({
  tab: z.enum(keysOf(consoleOrderTabs), { error: '不支持的订单状态' }).default('todo'),
  /** Only what should have been shipped by now. */
  late: z.boolean('请选择是或否').default(false),
  supplierId: id.optional(),
  paymentMethod: z.enum(keysOf(paymentMethodLabels), { error: '没有这种支付方式' }).optional(),
  from: day.optional(),
  to: day.optional(),
});

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
  'Order/AcceptCancel': call({
    summary: '同意取消申请：释放库存与额度，原路退款',
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
