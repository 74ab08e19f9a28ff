import { useApiQuery, useWrite } from '../../../../app/client';

const lookAgainMs = 60_000;
const live = { refetchInterval: lookAgainMs, staleTime: lookAgainMs / 2 };

export const useSales = (enabled: boolean) => useApiQuery('Report/GetSales', {}, { ...live, enabled });
export const useStockWarnings = (enabled: boolean) => useApiQuery('Report/GetStockWarnings', {}, { ...live, enabled });
export const useRebuild = () => useWrite('Report/Rebuild', '已开始重新计算，完成前报表注明数据截至时间');
