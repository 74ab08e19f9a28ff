import { type OrderTab, orderTabs } from '@yigou/contract/trade/orders.terms';
import { LinkTabs } from '../../../../ui/LinkTabs';

type OrderTabsProps = {
  tab: OrderTab;
  counts: Partial<Record<OrderTab, number>> | undefined;
  pathOf: (tab: OrderTab) => string;
};

/** Of what is over nobody counts the pieces every day. */
const quiet: readonly OrderTab[] = ['all', 'completed', 'cancelled'];

export const OrderTabs = ({ tab, counts, pathOf }: OrderTabsProps) => (
  <LinkTabs
    label="订单状态"
    current={tab}
    tabs={(Object.keys(orderTabs) as OrderTab[]).map((key) => ({
      key,
      label: orderTabs[key].label,
      to: pathOf(key),
      count: counts?.[key],
      quiet: quiet.includes(key),
    }))}
  />
);
