import type { Facets, FacetValue } from '@yigou/contract/goods/catalog';
import { useState } from 'react';
import { usePainted } from '../../../../ui/usePainted';
import { toggled } from '../searchFilter.rules';
import type { FilterControl } from '../useSearchFilter';
import styles from './FacetPanel.module.css';
import { type FacetOption, FacetRow } from './FacetRow';
import { areTiles, sharedUnit } from './facet.rules';
import { PriceFacet } from './PriceFacet';

/** More rows of specs than this push brand and price off the screen. */
const firstSpecs = 5;
/** So many are on the first screen. */
const paintedFirst = 3;

type IdList = 'brandIds' | 'labIds' | 'supplierIds';

/** What tells the goods found apart: beside them, or in a sheet where there is no room. */
export function FacetPanel({ facets, control }: { facets: Facets; control: FilterControl }) {
  const { filter, change } = control;
  const [open, setOpen] = useState(false);
  const painted = usePainted();

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

  const specRows = facets.specs.map(({ name, values }) => {
    const texts = values.map((each) => each.value);
    const unit = sharedUnit(texts);
    const options = values.map(({ value, count }) => {
      const spec = `${name}:${value}`;
      const chosen = filter.specs.includes(spec);
      const shown = unit ? value.slice(0, -unit.length) : value;
      return { key: value, name: shown, count, chosen, onToggle: () => change({ specs: toggled(filter.specs, spec) }) };
    });
    return { name, unit, tiles: areTiles(texts), options };
  });
  const shownSpecs = specRows.filter(
    (row, index) => open || index < firstSpecs || row.options.some((option) => option.chosen),
  );
  const hidden = specRows.slice(firstSpecs).filter((row) => open || !shownSpecs.includes(row));

  return (
    <section className={styles.panel} aria-label="筛选条件">
      <FacetRow title="分类" options={categories} />
      {(painted ? shownSpecs : shownSpecs.slice(0, paintedFirst)).map((row) => (
        <FacetRow key={row.name} title={row.name} unit={row.unit} tiles={row.tiles} options={row.options} />
      ))}
      {painted && (
        <>
          {hidden.length > 0 && (
            <button type="button" className={styles.moreRows} aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? '收起更多条件' : `更多条件（${hidden.map((row) => row.name).join('、')}）`}
            </button>
          )}
          <FacetRow title="品牌" options={several(facets.brands, 'brandIds')} />
          <PriceFacet prices={facets.prices} control={control} />
          <FacetRow title="标签" options={several(facets.labels, 'labIds')} />
          <FacetRow title="供应商" options={several(facets.suppliers, 'supplierIds')} />
        </>
      )}
    </section>
  );
}
