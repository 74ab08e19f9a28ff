import type { BudgetModel } from '@yigou/contract/money/budgets';
import { clickGuardMs, useOwnForm } from '@yigou/web-kit';
import { AntdForm, FormField } from '@yigou/web-kit/antd';
import { Checkbox } from 'antd';
import { Button } from '../../../../ui/Button';
import { useSetControl } from '../budgets.api';
import styles from '../panel/BudgetPanel.module.css';
import { SettingsFields } from './SettingsFields';
import { type Settings, settingsChecks, toSettings } from './settings.rules';

type Values = Settings & { following: boolean };

export function ControlForm({ model, onEnd }: { model: BudgetModel; onEnd: () => void }) {
  const { budgetId, control, warnPercent, carryOver, periodKind } = model;
  const setControl = useSetControl();
  const form = useOwnForm<Values>({ control, warnPercent, carryOver, following: false }, { checks: settingsChecks });
  const { following } = form.values;
  const save = () => setControl.mutateAsync({ budgetId, ...toSettings(form.values), following }).then(onEnd, () => {});
  return (
    <AntdForm form={form} className={styles.form ?? ''} layout="vertical" onSubmit={save}>
      <SettingsFields form={form} />
      {periodKind !== 'year' && (
        <FormField>
          {(given) => (
            <Checkbox
              {...given}
              checked={following}
              onChange={({ target }) => form.change({ following: target.checked })}
            >
              同时应用于以后各期
            </Checkbox>
          )}
        </FormField>
      )}
      <div className={styles.formActs}>
        <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={setControl.isPending}>
          {setControl.isPending ? '正在保存…' : '保存'}
        </Button>
        <Button onClick={onEnd}>取消</Button>
      </div>
    </AntdForm>
  );
}
