import { z } from 'zod';
import { Successor } from '../goods/catalog';
import { call, day, id, keysOf, noInput, nothing, page, pageInput, result, rows, text } from '../ground/call';
import { Method } from '../money/payments.fields';
import { ApprovalRecord } from './approvals.flow';
import {
  afterSaleLabels,
  cancelReasons,
  invoiceStateLabels,
  invoiceTypeLabels,
  orderLimits as limits,
  orderActionLabels,
  orderStateLabels,
  orderTabs,
  payStateLabels,
  printMost,
  reconcileStateLabels,
  standingTones,
} from './orders.terms';

export const State = z.enum(keysOf(orderStateLabels));

export const OrderCounts = z.object({
  pendingApproval: z.number(),
  pendingPayment: z.number(),
  pendingReceipt: z.number(),
});
export type OrderCounts = z.infer<typeof OrderCounts>;

/** All in yuan. `tax` is part of the prices, not added to them. */
export const Amounts = z.object({
  goods: z.number(),
  freight: z.number(),
  discount: z.number(),
  tax: z.number(),
  payable: z.number(),
});
export type Amounts = z.infer<typeof Amounts>;

/** An article as an order names it. */
export const OrderedGoods = z.object({
  itemId: z.number(),
  productId: z.number(),
  itemNo: z.string(),
  partNo: z.string(),
  itemName: z.string(),
  itemSpec: z.string(),
  imgUrl: z.string(),
  unit: z.string(),
  qty: z.number(),
  price: z.number(),
  taxRate: z.number(),
  total: z.number(),
});

const OrderLine = OrderedGoods.extend({
  orderLineId: z.number(),
  supplierId: z.number(),
  supplierName: z.string(),
  isContract: z.boolean(),
  tax: z.number(),
  shippedQty: z.number(),
  receivedQty: z.number(),
  returnedQty: z.number(),
});
export type OrderLine = z.infer<typeof OrderLine>;

const Action = z.enum(keysOf(orderActionLabels));

const OrderRow = z.object({
  orderId: z.number(),
  orderNo: z.string(),
  state: State,
  payState: z.enum(keysOf(payStateLabels)),
  paymentMethod: Method,
  poNo: z.string(),
  buyerName: z.string(),
  orgName: z.string(),
  costCentre: z.string(),
  receiver: z.string(),
  createTime: z.string(),
  /** When the state's time runs out; empty: it has none. */
  dueTime: z.string(),
  payable: z.number(),
  /** Part of `payable`. */
  freight: z.number(),
  /** Why it was cancelled. */
  cancelReason: z.string(),
  /** One line: why it is where it is, for whom it waits, and until when; `stage`: how far it came within its state. */
  standing: z.object({ text: z.string(), tone: z.enum(standingTones), stage: z.string() }),
  /** Put out of sight by who submitted it. */
  hidden: z.boolean(),
  lines: z.array(OrderLine),
  actions: z.array(Action),
});
export type OrderRow = z.infer<typeof OrderRow>;

const OrderBrief = OrderRow.pick({ orderId: true, orderNo: true, state: true, buyerName: true });
export type OrderBrief = z.infer<typeof OrderBrief>;

const OrderLog = z.object({
  time: z.string(),
  who: z.string(),
  what: z.string(),
  from: State.nullable(),
  to: State,
  note: z.string(),
});
export type OrderLog = z.infer<typeof OrderLog>;

const OrderModel = OrderRow.extend({
  invoiceState: z.enum(keysOf(invoiceStateLabels)),
  afterSaleState: z.enum(keysOf(afterSaleLabels)),
  reconcileState: z.enum(keysOf(reconcileStateLabels)),
  amounts: Amounts,
  address: z.object({ receiver: z.string(), phone: z.string(), areaText: z.string(), detail: z.string() }),
  invoice: z.object({ type: z.enum(keysOf(invoiceTypeLabels)), title: z.string(), taxNo: z.string() }),
  reason: z.string(),
  wantedDate: z.string(),
  remark: z.string(),
  attachments: z.array(z.object({ fileId: z.string(), fileName: z.string() })),
  paidTime: z.string(),
  /** What came in; less than payable while a bank transfer came short. */
  received: z.number(),
  /** 汇款识别码: what the payer writes into the purpose of a bank transfer. */
  remitCode: z.string(),
  logs: z.array(OrderLog),
  /** How it was approved, or whose turn it is; null: it needed no approval. */
  approval: ApprovalRecord.nullable(),
  payments: z.array(
    z.object({
      time: z.string(),
      method: Method,
      amount: z.number(),
      transactionId: z.string(),
      kind: z.enum(['payment', 'refund']),
      state: z.string(),
    }),
  ),
});
export type OrderModel = z.infer<typeof OrderModel>;

/** What stands on paper. */
const OrderPrint = OrderModel.extend({ customerName: z.string(), companyName: z.string() });
export type OrderPrint = z.infer<typeof OrderPrint>;

