import type { NavCategory } from '@yigou/contract/goods/sites';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { searchPath } from '../paths';
import { CategoryFlyout } from './CategoryFlyout';
import styles from './CategoryMenu.module.css';

type CategoryRowProps = { category: NavCategory; open: boolean; onHover: () => void; onOpen: () => void };

const linkOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>(':scope > a');

/** Up and down stay in the column the focus is in; left and right change the column. */
function moveFocus(event: KeyboardEvent<HTMLLIElement>) {
  const row = event.currentTarget;
  const inFlyout = [...row.querySelectorAll<HTMLElement>('[data-flyout] a')];
  const at = event.target instanceof HTMLElement ? inFlyout.indexOf(event.target) : -1;
  const target = {
    ArrowDown: at >= 0 ? inFlyout[at + 1] : linkOf(row.nextElementSibling),
    ArrowUp: at >= 0 ? inFlyout[at - 1] : linkOf(row.previousElementSibling),
    ArrowRight: inFlyout[at + 1],
    ArrowLeft: linkOf(row),
  }[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

export function CategoryRow({ category, open, onHover, onOpen }: CategoryRowProps) {
  const { categoryId, navTitle, isIcon, categoryImgUrl } = category;
  return (
    <li className={open ? styles.openRow : styles.row} onPointerEnter={onHover} onFocus={onOpen} onKeyDown={moveFocus}>
      <Link to={searchPath({ categoryId })} className={styles.rowLink}>
        {isIcon === 1 && categoryImgUrl && <img src={categoryImgUrl} alt="" width={18} height={18} />}
        <span className={styles.rowTitle}>{navTitle}</span>
      </Link>
      <span className={styles.few}>
        {category.children.map((child) => (
          <Link key={child.categoryId} to={searchPath({ categoryId: child.categoryId })} tabIndex={-1}>
            {child.navTitle}
          </Link>
        ))}
      </span>
      {open && category.categoryChildren.length > 0 && <CategoryFlyout category={category} />}
    </li>
  );
}
