import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleInput } from '@yigou/contract/console';
import { useApiQuery, useWrite } from '../../../app/client';

export const useCustomerPage = (input: ConsoleInput<'Customer/GetPage'>) =>
  useApiQuery('Customer/GetPage', input, { placeholderData: keepPreviousData });
export const useCustomer = (customerId: number) => useApiQuery('Customer/GetModel', { customerId });
export const usePeople = (input: ConsoleInput<'Customer/GetPeople'>) =>
  useApiQuery('Customer/GetPeople', input, { placeholderData: keepPreviousData });
export const useSetEnabled = () => useWrite('Customer/SetEnabled', '已保存');

export const useGroupList = () => useApiQuery('CustomerGroup/GetList', {});
export const useMembers = (input: ConsoleInput<'CustomerGroup/GetMembers'>) =>
  useApiQuery('CustomerGroup/GetMembers', input, { placeholderData: keepPreviousData });
export const useMatched = (words: string[]) =>
  useApiQuery('CustomerGroup/Match', { words }, { enabled: words.length > 0 });
export const useSaveGroup = () => useWrite('CustomerGroup/Save', '客户组已保存');
export const useDeleteGroup = () => useWrite('CustomerGroup/Delete', '客户组已删除');
export const useAddMembers = () => useWrite('CustomerGroup/AddMembers', '已加入客户组');
export const useRemoveMembers = () => useWrite('CustomerGroup/RemoveMembers', '已移出客户组');
