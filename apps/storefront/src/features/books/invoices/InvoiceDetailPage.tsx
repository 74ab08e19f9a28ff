import type { ApplicationModel, InvoiceDoc } from '@yigou/contract/books/invoices';
import { applicationStateLabels } from '@yigou/contract/books/invoices.terms';
import { formatYuan, plainYuan } from '@yigou/contract/ground/money';
import { CallError, Countdown, StateTag } from '@yigou/web-kit';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { invoicePath, orderPath } from '../../../app/paths';
import { Breadcrumb } from '../../../ui/Breadcrumb';
import { LogColumn } from '../../../ui/LogTable';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { InvoiceActions } from './InvoiceActions';
import styles from './InvoiceDetail.module.css';
import { InvoiceFace } from './InvoiceFace';
import { InvoiceFiles } from './InvoiceFiles';
import { toneOf } from './invoice.rules';
import { useApplication } from './invoices.api';
import { RedDialog } from './RedDialog';

export function InvoiceDetailPage() {
  const [query] = useSearchParams();
  const applicationId = Number(query.get('applicationId'));
  const { data, error, isPending, refetch } = useApplication(applicationId);
  const refusal = error instanceof CallError ? error : undefined;
  if (!(applicationId > 0) || refusal?.code === '4')
    return (
      <EmptyState title="开票申请不存在">
        <Link to={invoicePath({ tab: 'applications' })}>查看全部申请</Link>
      </EmptyState>
    );
  if (isPending) return <Skeleton height={520} />;
  if (!data) return <ErrorState text={refusal?.message ?? '发票加载失败'} onRetry={() => refetch()} />;
  return <Detail application={data.resultData} onOver={() => void refetch()} />;
}

function Detail({ application, onOver }: { application: ApplicationModel; onOver: () => void }) {
  const { applicationNo, state, note, dueTime, invoices } = application;
  const [at, setAt] = useState(0);
  const [redding, setRedding] = useState(false);
  const shown = invoices[at] ?? invoices[0];
  const blues = invoices.filter((each) => each.colour === 'blue' && each.state === 'issued');
  return (
    <>
      <Breadcrumb
        crumbs={[{ title: '发票管理', to: invoicePath({ tab: 'applications' }) }, { title: applicationNo }]}
      />
      <header className={styles.head}>
        <div>
          <h1>
            开票申请 {applicationNo} <StateTag tone={toneOf[state]}>{applicationStateLabels[state]}</StateTag>
          </h1>
          <p data-tone={toneOf[state]}>
            {note}
            {dueTime && (
              <>
                ，剩 <Countdown dueTime={dueTime} over="已逾期" onOver={onOver} />
              </>
            )}
          </p>
        </div>
        <div className={styles.acts}>
          <InvoiceActions
            {...application}
            boxed
            only={['sendMail', 'applyRed', 'refuseRed', 'confirmRed', 'withdraw', 'applyAgain']}
            onRed={() => setRedding(true)}
          />
        </div>
      </header>
      {invoices.length > 1 && <Switch invoices={invoices} at={at} onChoose={setAt} />}
      {shown ? (
        <InvoiceFace application={application} invoice={shown} />
      ) : (
        <p className={styles.waiting}>审核通过后，此处显示发票票面</p>
      )}
      <div className={styles.below}>
        <Orders application={application} />
        <InvoiceFiles application={application} />
        <Log application={application} />
      </div>
      {redding && blues.length > 0 && <RedDialog invoices={blues} onClose={() => setRedding(false)} />}
    </>
  );
}

type SwitchProps = { invoices: readonly InvoiceDoc[]; at: number; onChoose: (at: number) => void };

const Switch = ({ invoices, at, onChoose }: SwitchProps) => (
  <nav className={styles.switch} aria-label="发票">
    {invoices.map((each, index) => (
      <button
        key={each.invoiceId}
        type="button"
        aria-current={index === at ? 'true' : undefined}
        data-colour={each.colour}
        onClick={() => onChoose(index)}
      >
        {each.colour === 'red' ? '红字' : '蓝字'} {each.invoiceNo || '未出号'}
        <small>{plainYuan(each.colour === 'red' ? -each.total : each.total)}</small>
      </button>
    ))}
  </nav>
);

const Orders = ({ application: { orders, total } }: { application: ApplicationModel }) => (
  <section aria-label="对应订单">
    <h2>
      对应订单 <small className={styles.count}>{orders.length} 单</small>
    </h2>
    <ul className={styles.rows}>
      {orders.map((order) => (
        <li key={order.orderId}>
          <Link to={orderPath(order.orderId)}>{order.orderNo}</Link>
          <span>{plainYuan(order.total)}</span>
        </li>
      ))}
      <li className={styles.total}>
        <b>价税合计</b>
        <b>{formatYuan(total)}</b>
      </li>
    </ul>
  </section>
);

const Log = ({ application: { logs } }: { application: ApplicationModel }) => (
  <section aria-label="记录">
    <h2>记录</h2>
    <LogColumn className={styles.log} logs={logs.toReversed()} />
  </section>
);
