import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useHoverPanel } from '../../ui/useHoverPanel';
import { paths } from '../paths';
import { useSite } from '../site';
import styles from './CategoryMenu.module.css';
import { CategoryRow } from './CategoryRow';

/** Passing over a row on the way to the open panel must not change it. */
const settleMs = 70;

export function CategoryMenu() {
  const { navCateData } = useSite();
  const { pathname, key } = useLocation();
  const { open, show, hide, trigger, area } = useHoverPanel<HTMLButtonElement>({ onFocus: true });
  const [openRow, setOpenRow] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useRef<HTMLUListElement>(null);
  const alwaysOpen = pathname === paths.home;
  const shown = alwaysOpen || open;

  useEffect(() => {
    if (!open) {
      clearTimeout(timer.current);
      setOpenRow(undefined);
    }
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it, to the same page too.
  useEffect(hide, [key]);

  function openOne(categoryId: number) {
    show();
    setOpenRow(categoryId);
  }

  function hover(categoryId: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => openOne(categoryId), openRow === undefined ? 0 : settleMs);
  }

  function enterList(event: KeyboardEvent) {
    if (!['ArrowDown', 'Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    // Drawn before this key ends: the next one, however quick, must find the focus in the list.
    flushSync(show);
    list.current?.querySelector('a')?.focus();
  }

  return (
    <nav aria-label="商品分类" className={styles.nav} {...area}>
      <button ref={trigger} type="button" className={styles.all} aria-expanded={shown} onKeyDown={enterList}>
        <svg width="16" height="14" viewBox="0 0 16 14" fill="none" aria-hidden="true">
          <path d="M1 1h14M1 7h14M1 13h14" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
        全部商品分类
      </button>
      {shown && navCateData.length > 0 && (
        <div className={alwaysOpen ? styles.standing : styles.floating}>
          <ul ref={list} className={styles.rows}>
            {navCateData.map((category) => (
              <CategoryRow
                key={category.categoryId}
                category={category}
                open={openRow === category.categoryId}
                onHover={() => hover(category.categoryId)}
                onOpen={() => openOne(category.categoryId)}
              />
            ))}
          </ul>
        </div>
      )}
    </nav>
  );
}
