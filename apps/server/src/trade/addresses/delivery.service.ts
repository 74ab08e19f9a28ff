import type { Delivery } from '@yigou/contract/trade/addresses';
import { and, eq } from 'drizzle-orm';
import { products, skus, suppliers } from '../../goods/catalog/catalog.tables';
import { availableOf } from '../../goods/stock/stock.service';
import { provinceOfCity } from '../../ground/areas/areas.rules';
import { areaTree, requireArea } from '../../ground/areas/areas.service';
import type { Db } from '../../ground/db/client';
import type { Context } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { quoteDelivery } from './delivery.rules';

async function findShipped(tx: Db, companyId: number, skuId: number) {
  const [row] = await tx
    .select({ onShelf: skus.onShelf, moq: skus.moq, multiple: skus.multiple, city: suppliers.city })
    .from(skus)
    .innerJoin(products, eq(products.productId, skus.productId))
    .innerJoin(suppliers, eq(suppliers.supplierId, products.supplierId))
    .where(and(eq(skus.companyId, companyId), eq(skus.skuId, skuId)));
  return row;
}

/** Suppliers ship from the city they name. */
export async function readDelivery(ctx: Context, skuId: number, areaCode: string): Promise<Delivery> {
  const { areaCodes, areaText } = await requireArea(areaCode);
  const row = await findShipped(ctx.tx, ctx.site.companyId, skuId);
  if (!row) throw new DomainError('notFound');
  const from = provinceOfCity(await areaTree(), row.city);
  const stockQty = (await availableOf(ctx.tx, [skuId])).get(skuId) ?? 0;
  const sameProvince = from !== undefined && from.areaCode === areaCodes[0];
  return { ...quoteDelivery({ ...row, stockQty, sameProvince }, ctx.now), areaText };
}
