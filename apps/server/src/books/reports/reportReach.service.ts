import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Caller } from '../../ground/http/context';
import { unitsUnder, withinScope } from '../../people/org/scope.service';
import { facts, goodsSums, personSums, unitSums } from './reports.tables';

/** What a figure is asked by, besides its period. */
export type ReportFilter = {
  orgId?: number | undefined;
  selfOnly?: boolean;
  accountId?: number | undefined;
  categoryId?: number | undefined;
  categoryOnly?: boolean;
  supplierId?: number | undefined;
  skuId?: number | undefined;
};

export type GoodsSums = typeof personSums | typeof goodsSums;
export type Sums = GoodsSums | typeof unitSums;
export type SumRows<T extends Sums = Sums> = { table: T; where: SQL | undefined };

/** As for orders: one's own, and with 全部订单 those of the data scope. So every line behind a figure can be opened. */
const opening = 'order/allOrder';
const seesAll = ({ dataScope, functions }: Caller): boolean => dataScope === 'all' && functions.has(opening);

const branchOf = (categoryId: number): SQL => sql`(with recursive branch as (
    select category_id from category where category_id = ${categoryId}
    union select below.category_id from category below join branch on below.parent_id = branch.category_id
  ) select category_id from branch)`;

const ofGoods = (
  skuId: PgColumn,
  { skuId: one, categoryId, categoryOnly, supplierId }: ReportFilter,
): SQL | undefined =>
  and(
    one ? eq(skuId, one) : undefined,
    categoryId
      ? sql`${skuId} in (select sku.sku_id from sku join product on product.product_id = sku.product_id
          where product.category_id in ${categoryOnly ? sql`(${categoryId})` : branchOf(categoryId)})`
      : undefined,
    supplierId
      ? sql`${skuId} in (select sku.sku_id from sku join product on product.product_id = sku.product_id
          where product.supplier_id = ${supplierId})`
      : undefined,
  );

function ofPeople(
  table: typeof facts | typeof personSums | typeof unitSums,
  caller: Caller,
  { orgId, selfOnly, accountId }: ReportFilter,
) {
  const within = orgId && (selfOnly ? eq(table.orgId, orgId) : sql`${table.orgId} = any(array${unitsUnder(orgId)})`);
  return and(
    withinScope(caller, table, opening),
    within || undefined,
    accountId ? eq(table.accountId, accountId) : undefined,
  );
}

export const factsOf = (caller: Caller, wanted: ReportFilter): SQL | undefined =>
  and(ofPeople(facts, caller, wanted), ofGoods(facts.skuId, wanted));

export const peopleSumsOf = (caller: Caller, wanted: ReportFilter): SumRows<typeof personSums> => ({
  table: personSums,
  where: and(ofPeople(personSums, caller, wanted), ofGoods(personSums.skuId, wanted)),
});

export const unitSumsOf = (caller: Caller, wanted: ReportFilter): SumRows<typeof unitSums> => ({
  table: unitSums,
  where: ofPeople(unitSums, caller, wanted),
});

/** The smallest sums that know goods, and which of their rows are the caller's. */
export function goodsSumsOf(caller: Caller, wanted: ReportFilter): SumRows<GoodsSums> {
  if (wanted.orgId || wanted.accountId || !seesAll(caller)) return peopleSumsOf(caller, wanted);
  const own = and(eq(goodsSums.companyId, caller.companyId), eq(goodsSums.customerId, caller.customerId));
  return { table: goodsSums, where: and(own, ofGoods(goodsSums.skuId, wanted)) };
}

/** Only sums that know nothing of goods count orders. */
export const sumsOf = (caller: Caller, wanted: ReportFilter): SumRows =>
  wanted.skuId || wanted.categoryId || wanted.supplierId ? goodsSumsOf(caller, wanted) : unitSumsOf(caller, wanted);
