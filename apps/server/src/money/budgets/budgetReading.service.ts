import type { calls } from '@yigou/contract/calls';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatDate, formatTime } from '@yigou/contract/ground/time';
import type { BudgetEntry, BudgetModel, BudgetYear } from '@yigou/contract/money/budgets';
import { periodLabel, periodStarts } from '@yigou/contract/money/budgets.terms';
import type { z } from 'zod';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { orgUnits } from '../../people/org/org.tables';
import { unitsInReach } from '../../people/org/scope.service';
import { countEntries, findBudget, selectEntries, selectParts, selectUnits, selectYear } from './budgetReading.queries';
import { budgets } from './budgets.tables';
import { cellView, inTreeOrder, topSums, type Unit, unitRows } from './year.rules';

type Input<P extends keyof typeof calls> = z.output<(typeof calls)[P]['input']>;

/** All that reading needs; an export has no call of its own. */
type Looking = Pick<AccountContext, 'tx' | 'caller' | 'now'>;

/** A budget within the caller's data scope; any other answers like one that does not exist. */
export async function reachedBudget({ tx, caller }: AccountContext, budgetId: number) {
  const budget = await findBudget(tx, unitsInReach(caller, budgets), budgetId);
  if (!budget) throw new DomainError('notFound');
  return budget;
}

export const reachedUnits = ({ tx, caller }: Looking): Promise<Unit[]> =>
  selectUnits(tx, unitsInReach(caller, orgUnits));

const yearOf = ({ tx, caller }: Looking, { year, periodKind }: Input<'Budget/Export'>) =>
  selectYear(tx, unitsInReach(caller, budgets), periodKind, periodStarts(periodKind, year));

export async function readYear(ctx: Looking, input: Input<'Budget/GetYear'>): Promise<BudgetYear> {
  const starts = periodStarts(input.periodKind, input.year);
  const [units, all] = await Promise.all([reachedUnits(ctx), yearOf(ctx, input)]);
  const cells = all.filter((cell) => cell.categoryId === input.categoryId);
  const named = all.flatMap(({ categoryId, categoryName }) =>
    categoryId === null ? [] : [[categoryId, { categoryId, categoryName }] as const],
  );
  return {
    today: formatDate(ctx.now),
    starts,
    units: unitRows(units, cells, starts),
    sums: topSums(units, cells),
    categories: [...new Map(named).values()],
  };
}

export async function exportYear(ctx: AccountContext, input: Input<'Budget/Export'>) {
  const starts = periodStarts(input.periodKind, input.year);
  const [units, all] = await Promise.all([reachedUnits(ctx), yearOf(ctx, input)]);
  return inTreeOrder(units).flatMap(({ orgId, code, name }) => {
    const own = all.filter((cell) => cell.orgId === orgId);
    return [...new Set(own.map((cell) => cell.categoryId))].map((categoryId) => {
      const cells = own.filter((cell) => cell.categoryId === categoryId);
      const column = (of: 'limit' | 'used') =>
        starts.map((start) => {
          const cell = cells.find((each) => each.startsOn === start);
          return cell ? fenToYuan(cell[of]) : null;
        });
      return {
        unitCode: code,
        unitName: name,
        categoryName: cells[0]?.categoryName ?? '',
        control: cells.at(-1)?.control ?? 'soft',
        limits: column('limit'),
        used: column('used'),
      };
    });
  });
}

/** Names from the top down, as far as the caller sees them. */
function pathTo(units: readonly Unit[], orgId: number): string[] {
  const byId = new Map(units.map((unit) => [unit.orgId, unit]));
  const names: string[] = [];
  for (let unit = byId.get(orgId); unit; unit = byId.get(unit.parentId ?? 0)) names.unshift(unit.name);
  return names;
}

export async function readBudget(ctx: AccountContext, budgetId: number): Promise<BudgetModel> {
  const budget = await reachedBudget(ctx, budgetId);
  const [units, parts] = await Promise.all([reachedUnits(ctx), selectParts(ctx.tx, budgetId)]);
  const { orgId, periodKind, startsOn, categoryName } = budget;
  return {
    ...cellView(budget),
    orgId,
    unitPath: pathTo(units, orgId),
    periodKind,
    period: periodLabel(periodKind, startsOn),
    categoryName,
    carried: budget.carriedAt !== null,
    parts: parts.map(({ kind, amount }) => ({ kind, amount: fenToYuan(amount) })),
  };
}

export async function pageEntries(ctx: AccountContext, { pageIndex, pageSize, reqData }: Input<'Budget/GetEntries'>) {
  const { budgetId } = await reachedBudget(ctx, reqData.budgetId);
  const found = await selectEntries(ctx.tx, budgetId, { index: pageIndex, size: pageSize });
  const resultData = found.map(
    ({ entry, left }): BudgetEntry => ({
      entryId: entry.entryId,
      kind: entry.kind,
      amount: fenToYuan(entry.amount),
      left: fenToYuan(left),
      time: formatTime(entry.createdAt),
      holder: entry.holder,
      who: entry.who,
      note: entry.note,
    }),
  );
  return { resultData, totalCount: await countEntries(ctx.tx, budgetId) };
}
