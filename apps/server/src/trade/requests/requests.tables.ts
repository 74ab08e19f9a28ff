import type { GoodsRequestState } from '@yigou/contract/trade/requests.terms';
import { index, integer, jsonb, pgSequence, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { skus } from '../../goods/catalog/catalog.tables';
import { idColumn, refColumn, timeColumn } from '../../ground/db/columns';
import { accounts } from '../../people/accounts/accounts.tables';

export const goodsRequestNumbers = pgSequence('want_number', {
  startWith: 10_000_001,
  maxValue: 99_999_999,
  cycle: true,
});

type Picture = { fileId: string; fileName: string };

/** Something a buyer looked for and that is not sold: they ask for it, the platform answers. */
export const wants = pgTable(
  'want',
  {
    wantId: idColumn(),
    wantNo: text().notNull(),
    companyId: refColumn().notNull(),
    customerId: refColumn().notNull(),
    orgId: refColumn().notNull(),
    accountId: refColumn()
      .notNull()
      .references(() => accounts.accountId),
    requestId: uuid().notNull(),
    requestHash: text().notNull(),
    state: text().$type<GoodsRequestState>().notNull(),
    name: text().notNull(),
    spec: text().notNull(),
    qty: integer().notNull(),
    unit: text().notNull(),
    wantedOn: text().notNull(),
    note: text().notNull(),
    pictures: jsonb().$type<Picture[]>().notNull(),
    createdAt: timeColumn().notNull(),
    /** Until when an answer was promised. */
    dueAt: timeColumn().notNull(),
    answer: text().notNull().default(''),
    answeredBy: text().notNull().default(''),
    answeredAt: timeColumn(),
    closedAt: timeColumn(),
  },
  (table) => [
    uniqueIndex().on(table.wantNo),
    uniqueIndex().on(table.accountId, table.requestId),
    index().on(table.customerId, table.createdAt),
    index().on(table.companyId, table.state, table.dueAt),
  ],
);

/** What is sold and was named in an answer, in the order of naming. */
export const goodsRequestOffers = pgTable(
  'want_offer',
  {
    wantId: refColumn()
      .notNull()
      .references(() => wants.wantId),
    lineNo: integer().notNull(),
    skuId: refColumn()
      .notNull()
      .references(() => skus.skuId),
  },
  (table) => [primaryKey({ columns: [table.wantId, table.lineNo] }), index().on(table.skuId)],
);
