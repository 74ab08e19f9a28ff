import { showRefusal } from '@yigou/web-kit';
import { useApiMutation, useApiQuery } from '../../../../app/client';

export const useLists = (enabled = true) => useApiQuery('PurchaseList/GetList', {}, { enabled });

/** What is said to the user is the page's. */
export const useSaveList = () => useApiMutation('PurchaseList/Save');
export const useAddLines = () => useApiMutation('PurchaseList/AddLines', { onError: showRefusal });
