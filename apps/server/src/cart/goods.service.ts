import type { AccountContext } from '../http/context';
import type { ContractTerm } from '../pricing/pricing.rules';
import { inPool, poolOf } from '../pricing/pricing.service';
import { type GoodsRow, selectBranches, selectGoods } from './goods.queries';

/** An article with what this customer agreed for it, and whether he may buy it at all. */
export type Goods = GoodsRow & { inPool: boolean; contracts: readonly ContractTerm[] };

async function poolRule(ctx: AccountContext, rows: readonly GoodsRow[]): Promise<(row: GoodsRow) => boolean> {
  const pool = rows[0]?.limited ? await poolOf(ctx.tx, ctx.caller.customerId) : null;
  if (!pool) return () => true;
  const whole = { ...pool, categoryIds: await selectBranches(ctx.tx, [...pool.categoryIds]) };
  return (row) => inPool(whole, row.skuId, [row.categoryId]);
}

const toTerm = ({ price, validFrom, validTo }: NonNullable<GoodsRow['agreed']>[number]): ContractTerm => ({
  price,
  validFrom: new Date(validFrom),
  validTo: new Date(validTo),
});

/** Fills in the rows themselves: copying five hundred wide rows cost more than reading them. */
export async function withTerms<R extends GoodsRow>(ctx: AccountContext, rows: R[]): Promise<(R & Goods)[]> {
  const allowed = await poolRule(ctx, rows);
  return rows.map((row) => Object.assign(row, { inPool: allowed(row), contracts: (row.agreed ?? []).map(toTerm) }));
}

/** By SKU; what the company does not have is missing, what the customer may not see says so. */
export async function readGoods(ctx: AccountContext, skuIds: number[]): Promise<Map<number, Goods>> {
  if (skuIds.length === 0) return new Map();
  const rows = await selectGoods(ctx.tx, ctx.caller.customerId, ctx.site.companyId, skuIds);
  return new Map((await withTerms(ctx, rows)).map((goods) => [goods.skuId, goods]));
}
