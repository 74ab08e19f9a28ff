import { orderLimits } from '@yigou/contract';
import { DayField } from '../../ui/DayField';
import { Field } from '../../ui/Field';
import { TextArea } from '../../ui/TextArea';
import { Attachments } from './Attachments';
import { today } from './form.rules';
import { Section } from './Section';
import styles from './SettlementPage.module.css';
import type { SettleForm } from './useSettlement';

type TextName = 'poNo' | 'costCentre' | 'reason';

/** What the buyer's own house wants to know about the order. */
export function DemandSection({ orgName, form }: { orgName: string; form: SettleForm }) {
  const { values, errors, change } = form;
  const text = (name: TextName, label: string, placeholder: string) => ({
    label,
    name,
    placeholder,
    maxLength: orderLimits[name],
    autoComplete: 'off',
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <Section title="采购信息" note={orgName && `下单组织：${orgName}`}>
      <div className={styles.grid}>
        <Field {...text('poNo', '采购单号', '贵企业内部的采购单号，选填')} />
        <Field {...text('costCentre', '成本中心', '选填')} />
        <DayField
          label="期望送达日期"
          min={today(new Date())}
          value={values.wantedDate}
          error={errors.wantedDate}
          onChange={(wantedDate) => change({ wantedDate })}
        />
        <Field {...text('reason', '采购事由', '选填，审批人会看到')} className={styles.wide ?? ''} />
        <TextArea
          label="备注"
          className={styles.wide}
          maxLength={orderLimits.remark}
          placeholder="给供应商或仓库的说明，选填"
          value={values.remark}
          error={errors.remark}
          onChange={(event) => change({ remark: event.target.value })}
        />
        <Attachments form={form} />
      </div>
    </Section>
  );
}
