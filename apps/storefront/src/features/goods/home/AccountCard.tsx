import { Link } from 'react-router';
import { paths } from '../../../app/paths';
import { useSession } from '../../../app/session';
import { Skeleton } from '../../../ui/States';
import { useMay } from '../../people/accounts/shared/useMay';
import { useCurrentAccount } from './home.api';
import { type Notice, Notices } from './Notices';
import styles from './SideCard.module.css';
import { TodoLinks } from './TodoLinks';

const addressBook = '/center/kamUser/receiveAddress';

const shortcuts = [
  { title: '我的订单', to: paths.myOrder, icon: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6' },
  {
    title: '收货地址',
    to: addressBook,
    icon: 'M12 21s7-6.2 7-11a7 7 0 0 0-14 0c0 4.8 7 11 7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  },
  { title: '修改密码', to: paths.changePassword, icon: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2' },
  {
    title: '帮助中心',
    to: paths.help,
    icon: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.300c-.7.3-1 .8-1 1.5v.4M12 16.5v.1',
  },
];

export function AccountCard({ notices }: { notices: readonly Notice[] }) {
  const { userName, customerName } = useSession();
  const account = useCurrentAccount();
  const orgName = account.data?.resultData.orgName;
  const keepsAddresses = useMay('kamUser/receiveAddress');
  const shown = shortcuts.filter(({ to }) => to !== addressBook || keepsAddresses);
  const place = [customerName, orgName].filter(Boolean).join('\n');
  return (
    <aside className={`${styles.card} ${styles.account}`} data-first aria-label="我的账户">
      <div className={styles.hello}>
        <span className={styles.face} aria-hidden="true">
          {Array.from(userName)[0]}
        </span>
        <div className={styles.who}>
          <Link to={paths.userInfo} title={userName}>
            {userName}
          </Link>
          {account.isPending ? <Skeleton height={32} width={130} /> : <p title={place.replace('\n', ' · ')}>{place}</p>}
        </div>
      </div>
      <TodoLinks />
      <ul className={styles.shortcuts}>
        {shown.map((each) => (
          <li key={each.to}>
            <Link to={each.to}>
              <svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
                <path d={each.icon} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
              </svg>
              {each.title}
            </Link>
          </li>
        ))}
      </ul>
      <Notices notices={notices} most={2} />
    </aside>
  );
}
