import type { GoodsRow } from '@yigou/contract/goods/assortment.console';
import { type GoodsShelf, goodsGaps, goodsTabs } from '@yigou/contract/goods/assortment.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { briefTime } from '@yigou/web-kit';
import { Link } from 'react-router';
import { productPath } from '../../../app/paths';
import { StateDot, type Turn } from '../../../ui/StateDot';
import styles from './Goods.module.css';

type Range = { least: number; most: number };

const rangeText = ({ least, most }: Range, write: (value: number) => string): string =>
  least === most ? write(least) : `${write(least)} – ${write(most)}`;

const percentText = (value: number): string => `${value.toFixed(1)}%`;

const turns: Record<GoodsShelf, Turn> = { on: 'ok', off: 'off', ended: 'bad' };
export const ShelfDot = ({ shelf }: { shelf: GoodsShelf }) => (
  <StateDot turn={turns[shelf]}>{goodsTabs[shelf]}</StateDot>
);

/** Below the lowest band it is worth a look. */
const thin = 8;
export const Margin = ({ least, text }: { least: number; text: string }) =>
  least < thin ? <b className={styles.thin}>{text}</b> : text;

const gapText = ({ gap, gapCount, missingParams }: GoodsRow): string => {
  if (!gap) return '';
  const first = gap === 'params' ? `缺参数 ${missingParams} 项` : goodsGaps[gap];
  return gapCount > 1 ? `${first}等 ${gapCount} 处` : first;
};

const number = (value: number): string => value.toLocaleString('zh-CN');

export const goodsColumns = [
  {
    title: '商品',
    render: (_: unknown, row: GoodsRow) => (
      <div className={styles.goods}>
        {row.imgUrl ? (
          <img src={row.imgUrl} alt="" width={32} height={32} loading="lazy" />
        ) : (
          <span className={styles.noPicture} />
        )}
        <div>
          <Link to={productPath(row.productId)} className={styles.name ?? ''} title={row.name}>
            {row.name}
          </Link>
          <small className={styles.sub}>
            {row.skuNo}，{row.brandName}，{row.skuCount} 个 SKU
          </small>
        </div>
      </div>
    ),
  },
  {
    title: '分类',
    width: 140,
    // Where it is narrow the name needs the room; the facets tell it too.
    responsive: ['xxl' as const],
    render: (_: unknown, { categoryPath, supplierName }: GoodsRow) => (
      <>
        <span title={categoryPath}>{categoryPath.split(' / ').at(-1)}</span>
        <small className={styles.sub}>{supplierName}</small>
      </>
    ),
  },
  {
    title: '销售价（元）',
    align: 'right' as const,
    width: 150,
    render: (_: unknown, { price, marketPrice }: GoodsRow) => (
      <>
        {rangeText(price, plainYuan)}
        <small className={styles.sub}>市场 {rangeText(marketPrice, plainYuan)}</small>
      </>
    ),
  },
  {
    title: '毛利',
    align: 'right' as const,
    width: 70,
    render: (_: unknown, { margin }: GoodsRow) =>
      margin ? (
        <span title={rangeText(margin, percentText)}>
          <Margin least={margin.least} text={percentText(margin.least)} />
          {margin.most > margin.least && <small className={styles.sub}>至 {percentText(margin.most)}</small>}
        </span>
      ) : (
        <span className={styles.none}>未知</span>
      ),
  },
  {
    title: '可用',
    align: 'right' as const,
    width: 72,
    render: (_: unknown, { available, reserved }: GoodsRow) => (
      <>
        {available > 0 ? number(available) : <b className={styles.out}>0</b>}
        {reserved > 0 && <small className={styles.sub}>占用 {number(reserved)}</small>}
      </>
    ),
  },
  {
    title: '销量',
    align: 'right' as const,
    width: 62,
    render: (_: unknown, { sales }: GoodsRow) => number(sales),
  },
  {
    title: '资料',
    width: 108,
    render: (_: unknown, row: GoodsRow) => (
      <>
        <span className={styles.complete}>
          <meter
            min={0}
            max={100}
            value={row.percent}
            data-whole={row.percent === 100 || undefined}
            aria-label="资料完整度"
          />
          {row.percent}%
        </span>
        {row.gap && <small className={styles.gap}>{gapText(row)}</small>}
      </>
    ),
  },
  { title: '状态', width: 72, render: (_: unknown, { shelf }: GoodsRow) => <ShelfDot shelf={shelf} /> },
  {
    title: '最近改动',
    width: 136,
    // The name needs the room; what changed is told in the editor too.
    responsive: ['xxl' as const],
    render: (_: unknown, { changeTime, changedBy, changeTitle }: GoodsRow) => (
      <>
        {briefTime(changeTime)}
        <small className={styles.cut} title={`${changeTime} ${changedBy} ${changeTitle}`}>
          {changedBy} {changeTitle}
        </small>
      </>
    ),
  },
];
