import type { OrderState, ReconcileState } from '@yigou/contract';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.tables';
import { idColumn, refColumn, timeColumn } from '../db/columns';

export const orders = pgTable(
  'purchase_order',
  {
    orderId: idColumn(),
    companyId: refColumn().notNull(),
    customerId: refColumn().notNull(),
    orgId: refColumn().notNull(),
    accountId: refColumn()
      .notNull()
      .references(() => accounts.accountId),
    orderNo: text().notNull(),
    state: text().$type<OrderState>().notNull(),
    reconcileState: text().$type<ReconcileState>().notNull(),
    createdAt: timeColumn().notNull(),
  },
  (table) => [uniqueIndex().on(table.orderNo), index().on(table.accountId, table.state)],
);
