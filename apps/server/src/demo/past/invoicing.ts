import type { ApplicationState } from '@yigou/contract/books/invoices.terms';
import { calls } from '@yigou/contract/calls';
import { formatDate } from '@yigou/contract/ground/time';
import { eq } from 'drizzle-orm';
import { apply, previewInvoices } from '../../books/invoices/invoiceApplying.service';
import { pageInvoiceable } from '../../books/invoices/invoiceable.service';
import { enter } from '../../books/invoices/invoiceEntering.service';
import { approve, reject } from '../../books/invoices/invoiceReviewing.service';
import { invoices } from '../../books/invoices/invoices.tables';
import { createIssuers } from '../../books/invoices/issuing.service';
import { answerRed, demandRed, requestRed } from '../../books/invoices/reversing.service';
import { listTitles, qualify, saveTitle } from '../../books/invoices/titles.service';
import { demoTaxNo } from '../../config';
import { customers } from '../../people/customers/customers.tables';
import type { Stage } from './stage';
import { digits } from './verbs';

const seller = { taxNo: demoTaxNo };
const issuers = createIssuers(undefined);
const finance = 'finance';
const mostAtOnce = 20;

const registered = {
  address: '上海市浦东新区博云路 2 号',
  phone: '021-50500001',
  bank: '中国银行张江支行',
  bankAccount: '445566778899',
};

const save = (stage: Stage, who: string, more: object) =>
  stage.step(async (tx) => {
    const ctx = stage.as(who, tx);
    const [customer] = await tx.select().from(customers).where(eq(customers.customerId, ctx.caller.customerId));
    const company = { holder: 'company', name: customer?.name, taxNo: customer?.taxNo, email: 'fapiao@example.com' };
    return saveTitle(ctx, calls['Invoice/SaveTitle'].input.parse({ ...company, ...more }));
  });

/** A title for plain invoices, and one for 专票 that passed its review. */
export async function saveTitles(stage: Stage): Promise<void> {
  await save(stage, finance, { type: 'normal', isDefault: true });
  const { titleId } = await save(stage, finance, { ...registered, type: 'special' });
  await stage.step((tx) => qualify(stage.asStaff('cashier', tx), { titleId, pass: true, reason: '' }));
}

/** What is completed and on no invoice yet, the oldest first. */
async function openOrders(stage: Stage, most: number): Promise<number[]> {
  const input = calls['Invoice/GetInvoiceableOrders'].input.parse({ pageSize: most });
  const { resultData } = await pageInvoiceable(stage.as(finance, stage.db), input);
  return resultData.filter((order) => order.blocked === '').map((order) => order.orderId);
}

async function applyOver(stage: Stage, orderIds: number[]): Promise<number> {
  return stage.step(async (tx) => {
    const ctx = stage.as(finance, tx);
    const title = (await listTitles(ctx)).find((each) => each.type === 'normal');
    const given = { titleId: title?.titleId ?? 0, orderIds };
    const { total } = await previewInvoices(ctx, given);
    const input = calls['Invoice/Apply'].input.parse({ ...given, total, requestId: stage.chance.uuid() });
    return (await apply(ctx, seller, input)).applicationId;
  });
}

const approveIt = (stage: Stage, applicationId: number) =>
  stage.step((tx) => approve(stage.asStaff('cashier', tx), issuers, applicationId, 'hand'));

const docsOf = ({ db }: Stage, applicationId: number) =>
  db.select().from(invoices).where(eq(invoices.applicationId, applicationId)).orderBy(invoices.invoiceId);

async function enterAll(stage: Stage, applicationId: number): Promise<number> {
  const docs = (await docsOf(stage, applicationId)).filter((doc) => doc.state !== 'issued');
  for (const { invoiceId } of docs)
    await stage.step((tx) =>
      enter(stage.asStaff('cashier', tx), {
        invoiceId,
        invoiceNo: `26312${digits(stage, 15)}`,
        issuedOn: formatDate(stage.now()),
        medium: 'digital',
        fileIds: [],
      }),
    );
  return docs[0]?.invoiceId ?? 0;
}

/** At the beginning of a month all that is open is invoiced. */
export async function invoiceMonth(stage: Stage): Promise<void> {
  for (let orderIds = await openOrders(stage, mostAtOnce); orderIds.length > 0; ) {
    const applicationId = await applyOver(stage, orderIds);
    await approveIt(stage, applicationId);
    await enterAll(stage, applicationId);
    orderIds = await openOrders(stage, mostAtOnce);
  }
}

/** What each state of an application needs to be reached from the application on. */
const ways: Partial<Record<ApplicationState, (stage: Stage, applicationId: number) => Promise<unknown>>> = {
  pendingReview: async () => {},
  rejected: (stage, id) =>
    stage.step((tx) => reject(stage.asStaff('cashier', tx), id, '抬头与合同主体不一致，请核对后重新申请')),
  issuing: approveIt,
  redRequested: async (stage, id) => {
    await approveIt(stage, id);
    const invoiceId = await enterAll(stage, id);
    await stage.step((tx) =>
      requestRed(
        stage.as(finance, tx),
        calls['Invoice/ApplyRed'].input.parse({ requestId: stage.chance.uuid(), invoiceId, reason: '开票有误' }),
      ),
    );
  },
  redConfirming: async (stage, id) => {
    await approveIt(stage, id);
    const invoiceId = await enterAll(stage, id);
    await stage.step((tx) =>
      demandRed(stage.asStaff('cashier', tx), { invoiceId, reason: '开票有误', note: '', lines: [] }),
    );
  },
  red: async (stage, id) => {
    await ways.redRequested?.(stage, id);
    await stage.step((tx) => answerRed(stage.asStaff('cashier', tx), { applicationId: id, accept: true, reason: '' }));
    await enterAll(stage, id);
  },
};
export const invoiceEndings = Object.keys(ways) as (keyof typeof ways)[];

/** One order each, so that a visitor finds an application in every state. */
export async function leaveApplications(stage: Stage): Promise<void> {
  await save(stage, 'admin2', { ...registered, type: 'special' });
  const orderIds = await openOrders(stage, mostAtOnce);
  for (const [at, state] of invoiceEndings.entries()) {
    const orderId = orderIds[at];
    if (orderId) await ways[state]?.(stage, await applyOver(stage, [orderId]));
  }
}
