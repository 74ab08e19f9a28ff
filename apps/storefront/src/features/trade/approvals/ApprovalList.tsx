import type { CallAnswer } from '@yigou/contract/calls';
import type { Success } from '@yigou/contract/ground/envelope';
import type { ApprovalRow } from '@yigou/contract/trade/approvals';
import { ListPagination } from '@yigou/web-kit/antd';
import { useRef, useState } from 'react';
import { paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { ApprovalCard } from './ApprovalCard';
import styles from './ApprovalList.module.css';
import { type ApprovalFilter, type KeptRow, withKept } from './approvals.rules';
import { BatchBar } from './BatchBar';
import { useApprovalKeys } from './useApprovalKeys';

type Page = {
  data: Success<CallAnswer<'Approval/GetPage'>> | undefined;
  isPending: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};
type ApprovalListProps = { filter: ApprovalFilter; page: Page; onGo: (change: Partial<ApprovalFilter>) => void };

const nothing = {
  waiting: '没有待您审批的订单',
  decided: '暂无已审批的订单',
  mine: '暂无您发起的审批',
};

export function ApprovalList({ filter, page, onGo }: ApprovalListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [rejecting, setRejecting] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const [kept, setKept] = useState<readonly KeptRow[]>([]);
  const rows = withKept(page.data?.resultData ?? [], kept);
  const isKept = (row: ApprovalRow) => kept.some((each) => each.row.taskId === row.taskId);
  const release = (row: ApprovalRow) => setKept((now) => now.filter((each) => each.row.taskId !== row.taskId));
  const choose = (taskId: number, wanted: boolean) =>
    setChosen((now) => {
      const next = new Set(now);
      if (wanted) next.add(taskId);
      else next.delete(taskId);
      return next;
    });
  useApprovalKeys({ list, rows, chosen, choose, reject: setRejecting });

  if (page.isPending) return <Waiting />;
  if (!page.data) return <ErrorState text="审批加载失败" onRetry={page.refetch} />;
  if (rows.length === 0)
    return (
      <EmptyState title={nothing[filter.tab]}>
        <ButtonLink to={paths.myOrder}>查看我的订单</ButtonLink>
      </EmptyState>
    );
  const batch = rows.filter(
    (row): row is ApprovalRow & { taskId: number } => row.actions.includes('approve') && !isKept(row),
  );
  return (
    <>
      <ul ref={list} className={styles.list} data-waiting={page.isPlaceholderData || undefined}>
        {rows.map((row, at) => (
          <ApprovalCard
            key={row.taskId ?? `flow ${row.flowId}`}
            row={row}
            tab={filter.tab}
            chosen={row.taskId !== null && chosen.has(row.taskId)}
            rejecting={row.taskId !== null && rejecting === row.taskId}
            onChoose={choose}
            onReject={setRejecting}
            onKeep={() => setKept((now) => [...now, { row, at }])}
            onRelease={() => release(row)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        {filter.tab === 'waiting' && (
          <p className={styles.keys}>
            <kbd>J</kbd> <kbd>K</kbd> 上下 <kbd>X</kbd> 选中 <kbd>A</kbd> 同意 <kbd>U</kbd> 撤销 <kbd>R</kbd> 驳回{' '}
            <kbd>Enter</kbd> 详情
          </p>
        )}
        <ListPagination {...filter} totalCount={page.data.totalCount} unit="单" onGo={onGo} />
      </div>
      {batch.length > 0 && <BatchBar rows={batch} chosen={chosen} onChoose={setChosen} />}
    </>
  );
}

const Waiting = () => (
  <div className={styles.list} aria-busy="true">
    <Skeleton height={150} />
    <Skeleton height={150} />
    <Skeleton height={150} />
  </div>
);
