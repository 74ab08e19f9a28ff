import { applicationStateLabels } from '@yigou/contract/books/invoices.terms';
import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import { notify } from '../../people/notices/notices.service';
import type { LifeContext } from '../../trade/orders/orderEffects.service';
import { noteInvoices, releaseFromInvoice } from '../../trade/orders/orderInvoicing.service';
import {
  type Application,
  type InvoiceRow,
  selectApplicationLines,
  selectInvoiceLines,
  selectInvoices,
  sumIssued,
} from './invoices.queries';
import type { EffectName } from './invoices.rules';
import { mailInvoices } from './mailing.service';

/** What the move was, and what was said with it. */
export type About = { what: string; note: string; red?: InvoiceRow };
type Effect = (ctx: LifeContext, application: Application, about: About) => Promise<void>;

const redLines = async ({ tx }: LifeContext, reds: readonly InvoiceRow[]) =>
  reds.length === 0
    ? []
    : selectInvoiceLines(
        tx,
        reds.map((red) => red.invoiceId),
      );

/** All pieces it still holds; those that were reversed are free already. */
const releaseLines: Effect = async (ctx, { applicationId }) => {
  const made = await selectInvoices(ctx.tx, [applicationId]);
  const reversed = await redLines(
    ctx,
    made.filter(({ colour, state }) => colour === 'red' && state === 'issued'),
  );
  for (const { part } of await selectApplicationLines(ctx.tx, [applicationId])) {
    const { orderLineId, orderId } = part;
    const free = reversed.filter((each) => each.part.orderLineId === orderLineId);
    const qty = free.reduce((left, each) => left - each.part.qty, part.qty);
    const total = free.reduce((left, each) => left - each.part.total, part.total);
    await releaseFromInvoice(ctx.tx, orderId, [{ orderLineId, qty, total }]);
  }
};

const releaseRed: Effect = async (ctx, _, { red }) => {
  for (const { part, line } of await redLines(ctx, red ? [red] : []))
    await releaseFromInvoice(ctx.tx, line.orderId, [part]);
};

const noteOrders: Effect = async (ctx, { applicationId }) => {
  const parts = await selectApplicationLines(ctx.tx, [applicationId]);
  for (const orderId of new Set(parts.map(({ part }) => part.orderId)))
    await noteInvoices(ctx.tx, orderId, await sumIssued(ctx.tx, orderId));
};

const tell: Effect = (ctx, { applicationId, applicationNo, accountId, state, total }, { what, note }) =>
  notify(ctx, [accountId], {
    kind: 'invoice',
    title: `开票申请 ${applicationNo} ${applicationStateLabels[state]}`,
    text: [what, note, formatYuan(fenToYuan(total))].filter(Boolean).join('，'),
    link: `/center/order/invoiceDetail?applicationId=${applicationId}`,
  });

export const effects: Record<EffectName, Effect> = { releaseLines, releaseRed, noteOrders, send: mailInvoices, tell };
