import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { type DayRange, rangeFault } from '@yigou/contract/books/reports.terms';
import type { CallInput } from '@yigou/contract/calls';
import type { ShopList } from '@yigou/contract/people/views.terms';
import { showRefusal, toast } from '@yigou/web-kit';
import { queryKey, useApiMutation, useApiQuery } from '../../../app/client';
import { useReloadTasks } from '../../people/tasks/shared/tasks.api';

const live = { placeholderData: keepPreviousData, refetchOnMount: 'always' } as const;
/** What the server would refuse is not asked; the filter says why. */
const ranged = (range: DayRange) => ({ ...live, enabled: rangeFault(range) === '' });

export const useOrgOrderFee = (input: CallInput<'Report/OrgOrderFee'>) =>
  useApiQuery('Report/OrgOrderFee', input, ranged(input));
export const useCategorySku = (input: CallInput<'Report/CategorySku'>) =>
  useApiQuery('Report/CategorySku', input, ranged(input));
export const useSkus = (input: CallInput<'Report/Sku'>, enabled: boolean) =>
  useApiQuery('Report/Sku', input, { ...live, enabled });
export const useUserSku = (input: CallInput<'Report/UserSku'>) =>
  useApiQuery('Report/UserSku', input, ranged(input.reqData));
export const useOrgBudget = (input: CallInput<'Report/OrgBudget'>) => useApiQuery('Report/OrgBudget', input, live);
export const useLines = (input: CallInput<'Report/Lines'>) => useApiQuery('Report/Lines', input, live);

export function useExportReport() {
  const reload = useReloadTasks();
  return useApiMutation('Report/Export', {
    onSuccess: () => {
      toast.success('已开始导出，完成后在本页下方下载');
      return reload();
    },
    onError: showRefusal,
  });
}

export const useViews = (list: ShopList) => useApiQuery('View/GetList', { list });

function useViewWrite<P extends 'View/Save' | 'View/Delete'>(path: P, done: string) {
  const client = useQueryClient();
  return useApiMutation(path, {
    onSuccess: () => {
      toast.success(done);
      return client.invalidateQueries({ queryKey: queryKey('View/GetList') });
    },
    onError: showRefusal,
  });
}
export const useSaveView = () => useViewWrite('View/Save', '视图已保存');
export const useDeleteView = () => useViewWrite('View/Delete', '视图已删除');
