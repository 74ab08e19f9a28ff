import { type OrderTab, orderTabs } from '@yigou/contract';
import { Link } from 'react-router';
import { stay } from '../../ui/stay';
import styles from './OrderTabs.module.css';

type OrderTabsProps = {
  tab: OrderTab;
  counts: Partial<Record<OrderTab, number>> | undefined;
  pathOf: (tab: OrderTab) => string;
};

const tabs = Object.entries(orderTabs) as [OrderTab, (typeof orderTabs)[OrderTab]][];

/** Of what is over nobody counts the pieces every day. */
const quiet: readonly OrderTab[] = ['all', 'completed', 'cancelled'];

export const OrderTabs = ({ tab, counts, pathOf }: OrderTabsProps) => (
  <nav className={styles.tabs} aria-label="订单状态">
    {tabs.map(([each, { label }]) => {
      const count = counts?.[each] ?? 0;
      return (
        <Link key={each} to={pathOf(each)} state={stay} aria-current={each === tab ? 'page' : undefined}>
          {label}
          {count > 0 && <small data-quiet={quiet.includes(each) || undefined}>{count > 999 ? '999+' : count}</small>}
        </Link>
      );
    })}
  </nav>
);
