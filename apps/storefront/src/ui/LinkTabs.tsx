import { Link } from 'react-router';
import styles from './LinkTabs.module.css';
import { stay } from './stay';

type LinkTab = { key: string; label: string; to: string; count?: number | undefined; quiet?: boolean };

/** Parts of a list, each with an address of its own. Quiet counts ask nobody to do anything. */
export const LinkTabs = ({ label, tabs, current }: { label: string; tabs: readonly LinkTab[]; current: string }) => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map(({ key, label: name, to, count = 0, quiet }) => (
      <Link key={key} to={to} state={stay} aria-current={key === current ? 'page' : undefined}>
        {name}
        {count > 0 && <small data-quiet={quiet || undefined}>{count > 999 ? '999+' : count}</small>}
      </Link>
    ))}
  </nav>
);
