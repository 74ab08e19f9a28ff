import type { SkuModel } from '@yigou/contract/goods/catalog';
import { priceKindLabels } from '@yigou/contract/goods/catalog.terms';
import { formatYuan } from '@yigou/contract/ground/money';
import { Price } from '@yigou/web-kit';
import { Tag } from '../../../ui/Tag';
import styles from './PriceBox.module.css';
import { contractText } from './shared/contract.rules';
import { tierRows } from './tier.rules';

export function PriceBox({ item }: { item: SkuModel }) {
  const rows = tierRows(item);
  const contract = contractText(item);
  return (
    <section className={styles.box} aria-label="价格">
      <p className={styles.line}>
        <Tag kind={item.priceKind === 'contract' ? 'theme' : 'warm'}>{priceKindLabels[item.priceKind]}</Tag>
        <span>
          <Price yuan={item.price} large />
          <small className={styles.unit}> / {item.unit}</small>
        </span>
        {item.marketPrice > item.price && <s>市场价 {formatYuan(item.marketPrice)}</s>}
        <span>
          未税价 {formatYuan(item.netPrice)} · 税率 {item.taxRate}%
        </span>
      </p>
      {contract && <p className={styles.until}>{contract}</p>}
      {rows.length > 0 && (
        <table className={styles.tiers}>
          <tbody>
            <tr>
              <th scope="row">采购数量</th>
              {rows.map((row) => (
                <td key={row.text}>{row.text}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">单价</th>
              {rows.map((row) => (
                <td key={row.text}>
                  <b>{formatYuan(row.price)}</b>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      )}
    </section>
  );
}
