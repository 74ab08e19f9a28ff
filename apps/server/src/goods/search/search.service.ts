import type { calls } from '@yigou/contract/calls';
import type { SkuCard, SkuVariant } from '@yigou/contract/goods/catalog';
import type { HotSearch } from '@yigou/contract/goods/search';
import type { z } from 'zod';
import type { Db } from '../../ground/db/client';
import type { Viewer } from '../cards/cards.service';
import { findEndedByNo } from '../cards/successors.service';
import { leadFor } from './lead.service';
import { cachedCards, listHits, listReplacements, listVariants } from './listing.service';
import { toFacets } from './match/facets';
import { toFilter } from './match/filter.rules';
import { type Candidates, findOnShelf, keepWanted } from './match/find.rules';
import { matchWords } from './match/match';
import { isNumberTyped } from './match/matchNumbers';
import { applyPin, pinFor, putPinsFirst } from './match/pins';
import { profileOf, viewerPrices } from './match/viewerPrices';
import { type Answer, type CustomerProfile, type GivenFilter, noNotes, type SkuPage } from './shelf/answers';
import { type PinRow, selectHotSearches } from './shelf/directory.queries';
import type { SearchMemory } from './shelf/memory';
import type { Shelves } from './shelf/shelves.service';
import { numberKey } from './words/numbers.rules';

type SkuPageInput = z.output<(typeof calls)['ProductToC/GetWebSkuPage']['input']>;

export const plainFilter: GivenFilter = {
  brandIds: [],
  labIds: [],
  supplierIds: [],
  specs: [],
  inStock: 0,
  selAstrict: 0,
  everySku: 0,
  asTyped: 0,
  sort: 'default',
};

/**
 * A search, step by step, each in a file of its own:
 * 1. shelves.service.ts has the company's goods in memory;
 * 2. match.ts finds the documents that the words mean;
 * 3. find.rules.ts passes over them once, and keeps what the filter lets through, in order, with counts;
 * 4. facets.ts gives the counts their names;
 * 5. listing.service.ts makes one page of cards.
 */
export async function searchSkus(shelves: Shelves, tx: Db, viewer: Viewer, input: SkuPageInput): Promise<SkuPage> {
  const memory = await shelves.of(tx, viewer.companyId);
  if (viewer.customerId !== null) return makePage(tx, memory, viewer, input);
  const key = JSON.stringify(input);
  const known = memory.pages.get(key);
  if (known) return known;
  const { version } = memory.shelf;
  // Of this version: what began before a change does not answer who asks after it.
  return memory.making.of(`${version} ${key}`, async () => {
    const page = await makePage(tx, memory, viewer, input);
    if (memory.shelf.version === version) memory.pages.set(key, page);
    return page;
  });
}

async function makePage(tx: Db, memory: SearchMemory, viewer: Viewer, input: SkuPageInput): Promise<SkuPage> {
  const given = input.reqData ?? plainFilter;
  const { found, facets, matched, notes } = await findCached(tx, memory, viewer, input.searchKey, given);
  const from = (input.pageIndex - 1) * input.pageSize;
  const { tree } = memory.directory;
  return {
    resultData: await listHits(tx, memory, viewer, found, from, input.pageSize),
    totalCount: found.docs.length,
    grouped: found.groups !== null,
    skuCount: found.skuCount,
    facets,
    matched: found.docs.length === 0 ? ('none' as const) : matched,
    didYouMean: notes.didYouMean,
    searched: found.docs.length === 0 ? '' : notes.searched,
    missing: [...notes.missing],
    nearCategories: tree
      .nearTo(notes.missing, nearCategoriesShown)
      .map((categoryId) => ({ categoryId, categoryName: tree.nameOf(categoryId) })),
    exactItemId: found.docs.length === 0 ? 0 : notes.exactSkuId,
    // Who found the article itself needs no other.
    ended: notes.exactSkuId > 0 && found.docs.length > 0 ? null : await endedBy(tx, viewer, input.searchKey),
    lead: await leadFor(tx, memory, viewer, input.searchKey),
    breadcrumb: given.categoryId === undefined ? [] : cachedCards(memory).categoryPath(given.categoryId),
  };
}

const endedBy = (tx: Db, viewer: Viewer, typed: string) => findEndedByNo(tx, viewer, typed, numberKey(typed));

const nearCategoriesShown = 5;

