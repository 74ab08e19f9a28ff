import { and, asc, desc, eq, ilike, inArray, max } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import { oneAtATime } from '../../ground/db/oneAtATime';
import { hotSearches, synonyms, wordLeads, wordPins } from './search.tables';
import { wordKey } from './words/words.rules';

/** How words are read and written for who keeps them, in goods/searchWords; the search itself reads its directory. */

export type SynonymGroup = { groupNo: number; words: string[]; oneWay: string[] };
export type HotWord = { word: string; address: string };
export type Lead = Omit<typeof wordLeads.$inferSelect, 'companyId' | 'wordKey'>;
export type Pin = Omit<typeof wordPins.$inferSelect, 'companyId' | 'wordKey'>;
type At = { limit: number; offset: number };

/** Whoever writes words of a company waits for who does already. */
export const holdWords = (tx: Db, companyId: number): Promise<void> => oneAtATime(tx, `search words of ${companyId}`);

function toGroups(rows: readonly (typeof synonyms.$inferSelect)[]): Map<number, SynonymGroup> {
  const groups = new Map<number, SynonymGroup>();
  for (const { groupNo, word, oneWay } of rows) {
    const group = groups.get(groupNo) ?? { groupNo, words: [], oneWay: [] };
    (oneWay ? group.oneWay : group.words).push(word);
    groups.set(groupNo, group);
  }
  return groups;
}

export async function readGroups(tx: Db, companyId: number, groupNos: readonly number[]): Promise<SynonymGroup[]> {
  if (groupNos.length === 0) return [];
  const rows = await tx
    .select()
    .from(synonyms)
    .where(and(eq(synonyms.companyId, companyId), inArray(synonyms.groupNo, [...groupNos])))
    .orderBy(asc(synonyms.groupNo), asc(synonyms.viewOrder), asc(synonyms.word));
  const groups = toGroups(rows);
  return groupNos.flatMap((groupNo) => groups.get(groupNo) ?? []);
}

/** The newest first; with a word those that have it. */
export async function pageGroups(tx: Db, companyId: number, word: string, { limit, offset }: At) {
  const wanted = and(eq(synonyms.companyId, companyId), word ? ilike(synonyms.word, containing(word)) : undefined);
  const all = await tx
    .selectDistinct({ groupNo: synonyms.groupNo })
    .from(synonyms)
    .where(wanted)
    .orderBy(desc(synonyms.groupNo));
  const shown = all.slice(offset, offset + limit).map(({ groupNo }) => groupNo);
  return { groups: await readGroups(tx, companyId, shown), total: all.length };
}

/** Those that have one of these words, however it is written there. */
export async function groupsWithAny(tx: Db, companyId: number, words: readonly string[]): Promise<SynonymGroup[]> {
  const wanted = new Set(words.map(wordKey));
  const rows = await tx
    .selectDistinct({ groupNo: synonyms.groupNo, word: synonyms.word })
    .from(synonyms)
    .where(eq(synonyms.companyId, companyId));
  const groupNos = rows.flatMap(({ groupNo, word }) => (wanted.has(wordKey(word)) ? groupNo : []));
  return readGroups(tx, companyId, [...new Set(groupNos)]);
}

export async function nextGroupNo(tx: Db, companyId: number): Promise<number> {
  const [row] = await tx
    .select({ last: max(synonyms.groupNo) })
    .from(synonyms)
    .where(eq(synonyms.companyId, companyId));
  return (row?.last ?? -1) + 1;
}

export async function dropGroup(tx: Db, companyId: number, groupNo: number): Promise<void> {
  await tx.delete(synonyms).where(and(eq(synonyms.companyId, companyId), eq(synonyms.groupNo, groupNo)));
}

export async function putGroup(tx: Db, companyId: number, { groupNo, words, oneWay }: SynonymGroup): Promise<void> {
  await dropGroup(tx, companyId, groupNo);
  const all = [...words, ...oneWay].map((word, viewOrder) => {
    return { companyId, groupNo, word, viewOrder, oneWay: viewOrder >= words.length };
  });
  await tx.insert(synonyms).values(all);
}

/** Every group is a list of words that mean the same. */
export async function addSynonyms(tx: Db, companyId: number, groups: readonly (readonly string[])[]): Promise<void> {
  const rows = groups.flatMap((words, groupNo) =>
    words.map((word, viewOrder) => ({ companyId, groupNo, word, viewOrder })),
  );
  await tx.insert(synonyms).values(rows);
}

