import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@yigou/contract/calls';
import { showRefusal, toast } from '@yigou/web-kit';
import { queryKey, useApiMutation, useApiQuery } from '../../../app/client';

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

function useReload() {
  const cache = useQueryClient();
  return () =>
    Promise.all(
      (['KamOrganize/GetTree', 'KamOrganize/GetUse', 'KamUser/GetPage'] as const).map((path) =>
        cache.invalidateQueries({ queryKey: queryKey(path) }),
      ),
    );
}

/** The form shows refusals itself. */
export function useSaveUnit() {
  const reload = useReload();
  return useApiMutation('KamOrganize/Save', { onSuccess: reload });
}

function useVerb<P extends 'KamOrganize/Move' | 'KamOrganize/Enable' | 'KamOrganize/Delete'>(
  path: P,
  words: (input: CallInput<P>) => string,
) {
  const reload = useReload();
  return useApiMutation(path, {
    onSuccess: (_answer, input) => {
      toast.success(words(input));
    },
    onError: showRefusal,
    // Refused or not, somebody else may have changed the tree meanwhile.
    onSettled: reload,
  });
}

export const useMoveUnit = () => useVerb('KamOrganize/Move', () => '已移动');
export const useEnableUnit = () => useVerb('KamOrganize/Enable', ({ enabled }) => (enabled ? '已启用' : '已停用'));
export const useDeleteUnit = () => useVerb('KamOrganize/Delete', () => '已删除');

export const usePreviewUnits = () => useApiMutation('KamOrganize/ImportPreview', { onError: showRefusal });

export function useImportUnits() {
  const reload = useReload();
  return useApiMutation('KamOrganize/Import', { onError: showRefusal, onSettled: reload });
}

export const useRoles = () => useApiQuery('KamRole/GetPage', { pageSize: 100 });
export const useFunctions = () => useApiQuery('KamFunction/GetFunction', {}, { staleTime: 60_000 });
export const useHolders = (roleId: number) => useApiQuery('KamUser/GetPage', { pageSize: 20, reqData: { roleId } });

function useReloadRoles() {
  const cache = useQueryClient();
  return () =>
    Promise.all(
      (['KamRole/GetPage', 'KamFunction/GetUserByFunction'] as const).map((path) =>
        cache.invalidateQueries({ queryKey: queryKey(path) }),
      ),
    );
}

export function useSaveRole() {
  const reload = useReloadRoles();
  return useApiMutation('KamRole/Save', { onSuccess: reload });
}

export function useDeleteRole() {
  const reload = useReloadRoles();
  return useApiMutation('KamRole/Delete', {
    onSuccess: () => {
      toast.success('已删除');
    },
    onError: showRefusal,
    onSettled: reload,
  });
}
