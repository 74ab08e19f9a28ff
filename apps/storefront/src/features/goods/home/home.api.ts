import { useApiQuery } from '../../../app/client';

export const useCurrentAccount = () => useApiQuery('Account/GetCurrent', {});
