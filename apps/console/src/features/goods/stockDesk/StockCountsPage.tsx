import type { CountHead } from '@yigou/contract/goods/stock.console';
import {
  type StockCountSource,
  stockCountSourceLabels,
  stockCountStateLabels,
} from '@yigou/contract/goods/stock.terms';
import { Button, Select } from 'antd';
import { useMay } from '../../../app/operator';
import { paths, stockCountsPath } from '../../../app/paths';
import { ListTable } from '../../../ui/ListTable';
import { PageHead } from '../../../ui/PageHead';
import { StateDot } from '../../../ui/StateDot';
import { useBeside } from '../../../ui/useBeside';
import { useListQuery } from '../../../ui/useListQuery';
import { WordSearch } from '../../../ui/WordSearch';
import { CountDrawer } from './CountDrawer';
import styles from './Stock.module.css';
import { useCounts } from './stock.api';
import { number } from './stockColumns';

const isSource = (text: string): text is StockCountSource => Object.hasOwn(stockCountSourceLabels, text);
const sources = Object.entries(stockCountSourceLabels).map(([value, label]) => ({ value, label }));

/** Every count and every adjustment, with what was found. */
export function StockCountsPage() {
  const { filter, paging, go } = useListQuery(['word', 'source', 'countId'] as const);
  const source = isSource(filter.source) ? filter.source : undefined;
  const page = useCounts({ ...paging, searchKey: filter.word, reqData: { ...(source && { source }) } });
  const opened = Number(filter.countId);
  const open = (id: number | undefined) => go({ countId: id ? String(id) : '', pageIndex: paging.pageIndex });
  const { beside, rowProps } = useBeside(page.data?.resultData ?? [], (row) => row.countId, opened, open);
  return (
    <div className={opened > 0 ? styles.beside : undefined}>
      <PageHead title="盘点单" note="每次盘点与调整都在这里，过账后不能修改；要改回来，再调整一次">
        <Button href={`#${paths.stock}`}>返回库存</Button>
        {useMay('goods/stock/adjust') && (
          <Button type="primary" href={`#${paths.stockCount}`}>
            盘点
          </Button>
        )}
      </PageHead>
      <div className={styles.filters}>
        <WordSearch
          label="盘点单号、原因、文件名或操作人"
          word={filter.word}
          onSearch={(word) => go({ word, countId: '' })}
        />
        <Select
          allowClear
          aria-label="来源"
          placeholder="来源"
          className={styles.sort ?? ''}
          options={sources}
          value={source}
          onChange={(chosen) => go({ source: chosen ?? '', countId: '' })}
        />
      </div>
      <ListTable<CountHead>
        noun="盘点单"
        query={page}
        paging={paging}
        unit="张"
        onGo={(change) => go({ ...change, countId: '' })}
        rowKey="countId"
        empty={filter.word || source ? '没有符合条件的盘点单' : '暂无盘点单'}
        {...rowProps}
        columns={opened > 0 ? columns.filter((column) => column.beside) : columns}
      />
      {opened > 0 && <CountDrawer key={opened} countId={opened} {...beside} />}
    </div>
  );
}

const columns = [
  {
    title: '盘点单',
    beside: true,
    render: (_: unknown, { countId, countNo, source, fileName }: CountHead) => (
      <>
        <a href={`#${stockCountsPath({ countId: String(countId) })}`} onClick={(event) => event.preventDefault()}>
          {countNo}
        </a>
        <small className={styles.sub}>{fileName || stockCountSourceLabels[source]}</small>
      </>
    ),
  },
  { title: '原因', beside: true, render: (_: unknown, { reason }: CountHead) => reason },
  {
    title: '操作人',
    beside: false,
    width: 150,
    render: (_: unknown, { who, time }: CountHead) => (
      <>
        {who}
        <small className={styles.sub}>{time.slice(0, 16)}</small>
      </>
    ),
  },
  {
    title: '商品数',
    beside: false,
    align: 'right' as const,
    width: 110,
    render: (_: unknown, { rowCount, skippedCount }: CountHead) => (
      <>
        {number(rowCount)}
        {skippedCount > 0 && <small className={styles.low}>{skippedCount} 个未过账</small>}
      </>
    ),
  },
  {
    title: '盘盈',
    beside: false,
    align: 'right' as const,
    width: 90,
    render: (_: unknown, { more }: CountHead) => (more > 0 ? `+${number(more)}` : '0'),
  },
  {
    title: '盘亏',
    beside: false,
    align: 'right' as const,
    width: 90,
    render: (_: unknown, { fewer }: CountHead) => (fewer > 0 ? `−${number(fewer)}` : '0'),
  },
  {
    title: '状态',
    beside: true,
    width: 96,
    render: (_: unknown, { state }: CountHead) => (
      <StateDot turn={state === 'posted' ? 'ok' : 'way'}>{stockCountStateLabels[state]}</StateDot>
    ),
  },
];
