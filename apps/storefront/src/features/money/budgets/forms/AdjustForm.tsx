import { formatYuan } from '@yigou/contract/ground/money';
import type { BudgetModel } from '@yigou/contract/money/budgets';
import { budgetLimitMax, budgetReasonLength as reasonLength } from '@yigou/contract/money/budgets.terms';
import { clickGuardMs, type FormChecks, type PendingRequest, requestFor, useOwnForm } from '@yigou/web-kit';
import { AntdForm, FormField } from '@yigou/web-kit/antd';
import { Input } from 'antd';
import { useRef } from 'react';
import { Button } from '../../../../ui/Button';
import { useAdjust } from '../budgets.api';
import styles from '../panel/BudgetPanel.module.css';
import { YuanInput } from './YuanInput';

type Values = { delta: number | null; reason: string };

const checks: FormChecks<Values> = {
  delta: ({ delta }) => (delta ? '' : '请填写调整金额'),
  reason: ({ reason }) => {
    const length = reason.trim().length;
    return length >= reasonLength.least && length <= reasonLength.most
      ? ''
      : `请填写 ${reasonLength.least}–${reasonLength.most} 个字的原因`;
  },
};

/** More or less, with a reason that stands in the entries for good. */
export function AdjustForm({ model, onEnd }: { model: BudgetModel; onEnd: () => void }) {
  const { budgetId, limit, used, control } = model;
  const form = useOwnForm<Values>({ delta: null, reason: '' }, { checks });
  const delta = form.values.delta ?? 0;
  const { error, ...reason } = form.text('reason');
  const adjust = useAdjust();
  const pending = useRef<PendingRequest>(null);
  const after = Math.round((limit + delta) * 100) / 100;

  async function save() {
    const content = { budgetId, delta, reason: reason.value.trim() };
    pending.current = requestFor(pending.current, content);
    await adjust.mutateAsync({ ...content, requestId: pending.current.requestId }).then(onEnd, () => {});
  }

  return (
    <AntdForm form={form} className={styles.form ?? ''} layout="vertical" onSubmit={save}>
      <FormField
        label="调整金额（元），减少填负数"
        error={form.errors.delta}
        extra={wordsOf({ delta, after, used, control })}
      >
        {(given) => (
          <YuanInput
            {...given}
            min={-budgetLimitMax}
            autoFocus
            value={form.values.delta}
            onChange={(wanted) => form.change({ delta: wanted })}
          />
        )}
      </FormField>
      <FormField label="原因" error={error}>
        {(given) => <Input.TextArea {...reason} {...given} rows={2} maxLength={reasonLength.most} showCount />}
      </FormField>
      <div className={styles.formActs}>
        <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={adjust.isPending}>
          {adjust.isPending ? '正在保存…' : '保存调整'}
        </Button>
        <Button onClick={onEnd}>取消</Button>
      </div>
    </AntdForm>
  );
}

type Outlook = { delta: number; after: number; used: number; control: BudgetModel['control'] };

function wordsOf({ delta, after, used, control }: Outlook): string {
  if (delta === 0) return `已用与占用共 ${formatYuan(used)}`;
  if (after < 0) return '调减后预算不能为负';
  const left = `调整后预算 ${formatYuan(after)}，可用 ${formatYuan(after - used)}`;
  if (after >= used || delta > 0) return left;
  return control === 'hard' ? `${left}；强控预算不能低于已用，请降低调减金额或先改为弱控` : `${left}，将显示为超支`;
}
