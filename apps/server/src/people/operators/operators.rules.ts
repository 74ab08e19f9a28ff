import { type OperatorFunction, operatorFunctionLabels } from '@yigou/contract/ground/functions';
import type { OperatorRole } from '@yigou/contract/people/operators.terms';

const all = Object.keys(operatorFunctionLabels) as OperatorFunction[];

/** What each role may do; the administrator everything. */
const roleFunctions: Record<OperatorRole, readonly OperatorFunction[]> = {
  administrator: all,
  merchandiser: [
    'orders/view',
    'returns/view',
    'wants/answer',
    'customers/view',
    'customers/review',
    'customers/manage',
    'reports/view',
    'goods/view',
    'goods/edit',
    'goods/release',
    'goods/prices',
    'goods/prices/edit',
    'goods/stock',
    'goods/stock/adjust',
  ],
  warehouse: ['orders/view', 'orders/ship', 'returns/view', 'returns/inspect', 'returns/reship'],
  cashier: [
    'orders/view',
    'payments/transfer',
    'payments/refund',
    'returns/view',
    'returns/refund',
    'invoices/view',
    'invoices/issue',
    'invoices/red',
    'invoices/qualify',
    'statements/view',
    'statements/manage',
    'statements/bank',
    'statements/credit',
    'customers/view',
    'reports/view',
  ],
  service: [
    'orders/view',
    'orders/cancel',
    'wants/answer',
    'customers/view',
    'customers/review',
    'customers/reset',
    'returns/view',
    'returns/review',
    'invoices/view',
    'statements/view',
    'goods/prices',
  ],
};

export const functionsOf = (roles: readonly OperatorRole[]): Set<OperatorFunction> =>
  new Set(roles.flatMap((role) => roleFunctions[role]));

/** Tries are counted by name; no account of a customer can have one with a colon. */
export const triesKey = (accountNo: string): string => `operator:${accountNo.toLowerCase()}`;
