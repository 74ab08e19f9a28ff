import { formatTime } from '@yigou/contract/ground/time';
import type { TaskProgress } from '@yigou/contract/people/tasks.terms';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import type { OperatorContext } from '../../ground/http/context';
import { accounts } from '../accounts/accounts.tables';
import { customers } from '../customers/customers.tables';
import { operators } from '../operators/operators.tables';
import type { Desk } from '../overview/overview.service';
import { tasks } from './tasks.tables';

const withOwner = (tx: Db) =>
  tx
    .select({
      task: tasks,
      who: sql<string>`coalesce(${accounts.name}, ${operators.name}, '')`,
      customerName: customers.name,
    })
    .from(tasks)
    .leftJoin(operators, eq(operators.operatorId, tasks.operatorId))
    .leftJoin(accounts, eq(accounts.accountId, tasks.accountId))
    .leftJoin(customers, eq(customers.customerId, accounts.customerId));

type Paging = { pageIndex: number; pageSize: number; reqData?: { state?: TaskProgress | undefined } | undefined };

export async function pageAllTasks({ tx, caller }: OperatorContext, { pageIndex, pageSize, reqData }: Paging) {
  const found = and(eq(tasks.companyId, caller.companyId), reqData?.state && eq(tasks.state, reqData.state));
  const rows = await withOwner(tx)
    .where(found)
    .orderBy(desc(tasks.taskId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return {
    resultData: rows.map(({ task, who, customerName }) => ({
      ...task,
      createTime: formatTime(task.createdAt),
      endTime: task.endedAt ? formatTime(task.endedAt) : '',
      who,
      customerName: customerName ?? '',
    })),
    totalCount: await tx.$count(tasks, found),
  };
}

export const taskDesk: Desk = {
  kind: 'failedTask',
  needs: 'system/tasks',
  look: async ({ tx, caller }, most) => {
    const failed = and(eq(tasks.companyId, caller.companyId), eq(tasks.state, 'failed'));
    const rows = await withOwner(tx).where(failed).orderBy(desc(tasks.taskId)).limit(most);
    return {
      count: await tx.$count(tasks, failed),
      overdue: 0,
      things: rows.map(({ task, who, customerName }) => ({
        number: task.title,
        who: customerName ?? '',
        why: `${who}：${task.error}`,
        amount: null,
        sinceTime: task.endedAt ? formatTime(task.endedAt) : '',
        dueTime: '',
        orderId: null,
      })),
    };
  },
};
