import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { CallInput, CallPath } from '@yigou/contract/calls';
import { showRefusal, toast } from '@yigou/web-kit';
import { queryKey, useApiMutation, useApiQuery } from '../../../app/client';

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

const reads: readonly CallPath[] = ['Budget/GetYear', 'Budget/GetModel', 'Budget/GetEntries'];

function useReload() {
  const client = useQueryClient();
  return () => Promise.all(reads.map((path) => client.invalidateQueries({ queryKey: queryKey(path) })));
}

function useWritten(done: string) {
  const reload = useReload();
  return () => {
    toast.success(done);
    return reload();
  };
}

export const useAdjust = () =>
  useApiMutation('Budget/Adjust', { onSuccess: useWritten('预算已调整'), onError: showRefusal });
export const useSetControl = () =>
  useApiMutation('Budget/SetControl', { onSuccess: useWritten('控制方式已修改'), onError: showRefusal });

/** These stand in a dialog, which shows a refusal itself: a message would lie behind it. */
export const usePlanYear = () => useApiMutation('Budget/SaveYear', { onSuccess: useWritten('预算已保存') });
export const useCheckImport = () => useApiMutation('Budget/Import');
export const useImport = () => useApiMutation('Budget/Import', { onSuccess: useWritten('预算已导入') });
