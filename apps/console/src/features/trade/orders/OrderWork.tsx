import type { ConsoleOrder } from '@yigou/contract/trade/orders.console';
import { useMay } from '../../../app/operator';
import { CancelAnswer } from './CancelAnswer';
import { CloseForm } from './CloseForm';
import { leftOf } from './order.rules';
import { ParcelList } from './ParcelList';
import { ShipForm } from './ShipForm';

/** What has to be done with it now, as far as one may, and what has left already. */
export function OrderWork({ order }: { order: ConsoleOrder }) {
  const mayShip = useMay('orders/ship');
  const mayCancel = useMay('orders/cancel');
  const open = order.toShip > 0 && order.state !== 'cancelRequested';
  const left = order.lines.map(leftOf).join();
  return (
    <>
      {mayCancel && order.state === 'cancelRequested' && <CancelAnswer order={order} />}
      {mayShip && open && <ShipForm key={left} order={order} />}
      {mayCancel && open && <CloseForm key={`close ${left}`} order={order} />}
      <ParcelList orderId={order.orderId} mayShip={mayShip} />
    </>
  );
}
