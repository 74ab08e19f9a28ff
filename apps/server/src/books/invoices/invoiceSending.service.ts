import { applicationStateLabels } from '@yigou/contract/books/invoices.terms';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { lockApplication } from './invoiceMoves.service';
import { applicationsInReach } from './invoiceReach.service';
import { actionsFor } from './invoices.rules';
import { mailInvoices } from './mailing.service';

const pauseSeconds = 60;

/** Once more to the address in the title, but not once a second. */
export async function sendAgain(ctx: AccountContext, applicationId: number): Promise<void> {
  const application = await lockApplication(ctx.tx, applicationId, applicationsInReach(ctx.caller));
  const { state, mailedAt } = application;
  if (!actionsFor(state).includes('sendMail'))
    throw new DomainError('invoiceStateRefused', { state: applicationStateLabels[state], action: '发送邮箱' });
  const since = mailedAt ? (ctx.now.getTime() - mailedAt.getTime()) / 1000 : pauseSeconds;
  if (since < pauseSeconds) throw new DomainError('mailedLately', { seconds: Math.ceil(pauseSeconds - since) });
  await mailInvoices(ctx, application);
}
