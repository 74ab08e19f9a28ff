import { customerStateLabels } from '@yigou/contract/people/accounts.terms';
import { and, eq, ilike, or } from 'drizzle-orm';
import { containing } from '../../ground/db/like';
import type { Finder } from '../lookup/lookup.service';
import { customers } from './customers.tables';

export const customerFinder: Finder = {
  kind: 'customer',
  needs: 'orders/view',
  find: async (tx, companyId, word, most) => {
    const known = or(ilike(customers.name, containing(word)), eq(customers.taxNo, word.toUpperCase()));
    const rows = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.companyId, companyId), known))
      .orderBy(customers.customerId)
      .limit(most);
    return rows.map(({ name, taxNo, state }) => ({
      title: name,
      note: `${taxNo}，${customerStateLabels[state]}`,
      orderId: null,
    }));
  },
};
