import { DownOutlined, MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { operatorRoleLabels } from '@yigou/contract/people/operators.terms';
import { endToasts } from '@yigou/web-kit';
import { Dropdown } from 'antd';
import { useEffect } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { useWaiting, waitingOn } from '../../features/people/overview/shared/desks';
import { logout } from '../logout';
import { useOperator } from '../operator';
import { isWide, menuEntry, menuFor } from '../pages';
import { paths } from '../paths';
import styles from './ConsoleLayout.module.css';
import { FindBox } from './FindBox';
import { useFolded } from './useFolded';

export function ConsoleLayout() {
  const operator = useOperator();
  const navigate = useNavigate();
  const groups = menuFor(new Set(operator?.functions));
  const { pathname } = useLocation();
  const here = menuEntry(groups, pathname);
  const { folded, turn } = useFolded(isWide(pathname));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is shown.
  useEffect(() => endToasts(), [pathname]);
  const waiting = useWaiting(operator !== undefined).data?.resultData ?? [];
  return (
    <div className={styles.app} data-folded={folded || undefined}>
      <aside className={styles.side} data-folded={folded || undefined}>
        <Link to={paths.home} className={styles.brand ?? ''}>
          <b>易购</b>
          <span>控制台</span>
        </Link>
        <nav aria-label="控制台菜单">
          {groups.map(({ title, pages }) => (
            <section key={title || '首页'} aria-label={title || '首页'}>
              {title && <h2>{title}</h2>}
              {pages.map((page) => (
                <Link key={page.path} to={page.path} aria-current={page.path === here ? 'page' : undefined}>
                  {page.title}
                  <Badge {...waitingOn(page.path, waiting)} />
                </Link>
              ))}
            </section>
          ))}
        </nav>
      </aside>
      <header className={styles.top} data-folded={folded || undefined}>
        <button
          type="button"
          className={styles.fold}
          aria-label={folded ? '展开菜单' : '收起菜单'}
          title={folded ? '展开菜单' : '收起菜单'}
          aria-expanded={!folded}
          onClick={turn}
        >
          {folded ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        </button>
        {operator && <FindBox />}
        {operator && (
          <Dropdown
            trigger={['click']}
            menu={{
              items: [
                { key: 'password', label: '修改密码' },
                { key: 'logout', label: '退出登录' },
              ],
              onClick: ({ key }) => (key === 'logout' ? logout(paths.home) : navigate(paths.password)),
            }}
          >
            <button type="button" className={styles.me}>
              <b>{operator.operatorName}</b>
              <small>{operator.roles.map((role) => operatorRoleLabels[role]).join('、')}</small>
              <DownOutlined />
            </button>
          </Dropdown>
        )}
      </header>
      <main className={styles.sheet}>
        <Outlet />
        <ScrollRestoration />
      </main>
    </div>
  );
}

/** How much waits behind a link; red where some of it is late. */
const Badge = ({ count, overdue, kinds }: ReturnType<typeof waitingOn>) =>
  count > 0 && (
    <small
      className={styles.badge}
      data-late={overdue > 0 || undefined}
      title={overdue > 0 ? `${kinds}，其中 ${overdue} 件已超时` : kinds}
    >
      {count > 999 ? '999+' : count}
    </small>
  );
