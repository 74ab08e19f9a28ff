import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleInput } from '@yigou/contract/console';
import { useApiQuery, useWrite } from '../../../app/client';

export const useRegistrationPage = (input: ConsoleInput<'Registration/GetPage'>) =>
  useApiQuery('Registration/GetPage', input, { placeholderData: keepPreviousData });

export const useRegistration = (registrationId: number) => useApiQuery('Registration/GetModel', { registrationId });

export const useApprove = () => useWrite('Registration/Approve', '已通过，申请人会收到邮件');
export const useRefuse = () => useWrite('Registration/Refuse', '已拒绝，原因会寄给申请人');
export const useSetReviewing = () => useWrite('Registration/SetReviewing', '已保存');
