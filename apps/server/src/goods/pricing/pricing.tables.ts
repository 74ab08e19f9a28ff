import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fenColumn, idColumn, refColumn, timeColumn } from '../../ground/db/columns';
import { customers } from '../../people/customers/customers.tables';
import { skus } from '../catalog/catalog.tables';

const customerRef = () =>
  refColumn()
    .notNull()
    .references(() => customers.customerId);

/** 协议价: valid from `validFrom` until just before `validTo`. */
export const contractPrices = pgTable(
  'contract_price',
  {
    contractPriceId: idColumn(),
    customerId: customerRef(),
    skuId: refColumn()
      .notNull()
      .references(() => skus.skuId),
    price: fenColumn().notNull(),
    validFrom: timeColumn().notNull(),
    validTo: timeColumn().notNull(),
  },
  (table) => [index().on(table.customerId, table.skuId), index().on(table.skuId)],
);

/** 商品池: a customer with items in it sees these categories and SKUs only; one without sees everything. */
export const poolItems = pgTable(
  'pool_entry',
  { customerId: customerRef(), kind: text().$type<'category' | 'sku'>().notNull(), refId: refColumn().notNull() },
  (table) => [primaryKey({ columns: [table.customerId, table.kind, table.refId] })],
);
