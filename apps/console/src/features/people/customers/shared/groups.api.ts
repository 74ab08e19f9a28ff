import { useApiQuery } from '../../../../app/client';

/** All groups of the company; nothing while they are still asked for. */
export const useGroups = () => useApiQuery('CustomerGroup/GetList', {}).data?.resultData ?? [];
