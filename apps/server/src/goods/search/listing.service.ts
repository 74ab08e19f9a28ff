import type { CategoryStep, SkuCard, SkuChip, SkuHit, SkuVariant } from '@yigou/contract/goods/catalog';
import type { Db } from '../../ground/db/client';
import { withCachedJson } from '../../ground/lib/cachedJson';
import { type CardRow, fromDatabase, listCards, type Viewer } from '../cards/cards.service';
import { specText } from '../catalog/catalog.rules';
import type { FoundDocs } from './shelf/answers';
import type { SearchMemory } from './shelf/memory';
import type { Shelf } from './shelf/shelf';
import { compareNatural } from './words/naturalOrder.rules';

/** One page of what was found, as cards. */
export async function listHits(
  tx: Db,
  memory: SearchMemory,
  viewer: Viewer,
  { docs, groups }: FoundDocs,
  from: number,
  pageSize: number,
): Promise<SkuHit[]> {
  const { shelf } = memory;
  const membersOf = new Map<number, Int32Array>();
  for (let at = from; at < Math.min(docs.length, from + pageSize); at += 1) {
    const doc = docs[at] ?? 0;
    const start = groups?.starts[at] ?? 0;
    const members = groups ? groups.members.subarray(start, start + (groups.sizes[at] ?? 0)) : Int32Array.of(doc);
    membersOf.set(shelf.skuId[doc] ?? 0, members);
  }
  const cards = await listCards(tx, viewer, [...membersOf.keys()], cachedCards(memory));
  return cards.map((card) => hitOf(memory, card, membersOf.get(card.itemId) ?? new Int32Array(0)));
}

/** Rows a server has read before, and names it knows. What is not kept yet is read and kept. */
export const cachedCards = ({ shelf, cards, directory }: SearchMemory) => ({
  labelNames: async () => directory.labels,
  categoryPath: (categoryId: number): CategoryStep[] =>
    directory.tree.pathTo(categoryId).map((id) => ({ categoryId: id, categoryName: directory.tree.nameOf(id) })),
  rows: async (tx: Db, companyId: number, skuIds: number[]): Promise<CardRow[]> => {
    const known = skuIds.flatMap((skuId) => cards.get(skuId)?.row ?? []);
    const missing = known.length < skuIds.length ? skuIds.filter((skuId) => !cards.peek(skuId)) : [];
    const { version } = shelf;
    const read = missing.length > 0 ? await fromDatabase.rows(tx, companyId, missing) : [];
    // Something changed while they were being read: they may be from before.
    if (shelf.version === version) for (const row of read) cards.set(row.skuId, { row, card: null, hits: new Map() });
    return [...known, ...read];
  },
});

const hitsKept = 3;

/** The one made before, where it would be the same: writing it out takes longer than finding it. */
function hitOf({ shelf, cards }: SearchMemory, card: SkuCard, members: Int32Array): SkuHit {
  const shown = neighbours(shelf.docOf(card.itemId), members);
  const kept = cards.peek(card.itemId);
  if (kept?.row.card !== card) return toHit(shelf, card, members, shown);
  if (kept.card !== card || kept.hits.size >= hitsKept) kept.hits.clear();
  kept.card = card;
  const beside = `${members.length} ${shown.join()}`;
  const hit = kept.hits.get(beside) ?? withCachedJson(toHit(shelf, card, members, shown));
  if (!kept.hits.has(beside)) {
    kept.hits.set(beside, hit);
    cards.measureAgain(card.itemId);
  }
  return hit;
}

const chipLimit = 3;

/** The best of a product with its neighbours among what matches. */
function neighbours(best: number, members: Int32Array): Int32Array {
  if (members.length < 2) return members.subarray(0, 0);
  const from = Math.max(0, Math.min(members.indexOf(best) - 1, members.length - chipLimit));
  return members.subarray(from, from + chipLimit);
}

const toHit = (shelf: Shelf, card: SkuCard, members: Int32Array, shown: Int32Array): SkuHit => ({
  ...card,
  skuCount: members.length,
  chips: chipsOf(shelf, shown),
});

const chipsOf = (shelf: Shelf, docs: Int32Array): SkuChip[] =>
  Array.from(docs, (doc) => ({
    itemId: shelf.skuId[doc] ?? 0,
    itemSpec: specOf(shelf, doc),
    inStock: shelf.isInStock(doc),
  }));

/** What a spec is called, from the shelf: no row has to be read for it. */
const specOf = ({ specs, specNames }: Shelf, doc: number): string =>
  specText(specs.map((column) => specNames.values[column[doc] ?? -1] ?? ''));

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
    .sort((a, b) => compareNatural(a.itemSpec, b.itemSpec) || a.itemId - b.itemId);
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
