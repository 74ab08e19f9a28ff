import type { StockRow } from '@yigou/contract/goods/stock.console';
import { stockPath } from '../../../app/paths';
import styles from './Stock.module.css';

export const number = (value: number): string => value.toLocaleString('zh-CN');

/** `beside`: what stays while the drawer is open. */
export const stockColumns = [
  {
    title: '商品',
    beside: true,
    render: (_: unknown, row: StockRow) => (
      <div className={styles.goods}>
        {row.imgUrl ? (
          <img src={row.imgUrl} alt="" width={32} height={32} loading="lazy" />
        ) : (
          <span className={styles.noPicture} />
        )}
        <div>
          <a href={`#${stockPath({ skuId: String(row.skuId) })}`} onClick={(event) => event.preventDefault()}>
            {row.skuNo}
          </a>
          <small className={styles.sub} title={row.name}>
            {[row.name, row.specs].filter(Boolean).join('，')}
          </small>
        </div>
      </div>
    ),
  },
  {
    title: '分类',
    beside: false,
    width: 150,
    render: (_: unknown, { categoryName, supplierName }: StockRow) => (
      <>
        {categoryName}
        <small className={styles.sub}>{supplierName}</small>
      </>
    ),
  },
  {
    title: '在库',
    beside: true,
    align: 'right' as const,
    width: 96,
    render: (_: unknown, { onHand, unit }: StockRow) => (
      <>
        {number(onHand)} <small className={styles.unit}>{unit}</small>
      </>
    ),
  },
  {
    title: '占用',
    beside: false,
    align: 'right' as const,
    width: 90,
    render: (_: unknown, { reserved }: StockRow) =>
      reserved > 0 ? number(reserved) : <span className={styles.none}>0</span>,
  },
  {
    title: '可用',
    beside: true,
    align: 'right' as const,
    width: 96,
    render: (_: unknown, { available, soldOut }: StockRow) => (
      <b data-out={soldOut || undefined} className={styles.free}>
        {number(available)}
      </b>
    ),
  },
  {
    title: '预警库存',
    beside: false,
    align: 'right' as const,
    width: 104,
    render: (_: unknown, { warnQty, low }: StockRow) => (
      <>
        {warnQty > 0 ? number(warnQty) : <span className={styles.none}>未设</span>}
        {low && <small className={styles.low}>已达到预警</small>}
      </>
    ),
  },
  {
    title: '等货',
    beside: false,
    align: 'right' as const,
    width: 84,
    render: (_: unknown, { waiting }: StockRow) =>
      waiting > 0 ? `${number(waiting)} 人` : <span className={styles.none}>—</span>,
  },
];
