import type { ConsoleGoodsRequestRow } from '@yigou/contract/trade/requests.console';
import {
  type ConsoleGoodsRequestTab,
  consoleGoodsRequestTabs,
  goodsRequestStateLabels,
} from '@yigou/contract/trade/requests.terms';
import { serverNow } from '@yigou/web-kit';
import { dueOf } from '../../../ui/due.rules';
import { ListTable } from '../../../ui/ListTable';
import { PageHead } from '../../../ui/PageHead';
import { StateDot } from '../../../ui/StateDot';
import { TabRow } from '../../../ui/TabRow';
import { useBeside } from '../../../ui/useBeside';
import { useListQuery } from '../../../ui/useListQuery';
import { WordSearch } from '../../../ui/WordSearch';
import { SavedViews } from '../../people/views/shared/SavedViews';
import { GoodsRequestDrawer } from './GoodsRequestDrawer';
import styles from './RequestsPage.module.css';
import { turnOf } from './request.rules';
import { useGoodsRequestPage } from './requests.api';

const tabs = Object.keys(consoleGoodsRequestTabs) as ConsoleGoodsRequestTab[];
const isTab = (text: string): text is ConsoleGoodsRequestTab => text in consoleGoodsRequestTabs;

/** What buyers looked for and did not find. */
export function RequestsPage() {
  const { filter, paging, go } = useListQuery(['tab', 'word', 'wantId'] as const);
  const tab = isTab(filter.tab) ? filter.tab : 'waiting';
  const opened = Number(filter.wantId);
  const page = useGoodsRequestPage({
    ...paging,
    searchKey: filter.word,
    reqData: { tab },
  });
  const { data } = page;
  const rows = data?.resultData ?? [];
  const open = (id: number | undefined) => go({ wantId: id ? String(id) : '', pageIndex: paging.pageIndex });
  const { beside, rowProps } = useBeside(rows, (row) => row.wantId, opened, open);
  const waiting = data?.tabCounts.waiting ?? 0;
  return (
    <div className={opened > 0 ? styles.beside : undefined}>
      <PageHead title="求购" note={data && (waiting > 0 ? `${waiting} 条待我方答复` : '暂无待答复的求购')}>
        <WordSearch
          label="求购号、商品、规格、企业或提交人"
          word={filter.word}
          onSearch={(word) => go({ word, wantId: '' })}
        />
      </PageHead>
      <TabRow
        label="求购状态"
        current={tab}
        tabs={tabs.map((key) => ({ key, label: consoleGoodsRequestTabs[key].label, count: data?.tabCounts[key] }))}
        onChoose={(key) => go({ tab: key, wantId: '' })}
      />
      <SavedViews list="wants" />
      <ListTable<ConsoleGoodsRequestRow>
        noun="求购"
        query={page}
        paging={paging}
        unit="条"
        onGo={(change) => go({ ...change, wantId: '' })}
        rowKey="wantId"
        empty={filter.word ? '没有符合条件的求购' : '暂无求购'}
        {...rowProps}
        columns={opened > 0 ? columns.filter(({ beside }) => beside) : columns}
      />
      {opened > 0 && <GoodsRequestDrawer key={opened} wantId={opened} {...beside} />}
    </div>
  );
}

/** `beside`: what stays while the drawer is open. */
const columns = [
  {
    title: '求购号',
    beside: true,
    render: (_: unknown, row: ConsoleGoodsRequestRow) => (
      <>
        <a href={`#/wants?wantId=${row.wantId}`} onClick={(event) => event.preventDefault()}>
          {row.wantNo}
        </a>
        <small className={styles.sub}>{row.createTime}</small>
      </>
    ),
  },
  {
    title: '求购商品',
    beside: true,
    render: (_: unknown, row: ConsoleGoodsRequestRow) => (
      <>
        {row.name}
        <small className={styles.sub}>{row.spec}</small>
      </>
    ),
  },
  {
    title: '数量',
    beside: false,
    align: 'right' as const,
    className: styles.short,
    render: (_: unknown, row: ConsoleGoodsRequestRow) => `${row.qty.toLocaleString('zh-CN')} ${row.unit}`,
  },
  {
    title: '希望到货',
    beside: false,
    className: styles.short,
    render: (_: unknown, row: ConsoleGoodsRequestRow) => row.wantedOn || '未指定',
  },
  {
    title: '采购企业',
    beside: false,
    render: (_: unknown, row: ConsoleGoodsRequestRow) => (
      <>
        {row.customerName}
        <small className={styles.sub}>{row.askerName}</small>
      </>
    ),
  },
  {
    title: '状态',
    beside: true,
    render: (_: unknown, row: ConsoleGoodsRequestRow) => (
      <>
        <StateDot turn={turnOf[row.state]}>{goodsRequestStateLabels[row.state]}</StateDot>
        <Due row={row} />
      </>
    ),
  },
];

const Due = ({ row: { dueTime, answerTime, late } }: { row: ConsoleGoodsRequestRow }) => (
  <small className={styles.sub} data-late={late || undefined}>
    {dueTime ? dueOf(dueTime, serverNow()).text : answerTime.slice(0, 16)}
  </small>
);
