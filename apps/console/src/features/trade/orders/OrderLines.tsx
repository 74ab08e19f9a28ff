import { formatYuan } from '@yigou/contract/ground/money';
import type { ConsoleOrder, ConsoleOrderLine } from '@yigou/contract/trade/orders.console';
import { ScrollRegion } from '@yigou/web-kit';
import styles from './OrderLines.module.css';
import { groupsOf, lineStanding } from './order.rules';

/** What was bought and how far each piece has come, by who ships it. */
export const OrderLines = ({ order }: { order: ConsoleOrder }) => (
  <ScrollRegion>
    <table className={styles.lines}>
      <thead>
        <tr>
          <th>商品</th>
          <th className={styles.number}>单价</th>
          <th className={styles.number}>数量</th>
          <th className={styles.number}>小计</th>
          <th>进度</th>
        </tr>
      </thead>
      {groupsOf(order.lines).map(({ supplierId, supplierName, lines }) => (
        <tbody key={supplierId}>
          <tr>
            <th colSpan={5} scope="rowgroup" className={styles.supplier}>
              {supplierName}
            </th>
          </tr>
          {lines.map((line) => (
            <Line key={line.lineNo} line={line} />
          ))}
        </tbody>
      ))}
    </table>
  </ScrollRegion>
);

const Line = ({ line }: { line: ConsoleOrderLine }) => (
  <tr>
    <td>
      <div className={styles.goods}>
        <img src={line.imgUrl} alt="" width={40} height={40} loading="lazy" />
        <div>
          <a href={`/#/productDetail?productId=${line.productId}`} target="_blank" rel="noreferrer">
            {line.itemName}
          </a>
          <small>
            {[line.itemSpec, line.itemNo, line.partNo && `物料编码 ${line.partNo}`].filter(Boolean).join(' · ')}
          </small>
        </div>
      </div>
    </td>
    <td className={styles.number}>
      {formatYuan(line.price)}
      <small>{line.isContract ? '协议价' : `税率 ${line.taxRate}%`}</small>
    </td>
    <td className={styles.number}>
      {line.qty}
      <small>{line.unit}</small>
    </td>
    <td className={styles.number}>
      {formatYuan(line.total)}
      {line.refunded > 0 && <small>已退 {formatYuan(line.refunded)}</small>}
    </td>
    <td className={styles.progress}>{lineStanding(line)}</td>
  </tr>
);
