import { useApiQuery } from '@yigou/web-kit';

export const useCurrentAccount = () => useApiQuery('Account/GetCurrent', {});
export const useOrderCounts = (enabled: boolean) => useApiQuery('Order/GetCounts', {}, { enabled });
