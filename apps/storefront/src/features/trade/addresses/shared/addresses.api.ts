import { keepPreviousData } from '@tanstack/react-query';
import type { CallInput } from '@yigou/contract/calls';
import { written } from '@yigou/web-kit';
import { useApiMutation, useApiQuery } from '../../../../app/client';

/** The divisions below one; they do not change while somebody looks. */
export const useAreas = (areaCode: string) => useApiQuery('BasArea/GetAreas', { areaCode }, { staleTime: Infinity });

export const useAddressPage = (input: CallInput<'ReceiveAddress/GetPage'>) =>
  useApiQuery('ReceiveAddress/GetPage', input, { placeholderData: keepPreviousData });

export const useDefaultAddress = (enabled: boolean) => useApiQuery('ReceiveAddress/GetDefault', {}, { enabled });

export const useDelivery = (itemId: number, areaCode: string) =>
  useApiQuery('BasArea/GetDelivery', { itemId, areaCode }, { enabled: areaCode !== '' });

/** The form shows refusals itself: a message would stand behind the dialog. */
export const useSaveAddress = () => useApiMutation('ReceiveAddress/Save');
export const useRecognise = () => useApiMutation('ReceiveAddress/Recognise');
export const useDeleteAddress = () => useApiMutation('ReceiveAddress/Delete', written('删除成功'));
export const useSetDefaultAddress = () => useApiMutation('ReceiveAddress/SetDefault', written('已设为默认地址'));
