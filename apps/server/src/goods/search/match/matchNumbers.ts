import type { Db } from '../../../ground/db/client';
import type { Viewer } from '../../cards/cards.service';
import { type Matches, noNotes } from '../shelf/answers';
import type { SearchMemory } from '../shelf/memory';
import { lookalikeKeys, nearKeys, numberKey, numberKeys } from '../words/numbers.rules';
import { findNumberPrefix, findNumbers, findPartPrefix, findParts, type NumberHit } from './numbers.queries';
import { tier } from './rank.rules';

const docsOnShelf = ({ shelf }: SearchMemory, hits: readonly NumberHit[]) =>
  [...new Set(hits.map(({ skuId }) => shelf.docOf(skuId)))].filter((doc) => doc >= 0);

/** By our number or the customer's. What the shelf knows to be no number of ours is not asked for. */
async function findByKeys(
  tx: Db,
  { shelf }: SearchMemory,
  { companyId, customerId }: Viewer,
  keys: readonly string[],
): Promise<NumberHit[]> {
  const hits = await Promise.all([
    findNumbers(tx, companyId, keys.filter(shelf.numbers.mayHave)),
    customerId === null ? [] : findParts(tx, customerId, keys),
  ]);
  return hits.flat();
}

/** Put before what the words found; a partial match beside a number would only be noise. */
function putNumbersFirst(memory: SearchMemory, typed: string, hits: readonly NumberHit[], matches: Matches): Matches {
  const docs = docsOnShelf(memory, hits);
  if (docs.length === 0) return matches;
  const whole = hits.filter(({ text }) => numberKey(text) === numberKey(typed));
  const exact = new Set(whole.map(({ skuId }) => skuId));
  const keeps = matches.matched === 'all' && matches.notes.searched === '';
  const first = new Set(docs);
  const rest = keeps ? Array.from(matches.docs.keys()).filter((at) => !first.has(matches.docs[at] ?? -1)) : [];
  return {
    docs: Int32Array.from([...docs, ...rest.map((at) => matches.docs[at] ?? 0)]),
    tiers: Uint8Array.from([...docs.map(() => tier.number), ...rest.map((at) => matches.tiers[at] ?? tier.anywhere)]),
    matched: 'all',
    version: matches.version,
    notes: { ...noNotes, exactSkuId: exact.size === 1 ? ([...exact][0] ?? 0) : 0 },
  };
}

/** The articles whose numbers stand anywhere in what was typed. */
export async function matchNumbers(
  tx: Db,
  memory: SearchMemory,
  viewer: Viewer,
  typed: string,
): Promise<(matches: Matches) => Matches> {
  // Customers may call their parts as they like, with no digit in it.
  const whole =
    viewer.customerId === null ? [] : [numberKey(typed)].filter((key) => key.length > 1 && key.length <= 50);
  const keys = [...new Set([...numberKeys(typed), ...whole])];
  const hits = await findByKeys(tx, memory, viewer, keys);
  return (matches) => putNumbersFirst(memory, typed, hits, matches);
}

/** Whoever types a number, or how it begins, means SKUs: found by its number, or `DL-04` of DL-0414-BK. */
export async function isNumberTyped(
  tx: Db,
  companyId: number,
  typed: string,
  tiers: Uint8Array | undefined,
): Promise<boolean> {
  if (tiers?.includes(tier.number)) return true;
  return numberBegun.test(typed.trim()) && (await findNumberPrefix(tx, companyId, typed)).length > 0;
}

const numberBegun = /^(?=.*\d)[a-z\d]+-[a-z\d-]+$/i;

const longestKey = (keys: readonly string[]) => keys.toSorted((a, b) => b.length - a.length)[0];

/** When the number does not exist: the same with 0 for O is meant; a digit more or less is suggested. */
export async function matchNearNumbers(
  tx: Db,
  memory: SearchMemory,
  viewer: Viewer,
  typed: string,
): Promise<Matches | null> {
  const key = longestKey(numberKeys(typed));
  if (key === undefined) return null;
  for (const [keys, isSure] of [[lookalikeKeys(key), true] as const, [nearKeys(key), false] as const]) {
    const hits = await findByKeys(tx, memory, viewer, keys);
    const docs = docsOnShelf(memory, hits);
    if (docs.length === 0) continue;
    const text = hits[0]?.text ?? '';
    const notes = isSure && docs.length === 1 ? { searched: text } : { didYouMean: text };
    return {
      docs: Int32Array.from(docs),
      tiers: new Uint8Array(docs.length).fill(tier.number),
      matched: isSure ? 'all' : 'partial',
      version: 0,
      notes: { ...noNotes, ...notes },
    };
  }
  return null;
}

/** Numbers that begin with what was typed, the customer's own first. */
export async function findNumbersBeginning(
  tx: Db,
  { companyId, customerId }: Viewer,
  typed: string,
): Promise<NumberHit[]> {
  const own = customerId === null ? [] : await findPartPrefix(tx, customerId, typed);
  return [...own, ...(await findNumberPrefix(tx, companyId, typed))];
}

/** Numbers that differ from what was typed by a sign. */
export async function findNearNumbers(
  tx: Db,
  memory: SearchMemory,
  viewer: Viewer,
  typed: string,
): Promise<NumberHit[]> {
  const hits = await findByKeys(tx, memory, viewer, nearKeys(numberKey(typed)));
  return hits.toSorted((a, b) => (a.text < b.text ? -1 : 1));
}
