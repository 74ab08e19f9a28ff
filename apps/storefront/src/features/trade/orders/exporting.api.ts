import { keepPreviousData } from '@tanstack/react-query';
import { showRefusal, toast } from '@yigou/web-kit';
import { useApiMutation, useApiQuery } from '../../../app/client';
import { useReloadTasks } from '../../people/tasks/shared/tasks.api';
import { type ExportFilter, toConditions } from './exporting.rules';

export const useExportCount = (filter: ExportFilter) =>
  useApiQuery('Order/CountExport', toConditions(filter), {
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export function useStartExport() {
  const reload = useReloadTasks();
  return useApiMutation('Order/Export', {
    onSuccess: () => {
      toast.success('已开始导出，可以离开本页');
      return reload();
    },
    onError: showRefusal,
  });
}
