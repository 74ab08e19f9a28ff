import { z } from 'zod';
import { call, day, id, keysOf, nothing, page, pageInput, result, rows, text } from '../ground/call';
import { ApplicationModel, ApplicationRow, RedWish } from './invoices';
import {
  consoleInvoiceTabs,
  invoiceDutyLabels,
  invoiceMediumLabels,
  invoiceNoFault,
  issuerLabels,
  invoiceLimits as limits,
  qualificationLabels,
} from './invoices.terms';
import { InvoiceTitle } from './invoices.titles';

const Duties = z.array(z.enum(keysOf(invoiceDutyLabels)));

const ConsoleApplicationRow = ApplicationRow.omit({ actions: true }).extend({ customerName: z.string() });
export type ConsoleApplicationRow = z.infer<typeof ConsoleApplicationRow>;

const ConsoleApplication = ApplicationModel.omit({ actions: true }).extend({
  customerName: z.string(),
  duties: Duties,
  /** Whether a service is connected that makes them. */
  serviceReady: z.boolean(),
});
export type ConsoleApplication = z.infer<typeof ConsoleApplication>;

const ConsoleTitle = InvoiceTitle.extend({ customerName: z.string(), saveTime: z.string() });
export type ConsoleTitle = z.infer<typeof ConsoleTitle>;

const reason = text(limits.reason, '原因').pipe(z.string().min(5, '请用至少 5 个字说明原因'));
const Issuer = z.enum(keysOf(issuerLabels), { error: '请选择开具方式' });
const fileIds = z.array(z.uuid('文件编号格式不正确')).max(limits.files, `最多 ${limits.files} 个文件`).default([]);
const invoiceNo = text(30, '发票号码').transform((typed) => typed.replaceAll(/[\s-]/g, ''));

const byApplication = z.object({ applicationId: id });

export const consoleInvoiceCalls = {
  'Invoice/GetPage': call({
    summary: '开票申请与各页签数量；等平台处理的先来的在前',
    access: 'operator',
    needs: 'invoices/view',
    work: 'read',
    input: pageInput(
      z.object({ tab: z.enum(keysOf(consoleInvoiceTabs), { error: '不支持的申请状态' }).default('pendingReview') }),
    ),
    answer: page(ConsoleApplicationRow).extend({
      tabCounts: z.record(z.enum(keysOf(consoleInvoiceTabs)), z.number()),
    }),
  }),
  'Invoice/GetModel': call({
    summary: '一份开票申请',
    access: 'operator',
    needs: 'invoices/view',
    work: 'read',
    input: byApplication,
    answer: result(ConsoleApplication),
  }),
  'Invoice/Approve': call({
    summary: '审核通过：交给开票服务，或人工开具后录入',
    access: 'operator',
    needs: 'invoices/issue',
    work: 'write',
    input: byApplication.extend({ issuer: Issuer }),
    answer: nothing,
  }),
  'Invoice/Reject': call({
    summary: '驳回：还没有开出任何一张时；订单行放回可开票',
    access: 'operator',
    needs: 'invoices/issue',
    work: 'write',
    input: byApplication.extend({ reason }),
    answer: nothing,
  }),
  'Invoice/Enter': call({
    summary: '录入一张人工开具的发票：号码、日期与文件',
    access: 'operator',
    needs: 'invoices/issue',
    work: 'write',
    input: z
      .object({
        invoiceId: id,
        medium: z.enum(keysOf(invoiceMediumLabels), { error: '请选择数电或纸质' }).default('digital'),
        invoiceNo,
        issuedOn: day,
        fileIds,
      })
      .superRefine(({ medium, invoiceNo: no }, ctx) => {
        const fault = invoiceNoFault(medium, no);
        if (fault) ctx.addIssue({ code: 'custom', message: fault, path: ['invoiceNo'] });
      }),
    answer: nothing,
  }),
  'Invoice/EnterMany': call({
    summary: '批量录入：每行一个申请号、发票号码与日期；逐行回答结果，一行一个事务',
    access: 'operator',
    needs: 'invoices/issue',
    work: 'steps',
    bodyMaxBytes: 512 * 1024,
    input: z.object({
      rows: z
        .array(
          z.object({ applicationNo: text(26, '申请号'), invoiceNo: text(40, '发票号码'), issuedOn: text(20, '日期') }),
        )
        .min(1, '文件中没有发票')
        .max(500, '一次最多 500 行'),
    }),
    answer: rows(z.object({ rowNo: z.number(), applicationNo: z.string(), entered: z.boolean(), text: z.string() })),
  }),
  'Invoice/AddFiles': call({
    summary: '给已开具的发票补传文件',
    access: 'operator',
    needs: 'invoices/issue',
    work: 'write',
    input: z.object({ invoiceId: id, fileIds: fileIds.removeDefault().min(1, '请选择文件') }),
    answer: nothing,
  }),
  'Invoice/Retry': call({
    summary: '把没有开成的发票再交给开票服务',
    access: 'operator',
    needs: 'invoices/issue',
    work: 'write',
    input: z.object({ invoiceId: id }),
    answer: nothing,
  }),
  'Invoice/DemandRed': call({
    summary: '平台发起红冲，等购方确认',
    access: 'operator',
    needs: 'invoices/red',
    work: 'write',
    input: RedWish,
    answer: nothing,
  }),
  'Invoice/AnswerRed': call({
    summary: '同意买方的红冲申请并开具红字发票，或说明为什么不同意',
    access: 'operator',
    needs: 'invoices/red',
    work: 'write',
    input: byApplication
      .extend({ accept: z.boolean('请选择是否同意'), reason: text(limits.reason, '原因') })
      .refine(({ accept, reason: why }) => accept || why.length >= 5, {
        error: '请用至少 5 个字说明原因',
        path: ['reason'],
      }),
    answer: nothing,
  }),
  'Invoice/VoidPaper': call({
    summary: '作废当月开具的纸质发票；数电发票只能红冲',
    access: 'operator',
    needs: 'invoices/red',
    work: 'write',
    input: byApplication.extend({ reason }),
    answer: nothing,
  }),
  'Invoice/GetTitlePage': call({
    summary: '专票资质：待审核的先提交的在前',
    access: 'operator',
    needs: 'invoices/view',
    work: 'read',
    input: pageInput(
      z.object({
        qualification: z.enum(keysOf(qualificationLabels), { error: '不支持的审核状态' }).default('pending'),
      }),
    ),
    answer: page(ConsoleTitle).extend({ pendingCount: z.number() }),
  }),
  'Invoice/Qualify': call({
    summary: '审核专票资质：通过，或说明为什么不通过',
    access: 'operator',
    needs: 'invoices/qualify',
    work: 'write',
    input: z
      .object({ titleId: id, pass: z.boolean('请选择是否通过'), reason: text(limits.reason, '原因') })
      .refine(({ pass, reason: why }) => pass || why.length >= 5, {
        error: '请用至少 5 个字说明原因',
        path: ['reason'],
      }),
    answer: nothing,
  }),
};
