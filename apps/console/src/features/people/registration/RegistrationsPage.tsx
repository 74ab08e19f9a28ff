import { customerStateLabels } from '@yigou/contract/people/accounts.terms';
import { registrationTabs } from '@yigou/contract/people/registration.terms';
import { Alert, Button, Empty } from 'antd';
import { PageHead } from '../../../ui/PageHead';
import { TabRow } from '../../../ui/TabRow';
import { useListQuery } from '../../../ui/useListQuery';
import { useRowKeys } from '../../../ui/useRowKeys';
import { WordSearch } from '../../../ui/WordSearch';
import { RegistrationQueue } from './RegistrationQueue';
import styles from './RegistrationsPage.module.css';
import { RegistrationView } from './RegistrationView';
import { ReviewSwitch } from './ReviewSwitch';
import { useRegistrationPage } from './registration.api';
import { nextOf } from './registration.rules';

/** Who waits to be let in: the queue, the licence, and what was filled in, side by side. */
export function RegistrationsPage() {
  const { filter, paging, go } = useListQuery(['tab', 'word', 'registrationId'] as const);
  const tab = registrationTabs.find((each) => each === filter.tab) ?? 'inReview';
  const { data, isPending, isError, refetch } = useRegistrationPage({
    ...paging,
    searchKey: filter.word,
    reqData: { tab },
  });
  const opened = Number(filter.registrationId);
  const rows = data?.resultData ?? [];
  const ids = rows.map((row) => row.registrationId);
  const open = (id: number | undefined) => go({ registrationId: id ? String(id) : '', pageIndex: paging.pageIndex });
  const cursor = useRowKeys(ids, open, opened > 0 ? opened : undefined);
  const waiting = data?.tabCounts.inReview ?? 0;
  return (
    <>
      <PageHead title="注册审核" note={data && (waiting > 0 ? `${waiting} 家待审核` : '暂无待审核的企业')}>
        {data && <ReviewSwitch reviewing={data.reviewing} />}
        <WordSearch
          label="企业、税号、联系人、手机或账号"
          word={filter.word}
          onSearch={(word) => go({ word, registrationId: '' })}
        />
      </PageHead>
      <TabRow
        label="审核状态"
        current={tab}
        tabs={registrationTabs.map((key) => ({
          key,
          label: customerStateLabels[key],
          count: data?.tabCounts[key],
        }))}
        onChoose={(key) => go({ tab: key, registrationId: '' })}
      />
      {isError ? (
        <Alert type="error" title="注册加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />
      ) : (
        <div className={styles.panes}>
          <RegistrationQueue
            rows={rows}
            loading={isPending}
            cursor={cursor}
            emptyText={filter.word ? '没有符合条件的企业' : '暂无企业'}
            paging={paging}
            totalCount={data?.totalCount ?? 0}
            onOpen={open}
            onGo={(pageIndex) => go({ pageIndex, registrationId: '' })}
          />
          {opened > 0 ? (
            <RegistrationView key={opened} registrationId={opened} onDecided={() => open(nextOf(ids, opened))} />
          ) : (
            <div className={styles.nothing}>
              <Empty description="从左侧选择一家，对照执照与填写的资料" />
            </div>
          )}
        </div>
      )}
    </>
  );
}
