import { z } from 'zod';
import { ReceiveAddress } from './addresses';
import { call, id, noInput, nothing, page, pageInput, result } from './call';
import { LineProblem, quantity } from './cart';
import { cartLineMax } from './cart.terms';
import { type PriceKind, priceKindLabels } from './catalog.terms';
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
  reconcileStateLabels,
} from './orders.terms';
import { paymentMethodLabels } from './payments.terms';
import { taxNumberOk } from './taxNumber';

const keysOf = <T extends object>(labels: T) => Object.keys(labels) as [keyof T & string, ...(keyof T & string)[]];

export const requestId = z.uuid('请求编号格式不正确');
export const Method = z.enum(keysOf(paymentMethodLabels), { error: '请选择支付方式' });
const State = z.enum(keysOf(orderStateLabels));
const PriceKindName = z.enum(Object.keys(priceKindLabels) as [PriceKind, ...PriceKind[]]);

export const OrderCounts = z.object({
  pendingApproval: z.number(),
  pendingPayment: z.number(),
  pendingReceipt: z.number(),
  pendingStatement: z.number(),
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

const Goods = z.object({
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

const PreviewLine = Goods.extend({
  cartId: z.number(),
  supplierId: z.number(),
  supplierName: z.string(),
  priceKind: PriceKindName,
  /** Price when it was put into the cart. */
  addedPrice: z.number(),
  stockQty: z.number(),
  /** Null: submit will take it. */
  problem: LineProblem.nullable(),
});
export type PreviewLine = z.infer<typeof PreviewLine>;

const MethodChoice = z.object({
  method: Method,
  label: z.string(),
  usable: z.boolean(),
  /** Why it cannot be used, or what to know about it. */
  note: z.string(),
});
export type MethodChoice = z.infer<typeof MethodChoice>;

export const Credit = z.object({
  limit: z.number(),
  used: z.number(),
  available: z.number(),
  /** 月结 30 / 60 / 90 */
  termDays: z.number(),
  overdue: z.boolean(),
});
export type Credit = z.infer<typeof Credit>;

const Preview = z.object({
  lines: z.array(PreviewLine),
  address: ReceiveAddress.nullable(),
  amounts: Amounts,
  /** 满 ¥99.00 免运费 … */
  freightNote: z.string(),
  methods: z.array(MethodChoice),
  credit: Credit.nullable(),
  invoiceTitle: z.string(),
  invoiceTaxNo: z.string(),
  orgName: z.string(),
  costCentre: z.string(),
  /** Why submit would refuse; empty: it would not. */
  obstacles: z.array(z.string()),
});
export type Preview = z.infer<typeof Preview>;

const text = (most: number, name: string) => z.string().trim().max(most, `${name}最多 ${most} 个字`).default('');

const Invoice = z
  .object({
    type: z.enum(keysOf(invoiceTypeLabels), { error: '请选择发票类型' }),
    title: text(100, '发票抬头'),
    taxNo: z.string().trim().toUpperCase().default(''),
  })
  .refine(({ type, title }) => type === 'none' || title !== '', { error: '请填写发票抬头', path: ['title'] })
  .refine(({ type, taxNo }) => type === 'none' || taxNumberOk(taxNo), {
    error: '请填写正确的 18 位统一社会信用代码',
    path: ['taxNo'],
  });

/** A day of the calendar; 2026-02-30 is none. */
const day = z.iso.date('日期格式应为 YYYY-MM-DD');

const Submission = z.object({
  requestId,
  /** What the buyer saw. The server reads everything again; where it differs the buyer is told, line by line. */
  lines: z
    .array(
      z.object({ cartId: id, itemId: id, qty: quantity, price: z.number('价格必须是数字').min(0, '价格不能为负') }),
    )
    .min(1, '请选择要结算的商品')
    .max(cartLineMax, `一次最多结算 ${cartLineMax} 种商品`),
  payable: z.number('应付金额必须是数字').min(0, '应付金额不能为负'),
  addressId: id,
  paymentMethod: Method,
  invoice: Invoice,
  poNo: text(limits.poNo, '采购单号'),
  costCentre: text(limits.costCentre, '成本中心'),
  reason: text(limits.reason, '采购事由'),
  wantedDate: z.union([day, z.literal('')]).default(''),
  remark: text(limits.remark, '备注'),
  attachmentIds: z
    .array(z.uuid('附件编号格式不正确'))
    .max(limits.attachments, `附件最多 ${limits.attachments} 个`)
    .default([]),
});

const Submitted = z.object({
  orderId: z.number(),
  orderNo: z.string(),
  state: State,
  paymentMethod: Method,
  payable: z.number(),
});
export type Submitted = z.infer<typeof Submitted>;

const OrderLine = Goods.extend({
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
  receiver: z.string(),
  createTime: z.string(),
  /** When the state's time runs out; empty: it has none. */
  dueTime: z.string(),
  payable: z.number(),
  /** Why it was cancelled. */
  cancelReason: z.string(),
  lines: z.array(OrderLine),
  actions: z.array(Action),
});
export type OrderRow = z.infer<typeof OrderRow>;

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
  costCentre: z.string(),
  reason: z.string(),
  wantedDate: z.string(),
  remark: z.string(),
  attachments: z.array(z.object({ fileId: z.string(), fileName: z.string() })),
  paidTime: z.string(),
  /** 汇款识别码: what the payer writes into the purpose of a bank transfer. */
  remitCode: z.string(),
  logs: z.array(OrderLog),
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

const OrderFilter = z.object({
  tab: z.enum(keysOf(orderTabs), { error: '不支持的订单状态' }).default('all'),
  /** all = what the data scope of the caller's roles reaches; needs the function 全部订单. */
  scope: z.enum(['mine', 'all'], { error: '只能是 mine 或 all' }).default('mine'),
  /** Part of an article's name or number. */
  itemKey: text(50, '商品'),
  receiver: text(20, '收货人'),
  buyer: text(20, '下单人'),
  from: z.union([day, z.literal('')]).default(''),
  to: z.union([day, z.literal('')]).default(''),
});

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
    work: 'read',
    input: noInput,
    answer: result(OrderCounts),
  }),
  'Order/Preview': call({
    summary: '结算预览：购物车中选中的商品、价格、运费、可用的支付方式，以及提交时会检查的一切',
    access: 'account',
    work: 'read',
    input: z.object({ addressId: id.optional() }).prefault({}),
    answer: result(Preview),
  }),
  'Order/Submit': call({
    summary: '提交订单；同一 requestId 只下一单，价格库存有变时逐行说明',
    access: 'account',
    work: 'write',
    input: Submission,
    answer: result(Submitted),
  }),
  'Order/GetPage': call({
    summary: '订单列表，附各页签数量',
    access: 'account',
    work: 'read',
    input: pageInput(OrderFilter),
    answer: page(OrderRow).extend({ tabCounts: z.record(z.enum(keysOf(orderTabs)), z.number()) }),
  }),
  'Order/GetModel': call({
    summary: '订单详情',
    access: 'account',
    work: 'read',
    input: byOrder,
    answer: result(OrderModel),
  }),
  'Order/Cancel': call({
    summary: '取消未付款的订单',
    access: 'account',
    work: 'steps',
    input: cancelInput,
    answer: nothing,
  }),
  'Order/CancelApply': call({
    summary: '申请取消待发货的订单，由平台确认后退款',
    access: 'account',
    work: 'write',
    input: cancelInput,
    answer: nothing,
  }),
  'Order/CancelWithdraw': call({
    summary: '撤回取消申请',
    access: 'account',
    work: 'write',
    input: byOrder,
    answer: nothing,
  }),
  'Order/ConfirmReceipt': call({
    summary: '确认收货',
    access: 'account',
    work: 'write',
    input: byOrder,
    answer: nothing,
  }),
  'Order/Reorder': call({
    summary: '再次购买：把仍可购买的商品放回购物车',
    access: 'account',
    work: 'write',
    input: byOrder,
    answer: result(z.object({ added: z.number(), left: z.array(z.string()) })),
  }),
};
