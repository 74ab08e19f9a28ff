import type { Db } from '../../../ground/db/client';
import type { SearchMemory } from '../shelf/memory';
import { selectTerms } from './terms.queries';
import type { Query, QueryEvaluator } from './terms.rules';

export type Question = { tx: Db; memory: SearchMemory; companyId: number };

/** After this the terms of these queries are known. */
export async function loadTerms(
  { tx, memory, companyId }: Question,
  answers: QueryEvaluator,
  queries: readonly Query[],
) {
  const unknown = answers.unknownTerms(queries);
  if (unknown.length > 0) answers.addTerms(await readTerms(tx, memory, companyId, unknown));
}

/** Which documents hold each of these terms: a term is asked for once, and then kept up to date. */
async function readTerms(tx: Db, memory: SearchMemory, companyId: number, wanted: Iterable<string>) {
  const { shelf, terms } = memory;
  // Taken before the question: what changes meanwhile is looked at again by the next one.
  const { wordsVersion: version } = shelf;
  const docsOf = new Map<string, Int32Array>();
  const unknown: string[] = [];
  const stale: string[] = [];
  let oldest = version;
  for (const term of wanted) {
    const kept = terms.get(term);
    if (kept?.version === version) docsOf.set(term, kept.docs);
    else if (kept) {
      stale.push(term);
      oldest = Math.min(oldest, kept.version);
    } else unknown.push(term);
  }
  const keep = (asked: readonly string[], lists: readonly Int32Array[]) => {
    for (const [at, term] of asked.entries()) {
      const docs = lists[at] ?? new Int32Array(0);
      docsOf.set(term, docs);
      terms.set(term, { docs, version });
    }
  };
  if (stale.length > 0) {
    const changed = shelf.changedSince(oldest);
    if (changed === null || changed.size > patchLimit) unknown.push(...stale);
    else keep(stale, await patch(tx, memory, companyId, stale, changed));
  }
  if (unknown.length > 0) {
    const found = await selectTerms(tx, companyId, unknown);
    keep(
      unknown,
      found.map((skuIds) => toDocs(memory, skuIds)),
    );
  }
  return docsOf;
}

/** So many changed articles are looked at one by one; beyond that a term is asked for anew. */
const patchLimit = 500;

/** Kept from before, and what changed since asked for alone. */
async function patch(tx: Db, memory: SearchMemory, companyId: number, stale: readonly string[], changed: Set<number>) {
  const { shelf, terms } = memory;
  const among = Array.from(changed, (doc) => shelf.skuId[doc] ?? 0);
  const fresh = among.length > 0 ? await selectTerms(tx, companyId, stale, among) : [];
  return stale.map((term, at) => {
    const kept = terms.peek(term)?.docs ?? new Int32Array(0);
    const now = toDocs(memory, fresh[at] ?? new Int32Array(0));
    if (now.length === 0 && !kept.some((doc) => changed.has(doc))) return kept;
    return Int32Array.from([...kept.filter((doc) => !changed.has(doc)), ...now]);
  });
}

/** SKUs to documents. What is not on the shelf yet comes with the next look, as changed. */
function toDocs({ shelf }: SearchMemory, skuIds: Int32Array): Int32Array {
  const docs = new Int32Array(skuIds.length);
  let known = 0;
  for (let at = 0; at < skuIds.length; at += 1) {
    const doc = shelf.docOf(skuIds[at] ?? 0);
    if (doc >= 0) docs[known++] = doc;
  }
  return docs.slice(0, known);
}
