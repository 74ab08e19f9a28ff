import { orderLimits } from '@yigou/contract/trade/orders.terms';
import { today } from '@yigou/web-kit';
import { DayField } from '../../../../ui/DayField';
import { Field } from '../../../../ui/Field';
import { TextArea } from '../../../../ui/TextArea';
import styles from '../CheckoutPage.module.css';
import type { SettleForm } from '../useSettleForm';
import { Attachments } from './Attachments';
import { Section } from './Section';

type PurchaseSectionProps = {
  orgName: string;
  form: SettleForm;
  /** What was attached once stays as it is. */
  fixedFiles?: boolean;
};

/** What the buyer's own house wants to know about the order. */
export function PurchaseSection({ orgName, form, fixedFiles = false }: PurchaseSectionProps) {
  const { values, errors, change } = form;
  const text = (name: 'poNo' | 'costCentre' | 'reason') => ({
    ...form.text(name),
    maxLength: orderLimits[name],
    autoComplete: 'off',
  });
  return (
    <Section title="采购信息" note={orgName && `下单组织：${orgName}`}>
      <div className={styles.grid}>
        <Field {...text('poNo')} label="采购单号" placeholder="贵企业内部的采购单号，选填" />
        <Field {...text('costCentre')} label="成本中心" placeholder="选填" />
        <DayField
          label="期望送达日期"
          min={today()}
          value={values.wantedDate}
          error={errors.wantedDate}
          onChange={(wantedDate) => change({ wantedDate })}
        />
        <Field {...text('reason')} label="采购事由" placeholder="选填，审批人可见" className={styles.wide ?? ''} />
        <TextArea
          {...form.text('remark')}
          label="备注"
          className={styles.wide}
          maxLength={orderLimits.remark}
          placeholder="给供应商或仓库的说明，选填"
        />
        {!fixedFiles && <Attachments form={form} />}
      </div>
    </Section>
  );
}
