import type { consoleCalls } from '@yigou/contract/console';
import type { TypedWordFilter, TypedWordModel, TypedWordRow } from '@yigou/contract/goods/typedWords.console';
import { typedWordLimits as limits, type TypedWordKind, typedWordKinds } from '@yigou/contract/goods/typedWords.terms';
import { formatDate } from '@yigou/contract/ground/time';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import type { Db } from '../../ground/db/client';
import type { OperatorContext } from '../../ground/http/context';
import { addDays } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import { customerGroups, customers } from '../../people/customers/customers.tables';
import { plainQuery } from '../search/plainQuery.service';
import { plain } from '../search/words/words.rules';
import { adviceFor, percentOf } from './advice.rules';
import { typedWordSums, typedWords } from './typedWords.tables';
import {
  type Figure,
  type Next,
  type Span,
  selectCustomers,
  selectNexts,
  selectSearchers,
  selectSuccessors,
  selectWeeks,
  selectWord,
  selectWords,
  type WordCounts,
} from './words.queries';

type Input<P extends keyof typeof consoleCalls> = z.output<(typeof consoleCalls)[P]['input']>;
type Days = Pick<TypedWordFilter, 'days' | 'customerId' | 'groupId'>;

/** Today is the last of the days. */
const spanOf = ({ caller, now }: OperatorContext, { days, customerId, groupId }: Days): Span => ({
  companyId: caller.companyId,
  days,
  since: formatDate(addDays(now, 1 - days)),
  customerId,
  groupId,
});

const weekDays = 7;

const nextOf = ({ word, times, results }: Next, searches: number) => ({
  word,
  times,
  results,
  percent: percentOf(times, searches),
});

/** By the number each of them bears. */
async function findSuccessors({ tx, caller }: OperatorContext, rows: readonly WordCounts[]) {
  const nothing = rows.filter(({ fate }) => fate === 'noResult');
  const asked = nothing.map(({ word }) => ({ word, query: plainQuery(word) })).filter(({ query }) => query !== '');
  const found = asked.length > 0 ? await selectSuccessors(tx, caller.companyId, asked) : [];
  return new Map(found.map(({ word, ...successor }) => [word, successor]));
}

/** What the list tells of each word, besides its sums. */
async function describe(ctx: OperatorContext, span: Span, rows: readonly WordCounts[]): Promise<TypedWordRow[]> {
  if (rows.length === 0) return [];
  const { tx, now } = ctx;
  const wordIds = rows.map(({ wordId }) => wordId);
  const weeksSince = formatDate(addDays(now, 1 - limits.weeks * weekDays));
  const weeks = await selectWeeks(tx, { ...span, since: weeksSince }, wordIds, formatDate(now));
  const customers = new Map((await selectCustomers(tx, span, wordIds)).map((row) => [row.wordId, row.customers]));
  const nexts = new Map((await selectNexts(tx, span, wordIds, 1)).map((row) => [row.wordId, row]));
  const successors = await findSuccessors(ctx, rows);
  const weeksOf = (wordId: number) =>
    Array.from({ length: limits.weeks }, (_, at) => {
      const row = weeks.find((each) => each.wordId === wordId && each.weeksAgo === limits.weeks - 1 - at);
      return row?.searches ?? 0;
    });
  return rows.map(({ wordId, clicks, reworded, ...row }) => {
    const { word, fate, searches } = row;
    const found = nexts.get(wordId);
    const next = found ? nextOf(found, searches) : null;
    return {
      ...row,
      wordId,
      customers: customers.get(wordId) ?? 0,
      weeks: weeksOf(wordId),
      clickPercent: percentOf(clicks, searches),
      leftPercent: percentOf(searches - reworded - Math.max(clicks, row.requests), searches),
      next,
      advice: adviceFor({ word, fate, next, successor: successors.get(word) }),
    };
  });
}

/** Each kind with all fates that it means. */
function figuresOf(figures: readonly Figure[]) {
  const sumOf = (kind: TypedWordKind) => {
    const meant = figures.filter(({ fate }) => kind === 'all' || (kind === 'watch' ? fate !== 'fine' : fate === kind));
    const sum = (of: (figure: Figure) => number) => meant.reduce((sofar, figure) => sofar + of(figure), 0);
    return { words: sum(({ words }) => words), searches: sum(({ searches }) => searches) };
  };
  const kinds = Object.keys(typedWordKinds) as TypedWordKind[];
  return Object.fromEntries(kinds.map((kind) => [kind, sumOf(kind)])) as Record<
    TypedWordKind,
    ReturnType<typeof sumOf>
  >;
}

type Wanted = { searchKey: string; reqData: TypedWordFilter };

