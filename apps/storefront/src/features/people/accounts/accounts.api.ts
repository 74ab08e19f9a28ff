import { useQueryClient } from '@tanstack/react-query';
import { written } from '@yigou/web-kit';
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

export const useEndDevice = () => useApiMutation('Account/EndSession', written('已退出登录'));
export const useEndOtherDevices = () => useApiMutation('Account/EndOtherSessions', written('已退出登录'));
