import { type InvoiceType, invoiceTypeLabels } from '@yigou/contract/trade/orders.terms';
import { Field } from '../../../../ui/Field';
import { TitleSelect } from '../../../books/invoices/shared/TitleSelect';
import { useMay } from '../../../people/accounts/shared/useMay';
import styles from '../CheckoutPage.module.css';
import type { SettleForm } from '../useSettleForm';
import { Section } from './Section';

const types = Object.entries(invoiceTypeLabels) as [InvoiceType, string][];

export function InvoiceSection({ form: { values, change, text } }: { form: SettleForm }) {
  const mayPick = useMay('kamUser/invoice');
  return (
    <Section title="发票信息" note="订单完成后可在发票管理中申请开票">
      <div className={styles.choices} role="radiogroup" aria-label="发票类型">
        {types.map(([type, label]) => (
          <label key={type}>
            <input
              type="radio"
              name="invoiceType"
              checked={values.invoiceType === type}
              onChange={() => change({ invoiceType: type })}
            />
            {label}
          </label>
        ))}
      </div>
      {values.invoiceType !== 'none' && (
        <>
          {mayPick && (
            <TitleSelect
              onTake={({ type, name, taxNo }) => change({ invoiceType: type, invoiceTitle: name, invoiceTaxNo: taxNo })}
            />
          )}
          <div className={styles.grid}>
            <Field {...text('invoiceTitle')} label="发票抬头" required maxLength={100} autoComplete="off" />
            <Field
              {...text('invoiceTaxNo')}
              label="纳税人识别号"
              required
              maxLength={18}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
        </>
      )}
    </Section>
  );
}
