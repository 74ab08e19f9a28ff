import { useApiQuery } from '../../../app/client';

export const useHelpTree = () => useApiQuery('Help/GetTree', {});
export const useHelpDoc = (docId: number) => useApiQuery('Help/GetModel', { docId });
export const useAgreement = () => useApiQuery('Help/GetAgreement', {});
export const useHelpSearch = (searchKey: string) => useApiQuery('Help/Search', { searchKey });
