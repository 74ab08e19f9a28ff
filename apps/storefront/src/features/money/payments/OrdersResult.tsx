import type { OrderModel } from '@yigou/contract/trade/orders';
import { CallError } from '@yigou/web-kit';
import { cashierPath } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { ErrorState, Skeleton } from '../../../ui/States';
import { useOrders } from './payments.api';
import { type OrdersOutcome, ordersOutcome } from './payments.rules';
import { NextSteps, ResultOrders } from './ResultLinks';
import { Verdict } from './Verdict';

const verdicts: Record<OrdersOutcome, { kind: 'good' | 'wait' | 'warn'; title: string; text: string }> = {
  paid: { kind: 'good', title: '支付成功', text: '我们会尽快安排发货。' },
  onAccount: {
    kind: 'good',
    title: '下单成功（账期支付）',
    text: '金额已记入账期，按对账单付款，我们会尽快安排发货。',
  },
  pendingApproval: { kind: 'wait', title: '订单已提交，等待审批', text: '审批通过后继续处理。' },
  unpaid: { kind: 'wait', title: '尚未到账', text: '订单尚未付款，或款项尚未到账。' },
  ended: { kind: 'warn', title: '订单已不能付款', text: '订单已取消、关闭或被驳回，可以在订单详情中查看原因。' },
};

export function OrdersResult({ orderIds }: { orderIds: number[] }) {
  const asked = useOrders(orderIds);
  const refused = asked.map(({ error }) => error).find((error) => error instanceof CallError);
  if (refused) {
    return (
      <Verdict kind="warn" title={refused.message}>
        <NextSteps />
      </Verdict>
    );
  }
  if (asked.some(({ isPending }) => isPending)) return <Skeleton height={240} />;
  if (asked.some(({ data }) => !data)) {
    return <ErrorState text="订单状态查询失败" onRetry={() => asked.map(({ refetch }) => refetch())} />;
  }
  return <Result orders={asked.flatMap(({ data }) => data?.resultData ?? [])} />;
}

function Result({ orders }: { orders: OrderModel[] }) {
  const outcome = ordersOutcome(orders);
  return (
    <Verdict {...verdicts[outcome]}>
      <ResultOrders orders={orders} />
      {outcome === 'unpaid' && (
        <ButtonLink kind="primary" to={cashierPath(orders.map((order) => order.orderId))}>
          去付款
        </ButtonLink>
      )}
      <NextSteps />
    </Verdict>
  );
}
