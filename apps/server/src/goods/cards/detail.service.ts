import type { CategoryStep, SkuModel, SkuSelTag } from '@yigou/contract/goods/catalog';
import { fenToYuan } from '@yigou/contract/ground/money';
import { isInStock } from '@yigou/contract/trade/cart.terms';
import type { Db } from '../../ground/db/client';
import { DomainError } from '../../ground/lib/domainError';
import { colorOf } from '../catalog/catalog.rules';
import { inPool, type Placed, type Pool } from '../pricing/pools.rules';
import { netOf } from '../pricing/pricing.rules';
import { linesFor, poolOf } from '../pricing/pricing.service';
import { availableOf } from '../stock/stock.service';
import { findSkuIdByNo, findSkuTexts, selectCardsById, selectCategoryPath, selectSiblings } from './cards.queries';
import { type CardSource, cardPrice, listCards, type Viewer } from './cards.service';
import { readSuccessors } from './successors.service';

export type SkuRef = { productId?: number | undefined; itemId?: number | undefined };

/** Somebody else's id, an unknown one and one outside the customer's pool all answer alike. */
async function siblingsOf(tx: Db, { companyId }: Viewer, { productId, itemId }: SkuRef) {
  const siblings = await selectSiblings(tx, companyId, productId ?? null, itemId ?? null);
  const one = siblings.find((sku) => (itemId === undefined ? sku.onShelf : sku.skuId === itemId));
  const meant = one ?? (itemId === undefined ? siblings[0] : undefined);
  if (!meant) throw new DomainError('notFound');
  return { meant, siblings };
}

export async function resolveSkuNo(tx: Db, viewer: Viewer, skuNo: string): Promise<SkuRef> {
  const itemId = await findSkuIdByNo(tx, viewer.companyId, skuNo);
  if (itemId === undefined) throw new DomainError('notFound');
  return { itemId };
}

function checkPool(pool: Pool | null, row: Omit<Placed, 'categoryIds'>, path: CategoryStep[]) {
  const categoryIds = path.map((step) => step.categoryId);
  if (pool && !inPool(pool, { ...row, categoryIds })) throw new DomainError('notFound');
}

export async function readSku(
  tx: Db,
  viewer: Viewer,
  ref: SkuRef,
  source: CardSource & { categoryPath: (categoryId: number) => CategoryStep[] },
  isConcern: (skuId: number) => Promise<boolean>,
): Promise<SkuModel> {
  const skuId = ref.itemId ?? (await siblingsOf(tx, viewer, ref)).meant.skuId;
  const [row] = await source.rows(tx, viewer.companyId, [skuId]);
  if (!row || (ref.productId !== undefined && row.productId !== ref.productId)) throw new DomainError('notFound');
  const [[card], texts, pool, lines, concerned] = await Promise.all([
    listCards(tx, viewer, [skuId], { ...source, rows: async () => [row] }),
    findSkuTexts(tx, skuId),
    viewer.customerId === null ? null : poolOf(tx, viewer.customerId),
    linesFor(tx, viewer.customerId, [skuId]),
    isConcern(skuId),
  ]);
  if (!card || !texts) throw new DomainError('notFound');
  const breadcrumb = source.categoryPath(row.categoryId);
  checkPool(pool, row, breadcrumb);
  const { price, line } = cardPrice(row, lines.get(skuId) ?? [], viewer.now);
  const listed = cardPrice(row, [], viewer.now).price;
  const successors = row.onShelf ? null : await readSuccessors(tx, viewer, [skuId]);
  return {
    ...card,
    categoryId: row.categoryId,
    breadcrumb,
    colorName: colorOf(row.axes, row.specs),
    imgs: row.imgUrls.map((imgUrl) => ({ imgUrl })),
    params: texts.params,
    packing: texts.packing,
    leadDays: texts.leadDays,
    weight: texts.weight,
    barcode: texts.barcode,
    taxRate: texts.taxRate,
    netPrice: fenToYuan(netOf(price, texts.taxRate)),
    noReasonReturn: texts.noReasonReturn,
    detailHtml: texts.detailHtml,
    itemState: row.onShelf ? 1 : 0,
    successor: successors?.get(skuId) ?? null,
    isConcern: concerned,
    contractUntil: line?.toDay ?? '',
    contractBook: line?.bookName ?? '',
    contractSaved: line ? fenToYuan(Math.max(0, listed - price)) : 0,
  };
}

export async function readSelTags(tx: Db, viewer: Viewer, ref: SkuRef): Promise<SkuSelTag> {
  const { meant, siblings: known } = await siblingsOf(tx, viewer, ref);
  const siblings = known.filter((sku) => sku.onShelf);
  const available = await availableOf(
    tx,
    siblings.map((sku) => sku.skuId),
  );
  return {
    axes: meant.axes.map((name, at) => ({ name, values: [...new Set(siblings.map((sku) => sku.specs[at] ?? ''))] })),
    combinations: siblings.map((sku) => ({
      itemId: sku.skuId,
      itemNo: sku.skuNo,
      values: sku.specs,
      inStock: isInStock(sku, available.get(sku.skuId) ?? 0),
    })),
  };
}

export async function readPictures(tx: Db, viewer: Viewer, ref: SkuRef) {
  const { skuId } = (await siblingsOf(tx, viewer, ref)).meant;
  const [row] = await selectCardsById(tx, viewer.companyId, [skuId]);
  return (row?.imgUrls ?? []).map((imgUrl) => ({ imgUrl }));
}

export async function readCategoryPath(tx: Db, viewer: Viewer, categoryId: number): Promise<CategoryStep[]> {
  const path = await selectCategoryPath(tx, viewer.companyId, categoryId);
  if (path.length === 0) throw new DomainError('notFound');
  return path;
}

export async function readCategoryPathOfSku(tx: Db, viewer: Viewer, ref: SkuRef): Promise<CategoryStep[]> {
  const { skuId } = (await siblingsOf(tx, viewer, ref)).meant;
  const [row] = await selectCardsById(tx, viewer.companyId, [skuId]);
  return readCategoryPath(tx, viewer, row?.categoryId ?? 0);
}
