import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Button } from '../../ui/Button';
import { Select } from '../../ui/Select';
import { Skeleton } from '../../ui/States';
import { useNarrow } from '../../ui/useNarrow';
import { functionsQuery } from '../functions';
import { activeItem, buildMenu, type MenuGroup } from '../menu.rules';
import { routeTitles } from '../titles';
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

/** Beside the page; folded away it stays so. */
function SideMenu() {
  const [open, setOpen] = useState(readSidebarOpen);

  function toggle() {
    keepSidebarOpen(!open);
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

/** Where there is no room beside the page: one line, from which every page is one choice away. */
function MenuSelect() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const functions = useQuery(functionsQuery());
  const menu = buildMenu(functions.data ?? []);
  // A page below the menu has its own line, so that its list above can be chosen.
  const listed = menu.some(({ items }) => items.some(({ path }) => path === pathname));
  const groups = menu.map(({ key, title, items }) => {
    const options = items.map((item) => (
      <option key={item.path} value={item.path}>
        {item.title}
      </option>
    ));
    return title ? (
      <optgroup key={key} label={title}>
        {options}
      </optgroup>
    ) : (
      options
    );
  });
  return (
    <nav aria-label="用户中心" className={styles.choice}>
      {functions.isError ? (
        <Button onClick={() => functions.refetch()}>菜单加载失败，重试</Button>
      ) : (
        <Select
          aria-label="用户中心的页面"
          value={listed ? pathname : ''}
          onChange={(event) => navigate(event.target.value)}
        >
          {!listed && <option value="">{routeTitles[pathname] ?? '用户中心'}</option>}
          {groups}
        </Select>
      )}
    </nav>
  );
}

export const CenterMenu = () => (useNarrow() ? <MenuSelect /> : <SideMenu />);
