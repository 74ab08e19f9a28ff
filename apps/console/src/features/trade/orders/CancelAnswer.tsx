import { refundWays } from '@yigou/contract/money/payments.terms';
import type { ConsoleOrder } from '@yigou/contract/trade/orders.console';
import { confirmBox } from '@yigou/web-kit';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { useAcceptCancel, useRefuseCancel } from './orders.api';

/** The buyer asks to cancel; unanswered, it is accepted by itself after a day. */
export function CancelAnswer({ order }: { order: ConsoleOrder }) {
  const { orderId, cancelReason, paymentMethod } = order;
  const [reason, setReason] = useState('');
  const accept = useAcceptCancel();
  const refuse = useRefuseCancel();
  const busy = accept.isPending || refuse.isPending;

  async function agree() {
    const text = `同意后释放库存与预算，${refundWays[paymentMethod]}。此操作不可撤回。`;
    if (await confirmBox({ text, confirmText: '同意取消' })) accept.mutate({ orderId });
  }

  return (
    <Alert
      type="warning"
      title={`买方申请取消：${cancelReason}`}
      description={
        <>
          <Input.TextArea
            aria-label="不同意的原因"
            placeholder="不同意时请说明原因（至少 5 个字），买方可见"
            rows={2}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <p>
            <Button type="primary" disabled={busy} onClick={agree}>
              同意取消
            </Button>{' '}
            <Button disabled={busy || reason.trim().length < 5} onClick={() => refuse.mutate({ orderId, reason })}>
              不同意，照常发货
            </Button>
          </p>
        </>
      }
    />
  );
}
