import { keepPreviousData } from '@tanstack/react-query';
import { type ConsoleReturnTab, consoleReturnTabs } from '@yigou/contract/trade/returns.terms';
import { Alert, Button, Empty } from 'antd';
import { useApiQuery } from '../../../app/client';
import { PageHead } from '../../../ui/PageHead';
import { TabRow } from '../../../ui/TabRow';
import { useListQuery } from '../../../ui/useListQuery';
import { useRowKeys } from '../../../ui/useRowKeys';
import { WordSearch } from '../../../ui/WordSearch';
import { SavedViews } from '../../people/views/shared/SavedViews';
import { ReturnQueue } from './ReturnQueue';
import { ReturnStory } from './ReturnStory';
import styles from './ReturnsPage.module.css';

const tabs = Object.keys(consoleReturnTabs) as ConsoleReturnTab[];
const isTab = (text: string): text is ConsoleReturnTab => text in consoleReturnTabs;

/** The queue at the left, the whole story of one of them at the right, and its next step as one button. */
export function ReturnsPage() {
  const { filter, paging, go } = useListQuery(['tab', 'word', 'returnId'] as const);
  const tab = isTab(filter.tab) ? filter.tab : 'todo';
  const { data, isPending, isError, refetch } = useApiQuery(
    'Return/GetPage',
    { ...paging, searchKey: filter.word, reqData: { tab } },
    { placeholderData: keepPreviousData },
  );
  const opened = Number(filter.returnId);
  const open = (returnId: number) => go({ returnId: String(returnId), pageIndex: paging.pageIndex });
  const rows = data?.resultData ?? [];
  const cursor = useRowKeys(
    rows.map((row) => row.returnId),
    open,
    opened > 0 ? opened : undefined,
  );
  return (
    <>
      <PageHead title="售后" note={data && `${data.tabCounts.todo} 件待我方处理`}>
        <WordSearch
          label="售后单号、订单号、企业或商品"
          word={filter.word}
          onSearch={(word) => go({ word, returnId: '' })}
        />
      </PageHead>
      <TabRow
        label="售后状态"
        current={tab}
        tabs={tabs.map((key) => ({ key, label: consoleReturnTabs[key].label, count: data?.tabCounts[key] }))}
        onChoose={(key) => go({ tab: key, returnId: '' })}
      />
      <SavedViews list="returns" />
      {isError ? (
        <Alert type="error" title="售后加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />
      ) : (
        <div className={styles.panes}>
          <ReturnQueue
            rows={rows}
            loading={isPending}
            cursor={cursor}
            emptyText={filter.word ? '没有符合条件的售后' : '暂无售后'}
            paging={paging}
            totalCount={data?.totalCount ?? 0}
            onOpen={open}
            onGo={(pageIndex) => go({ pageIndex, returnId: '' })}
          />
          {opened > 0 ? (
            <ReturnStory key={opened} returnId={opened} />
          ) : (
            <div className={styles.nothing}>
              <Empty description="从左侧选择一件，查看处理记录与下一步" />
            </div>
          )}
        </div>
      )}
    </>
  );
}
