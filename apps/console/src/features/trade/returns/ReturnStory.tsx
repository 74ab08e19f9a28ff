import type { ConsoleReturn } from '@yigou/contract/trade/returns.console';
import { returnStateLabels, returnTypes } from '@yigou/contract/trade/returns.terms';
import { carriers } from '@yigou/contract/trade/shipments.terms';
import { PictureRow } from '@yigou/web-kit';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useApiQuery } from '../../../app/client';
import { LogLines } from '../../../ui/LogList';
import { StateDot } from '../../../ui/StateDot';
import { fetchFile } from '../../ground/files/shared/files.api';
import { OrderLink } from '../orders/shared/OrderLink';
import { Consequences } from './Consequences';
import { NextStep } from './NextStep';
import { ReturnedGoods } from './ReturnedGoods';
import styles from './ReturnStory.module.css';
import { firstFound, turnOf } from './return.rules';

export function ReturnStory({ returnId }: { returnId: number }) {
  const { data, isError, refetch } = useApiQuery('Return/GetModel', { returnId });
  if (isError)
    return <Alert type="error" title="售后单加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />;
  if (!data) return <Skeleton active />;
  return <Told key={data.resultData.state} model={data.resultData} />;
}

function Told({ model }: { model: ConsoleReturn }) {
  const [found, setFound] = useState(() => firstFound(model));
  const [step] = model.steps;
  return (
    <article className={styles.story} aria-label={`售后 ${model.returnNo}`}>
      <header className={styles.head}>
        <h2>{model.customerName}</h2>
        <StateDot turn={turnOf[model.state]} tag>
          {returnStateLabels[model.state]}
        </StateDot>
        <StateDot turn="off" tag>
          {returnTypes[model.type].label}
        </StateDot>
        <p>
          {model.returnNo}，订单 <OrderLink orderNo={model.orderNo} orderId={model.orderId} />
          ，申请人 {model.applicant}，{model.contact} {model.phone}
        </p>
        {model.waitsFor && <p className={styles.waits}>{model.waitsFor}</p>}
        {model.refunds
          .filter((refund) => refund.failed)
          .map((refund) => (
            <p key={refund.refundNo} className={styles.failed} role="alert">
              {refund.state}（{refund.refundNo}）
            </p>
          ))}
      </header>
      <div className={styles.body}>
        <div className={styles.main}>
          <section aria-label="客户说明">
            <h3>客户说明：{model.reason}</h3>
            <p>{model.text || '未填写说明'}</p>
            <PictureRow pictures={model.pictures} label="照片" load={fetchFile} className={styles.pictures} />
          </section>
          <ReturnedGoods model={model} found={found} {...(step === 'inspect' && { onFound: setFound })} />
          <Parcels model={model} />
          <section aria-label="处理记录">
            <h3>处理记录</h3>
            <LogLines className={styles.log}>
              {model.logs.toReversed().map(({ time, who, what, note }) => (
                <li key={`${time} ${what}`}>
                  <time>{time}</time>
                  <span>
                    <b>{what}</b>，{who}
                    {note && <small>{note}</small>}
                  </span>
                </li>
              ))}
            </LogLines>
          </section>
        </div>
        <Consequences model={model} found={found} />
      </div>
      {step && <NextStep model={model} found={found} />}
    </article>
  );
}

function Parcels({ model: { sent, reshipped, returnTo, answer } }: { model: ConsoleReturn }) {
  const facts = [
    returnTo && `寄回到：${returnTo}`,
    sent && `买方寄回：${carriers[sent.carrier].name} ${sent.trackingNo}`,
    reshipped && `换货发出：${carriers[reshipped.carrier].name} ${reshipped.trackingNo}`,
    answer && `答复：${answer}`,
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <section aria-label="物流与答复">
      {facts.map((fact) => (
        <p key={String(fact)}>{fact}</p>
      ))}
    </section>
  );
}
