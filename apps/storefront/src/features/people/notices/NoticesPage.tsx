import { type NoticeKind, noticeKindLabels } from '@yigou/contract/people/notices.terms';
import { ListPagination } from '@yigou/web-kit/antd';
import { Segmented, Select } from 'antd';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths, withQuery } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { stay } from '../../../ui/stay';
import { Tag } from '../../../ui/Tag';
import { useFunctions } from '../accounts/shared/useMay';
import styles from './NoticesPage.module.css';
import { useMarkRead, useNoticePage, useUnread } from './notices.api';
import { type NoticeFilter, noticePath, noticeQuery, readNoticeFilter } from './notices.rules';

const kinds = [
  { value: 'all' as const, label: '全部类型' },
  ...(Object.keys(noticeKindLabels) as NoticeKind[]).map((value) => ({ value, label: noticeKindLabels[value] })),
];

export function NoticesPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = readNoticeFilter(query);
  const unread = useUnread().data?.resultData.count ?? 0;
  const markRead = useMarkRead();
  const go = (change: Partial<NoticeFilter>) =>
    navigate(withQuery(paths.notices, noticeQuery({ ...filter, pageIndex: 1, ...change })), { state: stay });
  return (
    <>
      <header className={styles.head}>
        <h1>我的消息</h1>
        <ButtonLink to={paths.noticeSetting}>接收设置</ButtonLink>
        <Button disabled={unread === 0 || markRead.isPending} onClick={() => markRead.mutate({})}>
          全部标为已读
        </Button>
      </header>
      <div className={styles.filters}>
        <Segmented
          aria-label="显示"
          options={[
            { value: 'all', label: '全部' },
            { value: 'unread', label: unread > 0 ? `未读（${unread}）` : '未读' },
          ]}
          value={filter.onlyUnread ? 'unread' : 'all'}
          onChange={(value) => go({ onlyUnread: value === 'unread' })}
        />
        <Select
          aria-label="消息类型"
          className={styles.kind}
          options={kinds}
          value={filter.kind ?? 'all'}
          onChange={(value: NoticeKind | 'all') => go({ kind: value === 'all' ? null : value })}
        />
      </div>
      <Notices filter={filter} onGo={go} />
    </>
  );
}

function Notices({ filter, onGo }: { filter: NoticeFilter; onGo: (change: Partial<NoticeFilter>) => void }) {
  const { data, isPending, isError, isPlaceholderData, refetch } = useNoticePage(filter);
  const markRead = useMarkRead();
  const may = useFunctions();
  if (isPending) return <Skeleton height={320} />;
  if (isError) return <ErrorState text="消息加载失败" onRetry={() => refetch()} />;
  if (data.totalCount === 0)
    return <EmptyState title={filter.onlyUnread ? '没有未读消息' : '暂无消息，审批、订单与预算的变化将在此通知您'} />;
  return (
    <>
      <ul className={styles.list} data-waiting={isPlaceholderData || undefined}>
        {data.resultData.map(({ noticeId, kind, title, text, link, time, isRead }) => (
          <li key={noticeId} data-unread={!isRead || undefined}>
            <Link to={noticePath(link, may)} onClick={() => !isRead && markRead.mutate({ noticeIds: [noticeId] })}>
              <span className={styles.title}>
                {!isRead && <span className="spoken">未读</span>}
                {title}
              </span>
              <Tag>{noticeKindLabels[kind]}</Tag>
              <span className={styles.text}>{text}</span>
              <time>{time}</time>
            </Link>
          </li>
        ))}
      </ul>
      <ListPagination {...filter} totalCount={data.totalCount} unit="条" onGo={onGo} />
    </>
  );
}