/** Some of the words, described, with all figures. */
export async function readWords(ctx: OperatorContext, wanted: Wanted, limit: number, offset: number) {
  const { reqData } = wanted;
  const span = spanOf(ctx, reqData);
  const searchKey = plain(wanted.searchKey.trim());
  const found = await selectWords(ctx.tx, span, { ...reqData, searchKey }, reqData.kind, { limit, offset });
  const { rows, figures, searches, customers } = found;
  return { rows: await describe(ctx, span, rows), figures: figuresOf(figures), searches, customers };
}

/** Another company's has no name here. */
async function nameOf({ tx, caller: { companyId } }: OperatorContext, { customerId, groupId }: Days): Promise<string> {
  const named = async (id: number, table: typeof customers | typeof customerGroups, key: PgColumn) => {
    const where = and(eq(table.companyId, companyId), eq(key, id));
    return (await tx.select({ name: table.name }).from(table).where(where))[0]?.name ?? '';
  };
  if (customerId !== undefined) return named(customerId, customers, customers.customerId);
  return groupId === undefined ? '' : named(groupId, customerGroups, customerGroups.groupId);
}

const usualFilter: TypedWordFilter = { days: 7, kind: 'watch', least: 1 };

export async function pageWords(
  ctx: OperatorContext,
  { searchKey, pageIndex, pageSize, reqData = usualFilter }: Input<'TypedWord/GetPage'>,
) {
  const read = await readWords(ctx, { searchKey, reqData }, pageSize, (pageIndex - 1) * pageSize);
  const { rows, figures, searches, customers } = read;
  const whose = await nameOf(ctx, reqData);
  return { resultData: rows, totalCount: figures[reqData.kind].words, figures, searches, customers, whose };
}

/** Another company's is like one that does not exist. */
export async function readWord(
  ctx: OperatorContext,
  { wordId, ...days }: Input<'TypedWord/GetModel'>,
): Promise<TypedWordModel> {
  const span = spanOf(ctx, days);
  const counts = await selectWord(ctx.tx, span, wordId);
  if (!counts) throw new DomainError('notFound');
  const [row] = await describe(ctx, span, [counts]);
  if (!row) throw new DomainError('notFound');
  const nexts = await selectNexts(ctx.tx, span, [wordId], limits.next);
  const searchers = await selectSearchers(ctx.tx, span, wordId);
  const known = searchers.flatMap(({ customerId, ...who }) => (customerId === null ? [] : [{ customerId, ...who }]));
  const others = known.slice(limits.customers);
  const sum = (rows: readonly { searches: number }[]) => rows.reduce((sofar, { searches }) => sofar + searches, 0);
  return {
    ...row,
    who: known.slice(0, limits.customers),
    otherCustomers: { customers: others.length, searches: sum(others) },
    visitors: sum(searchers.filter(({ customerId }) => customerId === null)),
    nexts: nexts.map((next) => nextOf(next, counts.searches)),
  };
}

/** Two who decide differently at once: the second one is told. */
export async function decide(ctx: OperatorContext, { wordIds, seen, state }: Input<'TypedWord/Decide'>): Promise<void> {
  const { tx, caller } = ctx;
  const unique = [...new Set(wordIds)];
  const rows = await tx
    .select({ wordId: typedWords.wordId, word: typedWords.word, state: typedWords.state })
    .from(typedWords)
    .where(and(eq(typedWords.companyId, caller.companyId), inArray(typedWords.wordId, unique)))
    .orderBy(asc(typedWords.word))
    .for('update');
  if (rows.length < unique.length) throw new DomainError('notFound');
  // Sent again it is done already.
  if (rows.some((row) => row.state !== seen && row.state !== state)) throw new DomainError('typedWordsDecided');
  await tx.update(typedWords).set({ state }).where(inArray(typedWords.wordId, unique));
  await tx.update(typedWordSums).set({ state }).where(inArray(typedWordSums.wordId, unique));
  for (const { wordId, word, state: before } of rows)
    await writeAudit(ctx, {
      what: '标记搜索过的词',
      object: { kind: 'typedWord', id: String(wordId) },
      before: { name: word, state: before },
      after: { name: word, state },
    });
}

/** In the last 90 days. */
export async function wordsMostTyped(tx: Db, companyId: number, most: number): Promise<string[]> {
  const rows = await tx
    .select({ word: typedWords.word })
    .from(typedWordSums)
    .innerJoin(typedWords, eq(typedWords.wordId, typedWordSums.wordId))
    .where(and(eq(typedWordSums.companyId, companyId), eq(typedWordSums.days, 90)))
    .orderBy(desc(typedWordSums.searches), asc(typedWords.wordId))
    .limit(most);
  return rows.map(({ word }) => word);
}
