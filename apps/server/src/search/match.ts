import type { Viewer } from '../catalog/cards.service';
import type { Db } from '../db/client';
import { cutCoarse } from './jieba';
import { findExactNumbers } from './numbers.queries';
import { typedWords, wordQueries } from './query.rules';
import { selectMatches } from './shelf.queries';
import type { Aisle, Matches } from './shelves';
import { fold } from './words.rules';

/** Exact number, then name, then anywhere. */
const tier = { number: 0, name: 1, anywhere: 2 };

function gather({ shelf }: Aisle, all: number[], inName: number[], matched: Matches['matched']): Matches {
  const tiers = new Map<number, number>();
  for (const skuId of all) tiers.set(shelf.docOf(skuId), tier.anywhere);
  for (const skuId of inName) tiers.set(shelf.docOf(skuId), tier.name);
  // A change that committed a moment ago may not be on the shelf yet; the next question finds it.
  tiers.delete(-1);
  return { docs: Int32Array.from(tiers.keys()), tiers: Uint8Array.from(tiers.values()), matched };
}

async function ask(tx: Db, aisle: Aisle, companyId: number, typed: string): Promise<Matches> {
  const words = typedWords(typed, cutCoarse, aisle.directory.synonyms);
  const queries = wordQueries(words, aisle.directory.synonyms);
  if (!queries) return { docs: new Int32Array(0), tiers: new Uint8Array(0), matched: 'none' };
  for (const query of [queries.everywhere, queries.byCharacter]) {
    const { all, named } = await selectMatches(tx, companyId, query, queries.inName);
    if (all.length > 0) return gather(aisle, all, named, 'all');
  }
  const { all, named } = await selectMatches(tx, companyId, queries.partly, queries.inName);
  return gather(aisle, all, named, all.length > 0 ? 'partial' : 'none');
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
  return { docs: Int32Array.from(tiers.keys()), tiers: Uint8Array.from(tiers.values()), matched: 'all' };
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
