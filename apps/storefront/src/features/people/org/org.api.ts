import { keepPreviousData } from '@tanstack/react-query';
import { showRefusal, toast, written } from '@yigou/web-kit';
import { useApiMutation, useApiQuery } from '../../../app/client';

export const useTree = () => useApiQuery('KamOrganize/GetTree', {});

export const useUse = (orgId: number) => useApiQuery('KamOrganize/GetUse', { orgId });

/** In the unit itself; who stands below it is shown there. */
export const useMembers = (orgId: number, pageIndex: number) =>
  useApiQuery(
    'KamUser/GetPage',
    { pageIndex, pageSize: 10, reqData: { orgId, below: false } },
    { placeholderData: keepPreviousData },
  );

/** For who picks one of them. */
export const usePeople = (searchKey: string, enabled: boolean) =>
  useApiQuery('KamUser/GetPage', { searchKey, pageSize: 20, reqData: { enabled: true } }, { enabled });

/** The form shows refusals itself. */
export const useSaveUnit = () => useApiMutation('KamOrganize/Save');
export const useMoveUnit = () => useApiMutation('KamOrganize/Move', written('已移动'));
export const useDeleteUnit = () => useApiMutation('KamOrganize/Delete', written('已删除'));

export const useEnableUnit = () =>
  useApiMutation('KamOrganize/Enable', {
    onSuccess: (_answer, { enabled }) => {
      toast.success(enabled ? '已启用' : '已停用');
    },
    onError: showRefusal,
  });

export const usePreviewUnits = () => useApiMutation('KamOrganize/ImportPreview', { onError: showRefusal });
export const useImportUnits = () => useApiMutation('KamOrganize/Import', { onError: showRefusal });

export const useRoles = () => useApiQuery('KamRole/GetPage', { pageSize: 100 });
export const useFunctions = () => useApiQuery('KamFunction/GetFunction', {}, { staleTime: 60_000 });
export const useHolders = (roleId: number) => useApiQuery('KamUser/GetPage', { pageSize: 20, reqData: { roleId } });

export const useSaveRole = () => useApiMutation('KamRole/Save');
export const useDeleteRole = () => useApiMutation('KamRole/Delete', written('已删除'));
