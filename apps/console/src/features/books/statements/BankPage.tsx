import type { BankLine } from '@yigou/contract/books/statements.bank';
import { type BankTab, bankTabs } from '@yigou/contract/books/statements.terms';
import { downloadSheet } from '@yigou/web-kit';
import { ListPagination } from '@yigou/web-kit/antd';
import { Alert, Button, Empty, Skeleton } from 'antd';
import { useState } from 'react';
import { PageHead } from '../../../ui/PageHead';
import { TabRow } from '../../../ui/TabRow';
import { useListQuery } from '../../../ui/useListQuery';
import { WordSearch } from '../../../ui/WordSearch';
import { BankByHand } from './BankByHand';
import { BankImport } from './BankImport';
import { BankMatchRow } from './BankMatchRow';
import styles from './BankPage.module.css';
import { ClaimSure } from './ClaimSure';
import { bankTemplate } from './statement.rules';
import { useBankPage } from './statements.api';

const tabs = Object.keys(bankTabs) as BankTab[];
const isTab = (text: string): text is BankTab => text in bankTabs;

/** What came by bank at the left, what it would pay at the right, and between them why. */
export function BankPage() {
  const { filter, paging, go } = useListQuery(['tab', 'word'] as const);
  const [bringing, setBringing] = useState<'file' | 'hand'>();
  const tab = isTab(filter.tab) ? filter.tab : 'todo';
  const { data, isPending, isError, refetch } = useBankPage({ ...paging, searchKey: filter.word, reqData: { tab } });
  const rows = data?.resultData ?? [];
  return (
    <>
      <PageHead title="到账认领" note={data && `${data.tabCounts.todo} 笔待认领`}>
        <Button onClick={() => void downloadSheet('银行流水模板', bankTemplate)}>下载模板</Button>
        <Button onClick={() => setBringing(bringing === 'hand' ? undefined : 'hand')}>手工录入</Button>
        <Button type="primary" onClick={() => setBringing(bringing === 'file' ? undefined : 'file')}>
          导入银行流水
        </Button>
      </PageHead>
      {bringing === 'file' && <BankImport onClose={() => setBringing(undefined)} />}
      {bringing === 'hand' && <BankByHand onClose={() => setBringing(undefined)} />}
      <TabRow
        label="到账状态"
        current={tab}
        tabs={tabs.map((key) => ({ key, label: bankTabs[key].label, count: data?.tabCounts[key] }))}
        onChoose={(key) => go({ tab: key })}
      />
      <WordSearch label="流水号、户名或摘要" word={filter.word} onSearch={(word) => go({ word })} />
      {isError && <Alert type="error" title="到账加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />}
      {isPending && <Skeleton active />}
      {data && rows.length === 0 && (
        <Empty description={filter.word ? '没有符合条件的到账' : '暂无到账，可导入银行流水'} />
      )}
      <ClaimSure lines={rows} />
      <ul className={styles.lines} aria-label="到账流水">
        {rows.map((line: BankLine) => (
          <BankMatchRow key={line.bankLineId} line={line} />
        ))}
      </ul>
      <ListPagination {...paging} totalCount={data?.totalCount ?? 0} unit="笔" onGo={go} />
    </>
  );
}
