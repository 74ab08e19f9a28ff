import type { Thing } from '@yigou/contract/goods/fields.terms';
import { yuanToFen } from '@yigou/contract/ground/money';
import { eq } from 'drizzle-orm';
import { skus } from '../goods/catalog/catalog.tables';
import { writeAtOnce } from '../goods/changeSets/writing.service';
import type { Db } from '../ground/db/client';
import { brandNames, suppliers } from './goods/brands.data';
import { categoryTree } from './goods/categories.data';
import { goods } from './goods/goods.data';
import type { GoodsSeed, LabelName, SkuSeed } from './goods/goods.types';
import { goodsPicture } from './sites.data';
import { spread } from './spread';

type Ids = ReadonlyMap<string, number>;
type Places = { categories: Ids; brands: Ids; suppliers: Ids; labels: Ids };

type Filling = { tx: Db; companyId: number; now: Date };
type Content = Record<string, unknown> & { name: string };

/** By their names, in the order given. */
async function make(filling: Filling, thing: Thing, title: string, contents: readonly Content[]): Promise<number[]> {
  const edits = contents.map((content) => ({ thing, label: content.name, make: content }));
  return writeAtOnce(filling, { title }, edits);
}

const named = (contents: readonly Content[], ids: readonly number[]): Map<string, number> =>
  new Map(contents.map(({ name }, at) => [name, ids[at] ?? 0]));

/** Third-level name → id; goods name their category by it. */
async function loadCategories(filling: Filling): Promise<Ids> {
  const first = categoryTree.map(({ name, picture }, viewOrder) => ({
    name,
    imgUrl: goodsPicture(picture),
    viewOrder,
  }));
  const firstIds = await make(filling, 'category', '一级分类', first);
  const second = categoryTree.flatMap(({ children }, at) =>
    Object.keys(children).map((name, viewOrder) => ({ name, parentId: firstIds[at], viewOrder })),
  );
  const secondIds = await make(filling, 'category', '二级分类', second);
  const leaves = categoryTree
    .flatMap(({ children }) => Object.values(children))
    .flatMap((third, at) => third.map((name, viewOrder) => ({ name, parentId: secondIds[at], viewOrder })));
  return named(leaves, await make(filling, 'category', '三级分类', leaves));
}

async function loadPlaces(filling: Filling): Promise<Places> {
  const categories = await loadCategories(filling);
  const brands = Object.entries(brandNames).map(([name, nameEn]) => ({ name, nameEn }));
  const brandIds = await make(filling, 'brand', '品牌', brands);
  const sellers = suppliers.map(({ short: shortName, qualification: qualifications, ...rest }) => ({
    ...rest,
    shortName,
    qualifications,
  }));
  const sellerIds = await make(filling, 'supplier', '供应商', sellers);
  const labelNames: LabelName[] = ['新品', '热销', '节能环保', '可开专票', '当日达', '企业定制'];
  const labels = labelNames.map((name, viewOrder) => ({ name, viewOrder }));
  return {
    categories,
    brands: named(brands, brandIds),
    suppliers: new Map(sellers.map(({ shortName }, at) => [shortName, sellerIds[at] ?? 0])),
    labels: named(labels, await make(filling, 'label', '标签', labels)),
  };
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

/** What is left of a price is a fifth, give or take. */
const costOf = ({ no, price }: SkuSeed): number => Math.round(yuanToFen(price) * (0.74 + spread(no, 11) / 100));

const hour = 3_600_000;

type PicturesOf = (seed: GoodsSeed, sku: SkuSeed) => string[];

function toProduct(seed: GoodsSeed, places: Places, picturesOf: PicturesOf, now: Date): Content {
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
      cost: costOf(sku),
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
  const filling = { tx, companyId, now };
  const places = await loadPlaces(filling);
  // A shop that is filled already starts without what draws.
  const { picturesOf } = await import('./drawings/pictures');
  await make(
    filling,
    'product',
    '首批商品',
    goods.map((seed) => toProduct(seed, places, picturesOf, now)),
  );
  const rows = await tx
    .select({ skuId: skus.skuId, skuNo: skus.skuNo })
    .from(skus)
    .where(eq(skus.companyId, companyId));
  return new Map(rows.map(({ skuNo, skuId }) => [skuNo, skuId]));
}
