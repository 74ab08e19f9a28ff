import { type calls, type Facets, fenToYuan, type HotSearch, type Suggestion, yuanToFen } from '@yigou/contract';
import type { z } from 'zod';
import { listCards, type Viewer } from '../cards/cards.service';
import type { Db } from '../db/client';
import { cachedCards } from './cachedCards.service';
import { selectHotSearches } from './directory.queries';
import { type Counts, type Filter, findOnShelf, priceBands } from './find.rules';
import { matchWords } from './match';
import { findNumberPrefix, findPartPrefix } from './numbers.queries';
import { hotSearches, synonyms } from './search.tables';
import { type Answer, noNotes, type SearchMemory, type Shelves, type SkuPage } from './shelves.service';
import { suggest } from './suggest.rules';
import { viewerPrices } from './viewerPrices';

type SkuPageInput = z.output<(typeof calls)['ProductToC/GetWebSkuPage']['input']>;
type FilterInput = NonNullable<SkuPageInput['reqData']>;

export const plainFilter: FilterInput = {
  brandIds: [],
  labIds: [],
  supplierIds: [],
  specs: [],
  inStock: 0,
  selAstrict: 0,
  asTyped: 0,
  sort: 'default',
};

const someOf = (ids: number[]) => (ids.length > 0 ? new Set(ids) : undefined);

/** Words of the request to numbers of the shelf. A value that nothing carries finds nothing. */
function toFilter({ shelf, directory }: SearchMemory, given: FilterInput): Filter {
  const specs = new Map<string, Set<number>>();
  for (const pair of given.specs) {
    const axis = pair.slice(0, Math.max(0, pair.indexOf(':')));
    specs.set(axis, (specs.get(axis) ?? new Set()).add(shelf.specNames.find(pair)));
  }
  const [from, to] = [given.priceFrom, given.priceTo].map((yuan) => (yuan === undefined ? undefined : yuanToFen(yuan)));
  const upsideDown = from !== undefined && to !== undefined && from > to;
  return {
    ...(given.categoryId !== undefined && { categoryIds: directory.tree.branchOf(given.categoryId) }),
    brandIds: someOf(given.brandIds),
    labelIds: someOf(given.labIds),
    supplierIds: someOf(given.supplierIds),
    specs,
    priceFrom: upsideDown ? to : from,
    priceTo: upsideDown ? from : to,
    inStock: given.inStock === 1,
  };
}

const byCount = <T extends { count: number }>(values: T[]): T[] => values.sort((a, b) => b.count - a.count);

const named = (counts: ReadonlyMap<number, number>, names: ReadonlyMap<number, string>) =>
  byCount([...counts].map(([id, count]) => ({ id, name: names.get(id) ?? '', count })).filter((each) => each.name));

function specFacets(counts: ReadonlyMap<number, number>, specNames: readonly string[]): Facets['specs'] {
  const axes = new Map<string, { value: string; count: number }[]>();
  for (const [code, count] of counts) {
    const pair = specNames[code] ?? '';
    const cut = pair.indexOf(':');
    const axis = pair.slice(0, cut);
    axes.set(axis, [...(axes.get(axis) ?? []), { value: pair.slice(cut + 1), count }]);
  }
  const sum = (values: { count: number }[]) => values.reduce((total, each) => total + each.count, 0);
  return [...axes]
    .map(([name, values]) => ({ name, values: byCount(values) }))
    .sort((a, b) => sum(b.values) - sum(a.values))
    .slice(0, 6);
}

function toFacets({ shelf, directory }: SearchMemory, counts: Counts): Facets {
  return {
    categories: directory.tree.nextChoices(counts.categories),
    brands: named(counts.brands, directory.brands).slice(0, 60),
    labels: named(counts.labels, directory.labels),
    suppliers: named(counts.suppliers, directory.suppliers).slice(0, 60),
    // Both ends belong to a band, so that asking for exactly it finds exactly its count.
    prices: priceBands(counts.prices).map(({ from, to, count }) => ({
      from: fenToYuan(from),
      to: to === null ? null : fenToYuan(to - 1),
      count,
    })),
    specs: specFacets(counts.specs, shelf.specNames.names),
  };
}

async function find(
  tx: Db,
  memory: SearchMemory,
  viewer: Viewer,
  searchKey: string,
  given: FilterInput,
  wholly = false,
) {
  const { shelf } = memory;
  const filter = toFilter(memory, given);
  const matches = await matchWords(tx, memory, viewer, searchKey, { wholly, asTyped: given.asTyped === 1 });
  const prices = await viewerPrices(tx, memory, viewer, given.selAstrict === 1);
  const candidates = matches ?? { docs: filter.categoryIds ? shelf.docsIn(filter.categoryIds) : shelf.allDocs() };
  const found = findOnShelf(shelf, candidates, filter, prices, given.sort);
  return { found, matched: matches?.matched ?? ('all' as const), notes: matches?.notes ?? noNotes };
}

