import { formatYuan } from '@yigou/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  approvalPath,
  cashierPath,
  invoiceDetailPath,
  invoicePath,
  orderPath,
  paths,
  withQuery,
} from '../../app/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { Skeleton } from '../../ui/States';
import { useMay } from '../accounts/shared/useMay';
import board from './Dashboard.module.css';
import { useWaitingApprovals, useWaitingInvoices, useWaitingOrders } from './dashboard.api';
import styles from './TodoPanel.module.css';

type Todo = {
  key: string;
  kind: string;
  title: string;
  note: string;
  /** Empty: nothing was promised. */
  due: string;
  amount: number;
  to: string;
  action: string;
};
type Desk = { kind: string; count: number; all: string; things: Todo[]; waiting: boolean };

/** One for each function the caller holds. */
function useDesks(): Desk[] {
  const may = {
    approve: useMay('order/myApprove'),
    pay: useMay('order/myOrder/pay'),
    receive: useMay('order/myOrder/receive'),
    invoice: useMay('kamUser/invoice'),
  };
  const approvals = useWaitingApprovals(may.approve);
  const payments = useWaitingOrders('pendingPayment', may.pay);
  const receipts = useWaitingOrders('pendingReceipt', may.receive);
  const invoices = useWaitingInvoices(may.invoice);
  const desks: (Desk & { mine: boolean })[] = [
    {
      mine: may.approve,
      kind: '待我审批',
      count: approvals.data?.tabCounts.waiting ?? 0,
      all: paths.myApprove,
      waiting: approvals.isPending,
      things: (approvals.data?.resultData ?? []).map((row) => ({
        key: `approval ${row.flowId}`,
        kind: '待我审批',
        title: `${row.orgName} · ${row.buyerName} 申请采购 ${row.lines[0]?.itemName ?? ''} 等 ${row.lineCount} 行`,
        note: row.fired.flatMap((rule) => rule.evidence).join('；'),
        due: row.dueTime,
        amount: row.payable,
        to: approvalPath(row.flowId),
        action: '审批',
      })),
    },
    {
      mine: may.pay,
      kind: '待付款',
      count: payments.data?.totalCount ?? 0,
      all: withQuery(paths.myOrder, { tab: 'pendingPayment' }),
      waiting: payments.isPending,
      things: (payments.data?.resultData ?? []).map((row) => ({
        key: `payment ${row.orderId}`,
        kind: '待付款',
        title: `订单 ${row.orderNo}`,
        note: row.standing.text,
        due: row.dueTime,
        amount: row.payable,
        to: cashierPath([row.orderId]),
        action: '去付款',
      })),
    },
    {
      mine: may.receive,
      kind: '待收货',
      count: receipts.data?.totalCount ?? 0,
      all: withQuery(paths.myOrder, { tab: 'pendingReceipt' }),
      waiting: receipts.isPending,
      things: (receipts.data?.resultData ?? []).map((row) => ({
        key: `receipt ${row.orderId}`,
        kind: '待收货',
        title: `订单 ${row.orderNo}`,
        note: row.standing.text,
        due: row.dueTime,
        amount: row.payable,
        to: orderPath(row.orderId),
        action: '收货',
      })),
    },
    {
      mine: may.invoice,
      kind: '发票',
      count: invoices.data?.totalCount ?? 0,
      all: invoicePath({ tab: 'mine' }),
      waiting: invoices.isPending,
      things: (invoices.data?.resultData ?? []).map((row) => ({
        key: `invoice ${row.applicationId}`,
        kind: '发票',
        title: `开票申请 ${row.applicationNo}`,
        note: row.titleName,
        due: '',
        amount: row.total,
        to: invoiceDetailPath(row.applicationId),
        action: '处理',
      })),
    },
  ];
  return desks.filter(({ mine }) => mine);
}

/** What is due first comes first; what has no time of its own comes last. */
const byDue = (one: Todo, other: Todo): number => (one.due || '9').localeCompare(other.due || '9');

export function TodoPanel() {
  const desks = useDesks();
  const [kind, setKind] = useState<string>();
  const shown = desks.filter((desk) => kind === undefined || desk.kind === kind);
  const all = desks.reduce((sum, { count }) => sum + count, 0);
  const things = shown
    .flatMap((desk) => desk.things)
    .sort(byDue)
    .slice(0, 5);
  if (desks.length === 0) return null;
  return (
    <section className={board.panel} aria-label="等我处理">
      <div className={styles.tabs}>
        <button type="button" aria-pressed={kind === undefined} onClick={() => setKind(undefined)}>
          等我处理 <b>{all}</b>
        </button>
        {desks.map((desk) => (
          <button key={desk.kind} type="button" aria-pressed={kind === desk.kind} onClick={() => setKind(desk.kind)}>
            {desk.kind} {desk.count}
          </button>
        ))}
        <small>按到期先后，最急的在前</small>
      </div>
      {desks.some((desk) => desk.waiting) && <Skeleton height={120} />}
      {things.length === 0 && !desks.some((desk) => desk.waiting) && <p className={board.none}>没有等您处理的事</p>}
      <ul className={styles.todo}>
        {things.map((thing) => (
          <li key={thing.key}>
            <em>{thing.kind}</em>
            <span className={styles.what}>
              <Link to={thing.to}>{thing.title}</Link>
              <small>{thing.note}</small>
            </span>
            <span className={styles.due}>{thing.due && `${thing.due.slice(5, 16)} 到期`}</span>
            <b>{formatYuan(thing.amount)}</b>
            <ButtonLink to={thing.to}>{thing.action}</ButtonLink>
          </li>
        ))}
      </ul>
      {shown.length === 1 && shown[0] && shown[0].count > things.length && (
        <Link className={styles.more} to={shown[0].all}>
          查看全部 {shown[0].count} 件
        </Link>
      )}
    </section>
  );
}
