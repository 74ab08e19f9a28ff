import type { BudgetYear } from '@yigou/contract/money/budgets';

export type Amounts = (number | null)[];

/** What stands in the table for a unit, to be changed. */
export const plannedOf = (year: BudgetYear, orgId: number): Amounts =>
  year.units.find((unit) => unit.orgId === orgId)?.cells.map((cell) => cell?.limit ?? null) ?? [];

/** The whole over the periods, to the 分; the last takes the remainder. */
export function spreadEvenly(whole: number, periods: number): Amounts {
  const fen = Math.round(whole * 100);
  const each = Math.floor(fen / periods);
  return Array.from({ length: periods }, (_, at) => (at === periods - 1 ? fen - each * (periods - 1) : each) / 100);
}

export const sumOf = (amounts: Amounts): number =>
  amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0) / 100;
