import { z } from 'zod';
import { call, day, field, id, keysOf, nothing, page, pageInput, requestId, result, rows, text } from '../ground/call';
import { Credit, Method } from '../money/payments.fields';
import { addressFieldRules } from './addresses.terms';
import { OrderedGoods, State } from './orders';
import {
  returnLimits as limits,
  returnActionLabels,
  returnReasons,
  returnStateLabels,
  returnTabs,
  returnTypes,
  returnWindows,
} from './returns.terms';
import { CarrierField, checkTracking, trackingNo } from './shipments.console';
import { carriers } from './shipments.terms';

export const ReturnTypeField = z.enum(keysOf(returnTypes), { error: '请选择售后类型' });
const ReasonField = z.enum(keysOf(returnReasons), { error: '请选择申请原因' });
const ReturnStateField = z.enum(keysOf(returnStateLabels));

const Reason = z.object({
  reason: ReasonField,
  types: z.array(ReturnTypeField),
  window: z.enum(keysOf(returnWindows)),
  /** Days from the receipt. */
  days: z.number(),
  needsPicture: z.boolean(),
  /** The freight of the pieces comes back as well. */
  sellersFault: z.boolean(),
});

const ApplicableLine = OrderedGoods.extend({
  lineNo: z.number(),
  supplierName: z.string(),
  shippedQty: z.number(),
  receivedQty: z.number(),
  returnedQty: z.number(),
  returningQty: z.number(),
  /** Neither closed nor returned. */
  keptQty: z.number(),
  /** How many can be applied for now, by what the reason is about. */
  most: z.object({ noReason: z.number(), quality: z.number(), delivery: z.number() }),
  /** 不支持无理由 is false. */
  noReasonReturn: z.boolean(),
  /** The last receipt; empty: nothing was received yet. */
  receiveTime: z.string(),
  noReasonUntil: z.string(),
  qualityUntil: z.string(),
  /** What was found when it was received, as far as no return has taken it up. */
  damaged: z.number(),
  missing: z.number(),
  /** What the kept pieces cost, without their part of the freight, and that part. */
  paid: z.number(),
  freight: z.number(),
  invoiced: z.boolean(),
});
export type ApplicableLine = z.infer<typeof ApplicableLine>;

/** What a budget has left now. */
const BudgetLeft = z.object({ name: z.string(), left: z.number() });

const Applicable = z.object({
  orderId: z.number(),
  orderNo: z.string(),
  state: State,
  paymentMethod: Method,
  contact: z.string(),
  phone: z.string(),
  lines: z.array(ApplicableLine),
  /** Null unless it was bought on account. */
  credit: Credit.nullable(),
  /** What of the order is owed on account by now. */
  owed: z.number(),
  budgets: z.array(BudgetLeft),
});
export type Applicable = z.infer<typeof Applicable>;

export const ReturnLine = OrderedGoods.extend({
  lineNo: z.number(),
  /** Applied for. */
  returnQty: z.number(),
  /** What the inspection found: accepted, of that not to be sold again, and refused. */
  accepted: z.number(),
  damaged: z.number(),
  refused: z.number(),
  /** What it came to if all of it were accepted, when it was applied for. */
  estimate: z.number(),
  /** Null: nothing is decided. */
  decided: z.number().nullable(),
});
export type ReturnLine = z.infer<typeof ReturnLine>;

export const ReturnRow = z.object({
  returnId: z.number(),
  returnNo: z.string(),
  orderId: z.number(),
  orderNo: z.string(),
  type: ReturnTypeField,
  reason: ReasonField,
  state: ReturnStateField,
  /** What it came to if all of it were accepted, when it was applied for. An exchange gives none. */
  estimate: z.number(),
  /** What comes back; null: nothing is decided, or nothing comes back. */
  decided: z.number().nullable(),
  qty: z.number(),
  applicant: z.string(),
  createTime: z.string(),
  /** When something happens by itself; empty: nothing does. */
  dueTime: z.string(),
  /** Why it waits, where the state alone does not say it; empty: it does. */
  waitsFor: z.string(),
  lines: z.array(ReturnLine),
});
export type ReturnRow = z.infer<typeof ReturnRow>;

const ShopReturnRow = ReturnRow.extend({ actions: z.array(z.enum(keysOf(returnActionLabels))) });
export type ShopReturnRow = z.infer<typeof ShopReturnRow>;

const Parcel = z.object({ carrier: z.enum(keysOf(carriers)), trackingNo: z.string() });

