import { useApiQuery } from '../../../app/client';

export const useAgreement = () => useApiQuery('Help/GetAgreement', {});
