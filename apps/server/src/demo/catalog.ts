import { yuanToFen } from '@yigou/contract/ground/money';
import { addBrand, addCategory, addLabel, addSupplier } from '../goods/catalog/catalogAdding.service';
import { addProducts, type NewProduct } from '../goods/products/products.service';
import type { Db } from '../ground/db/client';
import { brandNames, suppliers } from './goods/brands.data';
import { categoryTree } from './goods/categories.data';
import { goods } from './goods/goods.data';
import type { GoodsSeed, LabelName, SkuSeed } from './goods/goods.types';
import { goodsPicture } from './sites.data';
import { spread } from './spread';

type Ids = ReadonlyMap<string, number>;
type Places = { categories: Ids; brands: Ids; suppliers: Ids; labels: Ids };

/** Third-level name → id; goods name their category by it. */
async function loadCategories(tx: Db, companyId: number): Promise<Ids> {
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

async function loadPlaces(tx: Db, companyId: number): Promise<Places> {
  const categories = await loadCategories(tx, companyId);
  const brands = new Map<string, number>();
  for (const [name, nameEn] of Object.entries(brandNames))
    brands.set(name, await addBrand(tx, { companyId, name, nameEn }));
  const supplierIds = new Map<string, number>();
  for (const { short: shortName, qualification: qualifications, ...rest } of suppliers) {
    supplierIds.set(shortName, await addSupplier(tx, { companyId, shortName, qualifications, ...rest }));
  }
  const labels = new Map<string, number>();
  const labelNames: LabelName[] = ['新品', '热销', '节能环保', '可开专票', '当日达', '企业定制'];
  for (const [viewOrder, name] of labelNames.entries())
    labels.set(name, await addLabel(tx, { companyId, name, viewOrder }));
  return { categories, brands, suppliers: supplierIds, labels };
}

function known(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`demo data names an unknown ${name}`);
  return id;
}

/** Bought every week by everybody. */
const everyday = new Set(
  '复印纸 中性笔 便利贴 抽纸 卷纸 大盘纸 擦手纸 垃圾袋 干电池 硒鼓 瓶装水 桶装水 劳保手套 防尘口罩 封箱胶带 洗手液'.split(
    ' ',
  ),
);

/** Dear, but every office has many of them. */
const common = new Set('激光打印机 笔记本电脑 显示器 鼠标 键盘 安全帽 插线板 人体工学椅 灭火器'.split(' '));

/**
 * A cheap everyday thing sells more than a machine: by its price, its kind, whether it is in demand, and by chance, for a
 * shop where every article sold 500 times looks made up.
 */
function salesOf({ category, labels }: GoodsSeed, { no, price }: SkuSeed): number {
  const demand = (everyday.has(category) ? 12 : common.has(category) ? 4 : 1) * (labels?.includes('热销') ? 5 : 1);
  return Math.round((demand * (200 + spread(no, 800))) / (1 + price / 20) ** 0.7);
}

const hour = 3_600_000;

type PicturesOf = (seed: GoodsSeed, sku: SkuSeed) => string[];

function toProduct(seed: GoodsSeed, places: Places, picturesOf: PicturesOf, now: Date): NewProduct {
  const params = Object.entries(seed.params).map(([name, value]) => ({ name, value }));
  const rows = params.map(({ name, value }) => `<tr><th>${name}</th><td>${value}</td></tr>`).join('');
  return {
    categoryId: known(places.categories, seed.category),
    brandId: known(places.brands, seed.brand),
    supplierId: known(places.suppliers, seed.supplier),
    name: seed.name,
    unit: seed.unit,
    axes: seed.axes,
    labelIds: (seed.labels ?? []).map((label) => known(places.labels, label)),
    params,
    keywords: seed.keywords ?? [],
    packing: `${seed.name} × 1 ${seed.unit}；随货提供合格证`,
    detailHtml: `<h2>${seed.name}</h2><p>${seed.brand}正品，适合企业日常采购，支持批量下单与月结对账。</p><table><tbody>${rows}</tbody></table>`,
    taxRate: seed.taxRate ?? 13,
    noReasonReturn: seed.noReasonReturn ?? true,
    createdAt: new Date(now.getTime() - spread(seed.name, 24 * 300) * hour),
    skus: seed.skus.map((sku) => ({
      skuNo: sku.no,
      specs: sku.spec,
      listPrice: yuanToFen(sku.price),
      marketPrice: yuanToFen(sku.market),
      tiers: (sku.tiers ?? []).map(([fromQty, price]) => ({ fromQty, price: yuanToFen(price) })),
      moq: sku.moq ?? 1,
      multiple: sku.multiple ?? 1,
      onShelf: !sku.off,
      sales: salesOf(seed, sku),
      imgUrls: picturesOf(seed, sku),
      onHand: sku.stock,
    })),
  };
}

/** SKU number → id. */
export async function loadCatalog(tx: Db, companyId: number, now: Date): Promise<Map<string, number>> {
  const places = await loadPlaces(tx, companyId);
  // A shop that is filled already starts without what draws.
  const { picturesOf } = await import('./drawings/pictures');
  return addProducts(
    tx,
    companyId,
    goods.map((seed) => toProduct(seed, places, picturesOf, now)),
    now,
  );
}
