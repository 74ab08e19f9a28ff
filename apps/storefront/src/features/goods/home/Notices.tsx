import type { ModelBlock } from '@yigou/contract/goods/sites';
import { sitePath } from '../../../app/paths';
import { SiteLink } from '../../../ui/SiteLink';
import styles from './Notices.module.css';

export type Notice = ModelBlock<'notices'>['list'][number];

export function Notices({ notices, most }: { notices: readonly Notice[]; most: number }) {
  return (
    <section className={styles.notices}>
      <h2>商城公告</h2>
      {notices.length === 0 && <p>暂无公告</p>}
      <ul>
        {notices.slice(0, most).map((notice) => (
          <li key={`${notice.date} ${notice.title}`}>
            <SiteLink to={sitePath(notice.link)} title={notice.title}>
              {notice.title}
            </SiteLink>
            <time dateTime={notice.date}>{notice.date.slice(5)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
