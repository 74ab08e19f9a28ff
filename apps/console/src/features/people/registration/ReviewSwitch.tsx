import { confirmBox } from '@yigou/web-kit';
import { Switch } from 'antd';
import { useId } from 'react';
import { useMay } from '../../../app/operator';
import styles from './RegistrationsPage.module.css';
import { useSetReviewing } from './registration.api';

const question = '关闭后，新注册的企业无需审核，直接通过；已在等待的仍须审核。确定吗？';

/** Whether who registers waits for an operator; who may not change it sees how it is. */
export function ReviewSwitch({ reviewing }: { reviewing: boolean }) {
  const id = useId();
  const may = useMay('system/settings');
  const set = useSetReviewing();
  if (!may) return <span className={styles.reviewing}>注册{reviewing ? '需要' : '无需'}审核</span>;

  async function turn(on: boolean) {
    if (on || (await confirmBox({ text: question, confirmText: '关闭' }))) set.mutate({ reviewing: on });
  }

  return (
    <span className={styles.reviewing}>
      <Switch id={id} checked={reviewing} loading={set.isPending} onChange={turn} />
      <label htmlFor={id}>注册需要审核</label>
    </span>
  );
}
