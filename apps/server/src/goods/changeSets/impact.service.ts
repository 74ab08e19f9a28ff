import type { ChangeSetModel } from '@yigou/contract/goods/changeSets.console';
import { formatDate } from '@yigou/contract/ground/time';
import { and, count, countDistinct, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { skus } from '../catalog/catalog.tables';
import { priceLines } from '../pricing/pricing.tables';
import { changeRows } from './changeSets.tables';
import type { SkuUse } from './skuUse.service';

/** What buyers notice of a SKU: what it costs, how it is sold, whether it is. */
const noticed = ['listPrice', 'tiers', 'onShelf', 'ended', 'moq', 'multiple'];

async function selectSkuIds(tx: Db, changeSetId: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ skuId: changeRows.thingId })
    .from(changeRows)
    .where(
      and(eq(changeRows.changeSetId, changeSetId), eq(changeRows.thing, 'sku'), inArray(changeRows.field, noticed)),
    );
  return rows.flatMap(({ skuId }) => skuId ?? []);
}

const contractUse = (now: Date): SkuUse => ({
  what: '协议价',
  effect: '固定价不变，除非商城价更低；按商城价打折的跟着变',
  count: async (tx, companyId, skuIds) => {
    const [found] = await tx
      .select({ lines: count(), books: countDistinct(priceLines.priceBookId) })
      .from(priceLines)
      .where(
        and(
          eq(priceLines.companyId, companyId),
          or(isNull(priceLines.toDay), gte(priceLines.toDay, formatDate(now))),
          sql`${priceLines.skuId} = any(${sql.param(skuIds)}::bigint[])`,
        ),
      );
    return { lines: found?.lines ?? 0, who: `${found?.books ?? 0} 本价目表` };
  },
});

/** Ended with nothing named in their place, neither before nor by the same set. */
async function countAlone(tx: Db, changeSetId: number): Promise<number> {
  const named = sql`exists (select from ${changeRows} beside where beside.change_set_id = ${changeSetId}
    and beside.thing = 'sku' and beside.thing_id = ${changeRows.thingId} and beside.field = 'successorId')`;
  const [found] = await tx
    .select({ n: count() })
    .from(changeRows)
    .innerJoin(skus, eq(skus.skuId, changeRows.thingId))
    .where(
      and(
        eq(changeRows.changeSetId, changeSetId),
        eq(changeRows.thing, 'sku'),
        eq(changeRows.field, 'ended'),
        sql`${changeRows.after} = 'true'::jsonb`,
        isNull(skus.successorId),
        sql`not ${named}`,
      ),
    );
  return found?.n ?? 0;
}

/** Who has what the set changes: in contracts, carts, lists and open orders, and what becomes of it. */
export async function readImpact(
  tx: Db,
  { companyId, changeSetId, now }: { companyId: number; changeSetId: number; now: Date },
  uses: readonly SkuUse[],
): Promise<ChangeSetModel['impact']> {
  const skuIds = await selectSkuIds(tx, changeSetId);
  if (skuIds.length === 0) return [];
  const impact: ChangeSetModel['impact'] = [];
  for (const { what, effect, count: counted } of [contractUse(now), ...uses]) {
    const { lines, who } = await counted(tx, companyId, skuIds);
    if (lines > 0) impact.push({ what, lines, who, effect });
  }
  const alone = await countAlone(tx, changeSetId);
  if (alone > 0) {
    const effect = '搜索、清单与再次购买时没有可换的商品；可在商品编辑里指定接替规格';
    impact.push({ what: '停售而没有接替规格', lines: alone, who: '', effect });
  }
  return impact;
}
