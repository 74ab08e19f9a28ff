import { formatYuan } from '@yigou/contract/ground/money';
import type { AttemptView } from '@yigou/contract/money/payments';
import { paymentMethodLabels } from '@yigou/contract/money/payments.terms';
import { CallError } from '@yigou/web-kit';
import { cashierPath } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { ErrorState, Skeleton } from '../../../ui/States';
import { type Ask, AskNow } from './AskNow';
import { useAttempt } from './payments.api';
import { outcomeOf } from './payments.rules';
import { NextSteps, ResultOrders } from './ResultLinks';
import { Verdict } from './Verdict';

export function AttemptResult({ no }: { no: string }) {
  const { data, error, isPending, refetch } = useAttempt(no);
  if (isPending) return <Skeleton height={240} />;
  if (data) return <Result attempt={data.resultData} ask={refetch} />;
  if (!(error instanceof CallError)) return <ErrorState text="支付结果查询失败" onRetry={() => refetch()} />;
  return (
    <Verdict kind="warn" title={error.message}>
      <NextSteps />
    </Verdict>
  );
}

function Result({ attempt, ask }: { attempt: AttemptView; ask: Ask }) {
  const orders = <ResultOrders orders={attempt.orders} />;
  const amount = `${paymentMethodLabels[attempt.method]} ${formatYuan(attempt.payable)}`;
  const again = (
    <ButtonLink kind="primary" to={cashierPath(attempt.orders.map((order) => order.orderId))}>
      重新付款
    </ButtonLink>
  );
  switch (outcomeOf(attempt)) {
    case 'paid':
      return (
        <Verdict kind="good" title="支付成功" text={`${amount}，${attempt.paidTime} 到账，我们会尽快安排发货。`}>
          {orders}
          <NextSteps />
        </Verdict>
      );
    case 'refunding':
      return (
        <Verdict kind="warn" title="款项将原路退回" text={`${amount} 到账时订单已不能收款，款项将自动原路退回。`}>
          {orders}
          <NextSteps />
        </Verdict>
      );
    case 'closed':
      return (
        <Verdict kind="warn" title="本次支付已关闭" text={`${amount} 没有扣款。订单仍可付款时，请重新发起支付。`}>
          {orders}
          {again}
          <NextSteps />
        </Verdict>
      );
    default:
      return (
        <Verdict kind="wait" title="尚未到账" text={`${amount} 尚未到账。如已付款，请稍候，本页将自动查询。`}>
          {orders}
          <AskNow ask={ask} />
          {again}
          <NextSteps />
        </Verdict>
      );
  }
}
