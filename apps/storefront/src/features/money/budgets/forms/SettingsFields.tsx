import { budgetControlLabels } from '@yigou/contract/money/budgets.terms';
import type { FormFields } from '@yigou/web-kit';
import { FormField } from '@yigou/web-kit/antd';
import { Checkbox, InputNumber, Radio } from 'antd';
import styles from './SettingsFields.module.css';
import type { Settings } from './settings.rules';

const controls = Object.entries(budgetControlLabels).map(([value, label]) => ({
  value,
  label: `${label}：${value === 'hard' ? '超出不能下单' : '超出仍可下单，系统提示'}`,
}));

type SettingsFieldsProps = { form: Pick<FormFields<Settings>, 'values' | 'errors' | 'change'> };

/** The same in planning, importing and changing. */
export const SettingsFields = ({ form: { values, errors, change } }: SettingsFieldsProps) => (
  <div className={styles.settings}>
    <FormField label="控制方式">
      {(given) => (
        <Radio.Group
          {...given}
          vertical
          options={controls}
          value={values.control}
          onChange={({ target }) => change({ control: target.value })}
        />
      )}
    </FormField>
    <FormField label="预警线（%）" required error={errors.warnPercent}>
      {(given) => (
        <InputNumber
          {...given}
          min={1}
          max={100}
          precision={0}
          value={values.warnPercent}
          onChange={(warnPercent) => change({ warnPercent })}
        />
      )}
    </FormField>
    <FormField label="结转">
      {(given) => (
        <Checkbox
          {...given}
          checked={values.carryOver}
          onChange={({ target }) => change({ carryOver: target.checked })}
        >
          本期剩余结转到下一期
        </Checkbox>
      )}
    </FormField>
  </div>
);
