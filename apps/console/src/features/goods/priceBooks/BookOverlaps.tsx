import type { BookModel, Overlap } from '@yigou/contract/goods/priceBooks.console';
import { lostByLabels, overlapEndLabels } from '@yigou/contract/goods/priceBooks.terms';
import { formatYuan } from '@yigou/contract/ground/money';
import { Link } from 'react-router';
import { priceBookPath } from '../../../app/paths';
import { ListTable } from '../../../ui/ListTable';
import { useListQuery } from '../../../ui/useListQuery';
import styles from './PriceBooks.module.css';
import { useOverlaps } from './priceBooks.api';
import { daysText } from './priceBooks.rules';

/** The same articles in other books for the same customers, and which of the two counts. */
export function BookOverlaps({ book: { priceBookId } }: { book: BookModel }) {
  const { paging, go } = useListQuery(['priceBookId', 'show'] as const);
  const page = useOverlaps({ ...paging, reqData: { priceBookId } });
  return (
    <ListTable<Overlap & { key: string }>
      noun="重叠"
      query={{ ...page, data: page.data && { ...page.data, resultData: page.data.resultData.map(keyed) } }}
      paging={paging}
      unit="个"
      onGo={go}
      rowKey="key"
      empty="没有与其他价目表重叠的商品"
      columns={columns}
    />
  );
}

const keyed = (row: Overlap) => ({ ...row, key: `${row.skuId} ${row.otherBookId} ${row.fromDay}` });

const priced = (price: number, wins: boolean) => (
  <span className={wins ? styles.price : styles.lost}>{formatYuan(price)}</span>
);

const columns = [
  {
    title: '商品',
    render: (_: unknown, { skuNo, name, spec }: Overlap) => (
      <>
        {skuNo} {name}
        <small className={styles.sub}>{spec}</small>
      </>
    ),
  },
  {
    title: '对方价目表',
    render: (_: unknown, { otherBookId, otherName }: Overlap) => (
      <Link to={priceBookPath(otherBookId)}>{otherName}</Link>
    ),
  },
  { title: '同时有效', render: (_: unknown, { fromDay, toDay }: Overlap) => daysText(fromDay, toDay) },
  {
    title: '本价目表',
    align: 'right' as const,
    render: (_: unknown, { herePrice, wins }: Overlap) => priced(herePrice, wins !== 'there'),
  },
  {
    title: '对方',
    align: 'right' as const,
    render: (_: unknown, { therePrice, wins }: Overlap) => priced(therePrice, wins === 'there'),
  },
  {
    title: '结果',
    render: (_: unknown, { wins, why }: Overlap) => (
      <>
        <span className={wins === 'there' ? styles.warn : undefined}>{overlapEndLabels[wins]}</span>
        <small className={styles.sub}>{wins === 'same' ? '' : `另一方：${lostByLabels[why]}`}</small>
      </>
    ),
  },
];
