import { useApiMutation } from '../../../../app/client';

export const useSendCode = () => useApiMutation('Account/SendCode');
export const useResetPassword = () => useApiMutation('Account/ResetPassword');
