import type { Viewer } from '../catalog/cards.service';
import type { Db } from '../db/client';
import { cutCoarse } from './jieba';
import { findExactNumbers } from './numbers.queries';
import { type SameAs, typedWords, type WordQueries, wordQueries } from './query.rules';
import { selectMatches } from './shelf.queries';
import type { Aisle, Matches } from './shelves.service';
import { fold } from './words.rules';

/** Exact number, then the very kind, then the name, then anywhere. */
const tier = { number: 0, kind: 1, name: 2, anywhere: 3 };

function toMatches(tiers: Map<number, number>, matched: Matches['matched']): Matches {
  // A change that committed a moment ago may not be on the shelf yet; the next question finds it.
  tiers.delete(-1);
  return { docs: Int32Array.from(tiers.keys()), tiers: Uint8Array.from(tiers.values()), matched };
}

async function askAll(tx: Db, { shelf }: Aisle, companyId: number, queries: WordQueries): Promise<Matches | null> {
  for (const query of [queries.everywhere, queries.byCharacter]) {
    const [all = [], kind = [], named = []] = await selectMatches(tx, companyId, [
      query,
      queries.ofTheKind,
      queries.inName,
    ]);
    if (all.length === 0) continue;
    const tiers = new Map<number, number>();
    for (const skuId of all) tiers.set(shelf.docOf(skuId), tier.anywhere);
    for (const skuId of named) tiers.set(shelf.docOf(skuId), tier.name);
    for (const skuId of kind) tiers.set(shelf.docOf(skuId), tier.kind);
    return toMatches(tiers, 'all');
  }
  return null;
}

/** What holds the most of the words. */
async function askPartly(tx: Db, { shelf }: Aisle, companyId: number, { single }: WordQueries): Promise<Matches> {
  const found = single.length > 0 ? await selectMatches(tx, companyId, single) : [];
  const hits = new Map<number, number>();
  for (const skuIds of found) {
    for (const skuId of skuIds) hits.set(shelf.docOf(skuId), (hits.get(shelf.docOf(skuId)) ?? 0) + 1);
  }
  const most = Math.max(0, ...new Set(hits.values()));
  const best = [...hits].filter(([, count]) => count === most).map(([doc]): [number, number] => [doc, tier.anywhere]);
  return toMatches(new Map(best), best.length > 0 ? 'partial' : 'none');
}

/** A word stands for its synonyms, and letters for the words that sound so. */
function sameWords({ directory }: Aisle): SameAs {
  return (word) => [...new Set([word, ...(directory.synonyms.get(word) ?? []), ...(directory.sounds.get(word) ?? [])])];
}

async function ask(tx: Db, aisle: Aisle, companyId: number, typed: string): Promise<Matches> {
  const queries = wordQueries(typedWords(typed, cutCoarse), sameWords(aisle));
  if (!queries) return toMatches(new Map(), 'none');
  return (await askAll(tx, aisle, companyId, queries)) ?? askPartly(tx, aisle, companyId, queries);
}

async function withNumbers(
  tx: Db,
  { shelf }: Aisle,
  viewer: Viewer,
  typed: string,
  matches: Matches,
): Promise<Matches> {
  const exact = await findExactNumbers(tx, viewer.companyId, viewer.customerId, typed);
  const docs = exact.map((skuId) => shelf.docOf(skuId)).filter((doc) => doc >= 0);
  if (docs.length === 0) return matches;
  // A number that hits exactly is what was meant: a partial match beside it would only be noise.
  const rest = matches.matched === 'all' ? matches : { docs: [], tiers: [] };
  const tiers = new Map(Array.from(rest.docs, (doc, at) => [doc, rest.tiers[at] ?? tier.anywhere]));
  for (const doc of docs) tiers.set(doc, tier.number);
  return toMatches(tiers, 'all');
}

/** Null when nothing was typed: then everything is meant. */
export async function matchWords(tx: Db, aisle: Aisle, viewer: Viewer, typed: string): Promise<Matches | null> {
  const key = fold(typed).trim();
  if (key === '') return null;
  let matches = aisle.matches.get(key);
  if (!matches) {
    const { version } = aisle.shelf;
    matches = await ask(tx, aisle, viewer.companyId, key);
    if (aisle.shelf.version === version) aisle.matches.set(key, matches);
  }
  return withNumbers(tx, aisle, viewer, typed, matches);
}
