import type { Viewer } from '../cards/cards.service';
import type { Db } from '../db/client';
import { cutCoarse } from './jieba';
import { findExactNumbers } from './numbers.queries';
import { type SameAs, typedWords, type WordQueries, wordQueries } from './query.rules';
import { type Ranked, selectMatches, selectRanked } from './shelf.queries';
import type { Matches, SearchMemory } from './shelves.service';
import { fold } from './words.rules';

/** Exact number, then the very kind, then the name, then anywhere. */
const tier = { number: 0, kind: 1, name: 2, anywhere: 3 };

const nothing: Matches = { docs: new Int32Array(0), tiers: new Uint8Array(0), matched: 'none', version: 0 };

const closerOf = ({ ofTheKind, inName }: WordQueries) => [ofTheKind, inName];

/** Ranks of the closer questions to tiers. What is not on the shelf yet is left to the next look. */
function toDocs({ shelf }: SearchMemory, { skuIds, ranks }: Ranked): Pick<Matches, 'docs' | 'tiers'> {
  const docs = new Int32Array(skuIds.length);
  const tiers = new Uint8Array(skuIds.length);
  let size = 0;
  for (let at = 0; at < skuIds.length; at += 1) {
    const doc = shelf.docOf(skuIds[at] ?? 0);
    if (doc < 0) continue;
    docs[size] = doc;
    tiers[size++] = tier.kind + (ranks[at] ?? 0);
  }
  return { docs: docs.subarray(0, size), tiers: tiers.subarray(0, size) };
}

async function askAll(tx: Db, memory: SearchMemory, companyId: number, queries: WordQueries): Promise<Matches | null> {
  const { version } = memory.shelf;
  for (const query of [queries.everywhere, queries.byCharacter]) {
    const ranked = await selectRanked(tx, companyId, query, closerOf(queries));
    if (ranked.skuIds.length > 0) return { ...toDocs(memory, ranked), matched: 'all', version, asked: query };
  }
  return null;
}

/** What holds the most of the words. */
async function askPartly(tx: Db, memory: SearchMemory, companyId: number, { single }: WordQueries): Promise<Matches> {
  const found = single.length > 0 ? await selectMatches(tx, companyId, single) : [];
  const hits = new Map<number, number>();
  for (const skuIds of found) for (const skuId of skuIds) hits.set(skuId, (hits.get(skuId) ?? 0) + 1);
  const most = Math.max(0, ...new Set(hits.values()));
  if (most === 0) return nothing;
  const best = [...hits].filter(([, count]) => count === most).map(([skuId]) => skuId);
  const ranks = new Uint8Array(best.length).fill(tier.anywhere - tier.kind);
  return { ...toDocs(memory, { skuIds: Int32Array.from(best), ranks }), matched: 'partial', version: 0 };
}

/** A word stands for its synonyms, and letters for the words that sound so. */
function sameWords({ directory }: SearchMemory): SameAs {
  return (word) => [...new Set([word, ...(directory.synonyms.get(word) ?? []), ...(directory.sounds.get(word) ?? [])])];
}

/** So many changed articles are looked at one by one; beyond that the whole question is asked again. */
const patchLimit = 500;

/** A kept list made good again: what changed since is asked for alone. Null when it has to be asked anew. */
async function patch(
  tx: Db,
  memory: SearchMemory,
  companyId: number,
  queries: WordQueries,
  kept: Matches,
): Promise<Matches | null> {
  const { version } = memory.shelf;
  // New synonyms ask another question; and what only the single characters found may now be found by its words.
  if (kept.asked !== queries.everywhere) return null;
  if (kept.version === version) return kept;
  const changed = memory.shelf.changedSince(kept.version);
  if (changed === null || changed.size > patchLimit) return null;
  const among = Array.from(changed, (doc) => memory.shelf.skuId[doc] ?? 0);
  const fresh = toDocs(memory, await selectRanked(tx, companyId, queries.everywhere, closerOf(queries), among));
  const stays = (_: number, at: number) => !changed.has(kept.docs[at] ?? 0);
  const docs = Int32Array.from([...kept.docs.filter(stays), ...fresh.docs]);
  const tiers = Uint8Array.from([...kept.tiers.filter(stays), ...fresh.tiers]);
  return docs.length > 0 ? { ...kept, docs, tiers, version } : null;
}

async function ask(tx: Db, memory: SearchMemory, companyId: number, key: string, wholly: boolean): Promise<Matches> {
  const queries = wordQueries(typedWords(key, cutCoarse), sameWords(memory));
  if (!queries) return nothing;
  const kept = memory.matches.get(key);
  const known = kept && (await patch(tx, memory, companyId, queries, kept));
  const whole = known ?? (await askAll(tx, memory, companyId, queries));
  const matches = whole ?? (wholly ? nothing : await askPartly(tx, memory, companyId, queries));
  if (matches.asked !== undefined && matches !== kept) memory.matches.set(key, matches);
  return matches;
}

function withNumbers(memory: SearchMemory, exact: readonly number[], matches: Matches): Matches {
  const docs = exact.map((skuId) => memory.shelf.docOf(skuId)).filter((doc) => doc >= 0);
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
    version: matches.version,
  };
}

/** Null when nothing was typed: then everything is meant. `wholly`: what holds only some of the words is no match. */
export async function matchWords(
  tx: Db,
  memory: SearchMemory,
  viewer: Viewer,
  typed: string,
  wholly = false,
): Promise<Matches | null> {
  const key = fold(typed).trim();
  if (key === '') return null;
  const [exact, matches] = await Promise.all([
    findExactNumbers(tx, viewer.companyId, viewer.customerId, typed),
    ask(tx, memory, viewer.companyId, key, wholly),
  ]);
  return withNumbers(memory, exact, matches);
}
