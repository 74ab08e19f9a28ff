import { Button, InputNumber, Segmented, Select } from 'antd';
import { useState } from 'react';
import type { Chosen, Edits } from './bulkEdits.rules';
import styles from './Goods.module.css';
import {
  previewRepricing,
  type Repricing,
  type RepricingPreview,
  type RepricingWay,
  type Rounding,
  repricingWays,
  roundings,
} from './repricing.rules';

type RepricePanelProps = { chosen: Chosen; busy: boolean; onMake: (edits: Edits) => void };

const ways = Object.entries(repricingWays).map(([value, label]) => ({ value: value as RepricingWay, label }));
const steps = Object.entries(roundings).map(([value, label]) => ({ value: Number(value) as Rounding, label }));

const inputs: Record<RepricingWay, { label: string; unit: string; least: number; most: number } | null> = {
  percent: { label: '幅度', unit: '%', least: -90, most: 500 },
  amount: { label: '加减', unit: '元', least: -1_000_000, most: 1_000_000 },
  margin: { label: '毛利', unit: '%', least: 0, most: 95 },
  market: null,
};

/** New prices for all that is chosen, and what that means, before anything is made of it. */
export function RepricePanel({ chosen, busy, onMake }: RepricePanelProps) {
  const [repricing, setRepricing] = useState<Repricing>({ way: 'percent', value: null, rounding: 1 });
  const input = inputs[repricing.way];
  const preview = previewRepricing(chosen.skus, repricing);
  return (
    <form
      className={styles.panel}
      aria-label="调价"
      onSubmit={(event) => {
        event.preventDefault();
        onMake(preview.edits);
      }}
    >
      <h3>
        调价{' '}
        <small>
          {chosen.products.length} 件商品，{chosen.skus.length} 个 SKU
        </small>
      </h3>
      <div className={styles.line}>
        <span>方式</span>
        <Segmented
          aria-label="方式"
          value={repricing.way}
          options={ways}
          onChange={(way) => setRepricing({ ...repricing, way, value: null })}
        />
      </div>
      <div className={styles.line}>
        {input && (
          <>
            <label htmlFor="repricing-value">{input.label}</label>
            <InputNumber
              id="repricing-value"
              autoFocus
              min={input.least}
              max={input.most}
              precision={2}
              suffix={input.unit}
              value={repricing.value}
              onChange={(value) => setRepricing({ ...repricing, value })}
            />
          </>
        )}
        <span>取整到</span>
        <Select
          aria-label="取整到"
          value={repricing.rounding}
          options={steps}
          onChange={(rounding: Rounding) => setRepricing({ ...repricing, rounding })}
        />
      </div>
      <Preview preview={preview} />
      <div className={styles.end}>
        <small>{leftOut(preview)}</small>
        <Button type="primary" htmlType="submit" loading={busy} disabled={preview.edits.length === 0}>
          生成变更单{preview.edits.length > 0 && `，${preview.edits.length} 个 SKU`}
        </Button>
      </div>
    </form>
  );
}

const leftOut = ({ waiting, withoutCost }: RepricingPreview): string =>
  [
    waiting > 0 ? `${waiting} 个 SKU 已在变更单里，跳过` : '',
    withoutCost > 0 ? `${withoutCost} 个没有成本价，跳过` : '',
  ]
    .filter(Boolean)
    .join('；') || '阶梯价按同样的比例变动';

const percent = (value: number | null): string => (value === null ? '未知' : `${value.toFixed(1)}%`);

const Preview = ({ preview: { edits, marginBefore, marginAfter, belowCost } }: { preview: RepricingPreview }) => (
  <dl className={styles.preview}>
    <div>
      <dt>改动</dt>
      <dd>{edits.length} 个 SKU</dd>
    </div>
    <div>
      <dt>平均毛利</dt>
      <dd>{marginBefore === null ? '没有成本价' : `${percent(marginBefore)} → ${percent(marginAfter)}`}</dd>
    </div>
    <div data-bad={belowCost > 0 || undefined}>
      <dt>低于成本</dt>
      <dd>{belowCost > 0 ? `${belowCost} 个` : '没有'}</dd>
    </div>
  </dl>
);
