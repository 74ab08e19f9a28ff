import type { GoodsFacets } from '@yigou/contract/goods/assortment.console';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import styles from './Goods.module.css';
import {
  type Conditions,
  type FacetName,
  type FacetValue,
  facetLabels,
  facetValues,
  isChosen,
  toggled,
} from './shared/filter.rules';

type GoodsFacetListProps = {
  facets: GoodsFacets | undefined;
  conditions: Conditions;
  onChange: (change: Partial<Conditions>) => void;
};

/** What the list can be narrowed by, each with how many are left then. */
export function GoodsFacetList({ facets, conditions, onChange }: GoodsFacetListProps) {
  if (!facets) return <aside className={styles.facets} aria-label="筛选" aria-busy="true" />;
  const values = facetValues(facets, conditions);
  return (
    <aside className={styles.facets} aria-label="筛选">
      {(Object.keys(facetLabels) as FacetName[]).map((facet) => (
        <Facet
          key={facet}
          facet={facet}
          values={values[facet].filter(({ value, count }) => count > 0 || isChosen(conditions, facet, value))}
          conditions={conditions}
          onChange={onChange}
        />
      ))}
    </aside>
  );
}

const shownAtFirst = 6;
/** These say that something is wanting. */
const wanting: readonly FacetName[] = ['gap'];

type FacetProps = Omit<GoodsFacetListProps, 'facets'> & { facet: FacetName; values: FacetValue[] };

function Facet({ facet, values, conditions, onChange }: FacetProps) {
  const [all, setAll] = useState(false);
  if (values.length === 0) return null;
  const label = facetLabels[facet];
  const shown = values.filter(({ value }, at) => all || at < shownAtFirst || isChosen(conditions, facet, value));
  return (
    <fieldset className={styles.facet} aria-label={label}>
      <legend>{label}</legend>
      {shown.map(({ value, label: name, count, depth = 0 }) => (
        <div key={value} className={styles.value} style={{ paddingLeft: `${depth * 14}px` }}>
          <Checkbox
            checked={isChosen(conditions, facet, value)}
            onChange={() => onChange({ [facet]: toggled(conditions, facet, value) })}
          >
            {name}
          </Checkbox>
          <small data-wanting={wanting.includes(facet) || undefined}>{count.toLocaleString('zh-CN')}</small>
        </div>
      ))}
      {values.length > shown.length && (
        <Button type="link" size="small" onClick={() => setAll(true)}>
          全部 {values.length}
        </Button>
      )}
    </fieldset>
  );
}
