import type { BudgetModel } from '@yigou/contract/money/budgets';
import { clickGuardMs } from '@yigou/web-kit';
import { antdFormProps } from '@yigou/web-kit/antd';
import { Checkbox, Form } from 'antd';
import { Button } from '../../../../ui/Button';
import { useSetControl } from '../budgets.api';
import styles from '../panel/BudgetPanel.module.css';
import { SettingsFields } from './SettingsFields';

type Values = Pick<BudgetModel, 'control' | 'warnPercent' | 'carryOver'> & { following: boolean };

export function ControlForm({ model, onEnd }: { model: BudgetModel; onEnd: () => void }) {
  const { budgetId, control, warnPercent, carryOver, periodKind } = model;
  const setControl = useSetControl();
  const save = (values: Values) => setControl.mutateAsync({ budgetId, ...values }).then(onEnd, () => {});
  return (
    <Form
      className={styles.form ?? ''}
      layout="vertical"
      {...antdFormProps}
      initialValues={{ control, warnPercent, carryOver, following: false }}
      onFinish={save}
    >
      <SettingsFields />
      {periodKind !== 'year' && (
        <Form.Item name="following" valuePropName="checked">
          <Checkbox>同时应用于以后各期</Checkbox>
        </Form.Item>
      )}
      <div className={styles.formActs}>
        <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={setControl.isPending}>
          {setControl.isPending ? '正在保存…' : '保存'}
        </Button>
        <Button onClick={onEnd}>取消</Button>
      </div>
    </Form>
  );
}
