import { keepPreviousData } from '@tanstack/react-query';
import type { CallInput } from '@yigou/contract/calls';
import { written } from '@yigou/web-kit';
import { useApiMutation, useApiQuery } from '../../../app/client';

export const useBudgetYear = (input: CallInput<'Budget/GetYear'>) =>
  useApiQuery('Budget/GetYear', input, { placeholderData: keepPreviousData, refetchOnMount: 'always' });

export const useBudget = (budgetId: number) =>
  useApiQuery('Budget/GetModel', { budgetId }, { placeholderData: keepPreviousData, refetchOnMount: 'always' });

export const useBudgetEntries = (budgetId: number, pageIndex: number, pageSize: number) =>
  useApiQuery(
    'Budget/GetEntries',
    { pageIndex, pageSize, reqData: { budgetId } },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );

/** The names of the orders that entries speak of. */
export const useOrderBriefs = (orderIds: number[], enabled: boolean) =>
  useApiQuery('Order/GetBriefs', { orderIds }, { enabled: enabled && orderIds.length > 0 });

/** What an order took the money for; the orders tell it. */
export const useOrderLines = (orderId: number) => useApiQuery('Order/GetModel', { orderId });

export const useCategories = () => useApiQuery('Product/GetCategoryList', {}, { staleTime: 60_000 });

export const useAdjust = () => useApiMutation('Budget/Adjust', written('预算已调整'));
export const useSetControl = () => useApiMutation('Budget/SetControl', written('控制方式已修改'));

/** These stand in a dialog, which shows a refusal itself: a message would lie behind it. */
const inDialog = (done: string) => ({ onSuccess: written(done).onSuccess });
export const usePlanYear = () => useApiMutation('Budget/SaveYear', inDialog('预算已保存'));
export const useCheckImport = () => useApiMutation('Budget/Import');
export const useImport = () => useApiMutation('Budget/Import', inDialog('预算已导入'));
