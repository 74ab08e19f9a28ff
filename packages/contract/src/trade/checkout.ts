import { z } from 'zod';
import { priceKindLabels } from '../goods/catalog.terms';
import { call, day, id, keysOf, requestId, result, text } from '../ground/call';
import { taxNumberOk } from '../ground/taxNumber';
import { BudgetUse } from '../money/budgets';
import { Credit, Method, MethodChoice } from '../money/payments.fields';
import { ReceiveAddress } from './addresses';
import { ApprovalPlan } from './approvals.flow';
import { LineProblem, quantity } from './cart';
import { cartLineMax } from './cart.terms';
import { Amounts, OrderedGoods, State } from './orders';
import { invoiceTypeLabels, orderLimits as limits } from './orders.terms';

const PreviewLine = OrderedGoods.extend({
  cartId: z.number(),
  supplierId: z.number(),
  supplierName: z.string(),
  shipsFrom: z.string(),
  priceKind: z.enum(keysOf(priceKindLabels)),
  /** Price when it was put into the cart. */
  addedPrice: z.number(),
  stockQty: z.number(),
  /** Why it is left out; null: submit will take it. */
  problem: LineProblem.nullable(),
});
export type PreviewLine = z.infer<typeof PreviewLine>;

/** What stands in the way of submit, and where it can be put right. */
const Obstacle = z.object({ where: z.enum(['cart', 'address', 'budget', 'account']), text: z.string() });
export type Obstacle = z.infer<typeof Obstacle>;

const Preview = z.object({
  /** Chosen and to be bought as they stand: what submit takes. */
  lines: z.array(PreviewLine),
  /** Chosen as well, but not to be bought now; each says why. No part of the order. */
  leftOut: z.array(PreviewLine),
  address: ReceiveAddress.nullable(),
  amounts: Amounts,
  /** 满 ¥99.00 免运费 … */
  freightNote: z.string(),
  methods: z.array(MethodChoice),
  credit: Credit.nullable(),
  /** Of the buyer's unit and all above it, from below; empty: nothing limits it. */
  budgets: z.array(BudgetUse),
  invoiceTitle: z.string(),
  invoiceTaxNo: z.string(),
  orgName: z.string(),
  costCentre: z.string(),
  /** Which rules fire and who would approve, as things stand. */
  approval: ApprovalPlan,
  /** Why submit would refuse; empty: it would not. */
  obstacles: z.array(Obstacle),
});
export type Preview = z.infer<typeof Preview>;

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

/** What the buyer writes besides the goods. */
const orderTexts = {
  invoice: Invoice,
  poNo: text(limits.poNo, '采购单号'),
  costCentre: text(limits.costCentre, '成本中心'),
  reason: text(limits.reason, '采购事由'),
  wantedDate: z.union([day, z.literal('')]).default(''),
  remark: text(limits.remark, '备注'),
};
const seenPrice = z.number('价格必须是数字').min(0, '价格不能为负');
const seenPayable = z.number('应付金额必须是数字').min(0, '应付金额不能为负');

const Submission = z.object({
  requestId,
  /** What the buyer saw. The server reads everything again; where it differs the buyer is told, line by line. */
  lines: z
    .array(z.object({ cartId: id, itemId: id, qty: quantity, price: seenPrice }))
    .min(1, '请选择要结算的商品')
    .max(cartLineMax, `一次最多结算 ${cartLineMax} 种商品`),
  payable: seenPayable,
  addressId: id,
  paymentMethod: Method,
  ...orderTexts,
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

/** A line of a rejected order, at the price of now. */
const ResubmitLine = PreviewLine.omit({ cartId: true, addedPrice: true }).extend({
  lineNo: z.number(),
  moq: z.number(),
  multiple: z.number(),
  orderedQty: z.number(),
  orderedPrice: z.number(),
});
export type ResubmitLine = z.infer<typeof ResubmitLine>;

/** Like the preview of a cart; a line that cannot be bought now says so and keeps its place until it is dropped. */
const ResubmitPreview = Preview.omit({ lines: true, leftOut: true }).extend({ lines: z.array(ResubmitLine) });
export type ResubmitPreview = z.infer<typeof ResubmitPreview>;

const resubmitLines = z.array(z.object({ lineNo: z.int('行号必须是整数').min(1, '行号从 1 开始'), qty: quantity }));
const Resubmission = z.object({
  requestId,
  orderId: id,
  /** What is left of the order: a line not named is dropped. Prices are read again. */
  lines: resubmitLines.min(1, '至少保留一种商品').max(cartLineMax, `一次最多 ${cartLineMax} 种商品`),
  payable: seenPayable,
  /** null: it stays as it is. */
  addressId: id.nullable().default(null),
  paymentMethod: Method,
  ...orderTexts,
});

export const checkoutCalls = {
  'Order/Preview': call({
    summary:
      '结算预览：购物车中选中且可购买的商品（选中而暂不能购买的另列）、价格、运费、可用的支付方式，以及提交时会检查的一切',
    access: 'account',
    needs: 'order/myOrder/buy',
    work: 'read',
    input: z.object({ addressId: id.optional() }).prefault({}),
    answer: result(Preview),
  }),
  'Order/Submit': call({
    summary: '提交订单；同一 requestId 只下一单，价格库存有变时逐行说明',
    access: 'account',
    needs: 'order/myOrder/buy',
    work: 'write',
    input: Submission,
    answer: result(Submitted),
  }),
  'Order/PreviewResubmit': call({
    summary: '重新提交前的预览：被驳回的订单按现在的价格、库存与规则会怎样；不给 lines 即按原数量',
    access: 'account',
    needs: 'order/myOrder/buy',
    work: 'read',
    input: z.object({
      orderId: id,
      lines: resubmitLines.max(cartLineMax, `一次最多 ${cartLineMax} 种商品`).default([]),
      addressId: id.nullable().default(null),
    }),
    answer: result(ResubmitPreview),
  }),
  'Order/Resubmit': call({
    summary: '修改被驳回（或撤回）的订单后重新提交：订单号不变，版本加一，记录保留，重新判断审批',
    access: 'account',
    needs: 'order/myOrder/buy',
    work: 'write',
    input: Resubmission,
    answer: result(Submitted),
  }),
};
