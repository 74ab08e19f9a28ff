import type { SkuCard, SkuChip, SkuHit, SkuVariant } from '@yigou/contract';
import { listCards, type Viewer } from '../cards/cards.service';
import { specText } from '../catalog/catalog.rules';
import type { Db } from '../db/client';
import { keep } from '../lib/written';
import { cachedCards } from './cachedCards.service';
import type { Found } from './find.rules';
import { naturally } from './natural.rules';
import type { Shelf } from './shelf';
import type { KeptCard, SearchMemory } from './shelves.service';

const chipLimit = 3;

/** What a spec is called, from the shelf: no row has to be read for it. */
const specOf = ({ specs, specNames }: Shelf, doc: number): string =>
  specText(specs.map((column) => specNames.values[column[doc] ?? -1] ?? ''));

/** The best of a product with its neighbours among what matches. */
function chipsOf(shelf: Shelf, best: number, members: Int32Array): SkuChip[] {
  const chips: SkuChip[] = [];
  if (members.length < 2) return chips;
  const from = Math.max(0, Math.min(members.indexOf(best) - 1, members.length - chipLimit));
  for (let at = from; at < Math.min(from + chipLimit, members.length); at += 1) {
    const doc = members[at] ?? 0;
    chips.push({ itemId: shelf.skuId[doc] ?? 0, itemSpec: specOf(shelf, doc), inStock: shelf.isInStock(doc) });
  }
  return chips;
}

const hitsKept = 8;

/** All of a hit that does not stand in its row. */
function looksOf({ price, priceKind, stockQty, partNo, skuCount, chips }: SkuHit): string {
  let looks = `${price} ${priceKind} ${stockQty} ${skuCount} ${partNo}`;
  for (const { itemId, itemSpec, inStock } of chips) looks += ` ${itemId} ${itemSpec} ${inStock}`;
  return looks;
}

/** The one made before, where it would be the same: writing it out takes longer than finding it. */
function asBefore(kept: KeptCard | undefined, hit: SkuHit): SkuHit {
  if (!kept) return hit;
  const { hits } = kept;
  const looks = looksOf(hit);
  const known = hits.get(looks);
  if (known) return known;
  if (hits.size >= hitsKept) hits.clear();
  hits.set(looks, keep(hit));
  return hit;
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
  const { version } = shelf;
  const around = new Map<number, Pick<SkuHit, 'skuCount' | 'chips'>>();
  for (let at = from; at < Math.min(docs.length, from + pageSize); at += 1) {
    const doc = docs[at] ?? 0;
    const start = groups?.starts[at] ?? 0;
    const members = groups ? groups.members.subarray(start, start + (groups.sizes[at] ?? 0)) : Int32Array.of(doc);
    around.set(shelf.skuId[doc] ?? 0, { skuCount: members.length, chips: chipsOf(shelf, doc, members) });
  }
  const cards = await listCards(tx, viewer, [...around.keys()], cachedCards(memory));
  const hits = cards.map((card) => Object.assign(card, around.get(card.itemId) ?? { skuCount: 1, chips: [] }));
  // Something changed while the cards were being made: they may be of rows that are no longer kept.
  return shelf.version === version ? hits.map((hit) => asBefore(memory.cards.get(hit.itemId), hit)) : hits;
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
