import type { ConsoleTitle } from '@yigou/contract/books/invoices.console';
import { type Qualification, qualificationLabels } from '@yigou/contract/books/invoices.terms';
import { confirmBox } from '@yigou/web-kit';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useMay } from '../../../app/operator';
import list from '../../../ui/List.module.css';
import { ListTable } from '../../../ui/ListTable';
import { PageHead } from '../../../ui/PageHead';
import { StateDot } from '../../../ui/StateDot';
import { TabRow } from '../../../ui/TabRow';
import { useListQuery } from '../../../ui/useListQuery';
import { WordSearch } from '../../../ui/WordSearch';
import styles from './InvoicesPage.module.css';
import { qualificationTurn } from './invoice.rules';
import { useQualify, useTitlePage } from './invoices.api';

const tabs = ['pending', 'passed', 'refused'] as const satisfies readonly Qualification[];
type Tab = (typeof tabs)[number];
const isTab = (text: string): text is Tab => (tabs as readonly string[]).includes(text);

/** Which companies may get 专票, and under which title. */
export function TitlesPage() {
  const { filter, paging, go } = useListQuery(['tab', 'word'] as const);
  const mayQualify = useMay('invoices/qualify');
  const tab = isTab(filter.tab) ? filter.tab : 'pending';
  const page = useTitlePage({
    ...paging,
    searchKey: filter.word,
    reqData: { qualification: tab },
  });
  const { data } = page;
  const pending = data?.pendingCount ?? 0;
  return (
    <>
      <PageHead title="专票资质" note={pending > 0 ? `${pending} 个抬头待审核` : '没有待审核的抬头'} />
      <TabRow
        label="审核状态"
        current={tab}
        tabs={tabs.map((key) => ({
          key,
          label: key === 'pending' ? '待审核' : qualificationLabels[key],
          count: key === 'pending' ? data?.pendingCount : undefined,
        }))}
        onChoose={(key) => go({ tab: key })}
      />
      <div className={list.filters}>
        <WordSearch label="抬头、税号或企业" word={filter.word} onSearch={(word) => go({ word })} />
      </div>
      <ListTable<ConsoleTitle>
        noun="抬头"
        query={page}
        paging={paging}
        unit="个"
        onGo={go}
        rowKey="titleId"
        empty={tab === 'pending' ? '没有待审核的抬头' : '暂无抬头'}
        columns={mayQualify && tab === 'pending' ? [...columns, decision] : columns}
      />
    </>
  );
}

const columns = [
  {
    title: '抬头与税号',
    render: (_: unknown, row: ConsoleTitle) => (
      <>
        {row.name}
        <small className={styles.sub}>{row.taxNo}</small>
      </>
    ),
  },
  { title: '采购企业', dataIndex: 'customerName' },
  {
    title: '注册与开户',
    render: (_: unknown, row: ConsoleTitle) => (
      <>
        {row.address} {row.phone}
        <small className={styles.sub}>
          {row.bank} {row.bankAccount}
        </small>
      </>
    ),
  },
  {
    title: '状态',
    render: (_: unknown, row: ConsoleTitle) => (
      <>
        <StateDot turn={qualificationTurn[row.qualification]}>{qualificationLabels[row.qualification]}</StateDot>
        <small className={styles.sub}>{row.refusal || row.saveTime}</small>
      </>
    ),
  },
];

const decision = { title: '审核', render: (_: unknown, row: ConsoleTitle) => <Decision title={row} /> };

function Decision({ title: { titleId, name } }: { title: ConsoleTitle }) {
  const [reason, setReason] = useState('');
  const qualify = useQualify();

  async function pass() {
    if (await confirmBox({ text: `“${name}”的资料核对无误，可以开专票。确定吗？`, confirmText: '通过' }))
      qualify.mutate({ titleId, pass: true });
  }

  return (
    <div className={styles.decide}>
      <Button type="primary" size="small" disabled={qualify.isPending} aria-label={`通过 ${name}`} onClick={pass}>
        通过
      </Button>
      <Input
        size="small"
        aria-label={`不通过的原因 ${name}`}
        placeholder="不通过的原因"
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        className={styles.why ?? ''}
      />
      <Button
        size="small"
        disabled={qualify.isPending || reason.trim().length < 5}
        aria-label={`不通过 ${name}`}
        onClick={() => qualify.mutate({ titleId, pass: false, reason })}
      >
        不通过
      </Button>
    </div>
  );
}
