import { formatYuan } from '@yigou/contract/ground/money';
import type { ConsoleReturnRow } from '@yigou/contract/trade/returns.console';
import { returnStateLabels, returnTypes } from '@yigou/contract/trade/returns.terms';
import { type Paging, serverNow } from '@yigou/web-kit';
import { Empty, Pagination, Skeleton } from 'antd';
import { dueOf } from '../../../ui/due.rules';
import { StateDot } from '../../../ui/StateDot';
import styles from './ReturnsPage.module.css';
import { turnOf } from './return.rules';

type ReturnQueueProps = {
  rows: readonly ConsoleReturnRow[];
  loading: boolean;
  cursor: number | undefined;
  emptyText: string;
  paging: Paging;
  totalCount: number;
  onOpen: (returnId: number) => void;
  onGo: (pageIndex: number) => void;
};

export function ReturnQueue(props: ReturnQueueProps) {
  const { rows, loading, cursor, emptyText, paging, totalCount, onOpen, onGo } = props;
  if (loading) return <Skeleton active className={styles.queue ?? ''} />;
  if (rows.length === 0)
    return (
      <div className={styles.queue}>
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={emptyText} />
      </div>
    );
  return (
    <nav className={styles.queue} aria-label="售后队列">
      {rows.map((row) => (
        <button
          key={row.returnId}
          type="button"
          data-row-key={row.returnId}
          aria-current={row.returnId === cursor ? 'true' : undefined}
          onClick={() => onOpen(row.returnId)}
        >
          <b>{row.customerName}</b>
          <b className={styles.right}>
            {row.type === 'exchange'
              ? `${row.qty} 件`
              : `${row.decided === null ? '预计 ' : ''}${formatYuan(row.decided ?? row.estimate)}`}
          </b>
          <span>
            {returnTypes[row.type].label}，{row.reason}
          </span>
          <span className={styles.right}>{row.returnNo}</span>
          <StateDot turn={turnOf[row.state]}>{returnStateLabels[row.state]}</StateDot>
          <Due dueTime={row.dueTime} />
        </button>
      ))}
      <Pagination
        simple
        size="small"
        align="center"
        current={paging.pageIndex}
        pageSize={paging.pageSize}
        total={totalCount}
        hideOnSinglePage
        onChange={onGo}
      />
    </nav>
  );
}

function Due({ dueTime }: { dueTime: string }) {
  if (!dueTime) return <span />;
  const { text, turn } = dueOf(dueTime, serverNow());
  return (
    <span className={styles.right} data-turn={turn}>
      {text}
    </span>
  );
}
