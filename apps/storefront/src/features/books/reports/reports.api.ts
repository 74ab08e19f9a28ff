import { keepPreviousData } from '@tanstack/react-query';
import { type DayRange, rangeFault } from '@yigou/contract/books/reports.terms';
import type { CallInput } from '@yigou/contract/calls';
import type { ShopList } from '@yigou/contract/people/views.terms';
import { written } from '@yigou/web-kit';
import { useApiMutation, useApiQuery } from '../../../app/client';

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

export const useExportReport = () => useApiMutation('Report/Export', written('已开始导出，完成后在本页下方下载'));

export const useViews = (list: ShopList) => useApiQuery('View/GetList', { list });

export const useSaveView = () => useApiMutation('View/Save', written('视图已保存'));
export const useDeleteView = () => useApiMutation('View/Delete', written('视图已删除'));
