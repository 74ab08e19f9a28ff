import type { Customer } from '@yigou/contract/people/customers.console';
import { customerLimits as limits } from '@yigou/contract/people/customers.terms';
import { confirmBox } from '@yigou/web-kit';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { DrawerPart } from '../../../ui/DrawerPart';
import styles from './CustomersPage.module.css';
import { useSetEnabled } from './customers.api';

/** To switch a customer off, or on again, with the reason that stands in its story. */
export function StandingForm({ customer: { customerId, customerName, actions } }: { customer: Customer }) {
  const [reason, setReason] = useState('');
  const set = useSetEnabled();
  const [action] = actions;
  if (!action) return null;
  const enabled = action === 'enable';
  const name = enabled ? '启用' : '停用';
  const said = reason.trim();

  async function send() {
    const text = `停用${customerName}？其人员将立即退出且不能登录，已有订单继续处理。`;
    if (enabled || (await confirmBox({ text, confirmText: '停用' }))) set.mutate({ customerId, enabled, reason: said });
  }

  return (
    <DrawerPart label={`${name}企业`}>
      <div className={styles.change}>
        <Input
          aria-label={`${name}的原因`}
          placeholder={`${name}的原因（至少 ${limits.reasonLeast} 个字），记入经过`}
          maxLength={limits.reason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button danger={!enabled} loading={set.isPending} disabled={said.length < limits.reasonLeast} onClick={send}>
          {name}
        </Button>
        <p>{enabled ? '启用后其人员即可登录。' : '停用后其人员都不能登录，会话当场结束；已有订单继续处理。'}</p>
      </div>
    </DrawerPart>
  );
}
