import { type FloorItem, fenToYuan, type NavCategory } from '@yigou/contract';
import type { Db } from '../db/client';
import { selectBrands, selectCards, selectCategories } from './catalog.queries';
import { brands, categories, products, skus, suppliers } from './catalog.tables';

type CategoryRow = typeof categories.$inferSelect;

const besideTitle = 3;

function navBranch(row: CategoryRow, all: CategoryRow[]): NavCategory {
  const next = all.filter((each) => each.parentId === row.categoryId).map((each) => navBranch(each, all));
  return {
    navTitle: row.name,
    categoryId: row.categoryId,
    categoryImgUrl: row.imgUrl,
    isIcon: row.imgUrl ? 1 : 0,
    categoryChildren: next,
    children: next.slice(0, besideTitle).map(({ navTitle, categoryId }) => ({ navTitle, categoryId })),
  };
}

export async function listNavCategories(tx: Db, companyId: number): Promise<NavCategory[]> {
  const all = await selectCategories(tx, companyId);
  return all.filter((row) => row.parentId === null).map((row) => navBranch(row, all));
}

/** In the order asked for; what is unknown or off the shelf is left out. */
export async function listCardsByNo(tx: Db, companyId: number, skuNos: string[]): Promise<FloorItem[]> {
  if (skuNos.length === 0) return [];
  const rows = await selectCards(tx, companyId, skuNos);
  const cards = new Map(
    rows.map(({ sku, product, brandName, supplierName }) => [
      sku.skuNo,
      {
        itemId: sku.skuId,
        productId: product.productId,
        itemNo: sku.skuNo,
        itemName: product.name,
        itemSpec: sku.spec,
        brandName,
        supplierName,
        unit: product.unit,
        moq: sku.moq,
        price: fenToYuan(sku.listPrice),
        marketPrice: fenToYuan(sku.marketPrice),
        imgUrl: sku.imgUrls[0] ?? '',
      },
    ]),
  );
  return skuNos.flatMap((skuNo) => cards.get(skuNo) ?? []);
}

export async function listBrandsByName(tx: Db, companyId: number, names: string[]) {
  if (names.length === 0) return [];
  const rows = await selectBrands(tx, companyId, names);
  return names.flatMap((name) => {
    const row = rows.find((each) => each.name === name);
    return row ? [{ brandId: row.brandId, brandName: row.name, brandNameEn: row.nameEn }] : [];
  });
}

export async function addCategory(tx: Db, category: typeof categories.$inferInsert): Promise<number> {
  const [row] = await tx.insert(categories).values(category).returning({ id: categories.categoryId });
  if (!row) throw new Error('category was not stored');
  return row.id;
}

export async function addBrand(tx: Db, brand: typeof brands.$inferInsert): Promise<number> {
  const [row] = await tx.insert(brands).values(brand).returning({ id: brands.brandId });
  if (!row) throw new Error('brand was not stored');
  return row.id;
}

export async function addSupplier(tx: Db, supplier: typeof suppliers.$inferInsert): Promise<number> {
  const [row] = await tx.insert(suppliers).values(supplier).returning({ id: suppliers.supplierId });
  if (!row) throw new Error('supplier was not stored');
  return row.id;
}

type NewSku = Omit<typeof skus.$inferInsert, 'productId' | 'companyId'>;

export async function addProduct(tx: Db, product: typeof products.$inferInsert, itsSkus: NewSku[]) {
  const [row] = await tx.insert(products).values(product).returning({ productId: products.productId });
  if (!row) throw new Error('product was not stored');
  const { productId } = row;
  const rows = itsSkus.map((sku) => ({ ...sku, companyId: product.companyId, productId }));
  const stored = await tx.insert(skus).values(rows).returning({ skuId: skus.skuId, skuNo: skus.skuNo });
  return { productId, skus: stored };
}
