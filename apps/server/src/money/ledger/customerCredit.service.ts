import { and, eq, inArray } from 'drizzle-orm';
import type { CustomerCredit } from '../../people/customers/customerPorts.service';
import { changeCredit } from './billing.service';
import { creditTerms, ledgerAccounts } from './ledger.tables';

export const customerCredit: CustomerCredit = {
  of: async (tx, customerIds) => {
    if (customerIds.length === 0) return new Map();
    const { customerId, limit, used, kind, ledgerAccountId } = ledgerAccounts;
    const rows = await tx
      .select({ customerId, limit, used, termDays: creditTerms.termDays })
      .from(ledgerAccounts)
      .innerJoin(creditTerms, eq(creditTerms.ledgerAccountId, ledgerAccountId))
      .where(and(eq(kind, 'credit'), inArray(customerId, [...customerIds])));
    return new Map(rows.map(({ customerId: id, ...credit }) => [id, credit]));
  },
  // As whoever changes it later: who opened it, and why, stays readable.
  open: async (tx, customerId, wanted, by, now) => {
    await changeCredit(tx, customerId, { ...wanted, byOrg: false }, by, now);
  },
};
