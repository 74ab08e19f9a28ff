import type { GoodsSku } from '@yigou/contract/goods/assortment.console';
import { plainYuan } from '@yigou/contract/ground/money';
import { Alert, Button, Skeleton, Table } from 'antd';
import { useFoldedSkus } from './assortment.api';
import styles from './Goods.module.css';
import { Margin, ShelfDot } from './goodsColumns';

/** The SKUs of one product, below its row. */
export function FoldedSkus({ productId }: { productId: number }) {
  const { data, isError, refetch } = useFoldedSkus(productId);
  if (isError)
    return <Alert type="error" title="规格加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />;
  if (!data) return <Skeleton active paragraph={{ rows: 2 }} title={false} />;
  return (
    <Table<GoodsSku>
      className={styles.folded ?? ''}
      size="small"
      rowKey="skuId"
      dataSource={data.resultData}
      pagination={false}
      columns={columns}
    />
  );
}

const columns = [
  { title: 'SKU 编号', width: 150, render: (_: unknown, { skuNo }: GoodsSku) => skuNo },
  {
    title: '规格',
    render: (_: unknown, { specs, imgUrl }: GoodsSku) => (
      <span className={styles.goods}>
        {imgUrl && <img src={imgUrl} alt="" width={20} height={20} loading="lazy" />}
        {specs || '标准'}
      </span>
    ),
  },
  {
    title: '物料编码',
    width: 76,
    render: (_: unknown, { partCount }: GoodsSku) => partCount > 0 && `${partCount} 家`,
  },
  {
    title: '销售价',
    align: 'right' as const,
    width: 84,
    render: (_: unknown, { price }: GoodsSku) => plainYuan(price),
  },
  {
    title: '成本价',
    align: 'right' as const,
    width: 84,
    render: (_: unknown, { cost }: GoodsSku) =>
      cost === null ? <span className={styles.none}>未填</span> : plainYuan(cost),
  },
  {
    title: '毛利',
    align: 'right' as const,
    width: 64,
    render: (_: unknown, { margin }: GoodsSku) =>
      margin !== null && <Margin least={margin} text={`${margin.toFixed(1)}%`} />,
  },
  {
    title: '可用',
    align: 'right' as const,
    width: 64,
    render: (_: unknown, { available }: GoodsSku) =>
      available > 0 ? available.toLocaleString('zh-CN') : <b className={styles.out}>0</b>,
  },
  {
    title: '占用',
    align: 'right' as const,
    width: 56,
    render: (_: unknown, { reserved }: GoodsSku) => reserved || '',
  },
  {
    title: '销量',
    align: 'right' as const,
    width: 66,
    render: (_: unknown, { sales }: GoodsSku) => sales.toLocaleString('zh-CN'),
  },
  { title: '状态', width: 66, render: (_: unknown, { shelf }: GoodsSku) => <ShelfDot shelf={shelf} /> },
];
