import { useApiQuery } from '@yigou/web-kit';

export const useHelpTree = () => useApiQuery('Help/GetTree', {});
export const useHelpDoc = (docId: number) => useApiQuery('Help/GetModel', { docId });
export const useHelpSearch = (searchKey: string) => useApiQuery('Help/Search', { searchKey });
export const useAgreement = () => useApiQuery('Help/GetAgreement', {});
