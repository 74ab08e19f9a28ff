import type { Supplier } from '@yigou/contract/goods/catalog';
import type { NavCategory } from '@yigou/contract/goods/sites';
import type { Db } from '../../ground/db/client';
import { DomainError } from '../../ground/lib/domainError';
import { countSkusOfSupplier, findSupplier, selectBrandPage, selectBrands, selectCategories } from './catalog.queries';
import type { categories } from './catalog.tables';

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

/** The named ones in the order asked for, or all of them. */
export async function listNavCategories(tx: Db, companyId: number, names?: string[]): Promise<NavCategory[]> {
  const all = await selectCategories(tx, companyId);
  const top = all.filter((row) => row.parentId === null);
  const shown = names ? names.flatMap((name) => top.filter((row) => row.name === name)) : top;
  return shown.map((row) => navBranch(row, all));
}

type CategoryNode = { categoryId: number; categoryName: string; imgUrl: string; children: CategoryNode[] };

export async function listCategoryTree(tx: Db, companyId: number): Promise<CategoryNode[]> {
  const all = await selectCategories(tx, companyId);
  const below = (parentId: number | null): CategoryNode[] =>
    all
      .filter((row) => row.parentId === parentId)
      .map(({ categoryId, name, imgUrl }) => ({
        categoryId,
        categoryName: name,
        imgUrl,
        children: below(categoryId),
      }));
  return below(null);
}

const toBrand = (row: { brandId: number; name: string; nameEn: string }) => ({
  brandId: row.brandId,
  brandName: row.name,
  brandNameEn: row.nameEn,
});

/** In the order asked for. */
export async function listBrandsByName(tx: Db, companyId: number, names: string[]) {
  if (names.length === 0) return [];
  const rows = await selectBrands(tx, companyId, names);
  return names.flatMap((name) => rows.filter((row) => row.name === name).map(toBrand));
}

export async function pageBrands(tx: Db, companyId: number, word: string, pageIndex: number, pageSize: number) {
  const { rows, total } = await selectBrandPage(tx, companyId, word, pageIndex, pageSize);
  return { resultData: rows.map(toBrand), totalCount: total };
}

export async function readSupplier(tx: Db, companyId: number, supplierId: number): Promise<Supplier> {
  const row = await findSupplier(tx, companyId, supplierId);
  if (!row) throw new DomainError('notFound');
  const { name: supplierName, companyId: _, ...rest } = row;
  return { ...rest, supplierName, skuCount: await countSkusOfSupplier(tx, supplierId) };
}
