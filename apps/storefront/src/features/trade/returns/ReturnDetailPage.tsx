import { formatYuan } from '@yigou/contract/ground/money';
import type { ReturnModel } from '@yigou/contract/trade/returns';
import { returnTypes } from '@yigou/contract/trade/returns.terms';
import { carriers } from '@yigou/contract/trade/shipments.terms';
import { PictureRow } from '@yigou/web-kit';
import { Link } from 'react-router';
import { orderPath, paths } from '../../../app/paths';
import { DetailPage, Missing, useAddressId } from '../../../ui/DetailPage';
import { LogTable } from '../../../ui/LogTable';
import { StepRow } from '../../../ui/StepRow';
import { fetchFile } from '../../ground/files/shared/files.api';
import { ReturnActions } from './ReturnActions';
import styles from './ReturnDetailPage.module.css';
import { ReturnGoods } from './ReturnGoods';
import { walkOf, whyOf } from './return.rules';
import { useReturn } from './returns.api';
import { ReturnStateTag } from './shared/ReturnStateTag';

const missing = (text: string) => (
  <Missing text={text} to={paths.returnOrder}>
    查看售后服务
  </Missing>
);

export function ReturnDetailPage() {
  const returnId = useAddressId('returnId');
  return returnId ? <Asked returnId={returnId} /> : missing('没有找到售后单');
}

const Asked = ({ returnId }: { returnId: number }) => {
  const asked = useReturn(returnId);
  return (
    <DetailPage
      asked={asked}
      noun="售后单"
      absent="售后单不存在，或不在您的查看范围内"
      missing={missing}
      className={styles.page}
      heights={[64, 88, 200]}
    >
      {(model) => <Detail model={model} />}
    </DetailPage>
  );
};

const Detail = ({ model }: { model: ReturnModel }) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <h1>售后 {model.returnNo}</h1>
      <ReturnStateTag state={model.state} />
      <span>
        {returnTypes[model.type].label}，订单 <Link to={orderPath(model.orderId)}>{model.orderNo}</Link>
      </span>
      <p className={styles.why} data-state={model.state}>
        {whyOf(model)}
      </p>
    </header>
    <StepRow
      label="售后进度"
      className={styles.steps}
      steps={walkOf(model).map((step) => ({ ...step, note: <time>{step.time}</time> }))}
    />
    <ReturnActions model={model} />
    <ReturnGoods model={model} />
    <section className={styles.facts} aria-label="申请内容">
      <h2>申请内容</h2>
      <dl>
        <dt>原因</dt>
        <dd>{model.reason}</dd>
        <dt>说明</dt>
        <dd>{model.text || '—'}</dd>
        <dt>申请人</dt>
        <dd>
          {model.applicant}，{model.createTime}
        </dd>
        <dt>联系人</dt>
        <dd>
          {model.contact} {model.phone}
        </dd>
        {model.returnTo && (
          <>
            <dt>寄回地址</dt>
            <dd>{model.returnTo}</dd>
          </>
        )}
        {model.sent && <ParcelFact title="寄回物流" parcel={model.sent} />}
        {model.reshipped && <ParcelFact title="换货物流" parcel={model.reshipped} />}
      </dl>
      <PictureRow pictures={model.pictures} label="照片" load={fetchFile} />
    </section>
    {model.refunds.length > 0 && (
      <section className={styles.facts} aria-label="退款">
        <h2>退款</h2>
        <ul className={styles.refunds}>
          {model.refunds.map(({ refundNo, amount, state, time, failed }) => (
            <li key={refundNo}>
              <b>{formatYuan(amount)}</b>
              <span>退回原付款账户</span>
              <span data-failed={failed || undefined}>{state}</span>
              <span>{refundNo}</span>
              <time>{time}</time>
            </li>
          ))}
        </ul>
      </section>
    )}
    <section className={styles.facts} aria-label="处理记录">
      <h2>处理记录</h2>
      <LogTable logs={model.logs.toReversed()} />
    </section>
  </div>
);

const ParcelFact = ({ title, parcel }: { title: string; parcel: NonNullable<ReturnModel['sent']> }) => (
  <>
    <dt>{title}</dt>
    <dd>
      {carriers[parcel.carrier].name} {parcel.trackingNo}
    </dd>
  </>
);
