import type { OrderCounts } from '@yigou/contract';
import { Link } from 'react-router';
import { paths, withQuery } from '../../app/paths';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/States';
import { useMay } from '../accounts/shared/useMay';
import { useOrderCounts } from './home.api';
import styles from './OrderCountLinks.module.css';

const orderTab = (tab: keyof OrderCounts) => withQuery(paths.myOrder, { tab });

const counts: { key: keyof OrderCounts; title: string; to: string }[] = [
  { key: 'pendingApproval', title: '待审批', to: orderTab('pendingApproval') },
  { key: 'pendingPayment', title: '待付款', to: orderTab('pendingPayment') },
  { key: 'pendingReceipt', title: '待收货', to: orderTab('pendingReceipt') },
  { key: 'pendingStatement', title: '待对账', to: '/finance/checkOrder/waitCheck' },
];

export function OrderCountLinks() {
  const seesOrders = useMay('order/myOrder');
  const { data, isError, refetch } = useOrderCounts(seesOrders);
  if (!seesOrders) return null;
  if (isError) {
    return (
      <div className={styles.failed} role="alert">
        待办数量暂时无法显示
        <Button kind="text" onClick={() => refetch()}>
          重试
        </Button>
      </div>
    );
  }
  return (
    <ul className={styles.counts}>
      {counts.map(({ key, title, to }) => {
        const count = data?.resultData[key];
        return (
          <li key={key}>
            <Link to={to} data-some={Boolean(count) || undefined}>
              {count === undefined ? <Skeleton height={20} width={28} /> : <b>{count > 999 ? '999+' : count}</b>}
              <span>{title}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
