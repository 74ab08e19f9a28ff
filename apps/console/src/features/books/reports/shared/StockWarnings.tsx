import { stockWarnDays } from '@yigou/contract/books/reports.terms';
import { Alert, Button, Skeleton } from 'antd';
import { useStockWarnings } from './reports.api';
import styles from './SalesPanel.module.css';

/** By the sales of the last thirty days: what will be gone first. */
export function StockWarnings() {
  const { data, isError, refetch } = useStockWarnings(true);
  return (
    <section aria-label="库存预警">
      <h2 className={styles.title}>
        库存预警 {data && <b>{data.resultData.count} 个 SKU</b>}
        <small>按近 30 天销量，{stockWarnDays} 天内售罄</small>
      </h2>
      {isError && (
        <Alert type="error" title="库存预警加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />
      )}
      {!data && !isError && <Skeleton active />}
      {data?.resultData.rows.length === 0 && <p className={styles.basis}>暂无即将售罄的商品</p>}
      <ul className={styles.stock}>
        {data?.resultData.rows.map(({ skuId, skuNo, name, spec, unit, available, daysLeft }) => (
          <li key={skuId}>
            <span>
              {name}
              <small>
                {skuNo} {spec}
              </small>
            </span>
            <span>
              可用 {available} {unit}
            </span>
            <b data-out={available <= 0 || undefined}>
              {available <= 0 ? '已断货' : daysLeft < 1 ? '不足 1 天' : `${daysLeft} 天`}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
