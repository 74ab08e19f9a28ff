import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { useHoverPanel } from '../../../ui/useHoverPanel';
import { useFunctions } from '../accounts/shared/useMay';
import styles from './NoticeBell.module.css';
import { useMarkRead, useUnread } from './notices.api';
import { noticePath, unreadText } from './notices.rules';

const BellDrawing = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
    <path
      d="M8 2a4 4 0 0 1 4 4c0 3.5 1.5 4.5 1.5 5.5h-11C2.5 10.5 4 9.5 4 6a4 4 0 0 1 4-4zM6.5 13.5h3"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

export function NoticeBell() {
  const { data } = useUnread();
  const { key } = useLocation();
  const { open, hide, trigger, area } = useHoverPanel<HTMLAnchorElement>({ onFocus: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it.
  useEffect(hide, [key]);
  const { count = 0 } = data?.resultData ?? {};
  return (
    <div className={styles.area} {...area}>
      <Link
        ref={trigger}
        to={paths.notices}
        className={styles.bell}
        aria-label={count > 0 ? `消息，${count} 条未读` : '消息'}
        aria-expanded={open}
      >
        <BellDrawing />
        <span className={styles.word}>消息</span>
        {count > 0 && <b className={styles.count}>{unreadText(count)}</b>}
      </Link>
      {open && <Panel />}
    </div>
  );
}

function Panel() {
  const { data } = useUnread();
  const markRead = useMarkRead();
  const may = useFunctions();
  const { latest = [], count = 0 } = data?.resultData ?? {};
  return (
    <section className={styles.panel} aria-label="未读消息">
      {latest.length === 0 && <p className={styles.none}>没有未读消息</p>}
      <ul>
        {latest.map((notice) => (
          <li key={notice.noticeId}>
            <Link to={noticePath(notice.link, may)} onClick={() => markRead.mutate({ noticeIds: [notice.noticeId] })}>
              <b>{notice.title}</b>
              <span className={styles.text}>{notice.text}</span>
              <time>{notice.time}</time>
            </Link>
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        <Link to={paths.notices}>查看全部</Link>
        <Link to={paths.noticeSetting}>接收设置</Link>
        {count > 0 && (
          <Button kind="text" disabled={markRead.isPending} onClick={() => markRead.mutate({})}>
            全部已读
          </Button>
        )}
      </footer>
    </section>
  );
}
