import { formatYuan } from '@yigou/contract/ground/money';
import type { Amounts } from '@yigou/contract/trade/orders';
import { Price } from '@yigou/web-kit';
import styles from './OrderDetailPage.module.css';

type DetailAmountsProps = { amounts: Amounts; received: number };

export const DetailAmounts = ({ amounts, received }: DetailAmountsProps) => (
  <section aria-label="金额">
    <dl className={styles.amounts}>
      <dt>商品金额（含税）</dt>
      <dd>{formatYuan(amounts.goods)}</dd>
      <dt>运费</dt>
      <dd>{formatYuan(amounts.freight)}</dd>
      {amounts.discount > 0 && (
        <>
          <dt>优惠</dt>
          <dd>{formatYuan(-amounts.discount)}</dd>
        </>
      )}
      <dt>其中税额</dt>
      <dd>{formatYuan(amounts.tax)}</dd>
      <dt className={styles.payable}>应付金额</dt>
      <dd>
        <Price yuan={amounts.payable} />
      </dd>
      {received > 0 && received < amounts.payable && (
        <>
          <dt>已收款</dt>
          <dd>{formatYuan(received)}</dd>
          <dt className={styles.payable}>尚需支付</dt>
          <dd>
            <Price yuan={amounts.payable - received} />
          </dd>
        </>
      )}
    </dl>
  </section>
);
