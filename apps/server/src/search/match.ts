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

const nothing: Matches = { docs: new Int32Array(0), tiers: new Uint8Array(0), matched: 'none' };

/** Lists of SKUs, the best match last: a document takes the tier of the last list that holds it. */
function inTiers({ shelf }: Aisle, lists: { skuIds: Int32Array; tier: number }[]): Omit<Matches, 'matched'> {
  const tierOf = new Uint8Array(shelf.size);
  const docs: number[] = [];
  for (const { skuIds, tier: at } of lists) {
    for (let n = 0; n < skuIds.length; n += 1) {
      const doc = shelf.docOf(skuIds[n] ?? 0);
      // A change that committed a moment ago may not be on the shelf yet; the next question finds it.
      if (doc < 0) continue;
      if (tierOf[doc] === 0) docs.push(doc);
      tierOf[doc] = at + 1;
    }
  }
  return { docs: Int32Array.from(docs), tiers: Uint8Array.from(docs, (doc) => (tierOf[doc] ?? 1) - 1) };
}

const noSkus = new Int32Array(0);

async function askAll(tx: Db, aisle: Aisle, companyId: number, queries: WordQueries): Promise<Matches | null> {
  for (const query of [queries.everywhere, queries.byCharacter]) {
    const [all = noSkus, named = noSkus, kind = noSkus] = await selectMatches(tx, companyId, [
      query,
      queries.inName,
      queries.ofTheKind,
    ]);
    if (all.length === 0) continue;
    const lists = [
      { skuIds: all, tier: tier.anywhere },
      { skuIds: named, tier: tier.name },
      { skuIds: kind, tier: tier.kind },
    ];
    return { ...inTiers(aisle, lists), matched: 'all' };
  }
  return null;
}

/** What holds the most of the words. */
async function askPartly(tx: Db, aisle: Aisle, companyId: number, { single }: WordQueries): Promise<Matches> {
  const found = single.length > 0 ? await selectMatches(tx, companyId, single) : [];
  const hits = new Map<number, number>();
  for (const skuIds of found) for (const skuId of skuIds) hits.set(skuId, (hits.get(skuId) ?? 0) + 1);
  const most = Math.max(0, ...new Set(hits.values()));
  if (most === 0) return nothing;
  const best = [...hits].filter(([, count]) => count === most).map(([skuId]) => skuId);
  return { ...inTiers(aisle, [{ skuIds: Int32Array.from(best), tier: tier.anywhere }]), matched: 'partial' };
}

/** A word stands for its synonyms, and letters for the words that sound so. */
function sameWords({ directory }: Aisle): SameAs {
  return (word) => [...new Set([word, ...(directory.synonyms.get(word) ?? []), ...(directory.sounds.get(word) ?? [])])];
}

async function ask(tx: Db, aisle: Aisle, companyId: number, typed: string): Promise<Matches> {
  const queries = wordQueries(typedWords(typed, cutCoarse), sameWords(aisle));
  if (!queries) return nothing;
  return (await askAll(tx, aisle, companyId, queries)) ?? askPartly(tx, aisle, companyId, queries);
}

async function withNumbers(tx: Db, aisle: Aisle, viewer: Viewer, typed: string, matches: Matches): Promise<Matches> {
  const exact = await findExactNumbers(tx, viewer.companyId, viewer.customerId, typed);
  const docs = exact.map((skuId) => aisle.shelf.docOf(skuId)).filter((doc) => doc >= 0);
  if (docs.length === 0) return matches;
  // A number that hits exactly is what was meant: a partial match beside it would only be noise.
  const rest = matches.matched === 'all' ? matches : nothing;
  const others = Array.from(rest.docs, (doc, at) => ({ doc, tier: rest.tiers[at] ?? tier.anywhere })).filter(
    ({ doc }) => !docs.includes(doc),
  );
  return {
    docs: Int32Array.from([...docs, ...others.map((other) => other.doc)]),
    tiers: Uint8Array.from([...docs.map(() => tier.number), ...others.map((other) => other.tier)]),
    matched: 'all',
  };
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
