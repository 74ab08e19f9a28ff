import { sql } from 'drizzle-orm';

/** An order that waits for approval has exactly one open flow, of its version; and a flow that is open asks somebody. */
export const approvalFaults = [
  sql`select format('订单 %s 待审批，本版本进行中的审批有 %s 个', order_no, count(flow.flow_id)) as fault
    from purchase_order orders left join approval_flow flow
      on flow.order_id = orders.order_id and flow.state = 'open' and flow.version = orders.version
    where orders.state = 'pendingApproval' group by orders.order_id, order_no having count(flow.flow_id) <> 1`,
  sql`select format('审批 %s 进行中，而订单 %s 的状态是 %s', flow_no, order_no, orders.state) as fault
    from approval_flow flow join purchase_order orders using (order_id)
    where flow.state = 'open' and (orders.state <> 'pendingApproval' or orders.version <> flow.version)`,
  sql`select format('审批 %s 进行中，没有待处理的审批人', flow_no) as fault from approval_flow flow
    where state = 'open' and not exists (select 1 from approval_task task
      where task.flow_id = flow.flow_id and task.round = flow.round and task.state = 'waiting')`,
  sql`select format('审批 %s 已结束，仍有 %s 个任务等待处理', flow_no, count(*)) as fault
    from approval_flow flow join approval_task task using (flow_id)
    where flow.state <> 'open' and task.state = 'waiting' group by flow_no`,
  sql`select format('审批 %s 已通过，订单 %s 仍是 %s', flow_no, order_no, orders.state) as fault
    from approval_flow flow join purchase_order orders using (order_id)
    where flow.state = 'approved' and flow.version = orders.version and orders.state in ('pendingApproval', 'rejected')`,
];
