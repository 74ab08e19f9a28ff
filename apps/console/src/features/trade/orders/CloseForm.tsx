import { formatYuan } from '@yigou/contract/ground/money';
import { refundWays } from '@yigou/contract/money/payments.terms';
import type { ConsoleOrder } from '@yigou/contract/trade/orders.console';
import { confirmBox } from '@yigou/web-kit';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { DrawerPart } from '../../../ui/DrawerPart';
import { LineQtys } from './LineQtys';
import styles from './OrderDrawer.module.css';
import { leftOf } from './order.rules';
import { useCloseLines } from './orders.api';

/** What cannot be had any more: its money goes back, the rest goes on. Folded, for it hurts. */
export function CloseForm({ order }: { order: ConsoleOrder }) {
  const [isOpen, setOpen] = useState(false);
  const [qtys, setQtys] = useState<Record<number, number>>({});
  const [reason, setReason] = useState('');
  const close = useCloseLines();
  const open = order.lines.filter((line) => leftOf(line) > 0);
  const lines = open.map(({ lineNo }) => ({ lineNo, qty: qtys[lineNo] ?? 0 })).filter(({ qty }) => qty > 0);
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0);
  const about = open.reduce((sum, { lineNo, price }) => sum + price * (qtys[lineNo] ?? 0), 0);

  async function send() {
    const rest = pieces === order.toShip ? '这张订单不再发货' : `还有 ${order.toShip - pieces} 件照常发`;
    const text = `${pieces} 件不再发货（商品金额 ${formatYuan(about)}），释放库存与预算，${refundWays[order.paymentMethod]}，不能撤回；${rest}。确定吗？`;
    if (!(await confirmBox({ text, confirmText: '缺货关闭' }))) return;
    close.mutate({ orderId: order.orderId, toShip: order.toShip, lines, reason });
  }

  if (!isOpen)
    return (
      <DrawerPart>
        <Button size="small" onClick={() => setOpen(true)}>
          缺货关闭…
        </Button>
      </DrawerPart>
    );
  return (
    <DrawerPart label="缺货关闭">
      <LineQtys lines={open} verb="不再发" note={(line) => `待发 ${leftOf(line)}`} qtys={qtys} onChange={setQtys} />
      <Input
        aria-label="缺货原因"
        placeholder="原因，买方可见，如：厂家停产"
        maxLength={100}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={styles.foot}>
        <Button onClick={() => setOpen(false)}>取消</Button>
        <Button danger loading={close.isPending} disabled={pieces === 0 || reason.trim().length < 2} onClick={send}>
          关闭 {pieces} 件
        </Button>
      </div>
    </DrawerPart>
  );
}
