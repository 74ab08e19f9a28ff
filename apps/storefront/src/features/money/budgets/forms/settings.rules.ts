import { type BudgetControl, budgetWarnPercent } from '@yigou/contract/money/budgets.terms';
import type { FormChecks } from '@yigou/web-kit';

/** How a budget is kept. */
export type Settings = { control: BudgetControl; warnPercent: number | null; carryOver: boolean };

export const firstSettings: Settings = { control: 'soft', warnPercent: budgetWarnPercent, carryOver: false };

export const settingsChecks: FormChecks<Settings> = {
  warnPercent: ({ warnPercent }) => (warnPercent === null ? '请填写预警线' : ''),
};

export const toSettings = ({ control, warnPercent, carryOver }: Settings) => ({
  control,
  warnPercent: warnPercent ?? budgetWarnPercent,
  carryOver,
});
