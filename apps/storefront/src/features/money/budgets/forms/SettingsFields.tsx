import { budgetControlLabels } from '@yigou/contract/money/budgets.terms';
import { Checkbox, Form, InputNumber, Radio } from 'antd';
import styles from './SettingsFields.module.css';

const controls = Object.entries(budgetControlLabels).map(([value, label]) => ({
  value,
  label: `${label}：${value === 'hard' ? '超出不能下单' : '超出仍可下单，系统提示'}`,
}));

/** How a budget is kept: the same in planning, importing and changing. */
export const SettingsFields = () => (
  <div className={styles.settings}>
    <Form.Item name="control" label="控制方式">
      <Radio.Group vertical options={controls} />
    </Form.Item>
    <Form.Item name="warnPercent" label="预警线（%）" rules={[{ required: true, message: '请填写预警线' }]}>
      <InputNumber min={1} max={100} precision={0} />
    </Form.Item>
    <Form.Item name="carryOver" label="结转" valuePropName="checked">
      <Checkbox>本期剩余结转到下一期</Checkbox>
    </Form.Item>
  </div>
);
