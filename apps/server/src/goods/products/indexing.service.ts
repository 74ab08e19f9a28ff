import type { Db } from '../../ground/db/client';
import { specPairs } from '../catalog/catalog.rules';
import { quotePrice } from '../pricing/pricing.rules';
import { type DocSource, indexDocs, indexFigures, isIndexCurrent, markIndexCurrent } from '../search/index.service';
import { reviewInStock } from '../stock/stock.service';
import {
  type IndexRow,
  selectCategoryNames,
  selectFigures,
  selectForIndex,
  selectLabelNames,
  selectProductIds,
} from './indexing.queries';
import { noteRows } from './rows.service';

type Names = { pathOf: (categoryId: number) => string[]; labelOf: (labelId: number) => string };

export async function readNames(tx: Db, companyId: number): Promise<Names> {
  const categories = new Map((await selectCategoryNames(tx, companyId)).map((row) => [row.categoryId, row]));
  const labels = new Map((await selectLabelNames(tx, companyId)).map((row) => [row.labelId, row.name]));
  const pathOf = (categoryId: number): string[] => {
    const row = categories.get(categoryId);
    return row ? [row.name, ...(row.parentId === null ? [] : pathOf(row.parentId))] : [];
  };
  return { pathOf, labelOf: (labelId) => labels.get(labelId) ?? '' };
}

/** Long prose would find everything; a parameter's value is short. */
const paramLimit = 30;

function figuresOf(sku: IndexRow['sku'], { createdAt }: { createdAt: Date }) {
  const { skuId, listPrice, tiers, moq, onShelf, sales } = sku;
  return { skuId, onShelf, sales, price: quotePrice({ listPrice, tiers, lines: [] }, moq, createdAt).price };
}

function toSource({ sku, product, brandName, brandNameEn, supplierName }: IndexRow, names: Names): DocSource {
  const path = names.pathOf(product.categoryId);
  const params = product.params.map((param) => param.value).filter((value) => value.length <= paramLimit);
  return {
    companyId: sku.companyId,
    productId: product.productId,
    categoryId: product.categoryId,
    brandId: product.brandId,
    supplierId: product.supplierId,
    labelIds: product.labelIds,
    specPairs: specPairs(product.axes, sku.specs),
    ...figuresOf(sku, product),
    createdAt: product.createdAt,
    skuNo: sku.skuNo,
    name: product.name,
    specs: sku.specs,
    keywords: product.keywords,
    category: path[0] ?? '',
    brand: [brandName, brandNameEn],
    parents: path.slice(1),
    around: [supplierName, ...product.labelIds.map(names.labelOf), ...params],
  };
}

export const sourcesOf = async (tx: Db, productIds: number[], names: Names): Promise<DocSource[]> =>
  (await selectForIndex(tx, productIds)).map((row) => toSource(row, names));

/** After a change to words: what is found, and whether it is in stock. */
export async function indexWords(tx: Db, companyId: number, productIds: number[], known?: Names): Promise<void> {
  if (productIds.length === 0) return;
  const names = known ?? (await readNames(tx, companyId));
  const docs = await sourcesOf(tx, productIds, names);
  await indexDocs(tx, docs);
  await reviewInStock(
    tx,
    docs.map((doc) => doc.skuId),
  );
}

/** After a change that leaves all words as they are: prices, the shelf. To find the words takes longer than all the rest. */
export async function indexShelf(tx: Db, productIds: number[]): Promise<void> {
  if (productIds.length === 0) return;
  const rows = await selectFigures(tx, productIds);
  await indexFigures(
    tx,
    rows.map(({ sku, createdAt }) => figuresOf(sku, { createdAt })),
  );
  await reviewInStock(
    tx,
    rows.map(({ sku }) => sku.skuId),
  );
}

/** After any change to a product or its SKUs, in the same transaction. */
export async function indexProducts(tx: Db, companyId: number, productIds: number[], known?: Names): Promise<void> {
  await indexWords(tx, companyId, productIds, known);
  await noteRows(tx, companyId, productIds);
}

const batch = 500;

/**
 * At the start: what another version of this server put into the index is put in anew, so that it is found as this one
 * searches. A batch is a transaction: who breaks off begins again, and nobody waits for the whole.
 */
export async function renewIndex(db: Db, companyIds: readonly number[], say: (line: string) => void): Promise<void> {
  if (await isIndexCurrent(db)) return;
  for (const companyId of companyIds) {
    const names = await readNames(db, companyId);
    for (let last = 0, done = 0; ; ) {
      const ids = (await selectProductIds(db, companyId, last, batch)).map((row) => row.productId);
      if (ids.length === 0) break;
      if (done % (20 * batch) === 0) say(`正在更新搜索索引：已完成 ${done} 件商品`);
      await db.transaction((tx) => indexProducts(tx, companyId, ids, names));
      last = ids.at(-1) ?? last;
      done += ids.length;
    }
  }
  await db.transaction((tx) => markIndexCurrent(tx));
}
