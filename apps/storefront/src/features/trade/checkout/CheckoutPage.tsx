import type { Preview, PreviewLine } from '@yigou/contract/trade/checkout';
import { CallError } from '@yigou/web-kit';
import { cartPath, paths, searchPath } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { bottomBar } from '../../../ui/bottomBar';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { ChangedBox } from './ChangedBox';
import styles from './CheckoutPage.module.css';
import { SubmitBar } from './SubmitBar';
import { AddressSection } from './sections/AddressSection';
import { AmountSection } from './sections/AmountSection';
import { ApprovalSection } from './sections/ApprovalSection';
import { BudgetSection } from './sections/BudgetSection';
import { InvoiceSection } from './sections/InvoiceSection';
import { LeftOut } from './sections/LeftOut';
import { LinesSection } from './sections/LinesSection';
import { PaymentSection } from './sections/PaymentSection';
import { PurchaseSection } from './sections/PurchaseSection';
import { type Settlement, useCheckout } from './useCheckout';
import { useSettleForm } from './useSettleForm';

export function CheckoutPage() {
  const settlement = useCheckout();
  const { preview } = settlement;
  const refusal = preview.error instanceof CallError ? preview.error : undefined;

  function content() {
    if (preview.isPending) return <Waiting />;
    if (refusal?.code === '3') return <NotAllowed text={refusal.message} />;
    if (!preview.data)
      return <ErrorState text={refusal?.message ?? '结算信息加载失败'} onRetry={() => preview.refetch()} />;
    const { lines, leftOut } = preview.data.resultData;
    if (lines.length === 0) return <Nothing leftOut={leftOut} />;
    return <Filled settlement={settlement} shown={preview.data.resultData} />;
  }

  return (
    <div className={`frame ${styles.page}`}>
      <header className={styles.head}>
        <h1>订单结算</h1>
      </header>
      {content()}
    </div>
  );
}

type FilledProps = { settlement: Settlement; shown: Preview };

function Filled({ settlement, shown }: FilledProps) {
  const { box, fields, changes, refusal, submit, acceptChanges, submitting } = useSettleForm(settlement, shown);
  // While another address is being asked for, the sums on screen belong to the old one.
  const asking = settlement.preview.isFetching;

  return (
    // No form element: the dialogs hold forms of their own, and Enter in a field must not order goods.
    <div ref={box} className={styles.form} aria-busy={asking}>
      <AddressSection address={shown.address} form={fields} />
      <LinesSection lines={shown.lines} changes={changes} province={shown.address?.areas[0]?.areaCode} />
      {shown.leftOut.length > 0 && <LeftOut lines={shown.leftOut} />}
      <PaymentSection preview={shown} form={fields} />
      <InvoiceSection form={fields} />
      <PurchaseSection orgName={shown.orgName} form={fields} />
      <BudgetSection budgets={shown.budgets} credit={shown.credit} overBudgetText={shown.approval.overBudgetText} />
      <ApprovalSection plan={shown.approval} />
      <AmountSection preview={shown} waiting={asking} />
      <div ref={bottomBar} className={styles.foot}>
        {changes && <ChangedBox changes={changes} busy={asking} onAccept={acceptChanges} />}
        <SubmitBar
          preview={shown}
          refusal={refusal}
          submitting={submitting}
          onSubmit={submit}
          blocked={asking || changes !== undefined || shown.obstacles.length > 0}
        />
      </div>
    </div>
  );
}

const Nothing = ({ leftOut }: { leftOut: readonly PreviewLine[] }) => (
  <div className={styles.form}>
    <div className={styles.card}>
      <EmptyState title={leftOut.length > 0 ? '选中的商品暂不能购买' : '尚未选择要结算的商品，请先在购物车中勾选'}>
        <ButtonLink kind="primary" to={leftOut.length > 0 ? cartPath('problem') : paths.cart}>
          去购物车
        </ButtonLink>
        <ButtonLink to={searchPath({})}>继续选购</ButtonLink>
        <ButtonLink to={paths.myOrder}>查看我的订单</ButtonLink>
      </EmptyState>
    </div>
    {leftOut.length > 0 && <LeftOut lines={leftOut} />}
  </div>
);

/** Trying again would not help. */
const NotAllowed = ({ text }: { text: string }) => (
  <div className={styles.card}>
    <EmptyState title={text}>
      <ButtonLink kind="primary" to={searchPath({})}>
        继续浏览
      </ButtonLink>
      <ButtonLink to={paths.center}>个人中心</ButtonLink>
    </EmptyState>
  </div>
);

const Waiting = () => (
  <div className={`${styles.form} ${styles.waiting}`} aria-busy="true">
    <Skeleton height={128} />
    <Skeleton height={240} />
    <Skeleton height={140} />
    <Skeleton height={200} />
  </div>
);
