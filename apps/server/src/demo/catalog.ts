import { yuanToFen } from '@yigou/contract';
import { addBrand, addCategory, addProduct, addSupplier } from '../catalog/catalog.service';
import type { Db } from '../db/client';
import { brandNames, categoryTree, demoProducts, supplierNames } from './catalog.data';
import { goodsPicture } from './sites.data';

/** Third-level name → id; products name their category by it. */
async function loadCategories(tx: Db, companyId: number): Promise<Map<string, number>> {
  const leaves = new Map<string, number>();
  for (const [viewOrder, first] of categoryTree.entries()) {
    const imgUrl = goodsPicture(first.picture);
    const firstId = await addCategory(tx, { companyId, parentId: null, name: first.name, imgUrl, viewOrder });
    for (const [secondAt, [name, third]] of Object.entries(first.children).entries()) {
      const parentId = await addCategory(tx, { companyId, parentId: firstId, name, viewOrder: secondAt });
      for (const [thirdAt, leaf] of third.entries()) {
        leaves.set(leaf, await addCategory(tx, { companyId, parentId, name: leaf, viewOrder: thirdAt }));
      }
    }
  }
  return leaves;
}

function known<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`demo data names an unknown ${String(key)}`);
  return value;
}

/** SKU number → id. */
export async function loadCatalog(tx: Db, companyId: number, now: Date): Promise<Map<string, number>> {
  const leaves = await loadCategories(tx, companyId);
  const brandIds = new Map<string, number>();
  for (const [name, nameEn] of Object.entries(brandNames))
    brandIds.set(name, await addBrand(tx, { companyId, name, nameEn }));
  const supplierIds: number[] = [];
  for (const name of supplierNames) supplierIds.push(await addSupplier(tx, { companyId, name }));

  const skuIds = new Map<string, number>();
  for (const item of demoProducts) {
    const product = {
      companyId,
      categoryId: known(leaves, item.category),
      brandId: known(brandIds, item.brand),
      supplierId: supplierIds[item.supplier] ?? 0,
      name: item.name,
      unit: item.unit,
      createdAt: now,
    };
    const sku = {
      skuNo: item.skuNo,
      spec: item.spec,
      color: item.color ?? '',
      listPrice: yuanToFen(item.price),
      marketPrice: yuanToFen(item.market),
      moq: item.moq ?? 1,
      onShelf: !item.offShelf,
      imgUrls: [goodsPicture(item.picture)],
    };
    const { skus } = await addProduct(tx, product, [sku]);
    for (const { skuId, skuNo } of skus) skuIds.set(skuNo, skuId);
  }
  return skuIds;
}
