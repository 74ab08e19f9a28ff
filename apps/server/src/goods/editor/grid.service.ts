import type { consoleCalls } from '@yigou/contract/console';
import type { GridRow } from '@yigou/contract/goods/editor.console';
import type { z } from 'zod';
import type { OperatorContext } from '../../ground/http/context';
import { readChosen } from '../assortment/assortment.service';
import { isMaker } from '../changeSets/changeSetView.service';
import { selectGridSkus, selectOpenRows } from './editor.queries';

type Input = z.output<(typeof consoleCalls)['Goods/GetGrid']['input']>;
type Open = GridRow['open'][number];

/** What waits for whom, by the SKU or the product it concerns. */
async function openBy(ctx: OperatorContext, productIds: readonly number[]): Promise<Map<string, Open[]>> {
  const found = new Map<string, Open[]>();
  for (const { set, row } of await selectOpenRows(ctx.tx, ctx.caller.companyId, productIds)) {
    const { thing, thingId, field, after } = row;
    if ((thing !== 'product' && thing !== 'sku') || field === '') continue;
    const key = `${thing} ${thingId}`;
    found.set(key, [
      ...(found.get(key) ?? []),
      { thing, field, who: isMaker(set, ctx.caller) ? '我' : set.who, after },
    ]);
  }
  return found;
}

/** The SKUs of these products, or of all that the filter finds, with the fields that are asked for. */
export async function readGrid(
  ctx: OperatorContext,
  { fields, ...chosen }: Input,
): Promise<{ rows: GridRow[]; more: boolean }> {
  const { skus, more } = await readChosen(ctx, chosen);
  if (skus.length === 0) return { rows: [], more };
  const rows = await selectGridSkus(
    ctx.tx,
    ctx.caller.companyId,
    skus.map(({ skuId }) => skuId),
    fields,
  );
  const open = await openBy(ctx, [...new Set(skus.map(({ productId }) => productId))]);
  const pick = (row: Record<string, unknown>, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, row[name]]));
  return {
    more,
    rows: rows.map((row) => ({
      ...row,
      specs: row.specs.join(' '),
      product: pick(row.product, fields.product),
      sku: pick(row.sku, fields.sku),
      open: [...(open.get(`product ${row.productId}`) ?? []), ...(open.get(`sku ${row.skuId}`) ?? [])],
    })),
  };
}
