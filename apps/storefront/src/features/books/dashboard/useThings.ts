import type { Todo } from '@yigou/contract/people/todos';
import type { TodoKind } from '@yigou/contract/people/todos.terms';
import { approvalPath, cashierPath, invoiceDetailPath, orderPath, statementPath } from '../../../app/paths';
import { useWaitingApprovals, useWaitingInvoices, useWaitingOrders, useWaitingStatements } from './dashboard.api';
import type { Thing } from './todo.rules';

/** The most urgent of each kind of which there is any. */
export function useThings(todos: readonly Todo[]): { things: Thing[]; waiting: boolean } {
  const some = (kind: TodoKind) => todos.some((todo) => todo.kind === kind && todo.count > 0);
  const approvals = useWaitingApprovals(some('approve'));
  const payments = useWaitingOrders('pendingPayment', some('pay'));
  const receipts = useWaitingOrders('pendingReceipt', some('receive'));
  const statements = useWaitingStatements(some('statement'));
  const invoices = useWaitingInvoices(some('invoice'));
  const things: Thing[] = [
    ...(approvals.data?.resultData ?? []).map((row) => ({
      key: `approval ${row.flowId}`,
      kind: 'approve' as const,
      title: `${row.orgName} · ${row.buyerName} 申请采购 ${row.lines[0]?.itemName ?? ''} 等 ${row.lineCount} 行`,
      note: row.fired.flatMap((rule) => rule.evidence).join('；'),
      due: row.dueTime,
      amount: row.payable,
      to: approvalPath(row.flowId),
      action: '审批',
    })),
    ...(payments.data?.resultData ?? []).map((row) => ({
      key: `payment ${row.orderId}`,
      kind: 'pay' as const,
      title: `订单 ${row.orderNo}`,
      note: row.standing.text,
      due: row.dueTime,
      amount: row.payable,
      to: cashierPath([row.orderId]),
      action: '去付款',
    })),
    ...(receipts.data?.resultData ?? []).map((row) => ({
      key: `receipt ${row.orderId}`,
      kind: 'receive' as const,
      title: `订单 ${row.orderNo}`,
      note: row.standing.text,
      due: row.dueTime,
      amount: row.payable,
      to: orderPath(row.orderId),
      action: '收货',
    })),
    ...(statements.data?.resultData ?? []).map((row) => ({
      key: `statement ${row.statementId}`,
      kind: 'statement' as const,
      title: `${row.period} 对账单 ${row.statementNo}`,
      note:
        row.openDifferences > 0 ? `${row.openDifferences} 项差异未处理` : `${row.orgName}，账期到期日 ${row.dueDate}`,
      due: row.dueDate,
      amount: row.due,
      to: statementPath(row.statementId),
      action: '去核对',
    })),
    ...(invoices.data?.resultData ?? []).map((row) => ({
      key: `invoice ${row.applicationId}`,
      kind: 'invoice' as const,
      title: `开票申请 ${row.applicationNo}`,
      note: row.titleName,
      due: '',
      amount: row.total,
      to: invoiceDetailPath(row.applicationId),
      action: '处理',
    })),
  ];
  const waiting = [approvals, payments, receipts, statements, invoices].some((query) => query.isLoading);
  return { things, waiting };
}
