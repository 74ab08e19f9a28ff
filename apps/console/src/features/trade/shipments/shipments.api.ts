import { useApiQuery, useWrite } from '../../../app/client';

export const usePicking = (orderIds: number[] | undefined) =>
  useApiQuery('Order/GetPicking', { orderIds: orderIds ?? [] }, { enabled: orderIds !== undefined });

export const useNotes = (shipmentIds: number[] | undefined) =>
  useApiQuery('Shipment/GetNotes', { shipmentIds: shipmentIds ?? [] }, { enabled: shipmentIds !== undefined });

export const useShipMany = () => useWrite('Shipment/ShipMany');