/** The same is asked again and again; an answer is good until something changes, for whoever has the same profile. */
export async function findCached(
  tx: Db,
  memory: SearchMemory,
  viewer: Viewer,
  searchKey: string,
  given: GivenFilter,
): Promise<Answer> {
  const profile = await profileOf(tx, memory, viewer);
  const pin = pinFor(memory, searchKey, viewer.now);
  const key = JSON.stringify([viewer.customerId, searchKey, given, ...(pin ? ['pinned'] : [])]);
  const profileMark = profile?.mark ?? '';
  const known = memory.results.get(key);
  if (known?.profileMark === profileMark) return known;
  const { version } = memory.shelf;
  const { found, matched, notes } = await find(tx, memory, viewer, profile, searchKey, given, { pin });
  const chosen = new Set(given.specs.map((pair) => pair.slice(0, Math.max(0, pair.indexOf(':')))));
  // The counts are in the facets now; kept with them they would be the largest part.
  const { counts, ...docs } = found;
  const answer = { profileMark, found: docs, facets: toFacets(memory, counts, chosen), matched, notes };
  if (memory.shelf.version === version) memory.results.set(key, answer);
  return answer;
}

/** Who asks for hundreds of lines means the things, not what is shown first: without pins. */
type FindOptions = { wholeOnly?: boolean; within?: Int32Array; pin?: PinRow | null };

async function find(
  tx: Db,
  memory: SearchMemory,
  viewer: Viewer,
  profile: CustomerProfile | null,
  searchKey: string,
  given: GivenFilter,
  { wholeOnly = false, within, pin = null }: FindOptions = {},
) {
  const { shelf } = memory;
  const filter = toFilter(memory, given);
  const matched = await matchWords(tx, memory, viewer, searchKey, { wholeOnly, asTyped: given.asTyped === 1 });
  const prices = viewerPrices(memory, profile, given.selAstrict === 1);
  const matches = pin ? applyPin(memory, pin, matched, prices.mayBuy) : matched;
  const candidates: Candidates = matches ?? {
    docs: filter.categoryIds ? shelf.docsIn(filter.categoryIds) : shelf.allDocs(),
  };
  const some = within ? keepWanted(candidates, new Set(within)) : candidates;
  const everySku = given.everySku === 1 || (await isNumberTyped(tx, viewer.companyId, searchKey, candidates.tiers));
  const sorted = findOnShelf(shelf, some, filter, prices, given.sort, everySku);
  const found = pin && given.sort === 'default' ? putPinsFirst(shelf, pin, sorted) : sorted;
  return { found, matched: matches?.matched ?? ('all' as const), notes: matches?.notes ?? noNotes };
}

type VariantsInput = z.output<(typeof calls)['ProductToC/GetSkuVariants']['input']>;

/** All that is sold of a product, and which of it the question of the list means. */
export async function readVariants(
  shelves: Shelves,
  tx: Db,
  viewer: Viewer,
  { productId, searchKey, reqData = plainFilter }: VariantsInput,
): Promise<SkuVariant[]> {
  const memory = await shelves.of(tx, viewer.companyId);
  const { shelf } = memory;
  const profile = await profileOf(tx, memory, viewer);
  const { mayBuy } = viewerPrices(memory, profile, false);
  const docs = shelf.docsOf(productId).filter((doc) => shelf.isOnShelf(doc) && mayBuy(doc));
  const { found } = await find(
    tx,
    memory,
    viewer,
    profile,
    searchKey,
    { ...reqData, everySku: 1 },
    {
      within: docs,
      pin: pinFor(memory, searchKey, viewer.now),
    },
  );
  return listVariants(tx, memory, viewer, docs, new Set(found.docs));
}

export async function readReplacements(shelves: Shelves, tx: Db, viewer: Viewer, skuId: number): Promise<SkuCard[]> {
  const memory = await shelves.of(tx, viewer.companyId);
  const { mayBuy } = viewerPrices(memory, await profileOf(tx, memory, viewer), false);
  return listReplacements(tx, memory, viewer, skuId, mayBuy);
}

/** The first of what a page would show, without counting and without prices: for who asks hundreds of times. */
export async function searchTop(shelves: Shelves, tx: Db, viewer: Viewer, searchKey: string, most: number) {
  const memory = await shelves.of(tx, viewer.companyId);
  const profile = await profileOf(tx, memory, viewer);
  const asked = { ...plainFilter, everySku: 1 as const };
  const { found, matched, notes } = await find(tx, memory, viewer, profile, searchKey, asked, { wholeOnly: true });
  const skuIds = Array.from(found.docs.subarray(0, most), (doc) => memory.shelf.skuId[doc] ?? 0);
  const rows = new Map((await cachedCards(memory).rows(tx, viewer.companyId, skuIds)).map((row) => [row.skuId, row]));
  return { matched, notes, rows: skuIds.flatMap((skuId) => rows.get(skuId) ?? []) };
}

export const listHotSearches = (tx: Db, companyId: number): Promise<HotSearch[]> => selectHotSearches(tx, companyId);
