import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/States';
import { functionsQuery } from '../functions';
import { activeItem, buildMenu, type MenuGroup } from '../menu.rules';
import styles from './CenterMenu.module.css';
import { keepSidebarOpen, readSidebarOpen } from './sidebar';

function MenuGroupList({ group, lit }: { group: MenuGroup; lit: string }) {
  return (
    <section className={styles.group}>
      {group.title && <h3>{group.title}</h3>}
      <ul>
        {group.items.map((item) => (
          <li key={item.path}>
            <Link to={item.path} aria-current={item.path === lit ? 'page' : undefined} title={item.title}>
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MenuGroups() {
  const { pathname } = useLocation();
  const functions = useQuery(functionsQuery());
  if (functions.data) {
    const menu = buildMenu(functions.data);
    const lit = activeItem(menu, pathname);
    return menu.map((group) => <MenuGroupList key={group.key} group={group} lit={lit} />);
  }
  if (functions.isError) {
    return (
      <div className={styles.failed}>
        <p>菜单加载失败</p>
        <Button onClick={() => functions.refetch()}>重试</Button>
      </div>
    );
  }
  return (
    <div className={styles.failed}>
      <Skeleton height={240} />
    </div>
  );
}

/** On a narrow screen the menu stands above the page: folded, so that the page comes first, and again after each step. */
const isNarrow = () => matchMedia('(max-width: 900px)').matches;
const startsOpen = () => !isNarrow() && readSidebarOpen();

export function CenterMenu() {
  const [open, setOpen] = useState(startsOpen);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation folds it.
  useEffect(() => setOpen(startsOpen()), [key]);

  function toggle() {
    if (!isNarrow()) keepSidebarOpen(!open);
    setOpen(!open);
  }

  return (
    <nav aria-label="用户中心" className={open ? styles.menu : styles.closed}>
      <div className={styles.head}>
        <h2>用户中心</h2>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-label={open ? '收起菜单' : '展开菜单'}
          title={open ? '收起菜单' : '展开菜单'}
          onClick={toggle}
        >
          <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
            <path
              d="M2 3.5h14M8 9h8M2 14.5h14M5 6.8 2.6 9 5 11.2"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </button>
      </div>
      {open && <MenuGroups />}
    </nav>
  );
}
