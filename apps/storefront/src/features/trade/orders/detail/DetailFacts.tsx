import { paymentMethodLabels } from '@yigou/contract/money/payments.terms';
import type { OrderModel } from '@yigou/contract/trade/orders';
import { invoiceStateLabels, invoiceTypeLabels } from '@yigou/contract/trade/orders.terms';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { invoicePath } from '../../../../app/paths';
import { FileButton } from '../../../ground/files/shared/FileButton';
import styles from './OrderDetailPage.module.css';

type Fact = [name: string, value: ReactNode];

export const DetailFacts = ({ order }: { order: OrderModel }) => (
  <div className={styles.facts}>
    <Facts
      title="收货信息"
      facts={[
        ['收货人', order.address.receiver],
        ['联系电话', order.address.phone],
        ['收货地址', `${order.address.areaText} ${order.address.detail}`],
        ['期望送达', order.wantedDate],
      ]}
    />
    <Facts title="发票信息" facts={invoiceFacts(order)} />
    <Facts
      title="采购信息"
      facts={[
        ['下单人', `${order.buyerName}（${order.orgName}）`],
        ['采购单号', order.poNo],
        ['成本中心', order.costCentre],
        ['采购事由', order.reason],
        ['备注', order.remark],
        [
          '附件',
          order.attachments.length > 0 && order.attachments.map((file) => <FileButton key={file.fileId} {...file} />),
        ],
      ]}
    />
    <Facts title="付款信息" facts={paymentFacts(order)} />
  </div>
);

const invoiceFacts = ({ orderNo, invoice, invoiceState }: OrderModel): Fact[] => [
  ['发票类型', invoiceTypeLabels[invoice.type]],
  ['发票抬头', invoice.title],
  ['纳税人识别号', invoice.taxNo],
  [
    '开票状态',
    invoiceState === 'none' ? (
      invoiceStateLabels.none
    ) : (
      <>
        {invoiceStateLabels[invoiceState]}{' '}
        <Link to={invoicePath({ tab: 'applications', keyword: orderNo })}>查看发票</Link>
      </>
    ),
  ],
];

const paymentFacts = ({ paymentMethod, paidTime, remitCode }: OrderModel): Fact[] => [
  ['支付方式', paymentMethodLabels[paymentMethod]],
  ['付款时间', paidTime],
  ['汇款识别码', paymentMethod === 'transfer' ? remitCode : ''],
];

/** What is empty is left out. */
function Facts({ title, facts }: { title: string; facts: Fact[] }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => [<dt key={`${name}-`}>{name}</dt>, <dd key={name}>{value}</dd>])}
      </dl>
    </section>
  );
}
