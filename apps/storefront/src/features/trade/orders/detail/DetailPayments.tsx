import { formatYuan } from '@yigou/contract/ground/money';
import { paymentMethodLabels } from '@yigou/contract/money/payments.terms';
import type { OrderModel } from '@yigou/contract/trade/orders';
import { ScrollRegion } from '@yigou/web-kit';
import table from '../../../../ui/Table.module.css';
import styles from './OrderDetailPage.module.css';

const kinds = { payment: '付款', refund: '退款' };

export function DetailPayments({ payments }: Pick<OrderModel, 'payments'>) {
  if (payments.length === 0) return null;
  return (
    <section className={styles.section} aria-label="收付款记录">
      <h2>收付款记录</h2>
      <ScrollRegion>
        <table className={`${styles.table} ${table.cards}`}>
          <thead>
            <tr>
              <th scope="col" className={styles.time}>
                时间
              </th>
              <th scope="col" className={styles.short}>
                类型
              </th>
              <th scope="col" className={styles.short}>
                方式
              </th>
              <th scope="col">流水号</th>
              <th scope="col" className={styles.short}>
                状态
              </th>
              <th scope="col" className={styles.number}>
                金额
              </th>
            </tr>
          </thead>
          <tbody>
            {payments.map((each) => (
              <tr key={`${each.kind} ${each.transactionId} ${each.time}`}>
                <td data-label="时间">{each.time}</td>
                <td data-label="类型">{kinds[each.kind]}</td>
                <td data-label="方式">{paymentMethodLabels[each.method]}</td>
                <td data-label="流水号">{each.transactionId || '—'}</td>
                <td data-label="状态">{each.state}</td>
                <td className={styles.number} data-label="金额">
                  {formatYuan(each.kind === 'refund' ? -each.amount : each.amount)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
