import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@yigou/contract/calls';
import { showRefusal, toast } from '@yigou/web-kit';
import { call, queryKey, useApiMutation, useApiQuery } from '../../../app/client';

export const useUserPage = (input: CallInput<'KamUser/GetPage'>) =>
  useApiQuery('KamUser/GetPage', input, { placeholderData: keepPreviousData });

/** Asked anew each time the form opens: somebody else may have changed him. */
export const useUser = (userId: number | undefined) =>
  useApiQuery('KamUser/GetModel', { userId: userId ?? 0 }, { enabled: userId !== undefined, gcTime: 0 });

export const useUnits = () => useApiQuery('KamOrganize/GetTree', {});
export const useRoleChoices = () => useApiQuery('KamRole/GetPage', { pageSize: 100 });

function useReload() {
  const cache = useQueryClient();
  return () =>
    Promise.all(
      (['KamUser/GetPage', 'KamRole/GetPage', 'KamOrganize/GetTree', 'KamFunction/GetUserByFunction'] as const).map(
        (path) => cache.invalidateQueries({ queryKey: queryKey(path) }),
      ),
    );
}

export function useSaveUser() {
  const reload = useReload();
  return useApiMutation('KamUser/Save', { onSuccess: reload });
}

export function useEnableUser() {
  const reload = useReload();
  return useApiMutation('KamUser/Enable', {
    onSuccess: (_answer, { enabled }) => {
      toast.success(enabled ? '已启用' : '已停用');
    },
    onError: showRefusal,
    onSettled: reload,
  });
}

export function useResetPassword() {
  const reload = useReload();
  return useApiMutation('KamUser/ResetPassword', { onError: showRefusal, onSettled: reload });
}

export const useImportPreview = () => useApiMutation('KamUser/ImportPreview', { onError: showRefusal });

export function useImport() {
  const reload = useReload();
  return useApiMutation('KamUser/Import', { onSuccess: reload, onError: showRefusal });
}

export const exportRows = async (input: CallInput<'KamUser/Export'>) =>
  (await call('KamUser/Export', input)).resultData;
