import type { GoodsFacets } from '@yigou/contract/goods/assortment.console';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { type Chosen, type Edits, labelEdits } from './bulkEdits.rules';
import styles from './Goods.module.css';

type LabelPanelProps = {
  chosen: Chosen;
  labels: GoodsFacets['labels'];
  busy: boolean;
  onMake: (what: string, edits: Edits) => void;
};

/** One label, given to all that is chosen or taken from it. */
export function LabelPanel({ chosen, labels, busy, onMake }: LabelPanelProps) {
  const [labelId, setLabelId] = useState<number>();
  const name = labels.find(({ id }) => id === labelId)?.name ?? '';
  const act = (what: string, wanted: boolean) => {
    const edits = labelId === undefined ? [] : labelEdits(chosen, labelId, wanted);
    return (
      <Button
        type={wanted ? 'primary' : 'default'}
        disabled={busy || edits.length === 0}
        onClick={() => onMake(`${what}“${name}”`, edits)}
      >
        {what}，{edits.length} 件
      </Button>
    );
  };
  return (
    <div className={styles.panel}>
      <h3>标签</h3>
      <Select
        aria-label="标签"
        placeholder="选择标签"
        value={labelId ?? null}
        options={labels.map(({ id, name: label }) => ({ value: id, label }))}
        onChange={(value: number) => setLabelId(value)}
      />
      <div className={styles.end}>
        <small>{labelId === undefined ? '先选择标签' : '生成变更单'}</small>
        {act('去掉标签', false)}
        {act('加标签', true)}
      </div>
    </div>
  );
}
