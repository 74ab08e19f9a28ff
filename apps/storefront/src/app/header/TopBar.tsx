import { Link, useLocation } from 'react-router';
import { useMay } from '../../features/people/accounts/shared/useMay';
import { NoticeBell } from '../../features/people/notices/NoticeBell';
import { importPath, loginPath, paths } from '../paths';
import { useSession } from '../session';
import { useSite } from '../site';
import styles from './TopBar.module.css';
import { UserMenu } from './UserMenu';

export function TopBar() {
  const { title } = useSite();
  const { token } = useSession();
  const mayBuy = useMay('order/myOrder/buy');
  const { pathname, search } = useLocation();
  return (
    <div className={styles.bar}>
      <div className={`frame ${styles.inner}`}>
        <p className={styles.greeting}>您好，欢迎来到{title}</p>
        <nav aria-label="账户" className={styles.links}>
          {token ? (
            <>
              <UserMenu />
              <NoticeBell />
            </>
          ) : (
            <>
              <Link className={styles.login} to={loginPath(pathname + search)}>
                登录
              </Link>
              <Link to={paths.register}>免费注册</Link>
            </>
          )}
          <Link to={paths.center}>个人中心</Link>
          <Link to={paths.myOrder}>我的订单</Link>
          {mayBuy && <Link to={importPath()}>批量导入</Link>}
          <Link to={paths.help}>帮助中心</Link>
        </nav>
      </div>
    </div>
  );
}
