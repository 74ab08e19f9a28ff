import { sql } from 'drizzle-orm';
import { goods } from '../apps/server/src/demo/goods/goods.data';
import { keepers } from '../apps/server/src/goods/changeSets/things.service';
import { indexProducts } from '../apps/server/src/goods/products/indexing.service';
import type { Database } from '../apps/server/src/ground/db/client';

type Ids = ReadonlyMap<string, number>;
export type Places = { categories: Ids; brands: Ids; suppliers: Ids };

const perProduct = 4;
const colours = ['黑色', '白色', '蓝色', '红色', '灰色', '银色'];

/** The same shop every time: numbers that look random and are not. */
const noise = (seed: number): number => ((seed * 2_654_435_761) >>> 0) / 4_294_967_296;
const pick = <T>(list: readonly T[], seed: number): T => list[Math.floor(noise(seed) * list.length)] as T;

/** Real goods in new models and colours, so that words are as frequent as in a real catalogue of that size. */
function product(at: number, places: Places, now: Date): Record<string, unknown> {
  const base = pick(goods, at);
  const brand = pick([...places.brands.keys()], at + 17);
  const model = `${String.fromCharCode(65 + (at % 26))}${1000 + (at % 90_000)}`;
  const price = Math.round((base.skus[0]?.price ?? 10) * (60 + noise(at + 3) * 90));
  return {
    categoryId: places.categories.get(base.category) ?? 0,
    brandId: places.brands.get(brand) ?? 0,
    supplierId: pick([...places.suppliers.values()], at + 5),
    name: `${brand} ${model} ${base.name.replace(/^[^ （]*（[^）]*）/, '')}`,
    unit: base.unit,
    axes: ['颜色'],
    labelIds: [],
    params: Object.entries(base.params).map(([name, value]) => ({ name, value })),
    keywords: base.keywords ?? [],
    packing: '',
    detailHtml: '',
    taxRate: 13,
    noReasonReturn: true,
    createdAt: new Date(now.getTime() - Math.floor(noise(at + 9) * 300) * 86_400_000),
    skus: Array.from({ length: perProduct }, (_, n) => ({
      skuNo: `B${String(at).padStart(7, '0')}-${n}`,
      specs: [colours[(at + n) % colours.length] ?? ''],
      listPrice: price + n * 50,
      marketPrice: Math.round(price * 1.2) + n * 50,
      tiers: [],
      moq: 1,
      multiple: 1,
      onShelf: true,
      sales: Math.floor(noise(at * 7 + n) * 5000),
      imgUrls: ['/demo/goods/1f4e6.webp'],
      onHand: noise(at + n) < 0.05 ? 0 : 500,
    })),
  };
}

const batch = 500;
const writers = 2;

/**
 * Fills up to `wanted` SKUs; what is there already stays. Two writers, so that the database and this process both have
 * work; the word index is made once at the end instead of at each row.
 */
export async function growTo(
  database: Database,
  companyId: number,
  places: Places,
  from: number,
  wanted: number,
  now: Date,
) {
  const products = Math.ceil(wanted / perProduct);
  let next = Math.ceil(from / perProduct);
  await database.db.execute(sql`drop index search_doc_words`);
  async function write() {
    while (next < products) {
      const at = next;
      next += batch;
      const drafts = Array.from({ length: Math.min(batch, products - at) }, (_, n) => product(at + n, places, now));
      // Straight into the tables: what is measured is the shop, not how it was filled.
      await database.db.transaction(async (tx) => {
        await indexProducts(tx, companyId, await keepers.product.create(tx, companyId, drafts, now));
      });
    }
  }
  await Promise.all(Array.from({ length: writers }, write));
  await database.exclusively(async (db) => {
    await db.execute(sql`create index search_doc_words on search_doc using gin (words)`);
  });
}
