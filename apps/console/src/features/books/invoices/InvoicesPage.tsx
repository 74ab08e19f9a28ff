import type { ConsoleApplicationRow } from '@yigou/contract/books/invoices.console';
import {
  applicationStateLabels,
  type ConsoleInvoiceTab,
  consoleInvoiceTabs,
  titleTypeShort,
} from '@yigou/contract/books/invoices.terms';
import { formatYuan } from '@yigou/contract/ground/money';
import { Button } from 'antd';
import { useState } from 'react';
import { useMay } from '../../../app/operator';
import list from '../../../ui/List.module.css';
import { ListTable } from '../../../ui/ListTable';
import { PageHead } from '../../../ui/PageHead';
import { StateDot } from '../../../ui/StateDot';
import { TabRow } from '../../../ui/TabRow';
import { useBeside } from '../../../ui/useBeside';
import { useListQuery } from '../../../ui/useListQuery';
import { WordSearch } from '../../../ui/WordSearch';
import { ColumnChoice, useChosenColumns } from '../../people/views/shared/ColumnChoice';
import { SavedViews } from '../../people/views/shared/SavedViews';
import { EnterMany } from './EnterMany';
import { InvoiceDrawer } from './InvoiceDrawer';
import styles from './InvoicesPage.module.css';
import { turnOf } from './invoice.rules';
import { useInvoicePage } from './invoices.api';

const tabs = Object.keys(consoleInvoiceTabs) as ConsoleInvoiceTab[];
const isTab = (text: string): text is ConsoleInvoiceTab => text in consoleInvoiceTabs;

export function InvoicesPage() {
  const { filter, paging, go } = useListQuery(['tab', 'word', 'applicationId'] as const);
  const [entering, setEntering] = useState(false);
  const mayIssue = useMay('invoices/issue');
  const tab = isTab(filter.tab) ? filter.tab : 'pendingReview';
  const opened = Number(filter.applicationId);
  const page = useInvoicePage({ ...paging, searchKey: filter.word, reqData: { tab } });
  const { data } = page;
  const rows = data?.resultData ?? [];
  const open = (id: number | undefined) => go({ applicationId: id ? String(id) : '', pageIndex: paging.pageIndex });
  const { beside, rowProps } = useBeside(rows, (row) => row.applicationId, opened, open);
  const shown = useChosenColumns('invoices', columns);
  const waiting = data ? data.tabCounts.pendingReview + data.tabCounts.issuing + data.tabCounts.red : 0;
  return (
    <div className={opened > 0 ? styles.beside : undefined}>
      <PageHead title="发票" note={waiting > 0 ? `${waiting} 份申请在办` : '暂无待办申请'}>
        {mayIssue && <Button onClick={() => setEntering(!entering)}>批量录入</Button>}
      </PageHead>
      {entering && <EnterMany onClose={() => setEntering(false)} />}
      <TabRow
        label="申请状态"
        current={tab}
        tabs={tabs.map((key) => ({ key, label: consoleInvoiceTabs[key].label, count: data?.tabCounts[key] }))}
        onChoose={(key) => go({ tab: key, applicationId: '' })}
      />
      <SavedViews list="invoices" />
      <div className={list.filters}>
        <WordSearch
          label="申请号、订单号、发票号码、抬头或企业"
          word={filter.word}
          onSearch={(word) => go({ word, applicationId: '' })}
        />
        <ColumnChoice list="invoices" columns={columns} />
      </div>
      <ListTable<ConsoleApplicationRow>
        noun="开票申请"
        query={page}
        paging={paging}
        unit="份"
        onGo={(change) => go({ ...change, applicationId: '' })}
        rowKey="applicationId"
        empty={filter.word ? '没有符合条件的申请' : '暂无申请'}
        {...rowProps}
        columns={opened > 0 ? shown.filter(({ beside }) => beside) : shown}
      />
      {opened > 0 && <InvoiceDrawer key={opened} applicationId={opened} {...beside} />}
    </div>
  );
}

/** `beside`: what stays while the drawer is open. */
const columns = [
  {
    title: '申请号',
    beside: true,
    render: (_: unknown, row: ConsoleApplicationRow) => (
      <>
        <a href={`#/invoices?applicationId=${row.applicationId}`} onClick={(event) => event.preventDefault()}>
          {row.applicationNo}
        </a>
        <small className={styles.sub}>{row.applyTime}</small>
      </>
    ),
  },
  {
    title: '采购企业与抬头',
    beside: false,
    render: (_: unknown, row: ConsoleApplicationRow) => (
      <>
        {row.customerName}
        <small className={styles.sub}>
          {row.titleName}，{titleTypeShort[row.type]}
        </small>
      </>
    ),
  },
  {
    title: '状态',
    beside: true,
    render: (_: unknown, row: ConsoleApplicationRow) => (
      <>
        <StateDot turn={turnOf[row.state]}>{applicationStateLabels[row.state]}</StateDot>
        <small className={styles.sub}>{row.note}</small>
      </>
    ),
  },
  { title: '订单', beside: false, render: (_: unknown, row: ConsoleApplicationRow) => `${row.orderCount} 单` },
  {
    title: '价税合计',
    beside: true,
    align: 'right' as const,
    render: (_: unknown, row: ConsoleApplicationRow) => formatYuan(row.total),
  },
];
