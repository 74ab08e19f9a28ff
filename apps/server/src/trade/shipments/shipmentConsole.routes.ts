import type { consoleShipmentCalls } from '@yigou/contract/trade/shipments.console';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { reachConsoleOrder } from '../orders/orderConsole.service';
import { ship, shipMany } from './shipmentShipping.service';
import { deliveryNotes, shipmentsOf } from './shipmentView.service';
import { addEvent } from './tracking.service';
import { closeOrderLines, withdrawShipment } from './undoing.service';

export const consoleShipmentRoutes: ConsoleRoutes<typeof consoleShipmentCalls> = {
  'Shipment/GetByOrder': async (ctx, { orderId }) => {
    await reachConsoleOrder(ctx, orderId);
    return { resultData: await shipmentsOf(ctx.tx, orderId, false) };
  },
  'Shipment/GetNotes': async (ctx, { shipmentIds }) => ({ resultData: await deliveryNotes(ctx, shipmentIds) }),
  'Shipment/Ship': async (ctx, input) => ({ resultData: { shipmentIds: await ship(ctx, input) } }),
  'Shipment/ShipMany': async (ctx, { rows }) => ({ resultData: await shipMany(ctx, rows) }),
  'Shipment/Withdraw': async (ctx, input) => {
    await withdrawShipment(ctx, input);
    return { resultData: null };
  },
  'Shipment/CloseLines': async (ctx, input) => ({ resultData: { amount: await closeOrderLines(ctx, input) } }),
  'Shipment/AddEvent': async (ctx, input) => {
    await addEvent(ctx, input);
    return { resultData: null };
  },
};
