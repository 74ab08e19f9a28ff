import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleInput } from '@yigou/contract/console';
import { countSheetPath, stockExportPath } from '@yigou/contract/goods/stock.terms';
import { today } from '@yigou/web-kit';
import { useApiQuery, useWrite } from '../../../app/client';
import { saveFrom } from '../../ground/files/shared/files.api';

export const useStockPage = (input: ConsoleInput<'Stock/GetPage'>) =>
  useApiQuery('Stock/GetPage', input, { placeholderData: keepPreviousData });

export const useStockChoices = () => useApiQuery('Stock/GetChoices', {}, { staleTime: 60_000 });

export const useStock = (skuId: number) => useApiQuery('Stock/GetModel', { skuId });

export const useStockEntries = (input: ConsoleInput<'Stock/GetEntries'>) =>
  useApiQuery('Stock/GetEntries', input, { placeholderData: keepPreviousData });

export const useAdjust = () => useWrite('Stock/Adjust', '库存已调整');
export const useDraftWarning = () => useWrite('ChangeSet/Draft');
export const useReleaseWarning = () => useWrite('ChangeSet/Release', '预警库存已保存');

export const useCheckCount = () => useWrite('Stock/CheckCount');
export const usePostCount = () => useWrite('Stock/PostCount');

export const useCounts = (input: ConsoleInput<'Stock/GetCounts'>) =>
  useApiQuery('Stock/GetCounts', input, { placeholderData: keepPreviousData });

const lookAgainMs = 1000;

/** While it is being posted it is looked at again and again. */
export const useCount = (countId: number) =>
  useApiQuery(
    'Stock/GetCount',
    { countId },
    { refetchInterval: ({ state: { data } }) => (data?.resultData.state === 'posting' ? lookAgainMs : false) },
  );

export const useCountRows = (input: ConsoleInput<'Stock/GetCountRows'>) =>
  useApiQuery('Stock/GetCountRows', input, { placeholderData: keepPreviousData });

type Narrowed = { searchKey: string; reqData: Omit<NonNullable<ConsoleInput<'Stock/GetPage'>['reqData']>, 'sort'> };

export const exportStock = (input: Narrowed): Promise<void> => saveFrom(stockExportPath, input, `库存 ${today()}.xlsx`);
export const saveCountSheet = (input: Narrowed): Promise<void> =>
  saveFrom(countSheetPath, input, `盘点表 ${today()}.xlsx`);
