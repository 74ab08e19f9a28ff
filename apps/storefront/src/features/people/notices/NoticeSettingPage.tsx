import type { NoticePreference } from '@yigou/contract/people/notices';
import { noticeChannelLabels, noticeKindLabels } from '@yigou/contract/people/notices.terms';
import { Link } from 'react-router';
import { paths } from '../../../app/paths';
import { CheckBox } from '../../../ui/CheckBox';
import { ErrorState, Skeleton } from '../../../ui/States';
import styles from './NoticeSettingPage.module.css';
import head from './NoticesPage.module.css';
import { usePreferences, useSavePreferences } from './notices.api';

const channels = ['bell', 'mail'] as const;

/** Each tick is kept at once: there is nothing to forget to save. */
export function NoticeSettingPage() {
  const { data, isPending, isError, refetch } = usePreferences();
  return (
    <>
      <header className={head.head}>
        <h1>消息接收设置</h1>
        <Link to={paths.notices}>我的消息</Link>
      </header>
      {isPending && <Skeleton height={280} />}
      {isError && <ErrorState text="接收设置加载失败" onRetry={() => refetch()} />}
      {data && <Preferences list={data.resultData} />}
      <p className={styles.note}>
        邮件发到您在<Link to={paths.userInfo}>个人信息</Link>中填写的邮箱。两处都不接收的消息不会保留。
      </p>
    </>
  );
}

function Preferences({ list }: { list: readonly NoticePreference[] }) {
  const save = useSavePreferences();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">消息类型</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {noticeChannelLabels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.map((each) => (
          <tr key={each.kind}>
            <th scope="row">{noticeKindLabels[each.kind]}</th>
            {channels.map((channel) => (
              <td key={channel}>
                <CheckBox
                  label={`${noticeKindLabels[each.kind]}：${noticeChannelLabels[channel]}`}
                  tick={each[channel] ? 'all' : 'none'}
                  disabled={save.isPending}
                  onChange={(wanted) => save.mutate({ list: [{ ...each, [channel]: wanted }] })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
