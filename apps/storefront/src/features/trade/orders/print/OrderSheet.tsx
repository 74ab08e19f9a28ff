import { yuanInCapitals } from '@yigou/contract/ground/capitals';
import { formatYuan, plainYuan } from '@yigou/contract/ground/money';
import { paymentMethodLabels } from '@yigou/contract/money/payments.terms';
import type { OrderPrint } from '@yigou/contract/trade/orders';
import { Barcode, SheetFacts } from '@yigou/web-kit';
import { useSite } from '../../../../app/site';
import { PrintSheet } from '../../../../ui/PrintFrame';
import styles from './PrintPage.module.css';

export function OrderSheet({ order }: { order: OrderPrint }) {
  const { title } = useSite();
  const { address, amounts, lines } = order;
  const facts: [string, string][] = [
    ['订单号', order.orderNo],
    ['下单时间', order.createTime],
    ['采购方', order.customerName],
    ['供货方', order.companyName],
    ['下单人', `${order.buyerName}（${order.orgName}）`],
    ['付款方式', paymentMethodLabels[order.paymentMethod]],
    ['采购单号', order.poNo],
    ['成本中心', order.costCentre],
    ['收货人', `${address.receiver} ${address.phone}`],
    ['期望送达', order.wantedDate],
    ['收货地址', `${address.areaText}${address.detail}`],
    ['备注', [order.reason, order.remark].filter(Boolean).join('；')],
  ];
  const sums: [string, number][] = [
    ['商品金额（含税）', amounts.goods],
    ['运费', amounts.freight],
    ['优惠', -amounts.discount],
    ['其中税额', amounts.tax],
  ];
  return (
    <PrintSheet label={`订单 ${order.orderNo}`} className={styles.sheet}>
      <header>
        <b>{title}</b>
        <h2>采购订单</h2>
        <figure>
          <Barcode text={order.orderNo} className={styles.barcode} />
          <figcaption>{order.orderNo}</figcaption>
        </figure>
      </header>
      <SheetFacts facts={facts} />
      <table>
        <thead>
          <tr>
            <th scope="col">序号</th>
            <th scope="col">商品</th>
            <th scope="col">物料编码</th>
            <th scope="col">单位</th>
            <th scope="col">数量</th>
            <th scope="col">单价（元）</th>
            <th scope="col">税率</th>
            <th scope="col">小计（元）</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={line.orderLineId}>
              <td>{at + 1}</td>
              <td>
                {line.itemName}
                <small>{[line.itemSpec, line.itemNo].filter(Boolean).join(' · ')}</small>
              </td>
              <td>{line.partNo}</td>
              <td>{line.unit}</td>
              <td>{line.qty}</td>
              <td>{plainYuan(line.price)}</td>
              <td>{line.taxRate}%</td>
              <td>{plainYuan(line.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.sums}>
        {sums.map(([name, yuan]) => (
          <p key={name}>
            {name} {formatYuan(yuan)}
          </p>
        ))}
        <p className={styles.payable}>
          应付 <b>{formatYuan(amounts.payable)}</b> 人民币大写：<b>{yuanInCapitals(amounts.payable)}</b>
        </p>
      </div>
      <footer>
        {['采购人', '审批人', '收货人'].map((who) => (
          <p key={who}>{who}签字：　　　　　　日期：</p>
        ))}
      </footer>
    </PrintSheet>
  );
}
