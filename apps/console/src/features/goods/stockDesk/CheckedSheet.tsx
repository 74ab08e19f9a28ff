import type { CheckedRow } from '@yigou/contract/goods/stock.console';
import { type CountVerdict, countVerdictLabels, stockLimits as limits } from '@yigou/contract/goods/stock.terms';
import { type PendingRequest, requestFor, toast } from '@yigou/web-kit';
import { Button, Input, Radio, Table } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { stockCountsPath } from '../../../app/paths';
import { StateDot } from '../../../ui/StateDot';
import { TabRow } from '../../../ui/TabRow';
import { type Brought, postable, rowsOf, verdictTurns } from './countSheet.rules';
import styles from './Stock.module.css';
import { useCheckCount, usePostCount } from './stock.api';
import { number } from './stockColumns';
import { signed } from './stockFilter.rules';

type Tab = CountVerdict | 'all';
const tabs: Tab[] = ['all', ...(Object.keys(countVerdictLabels) as CountVerdict[])];
const tabLabel = (tab: Tab): string => (tab === 'all' ? '问题在前' : countVerdictLabels[tab]);

type CheckedSheetProps = { brought: Brought; onCheck: (checked: Brought['checked']) => void };

/** What would become of each row; nothing is written before it is posted. */
export function CheckedSheet({ brought, onCheck }: CheckedSheetProps) {
  const [tab, setTab] = useState<Tab>('all');
  const { counts, rows } = brought.checked;
  const total = Object.values(counts).reduce((sum, each) => sum + each, 0);
  const shown = rowsOf(rows, tab);
  return (
    <section aria-label="试运行">
      <TabRow
        label="试运行结果"
        current={tab}
        tabs={tabs.map((key) => ({ key, label: tabLabel(key), count: key === 'all' ? total : counts[key] }))}
        onChoose={setTab}
      />
      <Table<CheckedRow>
        size="small"
        rowKey="rowNo"
        dataSource={shown}
        columns={columns}
        rowClassName={({ verdict }) => (verdict === 'wrong' ? (styles.wrong ?? '') : '')}
        pagination={{ defaultPageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
        locale={{ emptyText: '没有这样的行' }}
      />
      {total > rows.length && (
        <p className={styles.none}>
          仅列出前 {number(rows.length)} 行，有误与要调整的在前；过账时全部 {number(total)} 行都算
        </p>
      )}
      <PostBar brought={brought} onCheck={onCheck} />
    </section>
  );
}

function PostBar({ brought, onCheck }: CheckedSheetProps) {
  const { fileName, rows, checked } = brought;
  const [onlyGood, setOnlyGood] = useState(true);
  const [reason, setReason] = useState('');
  const pending = useRef<PendingRequest | null>(null);
  const navigate = useNavigate();
  const post = usePostCount();
  const check = useCheckCount();
  const n = postable({ onlyGood, counts: checked.counts });
  const { wrong } = checked.counts;
  const said = reason.trim();

  function send() {
    const asked = { fileName, reason: said, onlyGood, rows };
    pending.current = requestFor(pending.current, asked);
    post.mutate(
      { requestId: pending.current.requestId, ...asked },
      {
        onSuccess: ({ resultData: { countId, countNo } }) => {
          toast.success(`盘点单 ${countNo} 已生成`);
          navigate(stockCountsPath({ countId: String(countId) }));
        },
        // Something has moved since it was tried: what is wrong now is shown.
        onError: () => check.mutate({ rows }, { onSuccess: ({ resultData }) => onCheck(resultData) }),
      },
    );
  }

  return (
    <div className={styles.post}>
      {wrong > 0 && (
        <Radio.Group
          aria-label="有误的行"
          value={onlyGood}
          onChange={({ target }) => setOnlyGood(target.value)}
          options={[
            { value: true, label: `只过账正确的 ${number(checked.counts.change + checked.counts.same)} 行` },
            { value: false, label: '全部正确才过账' },
          ]}
        />
      )}
      <span>
        盘盈 {number(checked.more)}，盘亏 {number(checked.fewer)}
      </span>
      <Input
        aria-label="盘点的原因"
        placeholder="原因，如 11 月月末盘点，记入盘点单"
        maxLength={limits.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button
        type="primary"
        loading={post.isPending || check.isPending}
        disabled={n === 0 || said.length < limits.reasonLeast}
        title={said.length < limits.reasonLeast ? '请先填写原因' : undefined}
        onClick={send}
      >
        过账，{number(n)} 个商品
      </Button>
    </div>
  );
}

const quantity = (value: number | null) => (value === null ? '' : number(value));

const columns = [
  { title: '行', width: 64, render: (_: unknown, { rowNo }: CheckedRow) => rowNo },
  {
    title: '商品',
    render: (_: unknown, { skuNo, name, specs }: CheckedRow) => (
      <>
        {skuNo}
        <small className={styles.sub}>{[name, specs].filter(Boolean).join('，')}</small>
      </>
    ),
  },
  { title: '账面数量', align: 'right' as const, width: 96, render: (_: unknown, { booked }: CheckedRow) => booked },
  { title: '实盘数量', align: 'right' as const, width: 96, render: (_: unknown, { found }: CheckedRow) => found },
  {
    title: '差异',
    align: 'right' as const,
    width: 88,
    render: (_: unknown, { difference }: CheckedRow) => (difference === null ? '' : signed(difference)),
  },
  {
    title: '现在在库',
    align: 'right' as const,
    width: 104,
    render: (_: unknown, { now, moved }: CheckedRow) => <span data-moved={moved || undefined}>{quantity(now)}</span>,
  },
  {
    title: '过账后',
    align: 'right' as const,
    width: 96,
    render: (_: unknown, { after, verdict }: CheckedRow) => verdict !== 'wrong' && <b>{quantity(after)}</b>,
  },
  {
    title: '结果',
    width: 260,
    render: (_: unknown, { verdict, note }: CheckedRow) => (
      <>
        <StateDot turn={verdictTurns[verdict]}>{countVerdictLabels[verdict]}</StateDot>
        {note && <small className={verdict === 'wrong' ? styles.why : styles.sub}>{note}</small>}
      </>
    ),
  },
];
