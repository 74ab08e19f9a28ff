import type { FreightRegion } from '@yigou/contract/trade/freight.terms';
import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { companies } from '../../ground/companies/companies.tables';
import { fenColumn, refColumn } from '../../ground/db/columns';

export const freightRules = pgTable('freight_rule', {
  companyId: refColumn()
    .primaryKey()
    .references(() => companies.companyId),
  fee: fenColumn().notNull(),
  freeFrom: fenColumn().notNull(),
  regions: jsonb().$type<FreightRegion[]>().notNull(),
});
