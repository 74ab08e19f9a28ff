import type { Facets } from '@yigou/contract/goods/catalog';
import type { SkuSort } from '@yigou/contract/goods/catalog.terms';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button';
import { SmallPager } from '../../../ui/Pager';
import styles from './SortBar.module.css';
import { conditionCount, pageSizes } from './searchFilter.rules';
import type { FilterControl } from './useSearchFilter';
import { ViewSwitch } from './ViewSwitch';

const sorts: { sort: SkuSort; title: string }[] = [
  { sort: 'default', title: '综合' },
  { sort: 'sales', title: '销量' },
];

const FacetSheet = lazy(async () => ({ default: (await import('./facets/FacetSheet')).FacetSheet }));

type SortBarProps = {
  control: FilterControl;
  totalCount: number;
  /** Given where they do not stand beside the goods: then a button opens them. */
  facets?: Facets | undefined;
};

export function SortBar({ control, totalCount, facets }: SortBarProps) {
  const { filter, change, pathOf } = control;
  const [open, setOpen] = useState(false);
  const conditions = conditionCount(filter);
  const sortButton = (sort: SkuSort, title: string) => (
    <button key={sort} type="button" aria-pressed={filter.sort === sort} onClick={() => change({ sort })}>
      {title}
    </button>
  );
  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons of a bar; a fieldset belongs to a form. */}
      <div className={styles.sorts} role="group" aria-label="排序">
        {sorts.map(({ sort, title }) => sortButton(sort, title))}
        <PriceSort sort={filter.sort} onSort={(sort) => change({ sort })} />
        {sortButton('newest', '上新')}
      </div>
      {facets && (
        <Button className={styles.filter} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          筛选{conditions > 0 && ` ${conditions}`}
        </Button>
      )}
      {facets && open && (
        <Suspense>
          <FacetSheet facets={facets} control={control} totalCount={totalCount} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={filter.inStock}
          onChange={(event) => change({ inStock: event.target.checked })}
        />
        仅有货
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={filter.selAstrict}
          onChange={(event) => change({ selAstrict: event.target.checked })}
        />
        仅看协议商品
      </label>
      <ViewSwitch view={filter.view} onView={(view) => change({ view })} />
      <div className={styles.pager}>
        <SmallPager
          pageIndex={filter.pageIndex}
          pageSize={pageSizes[filter.view]}
          totalCount={totalCount}
          pathOf={(pageIndex) => pathOf({ pageIndex })}
        />
      </div>
    </div>
  );
}

/** From low to high first; again, and it turns round. */
function PriceSort({ sort, onSort }: { sort: SkuSort; onSort: (sort: SkuSort) => void }) {
  const up = sort === 'priceAsc';
  const down = sort === 'priceDesc';
  const spoken = up ? '从低到高' : down ? '从高到低' : '';
  return (
    <button type="button" aria-pressed={up || down} onClick={() => onSort(up ? 'priceDesc' : 'priceAsc')}>
      价格
      <svg width="8" height="14" viewBox="0 0 8 14" aria-hidden="true">
        <path d="M4 0.5 7.5 5h-7z" className={up ? styles.lit : styles.unlit} />
        <path d="M4 13.5 0.5 9h7z" className={down ? styles.lit : styles.unlit} />
      </svg>
      <span className="spoken">{spoken}</span>
    </button>
  );
}
