import type { Suggest } from '@yigou/contract/goods/suggest';
import { type ExactNumber, suggestLimits as limits } from '@yigou/contract/goods/suggest.terms';
import type { Db } from '../../../ground/db/client';
import { listCards, type Viewer } from '../../cards/cards.service';
import { specText } from '../../catalog/catalog.rules';
import { cachedCards } from '../listing.service';
import type { ViewerPrices } from '../match/find.rules';
import { matchWhole } from '../match/match';
import { findNearNumbers, findNumbersBeginning } from '../match/matchNumbers';
import type { NumberHit } from '../match/numbers.queries';
import { pinFor } from '../match/pins';
import { profileOf, viewerPrices } from '../match/viewerPrices';
import { findCached, plainFilter } from '../search.service';
import type { Answer, Suggested } from '../shelf/answers';
import type { SearchMemory } from '../shelf/memory';
import type { Shelf } from '../shelf/shelf';
import type { Shelves } from '../shelf/shelves.service';
import { numberKey } from '../words/numbers.rules';
import { fold } from '../words/words.rules';
import { categoriesFor, completeTyped } from './suggest.rules';
import { suggestWordsOf } from './suggestWords';

type SuggestContext = { tx: Db; memory: SearchMemory; viewer: Viewer; prices: ViewerPrices };

const noSuggestion: Suggest = {
  words: [],
  categories: [],
  lists: [],
  goods: [],
  goodsKey: '',
  totalCount: 0,
  exact: null,
  numbers: [],
  searched: '',
  missing: [],
};

/** How many products these are for the viewer. */
function countProducts(shelf: Shelf, docs: Iterable<number>, mayBuy: (doc: number) => boolean): number {
  const products = new Set<number>();
  for (const doc of docs) if (shelf.isOnShelf(doc) && mayBuy(doc)) products.add(shelf.productId[doc] ?? 0);
  return products.size;
}

/** Lists of the same documents have the same mark, in whatever order they stand. */
const markOf = (docs: Int32Array): string => `${docs.length} ${docs.reduce((sum, doc) => sum + doc * doc, 0)}`;

/** Only what finds something, with as many products as its page will show; of several that find the same, the first. */
async function suggestWords({ tx, memory, viewer, prices }: SuggestContext, typed: string): Promise<Suggest['words']> {
  const texts = completeTyped(suggestWordsOf(memory), typed, limits.words + spareWords);
  const found = await Promise.all(texts.map((text) => matchWhole(tx, memory, viewer.companyId, text)));
  const marks = found.map((each) => (each ? markOf(each.docs) : ''));
  return texts
    .map((text, at) => ({ text, count: countProducts(memory.shelf, found[at]?.docs ?? [], prices.mayBuy) }))
    .filter(({ count }, at) => count > 0 && marks.indexOf(marks[at] ?? '') === at)
    .slice(0, limits.words);
}

/** Some are called by several names. */
const spareWords = 2;

function describeCategories({ memory, prices }: SuggestContext, categoryIds: readonly number[]): Suggest['categories'] {
  const { shelf, directory } = memory;
  return categoryIds
    .map((categoryId) => {
      const [top = categoryId] = directory.tree.pathTo(categoryId);
      const docs = shelf.docsIn(directory.tree.branchOf(categoryId));
      return {
        categoryId,
        categoryName: directory.tree.nameOf(categoryId),
        topName: top === categoryId ? '' : directory.tree.nameOf(top),
        count: countProducts(shelf, docs, prices.mayBuy),
      };
    })
    .filter(({ count }) => count > 0);
}

/** What is behind a number, as far as the viewer may buy it. */
async function describeNumbers(asking: SuggestContext, hits: readonly NumberHit[], but: ReadonlySet<number>) {
  const { tx, memory, viewer, prices } = asking;
  const open = hits.filter(({ skuId }) => {
    const doc = memory.shelf.docOf(skuId);
    return doc >= 0 && !but.has(skuId) && memory.shelf.isOnShelf(doc) && prices.mayBuy(doc);
  });
  const some = [...new Map(open.map((hit) => [hit.skuId, hit])).values()].slice(0, limits.numbers);
  const rows = await cachedCards(memory).rows(
    tx,
    viewer.companyId,
    some.map(({ skuId }) => skuId),
  );
  const nameOf = new Map(rows.map(({ skuId, name, specs }) => [skuId, `${name} ${specText(specs)}`.trim()]));
  return some.map(({ skuId, text }) => ({ itemId: skuId, number: text, itemName: nameOf.get(skuId) ?? '' }));
}

type Goods = Pick<Suggest, 'goods' | 'goodsKey' | 'totalCount'> & { skuIds: number[] };

/** So many SKUs are looked for in the lists of who types. */
const heldLimit = 500;

async function goodsOf({ tx, memory, viewer }: SuggestContext, goodsKey: string, { found }: Answer): Promise<Goods> {
  const idsOf = (docs: Int32Array) => Array.from(docs, (doc) => memory.shelf.skuId[doc] ?? 0);
  const shown = idsOf(found.docs.subarray(0, limits.goods));
  return {
    goods: await listCards(tx, viewer, shown, cachedCards(memory)),
    goodsKey,
    totalCount: found.docs.length,
    skuIds: idsOf((found.groups?.members ?? found.docs).subarray(0, heldLimit)),
  };
}

