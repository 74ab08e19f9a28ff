import { z } from 'zod';
import { call, day, id, keysOf, nothing, page, pageInput, requestId, result, text } from '../ground/call';
import {
  applicationStateLabels,
  applicationTabs,
  invoiceActionLabels,
  invoiceDocStateLabels,
  invoiceMediumLabels,
  issuerLabels,
  invoiceLimits as limits,
  redReasons,
  titleHolderLabels,
  titleTypeLabels,
} from './invoices.terms';

const Type = z.enum(keysOf(titleTypeLabels));

const InvoiceableOrder = z.object({
  orderId: z.number(),
  orderNo: z.string(),
  poNo: z.string(),
  buyerName: z.string(),
  completeTime: z.string(),
  /** The first article, and of how many lines. */
  goods: z.string(),
  lineCount: z.number(),
  amount: z.number(),
  /** Why it cannot be invoiced now; empty: it can. */
  blocked: z.string(),
});
export type InvoiceableOrder = z.infer<typeof InvoiceableOrder>;

/** All in yuan: without tax, the tax, and both together. */
const Sums = { amount: z.number(), tax: z.number(), total: z.number() };

const InvoicePreview = z.object({
  type: Type,
  titleName: z.string(),
  sellerName: z.string(),
  email: z.string(),
  invoices: z.array(z.object({ ...Sums, orders: z.number(), lines: z.number() })),
  /** How many there will be, and why. */
  why: z.string(),
  ...Sums,
});
export type InvoicePreview = z.infer<typeof InvoicePreview>;

const State = z.enum(keysOf(applicationStateLabels));

export const ApplicationRow = z.object({
  applicationId: z.number(),
  applicationNo: z.string(),
  type: Type,
  titleName: z.string(),
  orderCount: z.number(),
  total: z.number(),
  state: State,
  /** Waiting for whom, since when, or what came of it. */
  note: z.string(),
  applyTime: z.string(),
  /** When a reversal lapses unless it is confirmed; empty: none waits. */
  dueTime: z.string(),
  invoiceNos: z.array(z.string()),
  actions: z.array(z.enum(keysOf(invoiceActionLabels))),
});
export type ApplicationRow = z.infer<typeof ApplicationRow>;

const InvoiceLine = z.object({
  lineNo: z.number(),
  orderNo: z.string(),
  name: z.string(),
  spec: z.string(),
  unit: z.string(),
  qty: z.number(),
  /** Without tax, as the face of an invoice has it. */
  price: z.number(),
  taxRate: z.number(),
  /** 税收分类编码; empty: the goods had none when they were ordered. */
  taxCode: z.string(),
  ...Sums,
  /** Of a blue one: what is not reversed yet. */
  redLeft: z.number(),
});

export const InvoiceDoc = z.object({
  invoiceId: z.number(),
  colour: z.enum(['blue', 'red']),
  state: z.enum(keysOf(invoiceDocStateLabels)),
  issuer: z.enum(keysOf(issuerLabels)),
  medium: z.enum(keysOf(invoiceMediumLabels)),
  invoiceNo: z.string(),
  issuedOn: z.string(),
  ...Sums,
  /** 人民币大写 */
  capitals: z.string(),
  reason: z.string(),
  note: z.string(),
  /** Why the service did not make it. */
  fault: z.string(),
  /** The number of the one it reverses, or of those that reverse it. */
  pair: z.array(z.string()),
  lines: z.array(InvoiceLine),
  files: z.array(z.object({ fileId: z.string(), fileName: z.string(), kind: z.string(), size: z.number() })),
});
export type InvoiceDoc = z.infer<typeof InvoiceDoc>;

export const ApplicationModel = ApplicationRow.extend({
  title: z.object({
    holder: z.enum(keysOf(titleHolderLabels)),
    name: z.string(),
    taxNo: z.string(),
    address: z.string(),
    phone: z.string(),
    bank: z.string(),
    bankAccount: z.string(),
    email: z.string(),
    mobile: z.string(),
  }),
  seller: z.object({ name: z.string(), taxNo: z.string() }),
  remark: z.string(),
  applicantName: z.string(),
  orders: z.array(z.object({ orderId: z.number(), orderNo: z.string(), poNo: z.string(), total: z.number() })),
  invoices: z.array(InvoiceDoc),
  mailed: z.number(),
  logs: z.array(z.object({ time: z.string(), who: z.string(), what: z.string(), note: z.string() })),
});
export type ApplicationModel = z.infer<typeof ApplicationModel>;
/** The title as it was when somebody applied. */
export type TitleSnapshot = ApplicationModel['title'];

