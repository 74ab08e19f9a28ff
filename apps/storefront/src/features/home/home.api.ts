import { useApiQuery } from '../../app/client';

export const useCurrentAccount = () => useApiQuery('Account/GetCurrent', {});
export const useOrderCounts = (enabled: boolean) => useApiQuery('Order/GetCounts', {}, { enabled });