async function suggestExactSku(asking: SuggestContext, typed: string, exactSkuId: number): Promise<Suggested> {
  const { tx, memory, viewer } = asking;
  const goods = await listCards(tx, viewer, [exactSkuId], cachedCards(memory));
  const isPart = goods.some(({ partNo }) => partNo !== '' && numberKey(partNo) === numberKey(typed));
  const exact: ExactNumber = isPart ? 'part' : 'item';
  const near = await findNearNumbers(tx, memory, viewer, typed);
  const numbers = await describeNumbers(asking, near, new Set([exactSkuId]));
  return { suggest: { ...noSuggestion, goods, goodsKey: typed, totalCount: 1, exact, numbers }, skuIds: [exactSkuId] };
}

const isWhole = ({ matched, notes, found }: Answer): boolean =>
  matched === 'all' && notes.searched === '' && found.docs.length > 0;

/** Something of what was typed names goods: then those are worth showing, and what they lack is said. */
const isHalfMet = ({ shelf, directory }: SearchMemory, { notes, found }: Answer, typed: string): boolean => {
  if (found.docs.length === 0 || notes.missing.length === 0) return false;
  const left = notes.missing.reduce((rest, word) => rest.replace(word, ' '), fold(typed)).split(/\s+/);
  return left.some((word) => shelf.names.has(word) && !directory.brandWords.has(word));
};

type Found = Pick<Suggest, 'words' | 'searched' | 'missing'> & { goodsKey: string; answer: Answer };

/** Nothing begins so: a slip, something met in part, or nothing that is sold. */
async function correctedOrPartial(asking: SuggestContext, typed: string, own: Answer): Promise<Found | null> {
  const { searched, missing, didYouMean } = own.notes;
  if (searched !== '' && own.matched === 'all' && own.found.docs.length > 0) {
    return { words: await suggestWords(asking, searched), searched, missing: [], goodsKey: searched, answer: own };
  }
  if (didYouMean === '' && !isHalfMet(asking.memory, own, typed)) return null;
  return { words: [], searched: '', missing: [...missing], goodsKey: typed, answer: own };
}

async function suggestForUnsold(
  asking: SuggestContext,
  typed: string,
  { notes }: Answer,
  numbers: NumberHit[],
): Promise<Suggested> {
  const begun = await describeNumbers(asking, numbers, new Set());
  if (begun.length > 0) return { suggest: { ...noSuggestion, numbers: begun }, skuIds: [] };
  const missing = notes.missing.length > 0 ? [...notes.missing] : [typed];
  const categories = describeCategories(asking, asking.memory.directory.tree.nearTo(missing, limits.categories));
  return { suggest: { ...noSuggestion, missing, categories }, skuIds: [] };
}

async function suggestTyped(asking: SuggestContext, typed: string): Promise<Suggested> {
  const { tx, memory, viewer } = asking;
  const find = (key: string) => findCached(tx, memory, viewer, key, plainFilter);
  const whole = await matchWhole(tx, memory, viewer.companyId, typed);
  // Half a word is only looked for as it stands where it may be a number: what it may become is asked for instead.
  const early = whole || /\d/.test(typed) || pinFor(memory, typed, viewer.now) ? await find(typed) : null;
  if (early && early.notes.exactSkuId > 0 && early.found.docs.length > 0) {
    return suggestExactSku(asking, typed, early.notes.exactSkuId);
  }
  const words = await suggestWords(asking, typed);
  const numbers = await findNumbersBeginning(tx, viewer, typed);
  const plain = { words, searched: '', missing: [] };
  const [first] = words;
  let found: Found | null;
  if (early && isWhole(early)) found = { ...plain, goodsKey: typed, answer: early };
  else if (first) found = { ...plain, goodsKey: first.text, answer: await find(first.text) };
  else {
    const own = early ?? (await find(typed));
    if (own.notes.exactSkuId > 0 && own.found.docs.length > 0)
      return suggestExactSku(asking, typed, own.notes.exactSkuId);
    found = await correctedOrPartial(asking, typed, own);
    if (!found) return suggestForUnsold(asking, typed, own, numbers);
  }
  const { goodsKey, answer, ...said } = found;
  const { skuIds, ...goods } = await goodsOf(asking, goodsKey, answer);
  const shown = new Set(goods.goods.map(({ itemId }) => itemId));
  const categoryIds = categoriesFor(suggestWordsOf(memory), found.searched || typed, limits.categories);
  const more = {
    categories: describeCategories(asking, categoryIds),
    numbers: await describeNumbers(asking, numbers, shown),
  };
  return { suggest: { ...noSuggestion, ...goods, ...said, ...more }, skuIds };
}

/** Suggestions for what was typed so far. Visitors type the same things: their answers are cached for a moment. */
export async function suggestFor(shelves: Shelves, tx: Db, viewer: Viewer, typedText: string): Promise<Suggested> {
  const typed = typedText.trim();
  if (fold(typed).trim() === '') return { suggest: noSuggestion, skuIds: [] };
  const memory = await shelves.of(tx, viewer.companyId);
  const known = viewer.customerId === null ? memory.suggests.get(typed) : undefined;
  if (known) return known;
  const { version } = memory.shelf;
  const prices = viewerPrices(memory, await profileOf(tx, memory, viewer), false);
  const suggested = await suggestTyped({ tx, memory, viewer, prices }, typed);
  if (viewer.customerId === null && memory.shelf.version === version) memory.suggests.set(typed, suggested);
  return suggested;
}
