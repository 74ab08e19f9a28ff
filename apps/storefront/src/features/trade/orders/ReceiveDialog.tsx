import type { OrderRow } from '@yigou/contract/trade/orders';
import type { Shipment } from '@yigou/contract/trade/shipments';
import { carriers, shipmentStateLabels } from '@yigou/contract/trade/shipments.terms';
import { clickGuardMs } from '@yigou/web-kit';
import { useNavigate } from 'react-router';
import { orderPath } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { Dialog, DialogBody, DialogFoot } from '../../../ui/Dialog';
import { ErrorState, Skeleton } from '../../../ui/States';
import { piecesOf } from '../shipments/shared/parcel.rules';
import { useLogistics, useReceive } from '../shipments/shared/shipments.api';
import styles from './ReceiveDialog.module.css';

type ReceiveDialogProps = { order: OrderRow; onClose: () => void };

/** Everything arrived sound: what that means, parcel by parcel. Whatever did not is counted on the page of the order. */
export function ReceiveDialog({ order, onClose }: ReceiveDialogProps) {
  const { data, isPending, refetch } = useLogistics(order.orderId);
  return (
    <Dialog title={`确认收货 ${order.orderNo}`} onClose={onClose}>
      {(close) =>
        data ? (
          <Parcels
            orderId={order.orderId}
            parcels={data.resultData.filter(({ actions }) => actions.includes('receive'))}
            close={close}
          />
        ) : (
          <DialogBody>
            {isPending ? <Skeleton height={120} /> : <ErrorState text="包裹加载失败" onRetry={() => refetch()} />}
          </DialogBody>
        )
      }
    </Dialog>
  );
}

type ParcelsProps = { orderId: number; parcels: readonly Shipment[]; close: () => void };

function Parcels({ orderId, parcels, close }: ParcelsProps) {
  const navigate = useNavigate();
  const receive = useReceive();
  const qty = parcels.reduce((sum, { lines }) => sum + piecesOf(lines), 0);
  const underway = parcels.some(({ state }) => state === 'shipped');
  return (
    <>
      <DialogBody>
        <ul className={styles.parcels} aria-label="待收的包裹">
          {parcels.map((parcel) => (
            <li key={parcel.shipmentId}>
              <b>{piecesOf(parcel.lines)} 件</b> {parcel.lines.map(({ itemName }) => itemName).join('、')}
              <small>
                {parcel.supplierName}发货，{carriers[parcel.carrier].name} {parcel.trackingNo}，
                {shipmentStateLabels[parcel.state]}
              </small>
            </li>
          ))}
        </ul>
        {underway && <p className={styles.underway}>有包裹还在路上，收到后再确认。</p>}
        <p>确认 {qty} 件商品已全部完好收到，确认后不能撤回。有破损或少件，请逐个包裹核对数量。</p>
      </DialogBody>
      <DialogFoot>
        <Button onClick={() => navigate(orderPath(orderId))}>有破损或少件</Button>
        <Button
          kind="primary"
          guardMs={clickGuardMs}
          disabled={parcels.length === 0 || receive.isPending}
          onClick={() => receive.mutate({ orderId }, { onSettled: close })}
        >
          确认收货
        </Button>
      </DialogFoot>
    </>
  );
}