const InvalidRow = z.object({
  invoiceId: z.number(),
  applicationId: z.number(),
  applicationNo: z.string(),
  kind: z.enum(['red', 'void']),
  state: z.enum(keysOf(invoiceDocStateLabels)),
  applicationState: State,
  /** Its own number, and that of the one it reverses. */
  invoiceNo: z.string(),
  blueNo: z.string(),
  titleName: z.string(),
  total: z.number(),
  reason: z.string(),
  note: z.string(),
  time: z.string(),
  dueTime: z.string(),
  actions: z.array(z.enum(keysOf(invoiceActionLabels))),
});
export type InvalidRow = z.infer<typeof InvalidRow>;

const orderIds = z
  .array(id)
  .min(1, '请选择订单')
  .max(limits.orders, `一次最多 ${limits.orders} 张订单`)
  .refine((ids) => new Set(ids).size === ids.length, '订单重复');

export const RedWish = z.object({
  invoiceId: id,
  reason: z.enum(redReasons, { error: '请选择红冲原因' }),
  note: text(limits.reason, '说明'),
  /** Empty: all that is left of it. */
  lines: z
    .array(z.object({ lineNo: id, qty: z.int('数量必须是整数').positive('数量必须大于 0').max(99_999, '数量过大') }))
    .max(500, '最多 500 行')
    .refine((lines) => new Set(lines.map((each) => each.lineNo)).size === lines.length, '同一行只能填一次')
    .default([]),
});

const byApplication = z.object({ applicationId: id });

export const invoiceCalls = {
  'Invoice/GetInvoiceableOrders': call({
    summary: '可开票的订单：已完成、还有未开票的行；有售后未了结的写明原因',
    access: 'account',
    needs: 'kamUser/invoice',
    work: 'read',
    input: pageInput(z.object({ from: day.optional(), to: day.optional(), orderId: id.optional() })),
    answer: page(InvoiceableOrder),
  }),
  'Invoice/Preview': call({
    summary: '选了这些订单会开出几张发票、各多少、为什么',
    access: 'account',
    needs: 'kamUser/invoice',
    work: 'read',
    input: z.object({ titleId: id, orderIds }),
    answer: result(InvoicePreview),
  }),
  'Invoice/Apply': call({
    summary: '申请开票：一张或几张订单，同一抬头；同一 requestId 只申请一次',
    access: 'account',
    needs: 'kamUser/invoice',
    work: 'write',
    input: z.object({
      requestId,
      titleId: id,
      orderIds,
      /** What the buyer saw; where it differs by now they are told. */
      total: z.number('金额必须是数字').positive('开票金额必须大于 0').max(1e11, '金额过大'),
      remark: text(100, '备注'),
    }),
    answer: result(z.object({ applicationId: z.number(), applicationNo: z.string() })),
  }),
  'Invoice/GetPage': call({
    summary: '开票申请，附各页签数量',
    access: 'account',
    needs: 'kamUser/invoice',
    work: 'read',
    input: pageInput(z.object({ tab: z.enum(keysOf(applicationTabs), { error: '不支持的申请状态' }).default('all') })),
    answer: page(ApplicationRow).extend({ tabCounts: z.record(z.enum(keysOf(applicationTabs)), z.number()) }),
  }),
  'Invoice/GetModel': call({
    summary: '一份开票申请与它的全部发票',
    access: 'account',
    needs: 'kamUser/invoice',
    work: 'read',
    input: byApplication,
    answer: result(ApplicationModel),
  }),
  'Invoice/Withdraw': call({
    summary: '撤回还没有审核的申请',
    access: 'account',
    needs: 'kamUser/invoice',
    work: 'write',
    input: byApplication,
    answer: nothing,
  }),
  'Invoice/ApplyRed': call({
    summary: '申请红冲一张发票，全部或按行按数量；同一 requestId 只申请一次',
    access: 'account',
    needs: 'kamUser/invoice',
    work: 'write',
    input: RedWish.extend({ requestId }),
    answer: nothing,
  }),
  'Invoice/ConfirmRed': call({
    summary: '购方确认或不同意平台发起的红冲，72 小时内',
    access: 'account',
    needs: 'kamUser/invoice',
    work: 'write',
    input: byApplication.extend({ agree: z.boolean('请选择是否同意'), note: text(limits.reason, '说明') }),
    answer: nothing,
  }),
  'Invoice/GetInvalidPage': call({
    summary: '红冲与作废的发票，连同它对应的蓝字发票',
    access: 'account',
    needs: 'order/invalidInvoice',
    work: 'read',
    input: pageInput(z.object({ kind: z.enum(['red', 'void'], { error: '只能是 red 或 void' }).optional() })),
    answer: page(InvalidRow),
  }),
  'Invoice/SendMail': call({
    summary: '把已开具的发票再发一次到抬头的邮箱',
    access: 'account',
    needs: 'kamUser/invoice',
    work: 'write',
    triesPerMinute: 20,
    input: byApplication,
    answer: nothing,
  }),
};
