import type { ApplicationModel, InvoiceDoc } from '@yigou/contract/books/invoices';
import { invoiceDocStateLabels } from '@yigou/contract/books/invoices.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { ScrollRegion } from '@yigou/web-kit';
import styles from './InvoiceFace.module.css';
import { faceTitle, spokenDate } from './invoice.rules';

type InvoiceFaceProps = { application: ApplicationModel; invoice: InvoiceDoc };

/** As a 数电票 looks; a red one has a minus before everything. */
export function InvoiceFace({ application, invoice }: InvoiceFaceProps) {
  const { type, title, seller, remark, orders } = application;
  const sign = invoice.colour === 'red' ? -1 : 1;
  const unissued = invoice.state !== 'issued';
  const orderNos = [...new Set(invoice.lines.map((line) => line.orderNo))];
  const poNos = orders.filter(({ orderNo, poNo }) => poNo && orderNos.includes(orderNo)).map(({ poNo }) => poNo);
  return (
    <section className={styles.face} aria-label={`发票 ${invoice.invoiceNo || '未出号'}`}>
      {unissued && <p className={styles.mark}>{invoiceDocStateLabels[invoice.state]}</p>}
      <header>
        <h2>
          {faceTitle(type)}
          {invoice.colour === 'red' && <em>红字</em>}
        </h2>
        <p className={styles.numbers}>
          <span>
            发票号码：<b>{invoice.invoiceNo || '—'}</b>
          </span>
          <span>
            开票日期：<b>{invoice.issuedOn ? spokenDate(invoice.issuedOn) : '—'}</b>
          </span>
        </p>
      </header>
      <div className={styles.parties}>
        <Party side="购买方" name={title.name} taxNo={title.taxNo} />
        <Party side="销售方" name={seller.name} taxNo={seller.taxNo} />
      </div>
      <ScrollRegion className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">项目名称</th>
              <th scope="col">规格型号</th>
              <th scope="col">单位</th>
              <th scope="col">数量</th>
              <th scope="col">单价</th>
              <th scope="col">金额</th>
              <th scope="col">税率</th>
              <th scope="col">税额</th>
            </tr>
          </thead>
          <tbody>
            {invoice.lines.map((line) => (
              <tr key={line.lineNo}>
                <td>{line.name}</td>
                <td>{line.spec}</td>
                <td>{line.unit}</td>
                <td>{line.qty * sign}</td>
                <td>{line.price}</td>
                <td>{plainYuan(line.amount * sign)}</td>
                <td>{line.taxRate}%</td>
                <td>{plainYuan(line.tax * sign)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={5}>
                合　计
              </th>
              <td>¥{plainYuan(invoice.amount * sign)}</td>
              <td />
              <td>¥{plainYuan(invoice.tax * sign)}</td>
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
      <dl>
        <dt>价税合计（大写）</dt>
        <dd>
          ⊗ {invoice.capitals}
          <span>（小写）¥{plainYuan(invoice.total * sign)}</span>
        </dd>
        <dt>备注</dt>
        <dd>
          {[`订单 ${orderNos.join('、')}`, poNos.length > 0 && `采购单 ${poNos.join('、')}`, remark]
            .filter(Boolean)
            .join('；')}
          {title.bank && (
            <span>
              购方开户银行：{title.bank}　银行账号：{title.bankAccount}
            </span>
          )}
          {invoice.pair.length > 0 && (
            <span>
              {invoice.colour === 'red' ? '被红冲蓝字发票号码' : '红字发票号码'}：{invoice.pair.join('、')}
              {invoice.reason && `（${invoice.reason}）`}
            </span>
          )}
        </dd>
      </dl>
    </section>
  );
}

const Party = ({ side, name, taxNo }: { side: string; name: string; taxNo: string }) => (
  <div>
    <strong>{side}信息</strong>
    <p className={styles.party}>
      <span>
        名称：<b>{name}</b>
      </span>
      <span>
        统一社会信用代码/纳税人识别号：<b>{taxNo || '—'}</b>
      </span>
    </p>
  </div>
);
