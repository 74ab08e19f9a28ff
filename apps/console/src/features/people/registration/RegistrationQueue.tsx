import { customerStateLabels } from '@yigou/contract/people/accounts.terms';
import type { RegistrationRow } from '@yigou/contract/people/registration.console';
import { briefTime, type Paging, serverNow } from '@yigou/web-kit';
import { Empty, Pagination, Skeleton } from 'antd';
import { dueOf } from '../../../ui/due.rules';
import { StateDot } from '../../../ui/StateDot';
import styles from './RegistrationsPage.module.css';
import { turnOf } from './registration.rules';

type RegistrationQueueProps = {
  rows: readonly RegistrationRow[];
  loading: boolean;
  cursor: number | undefined;
  emptyText: string;
  paging: Paging;
  totalCount: number;
  onOpen: (registrationId: number) => void;
  onGo: (pageIndex: number) => void;
};

export function RegistrationQueue(props: RegistrationQueueProps) {
  const { rows, loading, cursor, emptyText, paging, totalCount, onOpen, onGo } = props;
  if (loading) return <Skeleton active className={styles.queue ?? ''} />;
  if (rows.length === 0)
    return (
      <div className={styles.queue}>
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={emptyText} />
      </div>
    );
  return (
    <nav className={styles.queue} aria-label="注册队列">
      {rows.map((row) => (
        <button
          key={row.registrationId}
          type="button"
          data-row-key={row.registrationId}
          aria-current={row.registrationId === cursor ? 'true' : undefined}
          onClick={() => onOpen(row.registrationId)}
        >
          <b>{row.companyName}</b>
          <span>
            {row.contactName}
            {row.submissions > 1 && `，第 ${row.submissions} 次提交`}
          </span>
          <span className={styles.right}>{briefTime(row.createTime)}</span>
          <StateDot turn={turnOf[row.state]}>{customerStateLabels[row.state]}</StateDot>
          <Limit row={row} />
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

function Limit({ row: { dueTime, decidedBy } }: { row: RegistrationRow }) {
  if (!dueTime) return <span className={styles.right}>{decidedBy}</span>;
  const { text, turn } = dueOf(dueTime, serverNow());
  return (
    <span className={styles.right} data-turn={turn}>
      {text}
    </span>
  );
}
