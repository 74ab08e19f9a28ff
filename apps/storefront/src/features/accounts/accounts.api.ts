import { useQueryClient } from '@tanstack/react-query';
import { keepLogin, queryKey, renameSession, useApiMutation, useApiQuery } from '@yigou/web-kit';

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
