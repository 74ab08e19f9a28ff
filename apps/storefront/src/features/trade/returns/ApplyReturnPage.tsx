import { orderStateLabels } from '@yigou/contract/trade/orders.terms';
import type { Applicable } from '@yigou/contract/trade/returns';
import { CallError } from '@yigou/web-kit';
import { Link, useSearchParams } from 'react-router';
import { orderPath, paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { ApplyForm } from './ApplyForm';
import styles from './ApplyReturnPage.module.css';
import { useApplicable } from './returns.api';

export function ApplyReturnPage() {
  const [query] = useSearchParams();
  const orderId = query.get('orderId') ?? '';
  return /^[1-9]\d{0,15}$/.test(orderId) ? (
    <Asked orderId={Number(orderId)} />
  ) : (
    <Missing text="请从订单详情中申请售后" />
  );
}

function Asked({ orderId }: { orderId: number }) {
  const { data, error, isPending, refetch } = useApplicable(orderId);
  if (data) return <Page applicable={data.resultData} />;
  if (isPending) return <Waiting />;
  if (error instanceof CallError)
    return <Missing text={error.code === '4' ? '订单不存在，或不在您的查看范围内' : error.message} />;
  return <ErrorState text="订单加载失败" onRetry={() => refetch()} />;
}

function Page({ applicable }: { applicable: Applicable }) {
  const { orderId, orderNo, state, lines } = applicable;
  const open = lines.some(({ most }) => most.delivery > 0 || most.quality > 0 || most.noReason > 0);
  return (
    <>
      <header className={styles.head}>
        <h1>申请售后</h1>
        <span>
          订单 <Link to={orderPath(orderId)}>{orderNo}</Link>，{orderStateLabels[state]}
        </span>
      </header>
      {open ? (
        // Another answer of the server is another form: what was counted may have changed.
        <ApplyForm key={lines.map((line) => line.returningQty + line.returnedQty).join()} applicable={applicable} />
      ) : (
        <EmptyState title="该订单暂无可申请售后的商品：尚未发货、已申请或已超过期限">
          <ButtonLink kind="primary" to={orderPath(orderId)}>
            返回订单
          </ButtonLink>
        </EmptyState>
      )}
    </>
  );
}

const Missing = ({ text }: { text: string }) => (
  <EmptyState title={text}>
    <ButtonLink kind="primary" to={paths.myOrder}>
      查看我的订单
    </ButtonLink>
  </EmptyState>
);

const Waiting = () => (
  <div className={styles.waiting} aria-busy="true">
    <Skeleton height={48} />
    <Skeleton height={72} />
    <Skeleton height={280} />
  </div>
);
