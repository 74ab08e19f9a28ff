import type { calls } from '@yigou/contract/calls';
import { importRowsAtOnce } from '@yigou/contract/ground/imports.terms';
import { fenToYuan, yuanToFen } from '@yigou/contract/ground/money';
import type { ImportedRow } from '@yigou/contract/money/budgets';
import { periodStarts } from '@yigou/contract/money/budgets.terms';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { categories } from '../../goods/catalog/catalog.tables';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { groupBy } from '../../ground/lib/groupBy';
import { mapInTurns } from '../../ground/lib/turns';
import { unitsInReach } from '../../people/org/scope.service';
import { type PlannedCell, plan, whyOf } from './budgetPlanning.service';
import { selectYear } from './budgetReading.queries';
import { reachedUnits } from './budgetReading.service';
import { budgets } from './budgets.tables';

type Input = z.output<(typeof calls)['Budget/Import']['input']>;
type Read = ImportedRow & { cells: PlannedCell[] };

/** Reads every row against what the caller may plan; what is wrong is told row by row. */
async function readRows(ctx: AccountContext, { year, periodKind, rows }: Input): Promise<Read[]> {
  const starts = periodStarts(periodKind, year);
  const [units, kinds, planned] = await Promise.all([
    reachedUnits(ctx),
    ctx.tx.select().from(categories).where(eq(categories.companyId, ctx.site.companyId)),
    selectYear(ctx.tx, unitsInReach(ctx.caller, budgets), periodKind, starts),
  ]);
  const unitOf = new Map(units.map((unit) => [unit.code, unit]));
  const kindsOf = groupBy(kinds, ({ name }) => name);
  const plannedOf = groupBy(planned, ({ orgId, categoryId }) => `${orgId} ${categoryId}`);
  const seen = new Set<string>();
  return mapInTurns(rows, importRowsAtOnce, ({ unitCode, categoryName, limits }): Read => {
    const unit = unitOf.get(unitCode);
    const named = kindsOf.get(categoryName) ?? [];
    const category = categoryName === '' ? null : (named[0]?.categoryId ?? null);
    const key = `${unitCode} ${categoryName}`;
    const before = plannedOf.get(`${unit?.orgId} ${category}`) ?? [];
    const cells = starts.flatMap((startsOn, at) => {
      const limit = limits[at] ?? null;
      if (!unit || limit === null) return [];
      return [
        {
          orgId: unit.orgId,
          unitName: unit.name,
          categoryId: category,
          categoryName,
          startsOn,
          limit: yuanToFen(limit),
        },
      ];
    });
    const problem = () => {
      if (!unit) return '组织编码不存在，或不在您的数据范围内';
      if (categoryName !== '' && named.length === 0) return '类目不存在';
      if (named.length > 1) return '有多个同名类目，请在页面上编制';
      if (seen.has(key)) return '与前面的行重复';
      if (limits.length !== starts.length) return `应有 ${starts.length} 个金额`;
      return cells.length === 0 ? '未填写金额' : '';
    };
    const told = problem();
    seen.add(key);
    const kept = before.filter((each) => !cells.some((cell) => cell.startsOn === each.startsOn));
    const sum = (list: readonly { limit: number }[]) => fenToYuan(list.reduce((all, each) => all + each.limit, 0));
    return { unitName: unit?.name ?? '', problem: told, before: sum(before), after: sum([...kept, ...cells]), cells };
  });
}

export async function importYear(ctx: AccountContext, input: Input): Promise<ImportedRow[]> {
  const read = await readRows(ctx, input);
  if (!input.apply) return read;
  const faulty = read.filter((row) => row.problem !== '');
  if (faulty.length > 0) throw new DomainError('budgetImportRefused', { count: faulty.length });
  const { periodKind, control, warnPercent, carryOver } = input;
  const cells = read.flatMap((row) => row.cells);
  const settings = { control, warnPercent, carryOver };
  await plan(
    ctx.tx,
    { customerId: ctx.caller.customerId, periodKind, settings, cells },
    whyOf(ctx, input.requestId, '导入预算'),
  );
  return read;
}