/** What a return tells beyond its row, to both sides. */
export const ReturnStory = z.object({
  paymentMethod: Method,
  text: z.string(),
  contact: z.string(),
  phone: z.string(),
  pictures: z.array(z.object({ fileId: z.string(), fileName: z.string() })),
  /** Where the goods go. */
  returnTo: z.string(),
  /** What the platform said: why it was refused. */
  answer: z.string(),
  sent: Parcel.nullable(),
  reshipped: Parcel.nullable(),
  refunds: z.array(
    z.object({ refundNo: z.string(), amount: z.number(), state: z.string(), time: z.string(), failed: z.boolean() }),
  ),
  logs: z.array(
    z.object({
      time: z.string(),
      who: z.string(),
      what: z.string(),
      to: ReturnStateField,
      note: z.string(),
    }),
  ),
});

const ReturnModel = ShopReturnRow.extend(ReturnStory.shape);
export type ReturnModel = z.infer<typeof ReturnModel>;

const Filter = z.object({
  tab: z.enum(keysOf(returnTabs), { error: '不支持的售后状态' }).default('all'),
  type: ReturnTypeField.optional(),
  orderId: id.optional(),
  from: z.union([day, z.literal('')]).default(''),
  to: z.union([day, z.literal('')]).default(''),
});

/** Whoever sees an order sees what became of it; to ask for something takes 售后服务. */
const seesReturns = ['order/returnOrder', 'order/myOrder', 'order/allOrder', 'order/cancelOrder'] as const;
const byReturn = z.object({ returnId: id });

export const returnCalls = {
  'Comm/GetByReturnReason': call({
    summary: '售后原因：适用的类型、期限、是否须上传照片、是否退运费',
    access: 'account',
    needs: 'anyAccount',
    work: 'read',
    input: z.object({ type: ReturnTypeField.optional() }).prefault({}),
    answer: rows(Reason),
  }),
  'OrderReturn/GetApplicable': call({
    summary: '一张订单可以申请售后的商品：可申请数量、期限、收货时的破损与缺少、退回多少与退到哪里',
    access: 'account',
    needs: 'order/returnOrder',
    work: 'read',
    input: z.object({ orderId: id }),
    answer: result(Applicable),
  }),
  'OrderReturn/Apply': call({
    summary: '申请售后；同一 requestId 只申请一次',
    access: 'account',
    needs: 'order/returnOrder',
    work: 'write',
    input: z
      .object({
        requestId,
        orderId: id,
        type: ReturnTypeField,
        reason: ReasonField,
        text: text(limits.text, '说明'),
        contact: field({ ...addressFieldRules.receiver, message: '联系人为 1–20 个字，不能含有 < 或 >' }),
        phone: field(addressFieldRules.phone),
        pictureIds: z
          .array(z.uuid('照片编号格式不正确'))
          .max(limits.pictures, `最多 ${limits.pictures} 张照片`)
          .default([]),
        lines: z
          .array(
            z.object({ lineNo: id, qty: z.int('数量必须是整数').positive('数量必须大于 0').max(99_999, '数量过大') }),
          )
          .min(1, '请选择商品')
          .max(limits.lines, `最多 ${limits.lines} 行`),
      })
      .refine(({ type, reason }) => (returnReasons[reason].types as readonly string[]).includes(type), {
        error: '该原因不适用于这种售后类型',
        path: ['reason'],
      })
      .refine(({ reason, pictureIds }) => !returnReasons[reason].needsPicture || pictureIds.length > 0, {
        error: '请至少上传 1 张照片',
        path: ['pictureIds'],
      })
      .refine(({ lines }) => new Set(lines.map((line) => line.lineNo)).size === lines.length, {
        error: '同一商品请合并为一行',
        path: ['lines'],
      }),
    answer: result(z.object({ returnId: z.number(), returnNo: z.string() })),
  }),
  'OrderReturn/GetPage': call({
    summary: '售后列表，附各页签数量',
    access: 'account',
    needs: seesReturns,
    work: 'read',
    input: pageInput(Filter),
    answer: page(ShopReturnRow).extend({ tabCounts: z.record(z.enum(keysOf(returnTabs)), z.number()) }),
  }),
  'OrderReturn/GetModel': call({
    summary: '售后详情',
    access: 'account',
    needs: seesReturns,
    work: 'read',
    input: byReturn,
    answer: result(ReturnModel),
  }),
  'OrderReturn/Withdraw': call({
    summary: '撤销申请，寄回之前都可以',
    access: 'account',
    needs: 'order/returnOrder',
    work: 'write',
    input: byReturn,
    answer: nothing,
  }),
  'OrderReturn/FillLogistics': call({
    summary: '寄回商品：承运商与运单号',
    access: 'account',
    needs: 'order/returnOrder',
    work: 'write',
    input: z.object({ returnId: id, carrier: CarrierField, trackingNo }).superRefine(checkTracking),
    answer: nothing,
  }),
  'OrderReturn/Confirm': call({
    summary: '确认退款或换货已收到，售后完成',
    access: 'account',
    needs: 'order/returnOrder',
    work: 'write',
    input: byReturn,
    answer: nothing,
  }),
};
