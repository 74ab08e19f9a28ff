import { keepPreviousData } from '@tanstack/react-query';
import { written } from '@yigou/web-kit';
import { useApiMutation, useApiQuery } from '../../../../app/client';
import { type ExportFilter, toConditions } from './exporting.rules';

export const useExportCount = (filter: ExportFilter) =>
  useApiQuery('Order/CountExport', toConditions(filter), {
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const useStartExport = () => useApiMutation('Order/Export', written('已开始导出，可以离开本页'));
