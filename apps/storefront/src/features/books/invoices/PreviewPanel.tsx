import type { InvoicePreview } from '@yigou/contract/books/invoices';
import { titleTypeShort } from '@yigou/contract/books/invoices.terms';
import type { InvoiceTitle } from '@yigou/contract/books/invoices.titles';
import { plainYuan } from '@yigou/contract/ground/money';
import { CallError, clickGuardMs, type PendingRequest, Price, requestFor } from '@yigou/web-kit';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { invoiceDetailPath } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { useApply, usePreview } from './invoices.api';
import styles from './PreviewPanel.module.css';

type PreviewPanelProps = { title: InvoiceTitle | undefined; orderIds: number[]; onDone: () => void };

/** Outcome beside the choice: how many invoices, of how much, and why. */
export function PreviewPanel({ title, orderIds, onDone }: PreviewPanelProps) {
  const { data, error, isFetching } = usePreview(title?.titleId, orderIds);
  const shown = orderIds.length > 0 && title && !error ? data?.resultData : undefined;
  const refusal = error instanceof CallError ? error.message : '';
  return (
    <aside className={styles.preview} aria-label="开票预览" aria-busy={isFetching}>
      <h2>
        开票预览
        {shown && (
          <small>
            选 {orderIds.length} 单，将开 <b>{shown.invoices.length} 张</b>
          </small>
        )}
      </h2>
      {!title && <p className={styles.hint}>暂无可用抬头，请先新增；专票抬头须审核通过</p>}
      {title && orderIds.length === 0 && <p className={styles.hint}>勾选左侧订单后，此处显示开票张数与金额</p>}
      {orderIds.length > 0 && refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {shown && <Outcome shown={shown} />}
      {shown && title && (
        <Submit
          key={orderIds.join()}
          shown={shown}
          titleId={title.titleId}
          orderIds={orderIds}
          waiting={isFetching}
          onDone={onDone}
        />
      )}
    </aside>
  );
}

const Outcome = ({ shown }: { shown: InvoicePreview }) => (
  <>
    {shown.invoices.map((each, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else to be known by yet
      <section key={at} className={styles.sheet}>
        <p>
          <b>第 {at + 1} 张</b> <span className={styles.kind}>{titleTypeShort[shown.type]}</span>
          <small>
            {each.orders} 单 {each.lines} 行
          </small>
        </p>
        <p className={styles.seller}>{shown.sellerName}</p>
        <dl>
          <dt>金额</dt>
          <dt>税额</dt>
          <dt>价税合计</dt>
          <dd>{plainYuan(each.amount)}</dd>
          <dd>{plainYuan(each.tax)}</dd>
          <dd>
            <b>{plainYuan(each.total)}</b>
          </dd>
        </dl>
      </section>
    ))}
    <p className={styles.reason}>
      <b>开具 {shown.invoices.length} 张的依据</b>
      {shown.why}
    </p>
  </>
);

type SubmitProps = { shown: InvoicePreview; titleId: number; orderIds: number[]; waiting: boolean; onDone: () => void };

function Submit({ shown, titleId, orderIds, waiting, onDone }: SubmitProps) {
  const navigate = useNavigate();
  const apply = useApply();
  const request = useRef<PendingRequest>(null);
  const [remark, setRemark] = useState('');

  async function submit() {
    const content = { titleId, orderIds, total: shown.total, remark };
    request.current = requestFor(request.current, content);
    const done = await apply.mutateAsync({ requestId: request.current.requestId, ...content }).catch(() => undefined);
    if (!done) return;
    onDone();
    navigate(invoiceDetailPath(done.resultData.applicationId));
  }

  return (
    <>
      <Field
        label="备注"
        maxLength={100}
        value={remark}
        placeholder="选填，印在发票备注栏"
        onChange={(event) => setRemark(event.target.value)}
      />
      <dl className={styles.sum}>
        <dt>交付</dt>
        <dd>{shown.email}</dd>
        <dt>合计</dt>
        <dd>
          <Price yuan={shown.total} />
        </dd>
      </dl>
      <Button kind="primary" guardMs={clickGuardMs} disabled={waiting || apply.isPending} onClick={submit}>
        {apply.isPending ? '正在提交…' : '提交申请'}
      </Button>
    </>
  );
}
