import { formatYuan } from '@yigou/contract/ground/money';
import type { BudgetYear } from '@yigou/contract/money/budgets';
import { budgetPeriodLabels, periodName } from '@yigou/contract/money/budgets.terms';
import { clickGuardMs, type PendingRequest, requestFor, useOwnForm } from '@yigou/web-kit';
import { AntdForm, FormField } from '@yigou/web-kit/antd';
import { Select } from 'antd';
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
import { firstSettings, type Settings, settingsChecks, toSettings } from './settings.rules';
import { YuanInput } from './YuanInput';

type Values = Settings & { orgId: number; categoryId: number; limits: Amounts };

type PlanFormProps = { year: BudgetYear; filter: BudgetFilter; onClose: () => void };

/** All periods of a year at once, for one unit. */
export function PlanForm({ year, filter, onClose }: PlanFormProps) {
  const { year: no, periodKind } = filter;
  const wholeId = useId();
  const [whole, setWhole] = useState<number | null>(null);
  const plan = usePlanYear();
  const pending = useRef<PendingRequest>(null);
  const box = useRef<HTMLDialogElement>(null);
  const depths = depthsOf(year.units);
  const first = year.units[0]?.orgId ?? 0;
  const form = useOwnForm<Values>(
    () => ({ ...firstSettings, orgId: first, categoryId: filter.categoryId ?? 0, limits: plannedOf(year, first) }),
    { checks: settingsChecks },
  );
  const { orgId: chosen, categoryId, limits } = form.values;
  const units = year.units.map(({ orgId, unitName, unitCode }) => ({
    value: orgId,
    label: `${'　'.repeat(depths.get(orgId) ?? 0)}${unitName}`,
    search: `${unitName} ${unitCode}`,
  }));

  /** What stands there already; of another category than the table shows nothing is known, and empty leaves it alone. */
  function choose(part: Partial<Pick<Values, 'orgId' | 'categoryId'>>) {
    const next = { orgId: chosen, categoryId, ...part };
    const isShown = next.categoryId === (filter.categoryId ?? 0);
    form.change({ ...part, limits: isShown ? plannedOf(year, next.orgId) : [] });
  }

  const amounts = year.starts.map((_, at) => limits[at] ?? null);

  async function save() {
    const settings = toSettings(form.values);
    const place = { orgId: chosen, categoryId: categoryId || null, periodKind, year: no };
    const content = { ...settings, ...place, limits: amounts };
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
          <AntdForm form={form} className={styles.form ?? ''} layout="vertical" onSubmit={save}>
            <div className={styles.two}>
              <FormField label="组织">
                {(given) => (
                  <Select
                    {...given}
                    showSearch={{ optionFilterProp: 'search' }}
                    getPopupContainer={inPlace}
                    options={units}
                    value={chosen}
                    onChange={(orgId) => choose({ orgId })}
                  />
                )}
              </FormField>
              <CategoryField value={categoryId} onChange={(next) => choose({ categoryId: next })} />
            </div>
            <div className={styles.fill}>
              <label htmlFor={wholeId}>
                全年总额
                <YuanInput id={wholeId} value={whole} onChange={setWhole} />
              </label>
              <Button
                disabled={whole === null}
                onClick={() => form.change({ limits: spreadEvenly(whole ?? 0, year.starts.length) })}
              >
                平均分摊到各期
              </Button>
              <p>
                合计 <b>{formatYuan(sumOf(limits))}</b>，留空的周期不编制、不受限制
              </p>
            </div>
            <div className={styles.periods}>
              {year.starts.map((start, at) => (
                <FormField key={start} label={periodName(periodKind, start)}>
                  {(given) => (
                    <YuanInput
                      {...given}
                      value={amounts[at] ?? null}
                      onChange={(limit) => form.change({ limits: amounts.with(at, limit) })}
                    />
                  )}
                </FormField>
              ))}
            </div>
            <SettingsFields form={form} />
            <p className={styles.note}>控制方式用于新编制的周期；已有的周期只改额度，差额记为追加或调减。</p>
            <p className={styles.refusal} role="alert">
              {refusalOf(plan.error)}
            </p>
            <div className={styles.acts}>
              <Button
                type="submit"
                kind="primary"
                guardMs={clickGuardMs}
                disabled={plan.isPending || amounts.every((limit) => limit === null)}
              >
                {plan.isPending ? '正在保存…' : '保存预算'}
              </Button>
              <Button onClick={leave}>取消</Button>
            </div>
          </AntdForm>
        </DialogBody>
      )}
    </Dialog>
  );
}
