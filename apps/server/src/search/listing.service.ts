import type { SkuCard, SkuChip, SkuHit, SkuVariant } from '@yigou/contract';
import { listCards, type Viewer } from '../cards/cards.service';
import { specText } from '../catalog/catalog.rules';
import type { Db } from '../db/client';
import { cachedCards } from './cachedCards.service';
import type { Found } from './find.rules';
import { naturally } from './natural.rules';
import type { Shelf } from './shelf';
import type { SearchMemory } from './shelves.service';

const chipLimit = 3;

/** What a spec is called, from the shelf: no row has to be read for it. */
function specOf({ specs, specNames }: Shelf, doc: number): string {
  const texts = specs.map((column) => {
    const pair = specNames.names[column[doc] ?? -1] ?? '';
    return pair.slice(pair.indexOf(':') + 1);
  });
  return specText(texts);
}

/** The best of a product with its neighbours among what matches. */
function chipsOf(shelf: Shelf, best: number, members: Int32Array): SkuChip[] {
  if (members.length < 2) return [];
  const from = Math.max(0, Math.min(members.indexOf(best) - 1, members.length - chipLimit));
  return Array.from(members.subarray(from, from + chipLimit), (doc) => ({
    itemId: shelf.skuId[doc] ?? 0,
    itemSpec: specOf(shelf, doc),
    inStock: shelf.isInStock(doc),
  }));
}

/** One page of what was found, as cards. */
export async function listHits(
  tx: Db,
  memory: SearchMemory,
  viewer: Viewer,
  { docs, groups }: Found,
  from: number,
  pageSize: number,
): Promise<SkuHit[]> {
  const { shelf } = memory;
  const around = new Map<number, Pick<SkuHit, 'skuCount' | 'chips'>>();
  const skuIds: number[] = [];
  for (let at = from; at < Math.min(docs.length, from + pageSize); at += 1) {
    const doc = docs[at] ?? 0;
    const skuId = shelf.skuId[doc] ?? 0;
    skuIds.push(skuId);
    const start = groups?.starts[at] ?? 0;
    const members = groups ? groups.members.subarray(start, start + (groups.sizes[at] ?? 0)) : new Int32Array([doc]);
    around.set(skuId, { skuCount: members.length, chips: chipsOf(shelf, doc, members) });
  }
  const cards = await listCards(tx, viewer, skuIds, cachedCards(memory));
  return cards.map((card) => Object.assign(card, around.get(card.itemId) ?? { skuCount: 1, chips: [] }));
}

export function docsOfProduct(shelf: Shelf, productId: number): Int32Array {
  const docs: number[] = [];
  for (let doc = shelf.firstOf(productId); doc >= 0; doc = shelf.nextOfProduct[doc] ?? -1) docs.push(doc);
  return Int32Array.from(docs);
}

/** Every SKU of the product on the shelf, in the order one looks for them: M6×8 before M6×10. */
export async function listVariants(
  tx: Db,
  memory: SearchMemory,
  viewer: Viewer,
  docs: Int32Array,
  matching: ReadonlySet<number>,
): Promise<SkuVariant[]> {
  const skuIds = Array.from(docs, (doc) => memory.shelf.skuId[doc] ?? 0);
  const cards = await listCards(tx, viewer, skuIds, cachedCards(memory));
  return cards
    .map((card) => ({ ...card, matches: matching.has(memory.shelf.docOf(card.itemId)) }))
    .sort((a, b) => naturally(a.itemSpec, b.itemSpec) || a.itemId - b.itemId);
}

const replaceLimit = 8;

/** Same category, every spec the same, another product, to be had now; the most sold first. */
export async function listReplacements(
  tx: Db,
  memory: SearchMemory,
  viewer: Viewer,
  skuId: number,
  mayBuy: (doc: number) => boolean,
): Promise<SkuCard[]> {
  const { shelf } = memory;
  const one = shelf.docOf(skuId);
  if (one < 0) return [];
  const same = (doc: number) => shelf.specs.every((column) => column[doc] === column[one]);
  const docs = Array.from(shelf.docsIn([shelf.categoryId[one] ?? 0]))
    .filter((doc) => shelf.productId[doc] !== shelf.productId[one] && same(doc))
    .filter((doc) => shelf.isOnShelf(doc) && shelf.isInStock(doc) && mayBuy(doc))
    .sort((a, b) => (shelf.sales[b] ?? 0) - (shelf.sales[a] ?? 0) || a - b)
    .slice(0, replaceLimit);
  const skuIds = docs.map((doc) => shelf.skuId[doc] ?? 0);
  return listCards(tx, viewer, skuIds, cachedCards(memory));
}
