import { count, inArray } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.tables';
import type { CustomerPeople } from '../customers/customerPorts.service';
import { endSessionsOf } from '../sessions/ending.service';

export const customerPeople: CustomerPeople = {
  count: async (tx, customerIds) => {
    if (customerIds.length === 0) return new Map();
    const rows = await tx
      .select({ customerId: accounts.customerId, n: count() })
      .from(accounts)
      .where(inArray(accounts.customerId, [...customerIds]))
      .groupBy(accounts.customerId);
    return new Map(rows.map(({ customerId, n }) => [customerId, n]));
  },
  endSessions: endSessionsOf,
};
