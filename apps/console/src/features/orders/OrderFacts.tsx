import { type ConsoleOrder, formatYuan, paymentMethodLabels, payStateLabels } from '@yigou/contract';
import styles from './OrderDrawer.module.css';

export const OrderFacts = ({ order }: { order: ConsoleOrder }) => {
  const { receiver, phone, areaText, detail } = order.address;
  const remarks = [order.wantedDate && `期望 ${order.wantedDate} 送达`, order.remark].filter(Boolean).join('；');
  return (
    <section className={styles.facts} aria-label="收货与付款">
      <b>{order.customerName}</b>
      <p>
        {receiver} {phone}
      </p>
      <p>
        {areaText}
        {detail}
      </p>
      <p>
        {formatYuan(order.amounts.payable)}，{paymentMethodLabels[order.paymentMethod]}，
        {payStateLabels[order.payState]}
        {order.poNo && `，采购单号 ${order.poNo}`}
      </p>
      {remarks && <p className={styles.remark}>{remarks}</p>}
    </section>
  );
};