export const readHot = (tx: Db, companyId: number): Promise<HotWord[]> =>
  tx
    .select({ word: hotSearches.searchKey, address: hotSearches.hotUrl })
    .from(hotSearches)
    .where(eq(hotSearches.companyId, companyId))
    .orderBy(asc(hotSearches.viewOrder), asc(hotSearches.searchId));

/** All of a company's, in this order. */
export async function putHot(tx: Db, companyId: number, words: readonly HotWord[]): Promise<void> {
  await tx.delete(hotSearches).where(eq(hotSearches.companyId, companyId));
  if (words.length === 0) return;
  await tx
    .insert(hotSearches)
    .values(words.map(({ word, address }, viewOrder) => ({ companyId, searchKey: word, hotUrl: address, viewOrder })));
}

const leadColumns = {
  word: wordLeads.word,
  kind: wordLeads.kind,
  targetId: wordLeads.targetId,
  address: wordLeads.address,
};
const leadAt = (companyId: number, word: string) =>
  and(eq(wordLeads.companyId, companyId), eq(wordLeads.wordKey, wordKey(word)));

export async function readLead(tx: Db, companyId: number, word: string): Promise<Lead | null> {
  const [lead] = await tx.select(leadColumns).from(wordLeads).where(leadAt(companyId, word));
  return lead ?? null;
}

export async function pageLeads(tx: Db, companyId: number, word: string, { limit, offset }: At) {
  const wanted = and(eq(wordLeads.companyId, companyId), word ? ilike(wordLeads.word, containing(word)) : undefined);
  const leads = await tx
    .select(leadColumns)
    .from(wordLeads)
    .where(wanted)
    .orderBy(asc(wordLeads.wordKey))
    .limit(limit)
    .offset(offset);
  return { leads, total: await tx.$count(wordLeads, wanted) };
}

export async function putLead(tx: Db, companyId: number, lead: Lead): Promise<void> {
  await dropLead(tx, companyId, lead.word);
  await tx.insert(wordLeads).values({ ...lead, companyId, wordKey: wordKey(lead.word) });
}

export async function dropLead(tx: Db, companyId: number, word: string): Promise<void> {
  await tx.delete(wordLeads).where(leadAt(companyId, word));
}

/** How many words lead there. */
export const countLeads = (tx: Db, kind: Lead['kind'], targetId: number): Promise<number> =>
  tx.$count(wordLeads, and(eq(wordLeads.kind, kind), eq(wordLeads.targetId, targetId)));

const pinColumns = {
  word: wordPins.word,
  pinned: wordPins.pinned,
  hidden: wordPins.hidden,
  fromDay: wordPins.fromDay,
  toDay: wordPins.toDay,
};
const pinAt = (companyId: number, word: string) =>
  and(eq(wordPins.companyId, companyId), eq(wordPins.wordKey, wordKey(word)));

export async function readPin(tx: Db, companyId: number, word: string): Promise<Pin | null> {
  const [pin] = await tx.select(pinColumns).from(wordPins).where(pinAt(companyId, word));
  return pin ?? null;
}

export async function pagePins(tx: Db, companyId: number, word: string, { limit, offset }: At) {
  const wanted = and(eq(wordPins.companyId, companyId), word ? ilike(wordPins.word, containing(word)) : undefined);
  const pins = await tx
    .select(pinColumns)
    .from(wordPins)
    .where(wanted)
    .orderBy(asc(wordPins.wordKey))
    .limit(limit)
    .offset(offset);
  return { pins, total: await tx.$count(wordPins, wanted) };
}

export async function putPin(tx: Db, companyId: number, pin: Pin): Promise<void> {
  await dropPin(tx, companyId, pin.word);
  await tx.insert(wordPins).values({ ...pin, companyId, wordKey: wordKey(pin.word) });
}

export async function dropPin(tx: Db, companyId: number, word: string): Promise<void> {
  await tx.delete(wordPins).where(pinAt(companyId, word));
}

export async function countWords(tx: Db, companyId: number) {
  const groups = await tx
    .selectDistinct({ groupNo: synonyms.groupNo })
    .from(synonyms)
    .where(eq(synonyms.companyId, companyId));
  return {
    synonyms: groups.length,
    hot: await tx.$count(hotSearches, eq(hotSearches.companyId, companyId)),
    leads: await tx.$count(wordLeads, eq(wordLeads.companyId, companyId)),
    pins: await tx.$count(wordPins, eq(wordPins.companyId, companyId)),
  };
}
