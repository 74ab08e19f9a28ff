import { formatYuan } from '@yigou/contract/ground/money';
import type { Preview } from '@yigou/contract/trade/checkout';
import { useId } from 'react';
import { FieldError } from '../../../../ui/Field';
import { MethodCards } from '../../../money/payments/shared/MethodCards';
import type { SettleForm } from '../useSettleForm';
import { Section } from './Section';

export function PaymentSection({ preview, form }: { preview: Pick<Preview, 'credit' | 'methods'>; form: SettleForm }) {
  const id = useId();
  const { credit } = preview;
  const left = credit ? `账期可用额度 ${formatYuan(credit.available)}，月结 ${credit.termDays} 天` : '';
  return (
    <Section title="支付方式" note={left}>
      <MethodCards
        choices={preview.methods}
        value={form.values.method}
        onChange={(method) => form.change({ method })}
      />
      <FieldError id={id} text={form.errors.method} />
    </Section>
  );
}
