import type { Waiting } from '@yigou/contract/people/overview';
import { type WaitingKind, waitingKindLabels } from '@yigou/contract/people/overview.terms';
import { useApiQuery } from '../../../../app/client';
import { ordersPath, paths, tasksPath, withQuery } from '../../../../app/paths';

/** Where each kind of waiting work is seen to: its list, filtered as it is counted here, and what is done there. */
export const deskOf: Record<WaitingKind, { path: string; act: string }> = {
  lateOrder: { path: ordersPath({ late: '1' }), act: '安排发货' },
  cancelRequest: { path: ordersPath({ tab: 'cancelRequested' }), act: '处理申请' },
  transfer: { path: paths.transfers, act: '确认到账' },
  returnReview: { path: withQuery(paths.returns, { tab: 'pendingReview' }), act: '审核' },
  returnInspection: { path: withQuery(paths.returns, { tab: 'pendingInspection' }), act: '验收' },
  returnRefund: { path: withQuery(paths.returns, { tab: 'pendingRefund' }), act: '退款' },
  returnReship: { path: withQuery(paths.returns, { tab: 'pendingReship' }), act: '换货发出' },
  invoiceReview: { path: withQuery(paths.invoices, { tab: 'pendingReview' }), act: '审核开票' },
  invoiceRed: { path: withQuery(paths.invoices, { tab: 'red' }), act: '处理红冲' },
  invoiceTitle: { path: paths.invoiceTitles, act: '核对资质' },
  statementDifference: { path: withQuery(paths.statements, { tab: 'disputed' }), act: '答复差异' },
  statementOverdue: { path: withQuery(paths.statements, { tab: 'overdue' }), act: '催款' },
  bankLine: { path: paths.bank, act: '认领' },
  want: { path: paths.wants, act: '答复' },
  registration: { path: paths.registrations, act: '审核' },
  stuckRefund: { path: paths.refunds, act: '处理退款' },
  failedTask: { path: tasksPath({ state: 'failed' }), act: '查看任务' },
  deadLetter: { path: paths.letters, act: '查看原因' },
};

const lookAgainMs = 60_000;

/** What waits for whoever is logged in, looked at again every minute. */
export const useWaiting = (enabled = true) =>
  useApiQuery('Overview/GetWaiting', {}, { enabled, refetchInterval: lookAgainMs, staleTime: lookAgainMs / 2 });

/** How much of it is seen to on a page of the menu, and what it is: each kind has a list of that length. */
export function waitingOn(pagePath: string, waiting: readonly Pick<Waiting, 'kind' | 'count' | 'overdue'>[]) {
  const own = waiting.filter(({ kind }) => deskOf[kind].path.split('?')[0] === pagePath);
  const sum = (of: 'count' | 'overdue') => own.reduce((total, each) => total + each[of], 0);
  const kinds = own.filter(({ count }) => count > 0).map(({ kind, count }) => `${waitingKindLabels[kind]} ${count}`);
  return { count: sum('count'), overdue: sum('overdue'), kinds: kinds.join('、') };
}
