import { titleTypeLabels } from '@yigou/contract/books/invoices.terms';
import { eq, sql } from 'drizzle-orm';
import { putInOutbox } from '../../ground/jobs/outbox';
import type { LifeContext } from '../../trade/orders/orderEffects.service';
import { type Application, selectInvoiceFiles, selectInvoices } from './invoices.queries';
import { applications } from './invoices.tables';

/** Everything that has been issued, to the address in the title. */
export async function mailInvoices(ctx: LifeContext, application: Application): Promise<void> {
  const { applicationId, applicationNo, title, type } = application;
  const made = (await selectInvoices(ctx.tx, [applicationId])).filter(({ state }) => state === 'issued');
  const ids = made.map((each) => each.invoiceId);
  const files = ids.length > 0 ? await selectInvoiceFiles(ctx.tx, ids) : [];
  const numbers = made.map(({ colour, invoiceNo }) => `${colour === 'red' ? '红字发票' : '发票'} ${invoiceNo}`);
  await putInOutbox(ctx, application.companyId, {
    kind: 'mail',
    to: title.email,
    subject: `${title.name} 的${titleTypeLabels[type]}（申请 ${applicationNo}）`,
    text: [`您好，以下发票已开具：`, ...numbers, '', '文件见附件；也可登录商城查看、下载。'].join('\n'),
    link: `/center/order/invoiceDetail?applicationId=${applicationId}`,
    files: files.map(({ file: { fileId, fileName } }) => ({ fileId, fileName })),
  });
  await ctx.tx
    .update(applications)
    .set({ mailedAt: ctx.now, mailed: sql`${applications.mailed} + 1` })
    .where(eq(applications.applicationId, applicationId));
}
