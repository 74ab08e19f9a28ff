import { useQueryClient } from '@tanstack/react-query';
import { showRefusal, toast } from '@yigou/web-kit';
import { queryKey, useApiMutation, useApiQuery } from '../../../app/client';
import { keepLogin, renameLogin } from './shared/keepLogin';

export const useLogin = () => useApiMutation('Account/Login', { onSuccess: ({ resultData }) => keepLogin(resultData) });

export const useRegister = () => useApiMutation('Account/Register');
export const useAgreement = () => useApiQuery('Help/GetAgreement', {});
export const useCurrentAccount = () => useApiQuery('Account/GetCurrent', {});

export function useEditAccount() {
  const cache = useQueryClient();
  return useApiMutation('Account/EditCurrent', {
    onSuccess: (answer) => {
      renameLogin(answer.resultData.userName);
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
    onError: showRefusal,
    // Refused or not, the list may have changed: somebody else may have been faster.
    onSettled: () => cache.invalidateQueries({ queryKey: queryKey('Account/GetSessions') }),
  });
}

export const useEndDevice = () => useEnding('Account/EndSession');
export const useEndOtherDevices = () => useEnding('Account/EndOtherSessions');