/** A line of an order that may be bought again. */
const ReorderLine = OrderedGoods.omit({ total: true, taxRate: true }).extend({
  lineNo: z.number(),
  /** `qty` and `price` as they were; the same as they would be now. */
  qtyNow: z.number(),
  priceNow: z.number(),
  /** Why it cannot be bought at all; empty: it can. */
  gone: z.string(),
  /** What to know although it can: too little stock, another quantity. */
  note: z.string(),
  /** It is sold no more: what is sold in its place, how many and at which price. */
  successor: Successor.extend({ qtyNow: z.number(), priceNow: z.number() }).nullable(),
});
export type ReorderLine = z.infer<typeof ReorderLine>;

export const OrderFilter = z.object({
  tab: z.enum(keysOf(orderTabs), { error: '不支持的订单状态' }).default('all'),
  /** all = what the data scope of the caller's roles reaches; needs the function 全部订单. */
  scope: z.enum(['mine', 'all'], { error: '只能是 mine 或 all' }).default('mine'),
  /** Part of an article's name or number. */
  itemKey: text(50, '商品'),
  receiver: text(20, '收货人'),
  buyer: text(20, '下单人'),
  from: z.union([day, z.literal('')]).default(''),
  to: z.union([day, z.literal('')]).default(''),
  /** Also what was put out of sight. */
  withHidden: z.boolean('请选择是或否').default(false),
});

/** One's own with any of them; other people's with 全部订单, as far as the data scope reaches. */
const seesOrders = ['order/myOrder', 'order/allOrder', 'order/cancelOrder'] as const;

const byOrder = z.object({ orderId: id });
const cancelInput = z
  .object({
    orderId: id,
    reason: z.enum(cancelReasons, { error: '请选择取消原因' }),
    note: text(limits.note, '说明'),
  })
  .refine(({ reason, note }) => reason !== '其他' || note !== '', { error: '请填写说明', path: ['note'] });

export const orderCalls = {
  'Order/GetCounts': call({
    summary: '本人各状态订单数',
    access: 'account',
    needs: 'order/myOrder',
    work: 'read',
    input: noInput,
    answer: result(OrderCounts),
  }),
  'Order/GetPage': call({
    summary: '订单列表，附各页签数量',
    access: 'account',
    needs: seesOrders,
    work: 'read',
    input: pageInput(OrderFilter),
    answer: page(OrderRow).extend({ tabCounts: z.record(z.enum(keysOf(orderTabs)), z.number()) }),
  }),
  'Order/GetModel': call({
    summary: '订单详情',
    access: 'account',
    needs: seesOrders,
    work: 'read',
    input: byOrder,
    answer: result(OrderModel),
  }),
  'Order/GetBriefs': call({
    summary: '几张订单的名字：编号、下单人与状态，给提到它们的页面用；够不着的不在其中',
    access: 'account',
    needs: seesOrders,
    work: 'read',
    input: z.object({ orderIds: z.array(id).min(1, '请给出订单').max(100, '一次最多 100 张订单') }),
    answer: rows(OrderBrief),
  }),
  'Order/GetPrint': call({
    summary: '打印用的订单，连同双方名称；够不着的不在其中',
    access: 'account',
    needs: seesOrders,
    work: 'read',
    input: z.object({ orderIds: z.array(id).min(1, '请给出订单').max(printMost, `一次最多打印 ${printMost} 张订单`) }),
    answer: rows(OrderPrint),
  }),
  'Order/Cancel': call({
    summary: '取消未付款的订单',
    access: 'account',
    needs: 'order/myOrder/cancel',
    work: 'steps',
    input: cancelInput,
    answer: nothing,
  }),
  'Order/CancelApply': call({
    summary: '申请取消待发货的订单，由平台确认后退款',
    access: 'account',
    needs: 'order/myOrder/cancel',
    work: 'write',
    input: cancelInput,
    answer: nothing,
  }),
  'Order/CancelWithdraw': call({
    summary: '撤回取消申请',
    access: 'account',
    needs: 'order/myOrder/cancel',
    work: 'write',
    input: byOrder,
    answer: nothing,
  }),
  'Order/Reorder': call({
    summary: '再次购买：把选中的行放进购物车，或先清空购物车；逐行回答结果',
    access: 'account',
    needs: 'order/myOrder/buy',
    work: 'write',
    input: byOrder.extend({
      lines: z
        .array(
          z.object({
            lineNo: id,
            qty: z.int('数量必须是整数').positive('数量必须大于 0').max(99_999, '数量过大'),
            /** What is sold in its place is meant. */
            successor: z.boolean('请选择是或否').default(false),
          }),
        )
        .min(1, '请选择商品')
        .max(500, '最多 500 行'),
      /** What lies in the cart already goes. */
      replace: z.boolean('请选择是或否').default(false),
    }),
    answer: rows(z.object({ lineNo: z.number(), added: z.boolean(), text: z.string() })),
  }),
  'Order/GetReorder': call({
    summary: '再次购买前核对：每一行现在的价格、可买数量，或为什么不能买',
    access: 'account',
    needs: 'order/myOrder/buy',
    work: 'read',
    input: byOrder,
    answer: rows(ReorderLine),
  }),
  'Order/Delete': call({
    summary: '把自己已结束的订单从“我的订单”隐藏，或恢复显示；订单本身不变',
    access: 'account',
    needs: 'order/myOrder',
    work: 'write',
    input: byOrder.extend({ hidden: z.boolean('请选择是或否').default(true) }),
    answer: nothing,
  }),
};
