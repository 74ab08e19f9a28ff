import { useQueryClient } from '@tanstack/react-query';
import { showRefusal } from '@yigou/web-kit';
import { queryKey, useApiMutation, useApiQuery } from '../../app/client';

export const usePicking = (orderIds: number[] | undefined) =>
  useApiQuery('Order/GetPicking', { orderIds: orderIds ?? [] }, { enabled: orderIds !== undefined });

export const useNotes = (shipmentIds: number[] | undefined) =>
  useApiQuery('Shipment/GetNotes', { shipmentIds: shipmentIds ?? [] }, { enabled: shipmentIds !== undefined });

export function useShipMany() {
  const client = useQueryClient();
  return useApiMutation('Shipment/ShipMany', {
    onError: showRefusal,
    onSettled: () => client.invalidateQueries({ queryKey: queryKey('Order/GetPage') }),
  });
}
