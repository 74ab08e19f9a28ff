import type { CreditRow } from '@yigou/contract/books/statements.credit';
import { plainYuan } from '@yigou/contract/ground/money';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import { useMay } from '../../../app/operator';
import { ListTable } from '../../../ui/ListTable';
import { PageHead } from '../../../ui/PageHead';
import { StateDot } from '../../../ui/StateDot';
import { useListQuery } from '../../../ui/useListQuery';
import { WordSearch } from '../../../ui/WordSearch';
import { CreditPanel } from './CreditPanel';
import { useCreditPage } from './statements.api';

/** Who buys on account, how much of it is used, and who is late. */
export function CreditPage() {
  const { filter, paging, go } = useListQuery(['word'] as const);
  const [editing, setEditing] = useState<CreditRow>();
  const mayChange = useMay('statements/credit');
  const page = useCreditPage({ ...paging, searchKey: filter.word });
  const { data } = page;
  const rows = data?.resultData ?? [];
  const late = rows.filter((row) => row.overdueAmount > 0).length;
  return (
    <>
      <PageHead title="账期额度" note={late > 0 ? `本页 ${late} 家逾期，不能再用账期下单` : '没有逾期的企业'}>
        <WordSearch label="采购企业" word={filter.word} onSearch={(word) => go({ word })} />
      </PageHead>
      {editing && <CreditPanel key={editing.customerId} row={editing} onClose={() => setEditing(undefined)} />}
      <ListTable<CreditRow>
        noun="额度"
        query={page}
        paging={paging}
        unit="家"
        onGo={go}
        rowKey="customerId"
        empty="没有符合条件的企业"
        columns={[
          { title: '采购企业', dataIndex: 'customerName' },
          {
            title: '状态',
            render: (_, { credit, overdueAmount }) =>
              credit ? (
                <StateDot turn={overdueAmount > 0 ? 'bad' : 'ok'}>
                  {overdueAmount > 0 ? `逾期 ${plainYuan(overdueAmount)}` : '正常'}
                </StateDot>
              ) : (
                <StateDot turn="off">未开通</StateDot>
              ),
          },
          {
            title: '额度（元）',
            align: 'right',
            render: (_, { credit }) => (credit ? plainYuan(credit.limit) : '—'),
          },
          {
            title: '已用（元）',
            align: 'right',
            render: (_, { credit }) => (credit ? plainYuan(credit.used) : '—'),
          },
          {
            title: '使用率',
            width: 160,
            render: (_, { credit, customerName }) =>
              credit && credit.limit > 0 ? (
                <Progress
                  aria-label={`${customerName}的额度使用率`}
                  percent={Math.max(0, Math.round((credit.used / credit.limit) * 100))}
                  strokeColor={credit.used > credit.limit * 0.9 ? 'var(--them)' : 'var(--theme)'}
                />
              ) : null,
          },
          {
            title: '账期',
            render: (_, { credit, byOrg }) =>
              credit ? `月结 ${credit.termDays} 天，${byOrg ? '按组织出账' : '全公司一张'}` : '',
          },
          {
            title: '',
            width: 90,
            render: (_, row) => (
              <Button type="link" onClick={() => setEditing(row)}>
                {mayChange ? (row.credit ? '调整' : '开通') : '记录'}
                <span className="spoken">{row.customerName}</span>
              </Button>
            ),
          },
        ]}
      />
    </>
  );
}
