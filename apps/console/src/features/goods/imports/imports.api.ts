import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleInput } from '@yigou/contract/console';
import type { ImportState } from '@yigou/contract/goods/imports.terms';
import { importFaultsPath, importTemplatePath, importUploadPath } from '@yigou/contract/goods/imports.terms';
import { useApiQuery, useWrite } from '../../../app/client';
import { saveFrom, sendFile } from '../../ground/files/shared/files.api';

const lookAgainMs = 1000;

export const isBusy = (state: ImportState | undefined): boolean =>
  state === 'reading' || state === 'checking' || state === 'drafting';

export const useImportsPage = (input: ConsoleInput<'Import/GetPage'>) =>
  useApiQuery('Import/GetPage', input, {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.resultData.some(({ state }) => isBusy(state)) ? lookAgainMs : false,
  });

/** While something is done with it, it is looked at again and again. */
export const useImport = (importId: number) =>
  useApiQuery(
    'Import/GetModel',
    { importId },
    { refetchInterval: ({ state: { data } }) => (isBusy(data?.resultData.state) ? lookAgainMs : false) },
  );

export const useImportRows = (input: ConsoleInput<'Import/GetRows'>, busy: boolean) =>
  useApiQuery('Import/GetRows', input, {
    placeholderData: keepPreviousData,
    refetchInterval: busy ? 3 * lookAgainMs : false,
  });

export const useProfiles = () => useApiQuery('Import/GetProfiles', {});

export const useSetColumns = () => useWrite('Import/SetColumns');
export const usePickSheet = () => useWrite('Import/PickSheet');
export const useSetCell = () => useWrite('Import/SetCell');
export const useUseRow = () => useWrite('Import/UseRow');
export const useMakeNames = () => useWrite('Import/MakeNames');
export const useDraftImport = () => useWrite('Import/Draft');
export const useDiscardImport = () => useWrite('Import/Discard', '已放弃这次导入，商品没有改动');
export const useTakeProfile = () => useWrite('Import/UseProfile');
export const useSaveProfile = () => useWrite('Import/SaveProfile', '配置已保存，下次上传可以直接选用');

export const sendSheet = (file: File): Promise<{ importId: number }> => sendFile(importUploadPath, file);
export const saveTemplate = (): Promise<void> => saveFrom(importTemplatePath, {}, '商品导入模板.xlsx');
export const saveFaults = (importId: number, fileName: string): Promise<void> =>
  saveFrom(importFaultsPath, { importId }, `${fileName.replace(/\.\w+$/, '')} 失败行.xlsx`);
