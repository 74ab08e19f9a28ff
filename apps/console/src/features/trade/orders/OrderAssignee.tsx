import type { ConsoleOrder } from '@yigou/contract/trade/orders.console';
import { Select } from 'antd';
import { useAssign, useAssignees } from './orders.api';

/** Who looks after it. */
export function OrderAssignee({ order }: { order: ConsoleOrder }) {
  const { data } = useAssignees();
  const assign = useAssign();
  return (
    <Select
      aria-label="处理人"
      size="small"
      allowClear
      placeholder="未指定处理人"
      style={{ minWidth: 140 }}
      loading={assign.isPending}
      value={order.assigneeId ?? undefined}
      options={(data?.resultData ?? []).map(({ operatorId, operatorName }) => ({
        value: operatorId,
        label: operatorName,
      }))}
      onChange={(operatorId?: number) => assign.mutate({ orderIds: [order.orderId], operatorId: operatorId ?? null })}
    />
  );
}
