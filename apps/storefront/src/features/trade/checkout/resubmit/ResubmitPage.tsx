import type { ResubmitPreview } from '@yigou/contract/trade/checkout';
import type { OrderModel } from '@yigou/contract/trade/orders';
import { CallError, clickGuardMs, Price } from '@yigou/web-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { orderPath, paths } from '../../../../app/paths';
import { Button } from '../../../../ui/Button';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { bottomBar } from '../../../../ui/bottomBar';
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/States';
import type { SettleValues } from '../checkout.rules';
import { AmountSection } from '../sections/AmountSection';
import { ApprovalSection } from '../sections/ApprovalSection';
import { BudgetSection } from '../sections/BudgetSection';
import { InvoiceSection } from '../sections/InvoiceSection';
import { PaymentSection } from '../sections/PaymentSection';
import { PurchaseSection } from '../sections/PurchaseSection';
import { ResubmitAddress } from './ResubmitAddress';
import { ResubmitLines } from './ResubmitLines';
import styles from './ResubmitPage.module.css';
import { type KeptLines, useOrderToChange, useResubmit, useResubmitPreview } from './useResubmit';

/** A rejected order is put right and sent again: the same number, the next version. */
export function ResubmitPage() {
  const orderId = useSearchParams()[0].get('orderId') ?? '';
  return /^[1-9]\d{0,15}$/.test(orderId) ? <Asked orderId={Number(orderId)} /> : <Missing text="没有找到订单" />;
}

function Asked({ orderId }: { orderId: number }) {
  const order = useOrderToChange(orderId);
  const [kept, setKept] = useState<KeptLines>();
  const [changed, setChanged] = useState<Partial<SettleValues>>({});
  const preview = useResubmitPreview(orderId, kept, changed.addressId);
  const refusal = [order.error, preview.error].find((error) => error instanceof CallError);
  if (refusal) return <Missing text={refusal.message} orderId={orderId} />;
  if (order.isPending || preview.isPending) return <Skeleton height={480} />;
  if (!order.data || !preview.data)
    return <ErrorState text="订单加载失败" onRetry={() => Promise.all([order.refetch(), preview.refetch()])} />;
  return (
    <Filled
      order={order.data.resultData}
      shown={preview.data.resultData}
      asking={preview.isFetching}
      changed={changed}
      onChange={(part) => setChanged((now) => ({ ...now, ...part }))}
      onKeep={setKept}
    />
  );
}

type FilledProps = {
  order: OrderModel;
  shown: ResubmitPreview;
  asking: boolean;
  changed: Partial<SettleValues>;
  onChange: (part: Partial<SettleValues>) => void;
  onKeep: (kept: KeptLines) => void;
};

function Filled({ order, shown, asking, changed, onChange, onKeep }: FilledProps) {
  const { box, fields, refusal, submit, submitting } = useResubmit(order, shown, onChange, changed);
  const { approval, obstacles } = shown;
  return (
    <div ref={box} className={styles.page} aria-busy={asking}>
      <header className={styles.head}>
        <h1>修改并重新提交</h1>
        <p>
          订单 {order.orderNo}，第 {order.approval?.version ?? 1} 版：{order.approval?.stateText}
        </p>
      </header>
      <ResubmitLines lines={shown.lines} onKeep={onKeep} />
      <ResubmitAddress order={order} address={shown.address} onChoose={(addressId) => onChange({ addressId })} />
      <PaymentSection preview={shown} form={fields} />
      <InvoiceSection form={fields} />
      <PurchaseSection orgName={shown.orgName} form={fields} fixedFiles />
      <BudgetSection budgets={shown.budgets} credit={shown.credit} overBudgetText={shown.approval.overBudgetText} />
      <ApprovalSection plan={approval} />
      <AmountSection preview={shown} waiting={asking} />
      <div ref={bottomBar} className={styles.foot}>
        <div>
          {[refusal, ...obstacles.map((each) => each.text)].filter(Boolean).map((text) => (
            <p key={text} role="alert" className={styles.obstacle}>
              {text}
            </p>
          ))}
          {obstacles.length === 0 && !refusal && <p>重新提交后订单号不变，记录保留。</p>}
        </div>
        <p>
          应付 <Price yuan={shown.amounts.payable} large />
        </p>
        <Button
          kind="primary"
          guardMs={clickGuardMs}
          disabled={asking || submitting || obstacles.length > 0}
          onClick={submit}
        >
          {submitting ? '正在提交…' : approval.needed ? '重新提交审批' : '重新提交'}
        </Button>
      </div>
    </div>
  );
}

const Missing = ({ text, orderId }: { text: string; orderId?: number }) => (
  <EmptyState title={text}>
    <ButtonLink kind="primary" to={orderId ? orderPath(orderId) : paths.myOrder}>
      {orderId ? '查看订单' : '查看我的订单'}
    </ButtonLink>
  </EmptyState>
);
