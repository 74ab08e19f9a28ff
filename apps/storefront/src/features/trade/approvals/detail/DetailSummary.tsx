import { formatYuan } from '@yigou/contract/ground/money';
import { paymentMethodLabels } from '@yigou/contract/money/payments.terms';
import type { ApprovalModel } from '@yigou/contract/trade/approvals';
import { Price } from '@yigou/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { orderPath, paths } from '../../../../app/paths';
import { FileButton } from '../../../ground/files/shared/FileButton';
import { FlowStateTag } from '../FlowStateTag';
import styles from './ApprovalDetailPage.module.css';

export function DetailSummary({ flow }: { flow: ApprovalModel }) {
  const { address, attachments } = flow;
  const facts: [name: string, value: ReactNode][] = [
    ['提交时间', flow.submitTime],
    ['成本中心', [flow.costCentre, flow.orgName].filter(Boolean).join(' ')],
    ['支付方式', paymentMethodLabels[flow.paymentMethod]],
    ['采购单号', flow.poNo],
    ['期望送达', flow.wantedDate],
    ['备注', flow.remark],
    ['附件', attachments.length > 0 && attachments.map((file) => <FileButton key={file.fileId} {...file} />)],
    ['收货地址', `${address.receiver} ${address.phone}，${address.areaText} ${address.detail}`],
  ];
  return (
    <>
      <header className={styles.head}>
        <nav aria-label="位置">
          <Link to={paths.myApprove}>我的审批</Link> › 审批详情
        </nav>
        <h1>{flow.flowNo}</h1>
        <FlowStateTag state={flow.state} />
        <span className={styles.order}>
          订单 {flow.orderNo}，第 {flow.version} 版
        </span>
        <Link className={styles.link} to={orderPath(flow.orderId)}>
          查看订单
        </Link>
      </header>
      <div className={styles.summary}>
        <i aria-hidden="true">{Array.from(flow.buyerName)[0]}</i>
        <p>
          <b>
            {flow.buyerName}（{flow.orgName}）
          </b>
          申请采购 {flow.lineCount} 种商品 {flow.qtyCount} 件
          {flow.reason && (
            <>
              ，用于<b>{flow.reason}</b>
            </>
          )}
        </p>
        <div className={styles.payable}>
          <small>应付金额（含税）</small>
          <Price yuan={flow.payable} />
          <small>
            其中税额 {formatYuan(flow.amounts.tax)}，
            {flow.amounts.freight > 0 ? `运费 ${formatYuan(flow.amounts.freight)}` : '免运费'}
          </small>
        </div>
      </div>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
