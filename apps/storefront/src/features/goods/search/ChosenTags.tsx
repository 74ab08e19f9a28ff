import { useRef } from 'react';
import { Link } from 'react-router';
import { stay } from '../../../ui/stay';
import styles from './ChosenTags.module.css';
import { chosenTags, collectNames, noNames } from './chosen.rules';
import type { SkuPage } from './SearchCrumbs';
import { cleared, filterPath } from './searchFilter.rules';
import type { FilterControl } from './useSearchFilter';

export function ChosenTags({ control, page }: { control: FilterControl; page: SkuPage | undefined }) {
  const { filter, pathOf } = control;
  // A choice that finds nothing is in no facet any more: its name is known from before.
  const names = useRef(noNames());
  const known = page ? collectNames(names.current, page.facets, page.resultData) : names.current;
  const tags = chosenTags(filter, known, page?.breadcrumb ?? []);
  if (tags.length === 0) return null;
  return (
    <section className={styles.chosen} aria-label="已选条件">
      <span className={styles.title}>已选条件</span>
      <ul>
        {tags.map((tag) => (
          <li key={tag.key}>
            <Link to={pathOf(tag.without)} state={stay} className={styles.tag} aria-label={`取消 ${tag.text}`}>
              <span title={tag.text}>{tag.text}</span>
              <svg width="10" height="10" viewBox="0 0 10 10" stroke="currentColor" aria-hidden="true">
                <path d="m1.5 1.5 7 7m0-7-7 7" strokeWidth="1.4" strokeLinecap="round" />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={filterPath(cleared(filter))} state={stay} className={styles.clear}>
        清空筛选
      </Link>
    </section>
  );
}
