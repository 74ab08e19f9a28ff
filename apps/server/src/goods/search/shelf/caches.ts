import type { Facets } from '@yigou/contract/goods/catalog';
import type { Cache, CacheBudget } from '../../../ground/lib/cacheBudget';
import type { Answer, CachedCard, CachedProfile, Matches, SkuPage, Suggested } from './answers';

/** What was found for one company at this version of its shelf: all of it may be dropped, and is then found again. */
export type SearchCaches = {
  /** The documents that hold a term, as they were at a version of the words. */
  terms: Cache<string, { docs: Int32Array; version: number }>;
  matches: Cache<string, Matches>;
  results: Cache<string, Answer>;
  /** What cards are made of, until the article changes or something is called otherwise. */
  cards: Cache<number, CachedCard>;
  /** Whole answers to visitors and what each customer sees, for a moment: stock and terms of contracts move on. */
  pages: Cache<string, SkuPage>;
  suggests: Cache<string, Suggested>;
  profiles: Cache<number, CachedProfile>;
};

// Rough figures, estimated from what each item holds; nobody has calibrated them.
const arrayBytes = 200;
const facetBytes = 150;
const cardBytes = 2000;
/** An object beside its card, and how it is written out. */
const hitBytes = 2000;
const writtenRowBytes = 1000;
const profileItemBytes = 50;

const listBytes = (list: { byteLength: number } | undefined): number => arrayBytes + (list?.byteLength ?? 0);

const facetsBytes = ({ categories, brands, labels, suppliers, prices, specs }: Facets): number =>
  facetBytes *
  [categories, brands, labels, suppliers, prices, ...specs.map((axis) => axis.values)].reduce(
    (sum, values) => sum + values.length,
    0,
  );

function answerBytes({ found: { docs, groups }, facets }: Answer): number {
  const lists = [docs, groups?.starts, groups?.sizes, groups?.members];
  return lists.reduce((sum, list) => sum + listBytes(list), facetsBytes(facets));
}

/** Of a moment: with the rest of the shelf between two looks a page shows what was released within a second. */
const answersKept = 0.6;

export function openCaches(budget: CacheBudget, momentMs: number): SearchCaches {
  const keepMs = momentMs * answersKept;
  return {
    terms: budget.open('terms', { bytesOf: ({ docs }) => listBytes(docs) }),
    matches: budget.open('matches', { bytesOf: ({ docs, tiers }) => listBytes(docs) + listBytes(tiers) }),
    results: budget.open('results', { bytesOf: answerBytes }),
    cards: budget.open('cards', { bytesOf: ({ hits }) => cardBytes + hits.size * hitBytes }),
    pages: budget.open('pages', {
      bytesOf: ({ resultData, facets }) => resultData.length * writtenRowBytes + facetsBytes(facets),
      keepMs,
    }),
    suggests: budget.open('suggests', {
      bytesOf: ({ suggest, skuIds }) => (suggest.goods.length + 1) * writtenRowBytes + skuIds.length * 8,
      keepMs,
    }),
    profiles: budget.open('profiles', { bytesOf: ({ size }) => size * profileItemBytes, keepMs: momentMs }),
  };
}
