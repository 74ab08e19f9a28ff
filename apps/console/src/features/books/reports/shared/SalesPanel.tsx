import type { Sales } from '@yigou/contract/books/reports.console';
import { changePercent, reportBasis } from '@yigou/contract/books/reports.terms';
import { formatYuan } from '@yigou/contract/ground/money';
import { briefTime, confirmBox } from '@yigou/web-kit';
import { Alert, Button, Skeleton } from 'antd';
import { useMay } from '../../../../app/operator';
import { DayBars } from './DayBars';
import { useRebuild, useSales } from './reports.api';
import styles from './SalesPanel.module.css';
import { StockWarnings } from './StockWarnings';

/** What was sold, beside what soon cannot be. */
export function SalesPanel() {
  const sees = useMay('reports/view');
  const { data, isError, refetch } = useSales(sees);
  if (!sees) return null;
  return (
    <div className={styles.below}>
      <section aria-label="销售">
        {isError && (
          <Alert type="error" title="销售加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />
        )}
        {!data && !isError && <Skeleton active />}
        {data && <SalesFigures sales={data.resultData} />}
      </section>
      <StockWarnings />
    </div>
  );
}

function changeText(now: number, before: number): string {
  const change = changePercent(now, before);
  if (change === null) return '';
  return change === 0 ? '持平' : `${change > 0 ? '↑' : '↓'} ${Math.abs(change).toFixed(1)}%`;
}

function SalesFigures({ sales }: { sales: Sales }) {
  const { today, month, monthBefore, customers, customersBefore } = sales;
  const figures = [
    { title: '今天下单金额', text: formatYuan(today.amount), note: `${today.orders} 单` },
    { title: '本月下单金额', text: formatYuan(month.amount), note: changeText(month.amount, monthBefore.amount) },
    { title: '本月订单', text: String(month.orders), note: changeText(month.orders, monthBefore.orders) },
    { title: '本月下单企业', text: String(customers), note: changeText(customers, customersBefore) },
    { title: '本月退款', text: formatYuan(month.refund), note: changeText(month.refund, monthBefore.refund) },
  ];
  return (
    <>
      <h2 className={styles.title}>
        销售 <small>数据截至 {briefTime(sales.asOf)}，较上月同期</small>
        <Rebuild />
      </h2>
      <dl className={styles.figures}>
        {figures.map(({ title, text, note }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <b>{text}</b> {note}
            </dd>
          </div>
        ))}
      </dl>
      <DayBars days={sales.days} />
      <p className={styles.basis}>{reportBasis}</p>
    </>
  );
}

function Rebuild() {
  const may = useMay('system/books');
  const rebuild = useRebuild();
  if (!may) return null;
  async function start() {
    const text = '确定重新计算全部订单的报表吗？计算完成前，各企业的报表数据暂不完整，并注明数据截至时间。';
    if (await confirmBox({ text, confirmText: '重新计算' })) rebuild.mutate({});
  }
  return (
    <Button size="small" type="text" loading={rebuild.isPending} onClick={start}>
      重新计算
    </Button>
  );
}
