import type { PriceKind } from '@yigou/contract/goods/catalog.terms';
import type { PriceSource } from '@yigou/contract/trade/orders.terms';
import { inPool } from '../../goods/pricing/pools.rules';
import { quotePrice } from '../../goods/pricing/pricing.rules';
import { poolOf } from '../../goods/pricing/pricing.service';
import { cityProvinces } from '../../ground/areas/areas.service';
import type { Db } from '../../ground/db/client';
import type { AccountContext } from '../../ground/http/context';
import { judgeLine } from './cart.rules';
import { type GoodsRow, selectBranches, selectGoods } from './goods.queries';

/** An article for a customer, with whether they may buy it at all, and the province it comes from. */
export type Goods = GoodsRow & { inPool: boolean; shipsFrom: string };

async function poolRule(tx: Db, customerId: number, rows: readonly GoodsRow[]): Promise<(row: GoodsRow) => boolean> {
  const pool = rows[0]?.limited ? await poolOf(tx, customerId) : null;
  if (!pool) return () => true;
  const { include, exclude } = pool;
  const whole = {
    include: { ...include, category: await selectBranches(tx, [...include.category]) },
    exclude: { ...exclude, category: await selectBranches(tx, [...exclude.category]) },
  };
  return (row) => inPool(whole, { ...row, categoryIds: [row.categoryId] });
}

/** Fills in the rows themselves: copying five hundred wide rows cost more than reading them. */
async function termsFor<R extends GoodsRow>(tx: Db, customerId: number, rows: R[]): Promise<(R & Goods)[]> {
  const [allowed, provinceOf] = await Promise.all([poolRule(tx, customerId, rows), cityProvinces()]);
  return rows.map((row) => Object.assign(row, { inPool: allowed(row), shipsFrom: provinceOf(row.city) }));
}

export const withTerms = <R extends GoodsRow>({ tx, caller }: AccountContext, rows: R[]): Promise<(R & Goods)[]> =>
  termsFor(tx, caller.customerId, rows);

/** By SKU; what the company does not have is missing, what the customer may not see says so. */
export const readGoods = ({ tx, caller, site }: AccountContext, skuIds: number[]): Promise<Map<number, Goods>> =>
  readGoodsOf(tx, { customerId: caller.customerId, companyId: site.companyId }, skuIds);

/** The same for a customer of whom nobody is calling. */
export async function readGoodsOf(
  tx: Db,
  { customerId, companyId }: { customerId: number; companyId: number },
  skuIds: number[],
): Promise<Map<number, Goods>> {
  if (skuIds.length === 0) return new Map();
  const rows = await selectGoods(tx, customerId, companyId, skuIds);
  return new Map((await termsFor(tx, customerId, rows)).map((goods) => [goods.skuId, goods]));
}

const sourceOf = (kind: PriceKind): PriceSource => (kind === 'contract' ? 'book' : kind);

/** Price and judgement of an article at a quantity. */
export function judge(goods: Goods, qty: number, now: Date) {
  const { price, kind, line } = quotePrice(goods, qty, now);
  return { qty, price, priceKind: kind, priceSource: sourceOf(kind), agreed: line, problem: judgeLine(goods, qty) };
}

/** An article at a quantity, with its price now. */
export type Quoted = Goods & ReturnType<typeof judge>;
