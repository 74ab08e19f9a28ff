import { applicationStateLabels } from '@yigou/contract/books/invoices.terms';
import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import { and, desc, eq, exists, or, sql } from 'drizzle-orm';
import type { Finder } from '../../people/lookup/lookup.service';
import { applications, invoices } from './invoices.tables';

/** By the number of the application, or of an invoice it led to. */
export const invoiceFinder: Finder = {
  kind: 'invoice',
  needs: 'invoices/view',
  find: async (tx, companyId, word, most) => {
    const plain = word.replace(/[\s-]/g, '').toUpperCase();
    const issued = tx
      .select({ one: sql`1` })
      .from(invoices)
      .where(and(eq(invoices.applicationId, applications.applicationId), eq(invoices.invoiceNo, plain)));
    const rows = await tx
      .select()
      .from(applications)
      .where(and(eq(applications.companyId, companyId), or(eq(applications.applicationNo, plain), exists(issued))))
      .orderBy(desc(applications.applicationId))
      .limit(most);
    return rows.map(({ applicationNo, state, total }) => ({
      title: applicationNo,
      note: `${applicationStateLabels[state]}，${formatYuan(fenToYuan(total))}`,
      orderId: null,
    }));
  },
};
