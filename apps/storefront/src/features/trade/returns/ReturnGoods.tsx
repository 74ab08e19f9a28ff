import { formatYuan, plainYuan } from '@yigou/contract/ground/money';
import type { ReturnModel } from '@yigou/contract/trade/returns';
import { ScrollRegion } from '@yigou/web-kit';
import table from '../../../ui/Table.module.css';
import { GoodsPicture } from '../../goods/catalog/shared/GoodsPicture';
import styles from './ReturnDetailPage.module.css';

const inspected: readonly ReturnModel['state'][] = [
  'inspectionFailed',
  'pendingRefund',
  'pendingReship',
  'pendingConfirm',
  'completed',
];

/** What was asked for, and once it was looked at what was found. */
export function ReturnGoods({ model: { lines, type, state, estimate, decided, answer } }: { model: ReturnModel }) {
  const showsFound = type !== 'refundOnly' && inspected.includes(state);
  return (
    <section className={styles.facts} aria-label="售后商品">
      <h2>售后商品</h2>
      <ScrollRegion>
        <table className={`${styles.table} ${table.cards}`} data-short>
          <thead>
            <tr>
              <th scope="col">商品</th>
              <th scope="col" className={styles.number}>
                申请
              </th>
              {showsFound && (
                <th scope="col" className={styles.found}>
                  验收
                </th>
              )}
              {type !== 'exchange' && (
                <th scope="col" className={styles.number}>
                  {decided === null ? '预计退款（元）' : '退款（元）'}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.lineNo}>
                <td>
                  <span className={styles.goods}>
                    <GoodsPicture productId={line.productId} src={line.imgUrl} size={40} className={styles.picture} />
                    <span>
                      {line.itemName}
                      <small>{[line.itemSpec, line.itemNo].filter(Boolean).join(' · ')}</small>
                    </span>
                  </span>
                </td>
                <td className={styles.number} data-label="申请">
                  {line.returnQty} {line.unit}
                </td>
                {showsFound && (
                  <td className={styles.found} data-label="验收">
                    合格 {line.accepted}
                    {line.refused > 0 && <em>，不合格 {line.refused}</em>}
                  </td>
                )}
                {type !== 'exchange' && (
                  <td className={styles.number} data-label="退款">
                    {plainYuan(line.decided ?? line.estimate)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {type !== 'exchange' && (
        <p className={styles.sum}>
          {decided === null ? '预计退款' : '核定退款'}
          <strong>{formatYuan(decided ?? estimate)}</strong>
          {decided !== null && decided !== estimate && <small>申请时预计 {formatYuan(estimate)}</small>}
        </p>
      )}
      {answer && showsFound && <p className={styles.answer}>验收说明：{answer}</p>}
    </section>
  );
}
