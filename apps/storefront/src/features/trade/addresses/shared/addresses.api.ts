import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@yigou/contract/calls';
import { showRefusal, toast } from '@yigou/web-kit';
import { queryKey, useApiMutation, useApiQuery } from '../../../../app/client';

/** The divisions below one; they do not change while somebody looks. */
export const useAreas = (areaCode: string) => useApiQuery('BasArea/GetAreas', { areaCode }, { staleTime: Infinity });

export const useAddressPage = (input: CallInput<'ReceiveAddress/GetPage'>) =>
  useApiQuery('ReceiveAddress/GetPage', input, { placeholderData: keepPreviousData });

export const useDefaultAddress = (enabled: boolean) => useApiQuery('ReceiveAddress/GetDefault', {}, { enabled });

export const useDelivery = (itemId: number, areaCode: string) =>
  useApiQuery('BasArea/GetDelivery', { itemId, areaCode }, { enabled: areaCode !== '' });

function useReload() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryKey('ReceiveAddress/GetPage') }),
      client.invalidateQueries({ queryKey: queryKey('ReceiveAddress/GetDefault') }),
    ]);
}

/** The form shows refusals itself: a message would stand behind the dialog. */
export function useSaveAddress() {
  const reload = useReload();
  return useApiMutation('ReceiveAddress/Save', { onSuccess: reload });
}

export const useRecognise = () => useApiMutation('ReceiveAddress/Recognise');

export function useDeleteAddress() {
  const reload = useReload();
  return useApiMutation('ReceiveAddress/Delete', {
    onSuccess: () => {
      toast.success('删除成功');
      return reload();
    },
    onError: showRefusal,
  });
}

export function useSetDefaultAddress() {
  const reload = useReload();
  return useApiMutation('ReceiveAddress/SetDefault', {
    onSuccess: () => {
      toast.success('已设为默认地址');
      return reload();
    },
    onError: showRefusal,
  });
}
