import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fenColumn, refColumn, timeColumn } from '../../ground/db/columns';

const count = () => bigint({ mode: 'number' }).notNull();
const fen = () => fenColumn().notNull();

/** What is counted; a fact has the same columns as the sums it enters. */
const measures = () => ({
  orders: count(),
  lines: count(),
  refundLines: count(),
  qty: count(),
  refundQty: count(),
  amount: fen(),
  refund: fen(),
  market: fen(),
  saving: fen(),
  /** What was paid at a contract's price; of the saving what came from that, and from steps of quantity. */
  contract: fen(),
  contractSaving: fen(),
  tierSaving: fen(),
});

const place = () => ({ companyId: refColumn().notNull(), customerId: refColumn().notNull() });
const person = () => ({ orgId: refColumn().notNull(), accountId: refColumn().notNull() });
/** A day `2026-11-16`, a month `2026-11` or a year `2026` of Shanghai: a long period is a few of them. */
const span = () => text().notNull();

/** An order line that was bought, or a part of one that was given back: what figures are made of, and lead back to. */
export const facts = pgTable(
  'report_fact',
  {
    orderId: refColumn().notNull(),
    lineNo: integer().notNull(),
    /** 0: the line was bought. Otherwise the row of order_refund; −1: given back, nobody noted when. */
    refundId: refColumn().notNull(),
    ...place(),
    ...person(),
    skuId: refColumn().notNull(),
    day: text().notNull(),
    at: timeColumn().notNull(),
    ...measures(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.lineNo, table.refundId] }),
    index().on(table.customerId, table.day, table.orderId),
    index().on(table.customerId, table.skuId, table.day),
    index().on(table.accountId, table.day),
    index().on(table.customerId, table.orgId, table.day),
  ],
);

/** Who bought what. */
export const personSums = pgTable(
  'report_person_sum',
  { ...place(), span: span(), ...person(), skuId: refColumn().notNull(), ...measures() },
  (table) => [
    primaryKey({ columns: [table.customerId, table.span, table.orgId, table.accountId, table.skuId] }),
    index().on(table.accountId, table.span),
    // All that ranking and counting read: the rows of a span lie all over the table, here they lie together.
    index('report_person_sum_ranking').on(
      table.customerId,
      table.span,
      table.companyId,
      table.orgId,
      table.accountId,
      table.skuId,
      table.amount,
      table.refund,
      table.lines,
      table.refundLines,
    ),
  ],
);

/** Who bought for how much, and in how many orders: only here and in facts orders are counted. */
export const unitSums = pgTable(
  'report_unit_sum',
  { ...place(), span: span(), ...person(), ...measures() },
  (table) => [
    primaryKey({ columns: [table.customerId, table.span, table.orgId, table.accountId] }),
    index().on(table.companyId, table.span),
  ],
);

/** What the whole customer bought: for who sees all of it. */
export const goodsSums = pgTable(
  'report_goods_sum',
  { ...place(), span: span(), skuId: refColumn().notNull(), ...measures() },
  (table) => [
    primaryKey({ columns: [table.customerId, table.span, table.skuId] }),
    index().on(table.companyId, table.span),
    // As above, for what a period is compared with and what is bought often.
    index('report_goods_sum_comparing').on(
      table.customerId,
      table.span,
      table.companyId,
      table.skuId,
      table.lines,
      table.refundLines,
      table.qty,
      table.refundQty,
      table.amount,
      table.refund,
    ),
  ],
);

/** By which rules everything is counted (`countingBasis`), and how far that has come. */
export const countedBases = pgTable('report_basis', {
  basis: integer().primaryKey(),
  at: timeColumn().notNull(),
  /** Orders up to this one are counted, or wait in the list; null: all are. */
  upTo: refColumn(),
});
