import type { NavCategory } from '@yigou/contract/goods/sites';
import { Link } from 'react-router';
import { searchPath } from '../paths';
import styles from './CategoryFlyout.module.css';

/** The second level, each with its third. Arrow keys lead in; Tab passes by, or it would stop two hundred times. */
export const CategoryFlyout = ({ category }: { category: NavCategory }) => (
  <div className={styles.flyout} data-flyout>
    {category.categoryChildren.map((group) => (
      <div key={group.categoryId} className={styles.group}>
        <Link to={searchPath({ categoryId: group.categoryId })} className={styles.second} tabIndex={-1}>
          {group.navTitle}
        </Link>
        <ul className={styles.third}>
          {group.categoryChildren.map((leaf) => (
            <li key={leaf.categoryId}>
              <Link to={searchPath({ categoryId: leaf.categoryId })} tabIndex={-1}>
                {leaf.navTitle}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);
