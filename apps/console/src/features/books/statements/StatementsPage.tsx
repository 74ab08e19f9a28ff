import type { ConsoleStatementRow } from '@yigou/contract/books/statements.console';
import {
  pastPeriods,
  type StatementTab,
  statementStateLabels,
  statementTabs,
} from '@yigou/contract/books/statements.terms';
import { formatYuan } from '@yigou/contract/ground/money';
import { today } from '@yigou/web-kit';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useMay } from '../../../app/operator';
import { ListTable } from '../../../ui/ListTable';
import { PageHead } from '../../../ui/PageHead';
import { StateDot } from '../../../ui/StateDot';
import { TabRow } from '../../../ui/TabRow';
import { useBeside } from '../../../ui/useBeside';
import { useListQuery } from '../../../ui/useListQuery';
import { WordSearch } from '../../../ui/WordSearch';
import { ColumnChoice, useChosenColumns } from '../../people/views/shared/ColumnChoice';
import { SavedViews } from '../../people/views/shared/SavedViews';
import { BuildPanel } from './BuildPanel';
import { StatementDrawer } from './StatementDrawer';
import styles from './StatementsPage.module.css';
import { turnOf } from './statement.rules';
import { useStatementPage } from './statements.api';

const tabs = Object.keys(statementTabs) as StatementTab[];
const isTab = (text: string): text is StatementTab => text in statementTabs;

/** What is due first on top, so that the overdue are seen first. */
export function StatementsPage() {
  const { filter, paging, go } = useListQuery(['tab', 'word', 'period', 'statementId'] as const);
  const [building, setBuilding] = useState(false);
  const mayBuild = useMay('statements/manage');
  const tab = isTab(filter.tab) ? filter.tab : 'all';
  const opened = Number(filter.statementId);
  const input = { ...paging, searchKey: filter.word, reqData: { tab, period: filter.period } };
  const page = useStatementPage(input);
  const { data } = page;
  const rows = data?.resultData ?? [];
  const open = (id: number | undefined) => go({ statementId: id ? String(id) : '', pageIndex: paging.pageIndex });
  const { beside, rowProps } = useBeside(rows, (row) => row.statementId, opened, open);
  const shown = useChosenColumns('statements', columns);
  const counts = data?.tabCounts;
  return (
    <div className={opened > 0 ? styles.beside : undefined}>
      <PageHead title="对账单" note={counts && `${counts.disputed} 张有异议待我方答复，${counts.overdue} 张逾期`}>
        {mayBuild && <Button onClick={() => setBuilding(!building)}>出账</Button>}
      </PageHead>
      {building && <BuildPanel onClose={() => setBuilding(false)} />}
      <TabRow
        label="对账单状态"
        current={tab}
        tabs={tabs.map((key) => ({ key, label: statementTabs[key].label, count: counts?.[key] }))}
        onChoose={(key) => go({ tab: key, statementId: '' })}
      />
      <SavedViews list="statements" />
      <div className={styles.filters}>
        <div>
          <WordSearch
            label="对账单号或采购企业"
            word={filter.word}
            onSearch={(word) => go({ word, statementId: '' })}
          />
          <Select
            aria-label="账期"
            className={styles.month ?? ''}
            value={filter.period}
            options={[
              { value: '', label: '全部账期' },
              ...pastPeriods(today(), 24).map((value) => ({ value, label: value })),
            ]}
            onChange={(period) => go({ period, statementId: '' })}
          />
        </div>
        <ColumnChoice list="statements" columns={columns} />
      </div>
      <ListTable<ConsoleStatementRow>
        noun="对账单"
        query={page}
        paging={paging}
        unit="张"
        onGo={(change) => go({ ...change, statementId: '' })}
        rowKey="statementId"
        empty={filter.word || filter.period ? '没有符合条件的对账单' : '暂无对账单'}
        {...rowProps}
        columns={opened > 0 ? shown.filter(({ beside }) => beside) : shown}
      />
      {opened > 0 && <StatementDrawer key={opened} statementId={opened} {...beside} />}
    </div>
  );
}

/** `beside`: what stays while the drawer is open. */
const columns = [
  {
    title: '对账单号',
    beside: true,
    render: (_: unknown, row: ConsoleStatementRow) => (
      <>
        <a href={`#/statements?statementId=${row.statementId}`} onClick={(event) => event.preventDefault()}>
          {row.statementNo}
        </a>
        <small className={styles.sub}>{row.period}</small>
      </>
    ),
  },
  {
    title: '采购企业',
    beside: true,
    render: (_: unknown, row: ConsoleStatementRow) => (
      <>
        {row.customerName}
        <small className={styles.sub}>{row.orgName}</small>
      </>
    ),
  },
  {
    title: '状态',
    beside: true,
    render: (_: unknown, row: ConsoleStatementRow) => (
      <>
        <StateDot turn={turnOf(row)}>{statementStateLabels[row.state]}</StateDot>
        {row.openDifferences > 0 && <small className={styles.sub}>{row.openDifferences} 项差异待答复</small>}
      </>
    ),
  },
  {
    title: '应付日',
    beside: false,
    render: (_: unknown, row: ConsoleStatementRow) => (
      <>
        {row.dueDate}
        {row.overdue && <small className={`${styles.sub} ${styles.late}`}>已逾期，账期支付已停用</small>}
      </>
    ),
  },
  {
    title: '本期应付',
    beside: false,
    align: 'right' as const,
    render: (_: unknown, row: ConsoleStatementRow) => formatYuan(row.due),
  },
  {
    title: '已付',
    beside: false,
    align: 'right' as const,
    render: (_: unknown, row: ConsoleStatementRow) => formatYuan(row.paid),
  },
  {
    title: '期末应付',
    beside: false,
    align: 'right' as const,
    render: (_: unknown, row: ConsoleStatementRow) => formatYuan(row.closing),
  },
];
