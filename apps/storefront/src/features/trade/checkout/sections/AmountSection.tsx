import { formatYuan } from '@yigou/contract/ground/money';
import type { Preview } from '@yigou/contract/trade/checkout';
import { Price } from '@yigou/web-kit';
import styles from './AmountSection.module.css';
import { Section } from './Section';

export function AmountSection({
  preview,
  waiting,
}: {
  preview: Pick<Preview, 'amounts' | 'freightNote'>;
  waiting: boolean;
}) {
  const { goods, freight, discount, tax, payable } = preview.amounts;
  return (
    <Section title="金额明细">
      <dl className={styles.amounts} data-waiting={waiting || undefined}>
        <dt>商品金额（含税）</dt>
        <dd>{formatYuan(goods)}</dd>
        <dt>
          运费
          {preview.freightNote && <small>{preview.freightNote}</small>}
        </dt>
        <dd>{formatYuan(freight)}</dd>
        {discount > 0 && (
          <>
            <dt>优惠</dt>
            <dd>{formatYuan(-discount)}</dd>
          </>
        )}
        <dt>其中税额</dt>
        <dd>{formatYuan(tax)}</dd>
        <dt className={styles.payable}>应付金额</dt>
        <dd className={styles.payable}>
          <Price yuan={payable} large />
        </dd>
      </dl>
    </Section>
  );
}
