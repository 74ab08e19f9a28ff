import { DownOutlined } from '@ant-design/icons';
import { operatorRoleLabels } from '@yigou/contract/people/operators.terms';
import { endToasts } from '@yigou/web-kit';
import { Dropdown } from 'antd';
import { useEffect } from 'react';
import { NavLink, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { useWaiting, waitingOn } from '../../features/people/overview/shared/desks';
import { logout } from '../logout';
import { useOperator } from '../operator';
import { menuFor } from '../pages';
import { paths } from '../paths';
import styles from './ConsoleLayout.module.css';
import { FindBox } from './FindBox';

export function ConsoleLayout() {
  const operator = useOperator();
  const navigate = useNavigate();
  const groups = menuFor(new Set(operator?.functions));
  const { pathname } = useLocation();
  /** Another entry stands below it: then it is lit only for itself, otherwise for its details too. */
  const isAbove = (path: string) =>
    groups.some(({ pages }) => pages.some((other) => other.path.startsWith(`${path}/`)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is shown.
  useEffect(() => endToasts(), [pathname]);
  const waiting = useWaiting(operator !== undefined).data?.resultData ?? [];
  return (
    <div className={styles.app}>
      <aside className={styles.side}>
        <NavLink to={paths.home} className={styles.brand ?? ''}>
          <b>易购</b>
          <span>控制台</span>
        </NavLink>
        <nav aria-label="控制台菜单">
          {groups.map(({ title, pages }) => (
            <section key={title || '首页'} aria-label={title || '首页'}>
              {title && <h2>{title}</h2>}
              {pages.map((page) => (
                <NavLink key={page.path} to={page.path} end={isAbove(page.path)}>
                  {page.title}
                  <Badge {...waitingOn(page.path, waiting)} />
                </NavLink>
              ))}
            </section>
          ))}
        </nav>
      </aside>
      <header className={styles.top}>
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
