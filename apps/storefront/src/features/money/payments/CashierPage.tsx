import { ordersPerPayment } from '@yigou/contract/money/payments.terms';
import { CallError, readIds } from '@yigou/web-kit';
import { useSearchParams } from 'react-router';
import { paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { CashierDesk } from './CashierDesk';
import styles from './CashierPage.module.css';
import { useCashier } from './payments.api';

export function CashierPage() {
  const [query] = useSearchParams();
  const orderIds = readIds(query.get('orderIds'), ordersPerPayment);
  return (
    <div className={`frame ${styles.page}`}>
      <h1>收银台</h1>
      {orderIds ? <Desk orderIds={orderIds} /> : <NotPayable text="没有找到要付款的订单" />}
    </div>
  );
}

function Desk({ orderIds }: { orderIds: number[] }) {
  const { data, error, isPending, refetch } = useCashier(orderIds);
  // Paid, cancelled or somebody else's: the server says which, and the orders say the rest.
  if (error instanceof CallError) return <NotPayable text={error.message} />;
  if (isPending) return <Waiting />;
  if (!data) return <ErrorState text="收银台加载失败" onRetry={() => refetch()} />;
  return <CashierDesk cashier={data.resultData} onStale={refetch} />;
}

const NotPayable = ({ text }: { text: string }) => (
  <div className={styles.card} role="alert">
    <EmptyState title={text}>
      <ButtonLink kind="primary" to={paths.myOrder}>
        查看我的订单
      </ButtonLink>
      <ButtonLink to={paths.home}>继续购物</ButtonLink>
    </EmptyState>
  </div>
);

const Waiting = () => (
  <div className={styles.desk} aria-busy="true">
    <Skeleton height={132} />
    <Skeleton height={180} />
    <Skeleton height={64} />
  </div>
);
