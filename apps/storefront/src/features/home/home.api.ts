import { useApiQuery } from '../../app/client';

export const useOrderCounts = () => useApiQuery('Order/GetCounts', {});
