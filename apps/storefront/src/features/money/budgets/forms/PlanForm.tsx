import { formatYuan } from '@yigou/contract/ground/money';
import type { BudgetYear } from '@yigou/contract/money/budgets';
import {
  type BudgetControl,
  budgetPeriodLabels,
  budgetWarnPercent,
  periodName,
} from '@yigou/contract/money/budgets.terms';
import { clickGuardMs, type PendingRequest, requestFor } from '@yigou/web-kit';
import { antdFormProps } from '@yigou/web-kit/antd';
import { Form, Select } from 'antd';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogBody } from '../../../../ui/Dialog';
import { usePlanYear } from '../budgets.api';
import { type BudgetFilter, depthsOf } from '../budgets.rules';
import { CategoryField } from './CategoryField';
import { inPlace, refusalOf } from './inDialog';
import styles from './PlanForm.module.css';
import { type Amounts, plannedOf, spreadEvenly, sumOf } from './plan.rules';
import { SettingsFields } from './SettingsFields';
import { YuanInput } from './YuanInput';

type Values = {
  orgId: number;
  categoryId: number;
  limits: Amounts;
  control: BudgetControl;
  warnPercent: number;
  carryOver: boolean;
};

type PlanFormProps = { year: BudgetYear; filter: BudgetFilter; onClose: () => void };

/** All periods of a year at once, for one unit. */
export function PlanForm({ year, filter, onClose }: PlanFormProps) {
  const { year: no, periodKind } = filter;
  const [form] = Form.useForm<Values>();
  const wholeId = useId();
  const [whole, setWhole] = useState<number | null>(null);
  const limits = Form.useWatch('limits', form) ?? [];
  const plan = usePlanYear();
  const pending = useRef<PendingRequest>(null);
  const box = useRef<HTMLDialogElement>(null);
  const depths = depthsOf(year.units);
  const first = year.units[0]?.orgId ?? 0;
  const units = year.units.map(({ orgId, unitName, unitCode }) => ({
    value: orgId,
    label: `${'　'.repeat(depths.get(orgId) ?? 0)}${unitName}`,
    search: `${unitName} ${unitCode}`,
  }));

  /** What stands there already; of another category than the table shows nothing is known, and empty leaves it alone. */
  function fill() {
    const { orgId, categoryId } = form.getFieldsValue();
    const isShown = categoryId === (filter.categoryId ?? 0);
    form.setFieldValue('limits', isShown ? plannedOf(year, orgId) : []);
  }

  async function save({ limits: wanted, categoryId, ...rest }: Values) {
    const amounts = year.starts.map((_, at) => wanted[at] ?? null);
    const content = { ...rest, categoryId: categoryId || null, periodKind, year: no, limits: amounts };
    pending.current = requestFor(pending.current, content);
    await plan.mutateAsync({ ...content, requestId: pending.current.requestId }).then(
      () => box.current?.close(),
      () => {},
    );
  }

  const title = `编制 ${no} 年预算（按${budgetPeriodLabels[periodKind]}）`;
  return (
    <Dialog title={title} wide box={box} onClose={onClose}>
      {(leave) => (
        <DialogBody>
          <Form
            form={form}
            className={styles.form ?? ''}
            layout="vertical"
            {...antdFormProps}
            initialValues={{
              orgId: first,
              categoryId: filter.categoryId ?? 0,
              limits: plannedOf(year, first),
              control: 'soft',
              warnPercent: budgetWarnPercent,
              carryOver: false,
            }}
            onFinish={save}
          >
            <div className={styles.two}>
              <Form.Item name="orgId" label="组织">
                <Select
                  showSearch={{ optionFilterProp: 'search' }}
                  getPopupContainer={inPlace}
                  options={units}
                  onChange={fill}
                />
              </Form.Item>
              <CategoryField onChange={fill} />
            </div>
            <div className={styles.fill}>
              <label htmlFor={wholeId}>
                全年总额
                <YuanInput id={wholeId} value={whole} onChange={setWhole} />
              </label>
              <Button
                disabled={whole === null}
                onClick={() => form.setFieldValue('limits', spreadEvenly(whole ?? 0, year.starts.length))}
              >
                平均分摊到各期
              </Button>
              <p>
                合计 <b>{formatYuan(sumOf(limits))}</b>，留空的周期不编制、不受限制
              </p>
            </div>
            <div className={styles.periods}>
              {year.starts.map((start, at) => (
                <Form.Item key={start} name={['limits', at]} label={periodName(periodKind, start)}>
                  <YuanInput />
                </Form.Item>
              ))}
            </div>
            <SettingsFields />
            <p className={styles.note}>控制方式用于新编制的周期；已有的周期只改额度，差额记为追加或调减。</p>
            <p className={styles.refusal} role="alert">
              {refusalOf(plan.error)}
            </p>
            <div className={styles.acts}>
              <Button
                type="submit"
                kind="primary"
                guardMs={clickGuardMs}
                disabled={plan.isPending || limits.every((limit) => limit === null)}
              >
                {plan.isPending ? '正在保存…' : '保存预算'}
              </Button>
              <Button onClick={leave}>取消</Button>
            </div>
          </Form>
        </DialogBody>
      )}
    </Dialog>
  );
}
