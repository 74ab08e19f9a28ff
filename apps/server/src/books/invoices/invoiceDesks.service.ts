import { type ApplicationState, applicationStateLabels } from '@yigou/contract/books/invoices.terms';
import type { OperatorFunction } from '@yigou/contract/ground/functions';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import type { WaitingKind } from '@yigou/contract/people/overview.terms';
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { customers } from '../../people/customers/customers.tables';
import type { Desk } from '../../people/overview/overview.service';
import { applications, titles } from './invoices.tables';

type Wanted = { kind: WaitingKind; needs: OperatorFunction; states: readonly ApplicationState[] };

const desk = ({ kind, needs, states }: Wanted): Desk => ({
  kind,
  needs,
  look: async ({ tx, now, caller }, most) => {
    const waiting = and(eq(applications.companyId, caller.companyId), inArray(applications.state, [...states]));
    const rows = await tx
      .select({ row: applications, who: customers.name })
      .from(applications)
      .innerJoin(customers, eq(customers.customerId, applications.customerId))
      .where(waiting)
      .orderBy(asc(applications.createdAt))
      .limit(most);
    return {
      count: await tx.$count(applications, waiting),
      overdue: await tx.$count(applications, and(waiting, lt(applications.dueAt, now))),
      things: rows.map(({ row, who }) => ({
        number: row.applicationNo,
        who,
        why: applicationStateLabels[row.state],
        amount: fenToYuan(row.total),
        sinceTime: formatTime(row.createdAt),
        dueTime: row.dueAt ? formatTime(row.dueAt) : '',
        orderId: null,
      })),
    };
  },
});

const titleDesk: Desk = {
  kind: 'invoiceTitle',
  needs: 'invoices/qualify',
  look: async ({ tx, caller }, most) => {
    const waiting = and(eq(titles.companyId, caller.companyId), eq(titles.qualification, 'pending'));
    const rows = await tx.select().from(titles).where(waiting).orderBy(asc(titles.savedAt)).limit(most);
    return {
      count: await tx.$count(titles, waiting),
      overdue: 0,
      things: rows.map(({ name, taxNo, savedAt }) => ({
        number: taxNo,
        who: name,
        why: '等待核对专票资质',
        amount: null,
        sinceTime: formatTime(savedAt),
        dueTime: '',
        orderId: null,
      })),
    };
  },
};

export const invoiceDesks: readonly Desk[] = [
  desk({ kind: 'invoiceReview', needs: 'invoices/issue', states: ['pendingReview'] }),
  desk({ kind: 'invoiceRed', needs: 'invoices/red', states: ['redRequested'] }),
  titleDesk,
];
