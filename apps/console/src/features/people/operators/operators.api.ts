import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleInput } from '@yigou/contract/console';
import { useApiQuery, useWrite } from '../../../app/client';

export const useOperators = (input: ConsoleInput<'Operator/GetPage'>) =>
  useApiQuery('Operator/GetPage', input, { placeholderData: keepPreviousData, refetchOnMount: 'always' });

export const useRoles = () => useApiQuery('Operator/GetRoles', {}, { staleTime: Number.POSITIVE_INFINITY });

export const useAddOperator = () => useWrite('Operator/Add', '已新增，请将账号与密码告知本人');
export const useSetRoles = () => useWrite('Operator/SetRoles', '角色已修改，下一次操作起生效');
export const useSetEnabled = () => useWrite('Operator/SetEnabled', '已保存');
export const useResetOperator = () => useWrite('Operator/ResetPassword', '密码已重置，请告知本人');
