import { Link } from 'react-router';
import { useHoverPanel } from '../../ui/useHoverPanel';
import { logout } from '../logout';
import { currentPath, paths } from '../paths';
import { useSession } from '../session';
import styles from './UserMenu.module.css';

export function UserMenu() {
  const { userName, customerName } = useSession();
  const { open, show, hide, trigger, area } = useHoverPanel<HTMLButtonElement>({ onFocus: false });
  return (
    <div className={styles.area} {...area}>
      <button
        ref={trigger}
        type="button"
        className={styles.name}
        aria-expanded={open}
        aria-controls="user-menu"
        // A mouse has opened it by hovering already: its click must not close it again.
        onClick={(event) => (open && event.detail === 0 ? hide() : show())}
      >
        <span className={styles.text}>{userName}</span>
        <svg width="10" height="6" viewBox="0 0 10 6" fill="none" aria-hidden="true">
          <path d="m1 1 4 4 4-4" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </button>
      <div id="user-menu" className={styles.menu} hidden={!open}>
        {customerName && <p className={styles.company}>{customerName}</p>}
        <Link to={paths.userInfo} onClick={hide}>
          个人信息
        </Link>
        <Link to={paths.changePassword} onClick={hide}>
          修改密码
        </Link>
        <Link to={paths.loginDevices} onClick={hide}>
          登录设备
        </Link>
        <button type="button" onClick={() => logout(currentPath())}>
          退出登录
        </button>
      </div>
    </div>
  );
}
