import type { Facets, FacetValue } from '@yigou/contract';
import { useState } from 'react';
import styles from './FacetPanel.module.css';
import { type FacetOption, FacetRow } from './FacetRow';
import { PriceFacet } from './PriceFacet';
import { toggled } from './search.rules';
import type { FilterControl } from './useSearchFilter';

/** More lines of specs than this push the goods off the screen. */
const firstSpecs = 2;

type IdList = 'brandIds' | 'labIds' | 'supplierIds';

export function FacetPanel({ facets, control }: { facets: Facets; control: FilterControl }) {
  const { filter, change } = control;
  const [open, setOpen] = useState(false);

  const several = (values: readonly FacetValue[], list: IdList): FacetOption[] =>
    values.map(({ id, name, count }) => ({
      key: String(id),
      name,
      count,
      chosen: filter[list].includes(id),
      onToggle: () => change({ [list]: toggled(filter[list], id) }),
    }));

  const categories = facets.categories.map(({ id, name, count }) => ({
    key: String(id),
    name,
    count,
    chosen: filter.categoryId === id,
    onToggle: () => change({ categoryId: filter.categoryId === id ? undefined : id }),
  }));

  const specRows = facets.specs.map(({ name, values }) => ({
    name,
    options: values.map(({ value, count }) => {
      const spec = `${name}:${value}`;
      const chosen = filter.specs.includes(spec);
      return { key: value, name: value, count, chosen, onToggle: () => change({ specs: toggled(filter.specs, spec) }) };
    }),
  }));
  const shownSpecs = specRows.filter(
    (row, index) => open || index < firstSpecs || row.options.some((option) => option.chosen),
  );
  const hidden = specRows.slice(firstSpecs).filter((row) => open || !shownSpecs.includes(row));

  return (
    <section className={styles.panel} aria-label="筛选条件">
      <FacetRow title="分类" options={categories} />
      <FacetRow title="品牌" options={several(facets.brands, 'brandIds')} />
      <FacetRow title="标签" options={several(facets.labels, 'labIds')} />
      <FacetRow title="供应商" options={several(facets.suppliers, 'supplierIds')} />
      <PriceFacet prices={facets.prices} control={control} />
      {shownSpecs.map((row) => (
        <FacetRow key={row.name} title={row.name} options={row.options} />
      ))}
      {hidden.length > 0 && (
        <button type="button" className={styles.moreRows} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起更多条件' : moreText(hidden.map((row) => row.name))}
        </button>
      )}
    </section>
  );
}

const moreText = (names: readonly string[]) =>
  `更多条件（${names.slice(0, 4).join('、')}${names.length > 4 ? '等' : ''}）`;
