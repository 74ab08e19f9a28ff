import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useMay } from '../../features/people/accounts/shared/useMay';
import { Dialog } from '../../ui/Dialog';
import { CustomNav } from '../header/CustomNav';
import { logout } from '../logout';
import { currentPath, importPath, loginPath, paths } from '../paths';
import { useSession } from '../session';
import styles from './MenuDrawer.module.css';

/** What a wide header says in its first and last line. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { token, userName, customerName } = useSession();
  const mayBuy = useMay('order/myOrder/buy');
  const { key, pathname, search } = useLocation();
  const opened = useRef(key);
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (key !== opened.current) box.current?.close();
  }, [key]);

  return (
    <Dialog title="菜单" side="narrow" box={box} onClose={onClose}>
      {() => (
        <div className={styles.drawer}>
          {token && (
            <p className={styles.who}>
              <b>{userName}</b>
              {customerName}
            </p>
          )}
          <CustomNav listed />
          <nav aria-label="账户" className={styles.links}>
            {!token && (
              <>
                <Link to={loginPath(pathname + search)}>登录</Link>
                <Link to={paths.register}>免费注册</Link>
              </>
            )}
            <Link to={paths.center}>个人中心</Link>
            <Link to={paths.myOrder}>我的订单</Link>
            {mayBuy && <Link to={importPath()}>批量导入</Link>}
            {token && (
              <>
                <Link to={paths.userInfo}>个人信息</Link>
                <Link to={paths.changePassword}>修改密码</Link>
                <Link to={paths.loginDevices}>登录设备</Link>
              </>
            )}
            <Link to={paths.help}>帮助中心</Link>
            {token && (
              <button type="button" onClick={() => logout(currentPath())}>
                退出登录
              </button>
            )}
          </nav>
        </div>
      )}
    </Dialog>
  );
}
