import { confirmBox } from '@yigou/web-kit';
import { useNavigate } from 'react-router';
import { currentPath, loginPath } from '../../../../app/paths';
import { hasToken } from '../../../../app/session';
import { Button, type ButtonKind } from '../../../../ui/Button';
import { useMay } from '../../../people/accounts/shared/useMay';
import styles from './StockAlertButton.module.css';
import { useToggleWatch, useWatches } from './stockAlerts.api';

export type StockAlertProps = {
  itemId: number;
  /** What a screen reader calls the goods. */
  name: string;
  kind?: ButtonKind;
  className?: string | undefined;
};

/** Told when the goods come. A visitor is asked to log in and comes back to where they were. */
export function StockAlertButton({ itemId, name, kind = 'text', className }: StockAlertProps) {
  const navigate = useNavigate();
  const mayFollow = useMay('concern/itemConcern');
  const { data, isPending, isEnabled } = useWatches();
  const { add, remove, busy } = useToggleWatch(itemId);
  if (!mayFollow) return null;

  if (data?.resultData.some((watch) => watch.itemId === itemId))
    return (
      <span className={styles.on}>
        已订阅到货通知
        <Button kind="text" aria-label={`取消到货通知 ${name}`} disabled={busy} onClick={remove}>
          取消
        </Button>
      </span>
    );

  async function ask() {
    if (hasToken()) add();
    else if (await confirmBox({ title: '提示', text: '请您登录后操作' })) navigate(loginPath(currentPath()));
  }

  return (
    <Button
      kind={kind}
      className={className}
      aria-label={`到货通知 ${name}`}
      disabled={busy || (isEnabled && isPending)}
      onClick={ask}
    >
      到货通知
    </Button>
  );
}
