import { fenToYuan } from '@yigou/contract/ground/money';
import type { BudgetCell, BudgetSums, BudgetUnit } from '@yigou/contract/money/budgets';

export type Unit = { orgId: number; parentId: number | null; code: string; name: string; position: number };
/** In 分. */
export type StoredCell = {
  budgetId: number;
  orgId: number;
  startsOn: string;
  limit: number;
  used: number;
  committed: number;
  control: BudgetCell['control'];
  warnPercent: number;
  carryOver: boolean;
};

export const cellView = (cell: StoredCell): BudgetCell => ({
  budgetId: cell.budgetId,
  startsOn: cell.startsOn,
  limit: fenToYuan(cell.limit),
  used: fenToYuan(cell.used),
  reserved: fenToYuan(cell.used - cell.committed),
  control: cell.control,
  warnPercent: cell.warnPercent,
  carryOver: cell.carryOver,
});

const sumOf = (cells: readonly StoredCell[]): BudgetSums => {
  const add = (of: (cell: StoredCell) => number) => fenToYuan(cells.reduce((sum, cell) => sum + of(cell), 0));
  return {
    limit: add((cell) => cell.limit),
    used: add((cell) => cell.used),
    reserved: add((cell) => cell.used - cell.committed),
  };
};

/** Each unit after the one above it, sisters in their place. A unit whose parent is not shown stands at the top. */
export function inTreeOrder(units: readonly Unit[]): Unit[] {
  const shown = new Set(units.map((unit) => unit.orgId));
  const topOf = (unit: Unit) => (unit.parentId !== null && shown.has(unit.parentId) ? unit.parentId : null);
  const walk = (parentId: number | null): Unit[] =>
    units
      .filter((unit) => topOf(unit) === parentId)
      .sort((a, b) => a.position - b.position || a.orgId - b.orgId)
      .flatMap((unit) => [{ ...unit, parentId }, ...walk(unit.orgId)]);
  return walk(null);
}

export const unitRows = (
  units: readonly Unit[],
  cells: readonly StoredCell[],
  starts: readonly string[],
): BudgetUnit[] => {
  return inTreeOrder(units).map(({ orgId, parentId, code, name }) => {
    const own = cells.filter((cell) => cell.orgId === orgId);
    const at = (start: string) => own.find((cell) => cell.startsOn === start);
    const shown = starts.map((start) => {
      const cell = at(start);
      return cell ? cellView(cell) : null;
    });
    return { orgId, parentId, unitCode: code, unitName: name, cells: shown, total: sumOf(own) };
  });
};

/** Of each period the budgets that no shown unit above has one for: those below are parts of them. */
export function topSums(units: readonly Unit[], cells: readonly StoredCell[]): BudgetSums {
  const parents = new Map(units.map((unit) => [unit.orgId, unit.parentId]));
  const has = new Set(cells.map((cell) => `${cell.orgId} ${cell.startsOn}`));
  const covered = ({ orgId, startsOn }: StoredCell): boolean => {
    for (let above = parents.get(orgId); above; above = parents.get(above))
      if (has.has(`${above} ${startsOn}`)) return true;
    return false;
  };
  return sumOf(cells.filter((cell) => !covered(cell)));
}
