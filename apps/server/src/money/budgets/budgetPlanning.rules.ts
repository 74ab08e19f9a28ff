import type { BudgetControl } from '@yigou/contract/money/budgets.terms';
import type { LedgerEntryKind } from '@yigou/contract/money/ledger.terms';

export type Change = { kind: LedgerEntryKind; amount: number };

/** From one limit to another. The first that is granted is 下达, whatever comes after changes it. */
export function changeTo(before: number, wanted: number, isNew: boolean): Change | null {
  if (wanted === before) return null;
  if (wanted < before) return { kind: 'lower', amount: before - wanted };
  return { kind: isNew ? 'grant' : 'raise', amount: wanted - before };
}

export type LimitFault = 'budgetBelowZero' | 'budgetBelowUsed';

/** Why a limit cannot become this. Raising is always right, even where it does not yet reach what is used. */
export function limitFault(
  balance: { limit: number; used: number },
  wanted: number,
  control: BudgetControl,
): LimitFault | null {
  if (wanted >= balance.limit) return null;
  if (wanted < 0) return 'budgetBelowZero';
  return control === 'hard' && wanted < balance.used ? 'budgetBelowUsed' : null;
}
