import { useApiQuery } from '../../../../app/client';

export const useTitles = () => useApiQuery('Invoice/GetTitleList', {}, { refetchOnMount: 'always' });
