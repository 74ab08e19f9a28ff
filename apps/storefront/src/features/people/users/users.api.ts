import { keepPreviousData } from '@tanstack/react-query';
import type { CallInput } from '@yigou/contract/calls';
import { showRefusal, toast } from '@yigou/web-kit';
import { call, useApiMutation, useApiQuery } from '../../../app/client';

export const useUserPage = (input: CallInput<'KamUser/GetPage'>) =>
  useApiQuery('KamUser/GetPage', input, { placeholderData: keepPreviousData });

/** Asked anew each time the form opens: somebody else may have changed them. */
export const useUser = (userId: number | undefined) =>
  useApiQuery('KamUser/GetModel', { userId: userId ?? 0 }, { enabled: userId !== undefined, gcTime: 0 });

export const useUnits = () => useApiQuery('KamOrganize/GetTree', {});
export const useRoleChoices = () => useApiQuery('KamRole/GetPage', { pageSize: 100 });

export const useSaveUser = () => useApiMutation('KamUser/Save');

export const useEnableUser = () =>
  useApiMutation('KamUser/Enable', {
    onSuccess: (_answer, { enabled }) => {
      toast.success(enabled ? '已启用' : '已停用');
    },
    onError: showRefusal,
  });

export const useResetPassword = () => useApiMutation('KamUser/ResetPassword', { onError: showRefusal });
export const useImportPreview = () => useApiMutation('KamUser/ImportPreview', { onError: showRefusal });
export const useImport = () => useApiMutation('KamUser/Import', { onError: showRefusal });

export const exportRows = async (input: CallInput<'KamUser/Export'>) =>
  (await call('KamUser/Export', input)).resultData;
