import { formatYuan } from '@yigou/contract/ground/money';
import { paymentMethodLabels } from '@yigou/contract/money/payments.terms';
import type { ConsoleOrder } from '@yigou/contract/trade/orders.console';
import {
  invoiceStateLabels,
  invoiceTypeLabels,
  payStateLabels,
  reconcileStateLabels,
} from '@yigou/contract/trade/orders.terms';
import { showRefusal } from '@yigou/web-kit';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { download } from '../../ground/files/shared/files.api';
import styles from './OrderFacts.module.css';

/** Who ordered, who receives, who is invoiced: three people who are rarely one. */
export function OrderFacts({ order }: { order: ConsoleOrder }) {
  const { address, invoice, attachments } = order;
  const facts: [string, ReactNode][] = [
    ['采购企业', <b key="customer">{order.customerName}</b>],
    ['下单人', [order.buyerName, order.buyerPhone, order.orgName].filter(Boolean).join('，')],
    ['收货人', [address.receiver, address.phone].filter(Boolean).join('，')],
    ['收货地址', `${address.areaText}${address.detail}`],
    ['发票', [invoiceTypeLabels[invoice.type], invoice.title, invoice.taxNo].filter(Boolean).join('，')],
    ['采购单号', order.poNo],
    ['成本中心', order.costCentre],
    ['采购事由', order.reason],
    ['期望送达', order.wantedDate],
    ['买方备注', order.remark && <mark key="remark">{order.remark}</mark>],
    ['附件', attachments.length > 0 && <Attachments key="files" files={attachments} />],
  ];
  return (
    <dl className={styles.facts} aria-label="下单、收货与开票">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const Attachments = ({ files }: { files: ConsoleOrder['attachments'] }) => (
  <ul>
    {files.map(({ fileId, fileName }) => (
      <li key={fileId}>
        <Button type="link" size="small" onClick={() => download(fileId, fileName).catch(showRefusal)}>
          {fileName}
        </Button>
      </li>
    ))}
  </ul>
);

/** From the goods to what is to be paid, and what came of it. */
export function OrderMoney({ order }: { order: ConsoleOrder }) {
  const { goods, freight, discount, tax, payable } = order.amounts;
  const refunded = order.lines.reduce((sum, line) => sum + Math.round(line.refunded * 100), 0) / 100;
  const rows: [string, string][] = [
    ['商品', formatYuan(goods)],
    ['运费', formatYuan(freight)],
    ...(discount > 0 ? [['优惠', `-${formatYuan(discount)}`] as [string, string]] : []),
    ['应付', formatYuan(payable)],
    ['其中税额', formatYuan(tax)],
    ['支付方式', `${paymentMethodLabels[order.paymentMethod]}，${payStateLabels[order.payState]}`],
    ...(order.received > 0 ? [['已收', formatYuan(order.received)] as [string, string]] : []),
    ...(refunded > 0 ? [['已退（含处理中）', formatYuan(refunded)] as [string, string]] : []),
    ['开票', invoiceStateLabels[order.invoiceState]],
    ...(order.paymentMethod === 'account'
      ? [['对账', reconcileStateLabels[order.reconcileState]] as [string, string]]
      : []),
    ...(order.paymentMethod === 'transfer' ? [['汇款识别码', order.remitCode] as [string, string]] : []),
  ];
  return (
    <dl className={styles.money} aria-label="金额">
      {rows.map(([name, text]) => (
        <div key={name} data-total={name === '应付' || undefined}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
