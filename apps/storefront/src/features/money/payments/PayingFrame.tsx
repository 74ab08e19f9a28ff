import type { AttemptView } from '@yigou/contract/money/payments';
import { CallError } from '@yigou/web-kit';
import { type ReactNode, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { cashierPath, paidPath, paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { ErrorState, Skeleton } from '../../../ui/States';
import type { Ask } from './AskNow';
import styles from './Paying.module.css';
import { useAttempt } from './payments.api';
import { outcomeOf, readTradeNo } from './payments.rules';
import { Verdict } from './Verdict';

type PayingFrameProps = {
  title: string;
  /** What stands there while the money is awaited. `ask` asks the server now. */
  children: (attempt: AttemptView, ask: Ask) => ReactNode;
};

/** Both pages that wait for a gateway: they ask the server, and follow what it says. */
export function PayingFrame({ title, children }: PayingFrameProps) {
  const [query] = useSearchParams();
  const no = readTradeNo(query.get('no'));
  return (
    <div className={`frame ${styles.page}`}>
      <h1>{title}</h1>
      <div className={styles.card}>
        {no ? (
          <Paying key={no} no={no}>
            {children}
          </Paying>
        ) : (
          <Unknown text="没有找到这笔支付" />
        )}
      </div>
    </div>
  );
}

function Paying({ no, children }: { no: string; children: PayingFrameProps['children'] }) {
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = useAttempt(no);
  const outcome = data && outcomeOf(data.resultData);
  useEffect(() => {
    if (outcome === 'paid') navigate(paidPath(no), { replace: true });
  }, [outcome, navigate, no]);

  if (isPending || outcome === 'paid') return <Skeleton height={320} />;
  if (!data) {
    if (error instanceof CallError) return <Unknown text={error.message} />;
    return <ErrorState text="支付状态查询失败" onRetry={() => refetch()} />;
  }
  if (outcome === 'waiting') return children(data.resultData, refetch);
  const orderIds = data.resultData.orders.map((order) => order.orderId);
  return outcome === 'refunding' ? (
    <Verdict kind="warn" title="款项将原路退回" text="付款到账时订单已不能收款，款项将自动原路退回，请留意到账通知。">
      <ButtonLink kind="primary" to={paths.myOrder}>
        查看我的订单
      </ButtonLink>
    </Verdict>
  ) : (
    <Verdict kind="warn" title="本次支付已关闭" text="没有扣款。订单仍可付款时，请重新发起支付。">
      <ButtonLink kind="primary" to={cashierPath(orderIds)} replace>
        重新付款
      </ButtonLink>
      <ButtonLink to={paths.myOrder}>查看我的订单</ButtonLink>
    </Verdict>
  );
}

const Unknown = ({ text }: { text: string }) => (
  <Verdict kind="warn" title={text} text="请到我的订单中查看订单状态，待付款的订单可以重新付款。">
    <ButtonLink kind="primary" to={paths.myOrder}>
      查看我的订单
    </ButtonLink>
  </Verdict>
);
