import type { Shipment } from '@yigou/contract/trade/shipments';
import { carriers, shipmentLimits, shipmentStateLabels } from '@yigou/contract/trade/shipments.terms';
import { clickGuardMs, confirmBox, StateTag, type Tone, toast } from '@yigou/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { applyReturnPath } from '../../../../app/paths';
import { Button } from '../../../../ui/Button';
import { useMay } from '../../../people/accounts/shared/useMay';
import { ParcelLines } from './ParcelLines';
import styles from './Parcels.module.css';
import { type Amiss, amissWords, receiptWords, receivedLines } from './parcel.rules';
import { useExtend, useReceive } from './shipments.api';

const tones: Record<Shipment['state'], Tone> = {
  shipped: 'run',
  delivered: 'act',
  received: 'good',
  withdrawn: 'done',
  ended: 'done',
};

export function ParcelCard({ parcel, no }: { parcel: Shipment; no: number }) {
  const { orderId, shipmentId, state, carrier, trackingNo, lines, actions } = parcel;
  const [amiss, setAmiss] = useState<Amiss>({});
  const receive = useReceive();
  const extend = useExtend();
  const mayReceive = actions.includes('receive');
  const navigate = useNavigate();
  const mayApply = useMay('order/returnOrder');
  const found = mayReceive ? amissWords(lines, amiss) : '';

  async function confirm() {
    if (!(await confirmBox({ text: receiptWords(lines, amiss), confirmText: '确认收货' }))) return;
    receive.mutate(
      { orderId, shipmentId, lines: receivedLines(lines, amiss) },
      // What was found is written into the application already.
      { onSuccess: () => found && mayApply && navigate(applyReturnPath(orderId)) },
    );
  }

  async function askForTime() {
    const text = `自动收货时间将延长 ${shipmentLimits.extendDays} 天，每个包裹只能延长一次。确定吗？`;
    if (await confirmBox({ text, confirmText: '延长' })) extend.mutate({ orderId, shipmentId });
  }

  const copy = () =>
    navigator.clipboard.writeText(trackingNo).then(
      () => toast.success('已复制运单号'),
      () => toast.error('复制失败，请手动选择'),
    );

  return (
    <article className={styles.parcel} aria-label={`包裹 ${no}`}>
      <header>
        <h2>
          包裹 {no} <StateTag tone={tones[state]}>{shipmentStateLabels[state]}</StateTag>
        </h2>
        <p>
          {parcel.supplierName}发货，{carriers[carrier].name} {trackingNo}
          {trackingNo && (
            <Button kind="text" aria-label={`复制包裹 ${no} 的运单号`} onClick={copy}>
              复制
            </Button>
          )}
        </p>
        <div className={styles.acts}>
          {actions.includes('extend') && (
            <Button disabled={extend.isPending} onClick={askForTime}>
              延长 {shipmentLimits.extendDays} 天
            </Button>
          )}
          {mayReceive && (
            <Button kind="primary" guardMs={clickGuardMs} disabled={receive.isPending} onClick={confirm}>
              确认收货
            </Button>
          )}
        </div>
        {parcel.dueTime && <p className={styles.due}>{dueText(parcel)}</p>}
      </header>
      <div className={styles.columns}>
        <div>
          <ParcelLines
            lines={lines}
            received={state === 'received'}
            {...(mayReceive && { amiss, onAmiss: setAmiss })}
          />
          {found && (
            <p className={styles.follows}>
              {mayApply
                ? `确认后，${found}将转为售后申请，数量自动带入；破损商品请先拍照。`
                : `确认后如实登记${found}，由下单人申请售后。`}
            </p>
          )}
        </div>
        <ol className={styles.course} aria-label="物流轨迹">
          {parcel.events.map(({ time, text }) => (
            <li key={`${time} ${text}`}>
              {text}
              <time>{time}</time>
            </li>
          ))}
        </ol>
      </div>
    </article>
  );
}

const dueText = ({ state, deliverTime, dueTime }: Shipment): string =>
  state === 'delivered' ? `已于 ${deliverTime} 送达，${dueTime} 自动确认收货` : `运输中，${dueTime} 前未确认将自动收货`;
