import type { consoleCalls } from '@yigou/contract/console';
import {
  type ChangeRow,
  type ChangeRowTab,
  type ChangeSetModel,
  changeRowTabs,
  changeSetTabs,
} from '@yigou/contract/goods/changeSets.console';
import type { ReleaseHit } from '@yigou/contract/goods/changeSets.terms';
import { fieldOf, thingLabels } from '@yigou/contract/goods/fields.terms';
import { formatTime } from '@yigou/contract/ground/time';
import { and, asc, count, desc, eq, ilike, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import type { OperatorContext } from '../../ground/http/context';
import { cacheBudget } from '../../ground/lib/cacheBudget';
import { DomainError } from '../../ground/lib/domainError';
import { operatorsWithFunction } from '../../people/operators/operators.service';
import { fallPercent, needsSecondPerson } from './changeSets.rules';
import { readRules } from './changeSets.service';
import { changeRows, changeSetLogs, changeSets } from './changeSets.tables';
import { actionsOf, isMaker, toHead, toRows } from './changeSetView.service';
import type { ChangeSet, ChangeRow as Row } from './drafting.service';
import { readImpact } from './impact.service';
import { readPriceSteps, type SkuStep } from './priceSteps.service';
import type { SkuUse } from './skuUse.service';

type Input<P extends keyof typeof consoleCalls> = z.output<(typeof consoleCalls)[P]['input']>;

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[];

export async function pageSets(
  ctx: OperatorContext,
  { searchKey, reqData, pageIndex, pageSize }: Input<'ChangeSet/GetPage'>,
) {
  const { tx, caller } = ctx;
  const { tab = 'open', mine = false } = reqData ?? {};
  const word = searchKey.trim();
  const asked = and(
    eq(changeSets.companyId, caller.companyId),
    mine ? and(eq(changeSets.actorKind, 'operator'), eq(changeSets.actorId, caller.operatorId)) : undefined,
    word
      ? or(
          ...[changeSets.setNo, changeSets.title, changeSets.who, changeSets.sourceNote].map((column) =>
            ilike(column, containing(word)),
          ),
        )
      : undefined,
  );
  const counts = await tx
    .select({ state: changeSets.state, n: count() })
    .from(changeSets)
    .where(asked)
    .groupBy(changeSets.state);
  const states = (name: typeof tab): readonly string[] => changeSetTabs[name].states;
  const countOf = (name: typeof tab): number =>
    counts.reduce((sum, { state, n }) => sum + (states(name).includes(state) ? n : 0), 0);
  const rows = await tx
    .select()
    .from(changeSets)
    .where(and(asked, inArray(changeSets.state, [...changeSetTabs[tab].states] as ChangeSet['state'][])))
    .orderBy(desc(changeSets.changeSetId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  const tabCounts = Object.fromEntries(keysOf(changeSetTabs).map((name) => [name, countOf(name)]));
  return { resultData: rows.map(toHead), totalCount: countOf(tab), tabCounts: tabCounts as Record<typeof tab, number> };
}

export async function findSet({ tx, caller }: OperatorContext, changeSetId: number): Promise<ChangeSet> {
  const own = and(eq(changeSets.changeSetId, changeSetId), eq(changeSets.companyId, caller.companyId));
  const [set] = await tx.select().from(changeSets).where(own);
  if (!set) throw new DomainError('notFound');
  return set;
}

const bounds = [-30, -10, 0, 10, 30];

/** How many SKUs fall or rise by how much. */
function histogram(steps: readonly SkuStep[]): ChangeSetModel['steps'] {
  const moves = steps
    .filter(({ before }) => before !== null)
    .map((step) => -fallPercent(step))
    .filter((each) => each !== 0);
  return [null, ...bounds].map((from, at) => {
    const to = bounds[at] ?? null;
    const inside = moves.filter((each) => (from === null || each > from) && (to === null || each <= to));
    return { from, to, count: inside.length };
  });
}

async function relatedOf(tx: Db, set: ChangeSet) {
  const shown = { changeSetId: changeSets.changeSetId, setNo: changeSets.setNo };
  const [undoes] = set.undoes
    ? await tx.select(shown).from(changeSets).where(eq(changeSets.changeSetId, set.undoes))
    : [];
  const [undoneBy] = await tx
    .select(shown)
    .from(changeSets)
    .where(and(eq(changeSets.undoes, set.changeSetId), ne(changeSets.state, 'discarded')));
  return { undoes: undoes ?? null, undoneBy: undoneBy ?? null };
}

const stepFigures = (steps: readonly SkuStep[]) => ({
  steps: histogram(steps),
  priceUp: steps.filter((step) => fallPercent(step) < 0).length,
  priceDown: steps.filter((step) => fallPercent(step) > 0).length,
});

/** While a set is written whoever watches asks every second, and what it does to the prices stays as it is. */
export function createStepFigures() {
  const kept = cacheBudget.open<number, ReturnType<typeof stepFigures>>('changeSetSteps', {
    bytesOf: () => 500,
    keepMs: 60_000,
  });
  return async (tx: Db, set: ChangeSet) => {
    const known = set.state === 'releasing' ? kept.get(set.changeSetId) : undefined;
    if (known) return known;
    const made = stepFigures(await readPriceSteps(tx, set));
    kept.set(set.changeSetId, made);
    return made;
  };
}
export type StepFigures = ReturnType<typeof createStepFigures>;

const beforeRelease: readonly ChangeSet['state'][] = ['draft', 'pending', 'scheduled'];

export async function readSet(
  { figuresOf, skuUses }: { figuresOf: StepFigures; skuUses: readonly SkuUse[] },
  ctx: OperatorContext,
  changeSetId: number,
): Promise<ChangeSetModel> {
  const { tx, caller } = ctx;
  const set = await findSet(ctx, changeSetId);
  const ofSet = eq(changeRows.changeSetId, changeSetId);
  const kinds = await tx
    .select({ thing: changeRows.thing, field: changeRows.field, n: count() })
    .from(changeRows)
    .where(ofSet)
    .groupBy(changeRows.thing, changeRows.field)
    .orderBy(desc(count()));
  const figures = await figuresOf(tx, set);
  const log = await tx
    .select()
    .from(changeSetLogs)
    .where(eq(changeSetLogs.changeSetId, changeSetId))
    .orderBy(asc(changeSetLogs.logId));
  const related = await relatedOf(tx, set);
  const about = { companyId: caller.companyId, changeSetId, now: ctx.now };
  const impact = beforeRelease.includes(set.state) ? await readImpact(tx, about, skuUses) : [];
  const second = needsSecondPerson(set.hits);
  const others = second ? await operatorsWithFunction(tx, caller.companyId, 'goods/release') : [];
  return {
    ...toHead(set),
    ...related,
    impact,
    kinds: kinds.map(({ thing, field, n }) => ({
      thing,
      field,
      label: fieldOf(thing, field)?.label ?? `${thingLabels[thing]}增减`,
      count: n,
    })),
    ...figures,
    secondPerson: second,
    mayRelease: others.filter(({ operatorId }) => !isMaker(set, { operatorId })).map(({ name }) => name),
    log: log.map(({ at, who, what, note }) => ({ time: formatTime(at), who, what, note })),
    actions: actionsOf(set, caller, related.undoneBy !== null),
  };
}

const priced: SQL = sql`${changeRows.field} in ('listPrice', 'price') and ${changeRows.before} is not null`;
const move: SQL = sql`((${changeRows.after} #>> '{}')::float8 - (${changeRows.before} #>> '{}')::float8) / nullif((${changeRows.before} #>> '{}')::float8, 0)`;

function tabWhere(tab: ChangeRowTab, hitRows: readonly number[]): SQL | undefined {
  const isPriced = and(inArray(changeRows.field, ['listPrice', 'price']), sql`${changeRows.before} is not null`);
  const wheres: Record<ChangeRowTab, SQL | undefined> = {
    largest: isPriced,
    down: and(isPriced, sql`${move} < 0`),
    up: and(isPriced, sql`${move} > 0`),
    hits: hitRows.length > 0 ? inArray(changeRows.rowNo, [...hitRows]) : sql`false`,
    new: and(eq(changeRows.field, ''), sql`${changeRows.before} is null`),
    other: notInArray(changeRows.field, ['listPrice', 'price', '']),
    skipped: eq(changeRows.state, 'skipped'),
    all: undefined,
  };
  return wheres[tab];
}

/** The rows that a rule asks about, and which rule. */
async function hitRowsOf(tx: Db, set: ChangeSet): Promise<Map<number, ReleaseHit>> {
  const rules = await readRules(tx, set.companyId);
  const hits = new Map<number, ReleaseHit>();
  for (const step of await readPriceSteps(tx, set)) {
    if (rules.belowCost && step.cost !== null && step.after < step.cost) hits.set(step.rowNo, 'belowCost');
    else if (fallPercent(step) > rules.priceDownPercent) hits.set(step.rowNo, 'priceDown');
  }
  return hits;
}

export async function pageRows(
  ctx: OperatorContext,
  { searchKey, reqData, pageIndex, pageSize }: Input<'ChangeSet/GetRows'>,
) {
  const { tx } = ctx;
  const set = await findSet(ctx, reqData?.changeSetId ?? 0);
  const tab = reqData?.tab ?? 'all';
  const word = searchKey.trim();
  const hits = await hitRowsOf(tx, set);
  const asked = and(
    eq(changeRows.changeSetId, set.changeSetId),
    word ? ilike(changeRows.label, containing(word)) : undefined,
  );
  const tabCounts = {} as Record<ChangeRowTab, number>;
  for (const name of keysOf(changeRowTabs))
    tabCounts[name] = await tx.$count(changeRows, and(asked, tabWhere(name, [...hits.keys()])));
  const byMove = ['largest', 'down', 'up', 'hits'].includes(tab);
  const largest = sql`case when ${priced} then abs(${move}) end desc nulls last`;
  const rows = await tx
    .select()
    .from(changeRows)
    .where(and(asked, tabWhere(tab, [...hits.keys()])))
    .orderBy(...(byMove ? [largest] : []), asc(changeRows.rowNo))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  const shown = await toRows(tx, set.companyId, rows);
  const resultData: ChangeRow[] = shown.map((row) => ({ ...row, hit: hits.get(row.rowNo) ?? null }));
  return { resultData, totalCount: tabCounts[tab], tabCounts };
}

/** What ever was written to a product or its SKUs, latest first. */
export async function pageHistory(
  ctx: OperatorContext,
  { reqData, pageIndex, pageSize }: Input<'ChangeSet/GetHistory'>,
) {
  const { tx, caller } = ctx;
  const written = and(
    eq(changeRows.productId, reqData?.productId ?? 0),
    eq(changeSets.companyId, caller.companyId),
    inArray(changeRows.state, ['applied', 'undone']),
  );
  const found = await tx
    .select({ row: changeRows, set: changeSets })
    .from(changeRows)
    .innerJoin(changeSets, eq(changeSets.changeSetId, changeRows.changeSetId))
    .where(written)
    .orderBy(desc(changeRows.appliedAt), desc(changeRows.changeRowId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  const [total] = await tx
    .select({ n: count() })
    .from(changeRows)
    .innerJoin(changeSets, eq(changeSets.changeSetId, changeRows.changeSetId))
    .where(written);
  const shown = await toRows(
    tx,
    caller.companyId,
    found.map(({ row }) => row as Row),
  );
  const resultData = found.map(({ row, set }, at) => ({
    ...(shown[at] as (typeof shown)[number]),
    hit: null,
    changeSetId: set.changeSetId,
    setNo: set.setNo,
    title: set.title,
    who: set.who,
    time: row.appliedAt ? formatTime(row.appliedAt) : '',
  }));
  return { resultData, totalCount: total?.n ?? 0 };
}
