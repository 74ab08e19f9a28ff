import type { InvoiceDoc } from '@yigou/contract/books/invoices';
import { plainYuan } from '@yigou/contract/ground/money';
import { ScrollRegion } from '@yigou/web-kit';
import styles from './DocLines.module.css';

/** What has to stand on the invoice, for those who type it into the tax bureau's own program. */
export function DocLines({ lines }: Pick<InvoiceDoc, 'lines'>) {
  return (
    <details className={styles.lines}>
      <summary>{lines.length} 行明细</summary>
      <ScrollRegion label="发票明细">
        <table>
          <thead>
            <tr>
              <th scope="col">项目名称</th>
              <th scope="col">规格型号</th>
              <th scope="col">税收分类编码</th>
              <th scope="col">单位</th>
              <th scope="col">数量</th>
              <th scope="col">单价</th>
              <th scope="col">金额</th>
              <th scope="col">税率</th>
              <th scope="col">税额</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.lineNo}>
                <td>{line.name}</td>
                <td>{line.spec}</td>
                <td>{line.taxCode || '未填写'}</td>
                <td>{line.unit}</td>
                <td>{line.qty}</td>
                <td>{line.price}</td>
                <td>{plainYuan(line.amount)}</td>
                <td>{line.taxRate}%</td>
                <td>{plainYuan(line.tax)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}
