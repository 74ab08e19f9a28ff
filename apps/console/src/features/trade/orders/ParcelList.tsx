import type { Shipment } from '@yigou/contract/trade/shipments';
import { carriers, shipmentStateLabels } from '@yigou/contract/trade/shipments.terms';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { notesPath } from '../../../app/paths';
import { DrawerPart } from '../../../ui/DrawerPart';
import { StateDot, type Turn } from '../../../ui/StateDot';
import styles from './OrderDrawer.module.css';
import { useAddEvent, useParcels, useWithdraw } from './orders.api';

const turns: Record<Shipment['state'], Turn> = {
  shipped: 'way',
  delivered: 'them',
  received: 'ok',
  withdrawn: 'off',
  ended: 'off',
};

/** What has left already. */
export function ParcelList({ orderId, mayShip }: { orderId: number; mayShip: boolean }) {
  const { data } = useParcels(orderId);
  if (!data || data.resultData.length === 0) return null;
  return (
    <DrawerPart label="发货记录">
      <ul className={styles.sent}>
        {data.resultData.map((parcel) => (
          <Sent key={parcel.shipmentId} parcel={parcel} mayShip={mayShip} />
        ))}
      </ul>
    </DrawerPart>
  );
}

function Sent({ parcel, mayShip }: { parcel: Shipment; mayShip: boolean }) {
  const { shipmentId, carrier, trackingNo, state, lines, events } = parcel;
  const isOnItsWay = state === 'shipped' || state === 'delivered';
  const [text, setText] = useState('');
  const [adding, setAdding] = useState(false);
  const add = useAddEvent();
  const write = (delivered: boolean) =>
    add.mutate({ shipmentId, text: text.trim() || '已送达', delivered }, { onSuccess: () => setAdding(false) });
  const withdraw = useWithdraw();
  const [why, setWhy] = useState<string>();
  const inside = lines.map((line) => `${line.itemName} × ${line.qty}`).join('，');
  return (
    <li>
      {carriers[carrier].name} {trackingNo}
      <StateDot turn={turns[state]}>{shipmentStateLabels[state]}</StateDot>
      {mayShip && isOnItsWay && !adding && (
        <Button type="link" size="small" onClick={() => setAdding(true)}>
          登记物流
        </Button>
      )}
      {mayShip && state !== 'withdrawn' && state !== 'ended' && <Link to={notesPath([shipmentId])}>送货单</Link>}
      {mayShip && state === 'shipped' && why === undefined && (
        <Button type="link" size="small" onClick={() => setWhy('')}>
          撤销发货
        </Button>
      )}
      {why !== undefined && (
        <>
          <Input
            aria-label="撤销原因"
            placeholder="撤销原因，买方可见"
            maxLength={100}
            value={why}
            onChange={(event) => setWhy(event.target.value)}
          />
          <Button
            size="small"
            danger
            disabled={why.trim().length < 2 || withdraw.isPending}
            onClick={() => withdraw.mutate({ shipmentId, reason: why })}
          >
            撤销发货，商品退回库存
          </Button>
          <Button size="small" onClick={() => setWhy(undefined)}>
            不撤销
          </Button>
        </>
      )}
      <small>{inside}</small>
      {events[0] && (
        <small>
          {events[0].time} {events[0].text}
        </small>
      )}
      {adding && (
        <>
          <Input
            aria-label="物流轨迹"
            placeholder="如：到达上海转运中心"
            maxLength={100}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button size="small" disabled={!text.trim() || add.isPending} onClick={() => write(false)}>
            保存
          </Button>
          {state === 'shipped' && (
            <Button size="small" type="primary" disabled={add.isPending} onClick={() => write(true)}>
              记为已送达
            </Button>
          )}
          <Button size="small" onClick={() => setAdding(false)}>
            取消
          </Button>
        </>
      )}
    </li>
  );
}
