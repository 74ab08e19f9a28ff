import { useApiQuery } from '../../../../app/client';

const asked = { searchId: 0, companyId: 0, searchKey: '', viewOrder: 0, hotUrl: '' };
const fiveMinutes = 5 * 60_000;

export const useHotWords = () => useApiQuery('ProductToC/GetHotSearchList', asked, { staleTime: fiveMinutes });
