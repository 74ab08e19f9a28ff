import type { BudgetYear } from '@yigou/contract/money/budgets';
import { Select } from 'antd';
import type { BudgetFilter, CellTone } from '../budgets.rules';
import { ControlIcon } from '../shared/ControlTag';
import styles from './MatrixLegend.module.css';

const tones: [CellTone, string][] = [
  ['past', '已结束'],
  ['normal', '正常'],
  ['warned', '达预警线'],
  ['over', '超支'],
];

type MatrixLegendProps = {
  categories: BudgetYear['categories'];
  categoryId: number | null;
  onGo: (change: Partial<BudgetFilter>) => void;
};

export const MatrixLegend = ({ categories, categoryId, onGo }: MatrixLegendProps) => (
  <div className={styles.legend}>
    <Select
      aria-label="类目"
      className={styles.category ?? ''}
      value={categoryId ?? 0}
      options={[
        { value: 0, label: '不分类目' },
        ...categories.map((each) => ({ value: each.categoryId, label: each.categoryName })),
      ]}
      onChange={(id: number) => onGo({ categoryId: id || null, budgetId: null })}
    />
    <ul>
      {tones.map(([tone, name]) => (
        <li key={tone}>
          <i data-tone={tone} />
          {name}
        </li>
      ))}
      {(['hard', 'soft'] as const).map((control) => (
        <li key={control}>
          <ControlIcon control={control} />
          {control === 'hard' ? '强控' : '弱控'}
        </li>
      ))}
      <li>单位 万元，上行已用，下行预算</li>
    </ul>
  </div>
);