/** Visitors ask the same questions again and again; an answer is good until something changes. */
async function findCached(
  tx: Db,
  memory: SearchMemory,
  viewer: Viewer,
  searchKey: string,
  given: FilterInput,
): Promise<Answer> {
  const make = async (): Promise<Answer> => {
    const { found, matched, notes } = await find(tx, memory, viewer, searchKey, given);
    return { found, facets: toFacets(memory, found.counts), matched, notes };
  };
  if (viewer.customerId !== null) return make();
  const key = JSON.stringify([searchKey, given]);
  const known = memory.results.get(key);
  if (known) return known;
  const { version } = memory.shelf;
  const answer = await make();
  if (memory.shelf.version === version) memory.results.set(key, answer);
  return answer;
}

const nearCategoriesShown = 5;

async function makePage(tx: Db, memory: SearchMemory, viewer: Viewer, input: SkuPageInput): Promise<SkuPage> {
  const given = input.reqData ?? plainFilter;
  const { found, facets, matched, notes } = await findCached(tx, memory, viewer, input.searchKey, given);
  const from = (input.pageIndex - 1) * input.pageSize;
  const skuIds = Array.from(found.docs.subarray(from, from + input.pageSize), (doc) => memory.shelf.skuId[doc] ?? 0);
  const cards = cachedCards(memory);
  const { tree } = memory.directory;
  return {
    resultData: await listCards(tx, viewer, skuIds, cards),
    totalCount: found.docs.length,
    facets,
    matched: found.docs.length === 0 ? ('none' as const) : matched,
    didYouMean: notes.didYouMean,
    searched: found.docs.length === 0 ? '' : notes.searched,
    missing: [...notes.missing],
    nearCategories: tree
      .nearTo(notes.missing, nearCategoriesShown)
      .map((categoryId) => ({ categoryId, categoryName: tree.nameOf(categoryId) })),
    exactItemId: found.docs.length === 0 ? 0 : notes.exactSkuId,
    breadcrumb: given.categoryId === undefined ? [] : cards.categoryPath(given.categoryId),
  };
}

export async function searchSkus(shelves: Shelves, tx: Db, viewer: Viewer, input: SkuPageInput): Promise<SkuPage> {
  const memory = await shelves.of(tx, viewer.companyId);
  if (viewer.customerId !== null) return makePage(tx, memory, viewer, input);
  const key = JSON.stringify(input);
  const known = memory.pages.get(key);
  if (known) return known;
  const { version } = memory.shelf;
  const page = await makePage(tx, memory, viewer, input);
  if (memory.shelf.version === version) memory.pages.set(key, page);
  return page;
}

/** The first of what a page would show, without counting and without prices: for who asks hundreds of times. */
export async function searchBriefly(shelves: Shelves, tx: Db, viewer: Viewer, searchKey: string, most: number) {
  const memory = await shelves.of(tx, viewer.companyId);
  const { found, matched } = await find(tx, memory, viewer, searchKey, plainFilter, true);
  const skuIds = Array.from(found.docs.subarray(0, most), (doc) => memory.shelf.skuId[doc] ?? 0);
  const rows = new Map((await cachedCards(memory).rows(tx, viewer.companyId, skuIds)).map((row) => [row.skuId, row]));
  return { matched, rows: skuIds.flatMap((skuId) => rows.get(skuId) ?? []) };
}

const suggestionLimit = 10;

export async function suggestWords(shelves: Shelves, tx: Db, viewer: Viewer, typed: string): Promise<Suggestion[]> {
  const { directory } = await shelves.of(tx, viewer.companyId);
  const numbers = [
    ...(viewer.customerId ? await findPartPrefix(tx, viewer.customerId, typed) : []),
    ...(await findNumberPrefix(tx, viewer.companyId, typed)),
  ].map(({ skuId, text }) => ({ text, kind: 'sku' as const, id: skuId }));
  return [...numbers, ...suggest(directory.terms, typed, suggestionLimit)].slice(0, suggestionLimit);
}

export const listHotSearches = (tx: Db, companyId: number): Promise<HotSearch[]> => selectHotSearches(tx, companyId);

export async function addHotSearch(tx: Db, word: typeof hotSearches.$inferInsert): Promise<void> {
  await tx.insert(hotSearches).values(word);
}

/** Every group is a list of words that mean the same. */
export async function addSynonyms(tx: Db, companyId: number, groups: readonly (readonly string[])[]): Promise<void> {
  const rows = groups.flatMap((words, groupNo) => words.map((word) => ({ companyId, groupNo, word })));
  await tx.insert(synonyms).values(rows);
}
