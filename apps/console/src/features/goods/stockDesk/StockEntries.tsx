import type { StockEntry } from '@yigou/contract/goods/stock.console';
import { stockEntryLabels } from '@yigou/contract/goods/stock.terms';
import { briefTime, firstPaging } from '@yigou/web-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { orderPath, returnPath, stockCountsPath } from '../../../app/paths';
import { DrawerPart } from '../../../ui/DrawerPart';
import { ListTable } from '../../../ui/ListTable';
import styles from './Stock.module.css';
import { useStockEntries } from './stock.api';
import { signed } from './stockFilter.rules';

/** Why the numbers are what they are, the newest first. */
export function StockEntries({ skuId }: { skuId: number }) {
  const [paging, setPaging] = useState(firstPaging);
  const page = useStockEntries({ ...paging, reqData: { skuId } });
  return (
    <DrawerPart label="库存流水">
      <ListTable<StockEntry>
        noun="流水"
        query={page}
        paging={paging}
        unit="条"
        empty="暂无流水"
        rowKey="entryId"
        onGo={(change) => setPaging({ ...paging, pageIndex: 1, ...change })}
        columns={columns}
      />
    </DrawerPart>
  );
}

const Because = ({ entry: { number, orderId, returnId, countId, note } }: { entry: StockEntry }) => (
  <>
    {orderId !== null && <Link to={orderPath(orderId)}>{number}</Link>}
    {returnId !== null && <Link to={returnPath(returnId)}>{number}</Link>}
    {countId !== null && <Link to={stockCountsPath({ countId: String(countId) })}>{number}</Link>}
    {note && <small className={styles.sub}>{note}</small>}
  </>
);

const moved = (value: number) => value !== 0 && <span data-less={value < 0 || undefined}>{signed(value)}</span>;

const columns = [
  {
    title: '时间',
    width: 136,
    render: (_: unknown, { time, who }: StockEntry) => (
      <>
        {briefTime(time)}
        <small className={styles.sub}>{who}</small>
      </>
    ),
  },
  { title: '事由', width: 84, render: (_: unknown, { kind }: StockEntry) => stockEntryLabels[kind] },
  { title: '单据', render: (_: unknown, entry: StockEntry) => <Because entry={entry} /> },
  {
    title: '在库',
    align: 'right' as const,
    width: 72,
    className: styles.moved,
    render: (_: unknown, { onHand }: StockEntry) => moved(onHand),
  },
  {
    title: '占用',
    align: 'right' as const,
    width: 72,
    className: styles.moved,
    render: (_: unknown, { reserved }: StockEntry) => moved(reserved),
  },
];
