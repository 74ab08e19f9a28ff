import { Button, Select } from 'antd';
import { useState } from 'react';
import { useLeafCategories } from './assortment.api';
import { type Chosen, categoryEdits, type Edits } from './bulkEdits.rules';
import styles from './Goods.module.css';

type CategoryPanelProps = { chosen: Chosen; busy: boolean; onMake: (edits: Edits) => void };

/** Another category for all that is chosen. */
export function CategoryPanel({ chosen, busy, onMake }: CategoryPanelProps) {
  const [categoryId, setCategoryId] = useState<number>();
  const categories = useLeafCategories().data?.resultData.categories.filter(({ isLeaf }) => isLeaf) ?? [];
  const edits = categoryId === undefined ? [] : categoryEdits(chosen, categoryId);
  return (
    <div className={styles.panel}>
      <h3>改分类</h3>
      <Select
        aria-label="分类"
        placeholder="选择末级分类"
        showSearch={{ optionFilterProp: 'label' }}
        value={categoryId ?? null}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(value: number) => setCategoryId(value)}
      />
      <div className={styles.end}>
        <small>{categoryId === undefined ? '先选择分类' : '参数按新分类的模板填写'}</small>
        <Button type="primary" disabled={busy || edits.length === 0} onClick={() => onMake(edits)}>
          生成变更单，{edits.length} 件
        </Button>
      </div>
    </div>
  );
}
