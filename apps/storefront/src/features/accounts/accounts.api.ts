import { useQueryClient } from '@tanstack/react-query';
import { CallError, keepLogin, queryKey, renameSession, toast, useApiMutation, useApiQuery } from '@yigou/web-kit';

export const useLogin = () => useApiMutation('Account/Login', { onSuccess: ({ resultData }) => keepLogin(resultData) });

export const useRegister = () => useApiMutation('Account/Register');
export const useAgreement = () => useApiQuery('Help/GetAgreement', {});
export const useCurrentAccount = () => useApiQuery('Account/GetCurrent', {});

export function useEditAccount() {
  const cache = useQueryClient();
  return useApiMutation('Account/EditCurrent', {
    onSuccess: (answer) => {
      renameSession(answer.resultData.userName);
      cache.setQueryData(queryKey('Account/GetCurrent', {}), answer);
    },
  });
}

export const useChangePassword = () => useApiMutation('Account/ChangePassword');

export const useLoginDevices = () => useApiQuery('Account/GetSessions', {});

function useEnding<P extends 'Account/EndSession' | 'Account/EndOtherSessions'>(path: P) {
  const cache = useQueryClient();
  return useApiMutation(path, {
    onSuccess: () => toast.success('已退出登录'),
    onError: (error) => {
      if (error instanceof CallError) toast.error(error.message);
    },
    // Refused or not, the list may have changed: somebody else may have been faster.
    onSettled: () => cache.invalidateQueries({ queryKey: queryKey('Account/GetSessions') }),
  });
}

export const useEndDevice = () => useEnding('Account/EndSession');
export const useEndOtherDevices = () => useEnding('Account/EndOtherSessions');
