import type { RuleChoices } from '@yigou/contract/trade/approvals.rules';
import { InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { FieldError } from '../../../ui/Field';
import styles from './RuleEditor.module.css';
import {
  type ConditionKind,
  type Conditions,
  conditionKinds,
  conditionLabels,
  withCondition,
  withoutCondition,
} from './rule.rules';

type RuleConditionsProps = {
  value: Conditions;
  choices: RuleChoices;
  errors: Record<string, string>;
  /** The rows that stand there, also those that say nothing yet. */
  added: readonly ConditionKind[];
  onChange: (conditions: Conditions, added?: readonly ConditionKind[]) => void;
};

const named = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }));

/** 当 … 且 …: rows that read like a sentence. A row that was added stays, even while it says nothing yet. */
export function RuleConditions({ value, choices, errors, added, onChange }: RuleConditionsProps) {
  const shown = conditionKinds.filter((kind) => added.includes(kind));
  const set = (part: Partial<Conditions>) => onChange({ ...value, ...part });

  const money = (key: 'amountFrom' | 'amountTo', label: string) => (
    <InputNumber
      aria-label={label}
      className={styles.amount}
      min={0}
      precision={2}
      suffix="元"
      value={value[key]}
      onChange={(amount) => set({ [key]: amount })}
    />
  );
  const many = (key: 'categoryIds' | 'supplierIds', label: string, list: readonly { id: number; name: string }[]) => (
    <Select
      mode="multiple"
      aria-label={label}
      className={styles.wide}
      placeholder="请选择"
      showSearch={{ optionFilterProp: 'label' }}
      options={named(list)}
      value={value[key]}
      onChange={(ids: number[]) => set({ [key]: ids })}
    />
  );
  const count = (key: 'offContractLines' | 'priceRisePercent', label: string, unit: string) => (
    <InputNumber
      aria-label={label}
      min={key === 'offContractLines' ? 1 : 0}
      suffix={unit}
      value={value[key]}
      onChange={(next) => set({ [key]: next })}
    />
  );
  const controls: Record<ConditionKind, ReactNode> = {
    amount: (
      <>
        大于等于 {money('amountFrom', '金额下限')} 且不超过 {money('amountTo', '金额上限')}
      </>
    ),
    category: <>属于任一 {many('categoryIds', '商品类目', choices.categories)}</>,
    supplier: <>为任一 {many('supplierIds', '供应商', choices.suppliers)}</>,
    overBudget: <>占用后超过本期预算</>,
    offContract: <>至少 {count('offContractLines', '非协议商品行数', '行')}</>,
    priceRise: <>任一商品高出 {count('priceRisePercent', '涨幅', '%')}</>,
  };

  function remove(kind: ConditionKind) {
    onChange(
      withoutCondition(value, kind),
      added.filter((each) => each !== kind),
    );
  }

  const rest = conditionKinds.filter((kind) => !shown.includes(kind));
  const wrong = Object.entries(errors).find(([path]) => path.startsWith('conditions'))?.[1];
  return (
    <>
      <h3>
        条件 <small>{shown.length > 0 ? '须全部满足' : '未设条件时，适用范围内的订单均触发'}</small>
      </h3>
      {shown.map((kind, at) => (
        <div key={kind} className={styles.condition}>
          <i>{at === 0 ? '当' : '且'}</i>
          <b>{conditionLabels[kind]}</b>
          <span>{controls[kind]}</span>
          <Button kind="text" aria-label={`删除条件 ${conditionLabels[kind]}`} onClick={() => remove(kind)}>
            删除
          </Button>
        </div>
      ))}
      <FieldError id="rule-conditions" text={wrong} />
      {rest.length > 0 && (
        <p className={styles.add}>
          添加条件：
          {rest.map((kind) => (
            <Button key={kind} kind="text" onClick={() => onChange(withCondition(value, kind), [...added, kind])}>
              + {conditionLabels[kind]}
            </Button>
          ))}
        </p>
      )}
    </>
  );
}
