import type { consoleCalls } from '@yigou/contract/console';
import type { ShelfRow, TreeRow } from '@yigou/contract/goods/catalogDesk.console';
import type { ShelfThing } from '@yigou/contract/goods/catalogDesk.terms';
import type { z } from 'zod';
import type { Db } from '../../ground/db/client';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { readThings } from '../changeSets/thingReading.service';
import type { CatalogUse } from './catalogUse.service';
import { countPools, countProducts, selectCategories, selectShelf } from './shelf.queries';

type Input<P extends keyof typeof consoleCalls> = z.output<(typeof consoleCalls)[P]['input']>;

export async function pageShelf({ tx, caller }: OperatorContext, input: Input<'Shelf/GetPage'>) {
  const { pageIndex, pageSize, searchKey, reqData } = input;
  if (!reqData) throw new DomainError('notFound');
  const { thing } = reqData;
  const at = { limit: pageSize, offset: (pageIndex - 1) * pageSize };
  const { ids, total } = await selectShelf(tx, caller.companyId, thing, searchKey.trim(), at);
  const held = await readThings(tx, caller.companyId, thing, ids);
  const counts = await countProducts(tx, thing, ids);
  const resultData = ids.flatMap((id): ShelfRow[] => {
    const values = held.get(id)?.values;
    return values ? [{ id, name: String(values.name), productCount: counts.get(id) ?? 0, values }] : [];
  });
  return { resultData, totalCount: total };
}

/** In the order in which the shop shows them. */
export async function readShelfTree({ tx, caller }: OperatorContext): Promise<TreeRow[]> {
  const rows = await selectCategories(tx, caller.companyId);
  const counts = await countProducts(
    tx,
    'category',
    rows.map(({ categoryId }) => categoryId),
  );
  return rows.map(({ categoryId, parentId, name, imgUrl, template }) => ({
    ...{ id: categoryId, parentId, name, productCount: counts.get(categoryId) ?? 0 },
    values: { name, imgUrl, template },
  }));
}

/** Another company's is like one that does not exist. */
export async function holdThing(tx: Db, companyId: number, thing: ShelfThing, id: number) {
  const held = (await readThings(tx, companyId, thing, [id])).get(id);
  if (!held) throw new DomainError('notFound');
  return held;
}

type Use = { text: string; moves: boolean };

/** Everything that one of them is used for. */
export async function readUses(
  { tx, caller }: OperatorContext,
  above: readonly CatalogUse[],
  { thing, id }: { thing: ShelfThing; id: number },
): Promise<Use[]> {
  await holdThing(tx, caller.companyId, thing, id);
  const products = (await countProducts(tx, thing, [id])).get(id) ?? 0;
  const uses: Use[] = products > 0 ? [{ text: `${products} 件商品`, moves: true }] : [];
  if (thing === 'category') {
    const below = (await selectCategories(tx, caller.companyId)).filter(({ parentId }) => parentId === id).length;
    if (below > 0) uses.push({ text: `${below} 个下级分类`, moves: true });
  }
  const pools = await countPools(tx, caller.companyId, thing, id);
  if (pools > 0) uses.push({ text: `${pools} 个商品池`, moves: false });
  for (const use of above) {
    const text = await use.inUse(tx, thing, id);
    if (text) uses.push({ text, moves: false });
  }
  return uses;
}
