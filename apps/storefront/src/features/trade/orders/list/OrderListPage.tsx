import type { OrderTab } from '@yigou/contract/trade/orders.terms';
import { useNavigate, useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { CheckBox } from '../../../../ui/CheckBox';
import { stay } from '../../../../ui/stay';
import { useMay } from '../../../people/accounts/shared/useMay';
import { listExportPath } from '../exporting/exporting.rules';
import { useOrderPage } from '../orders.api';
import { type OrderFilter, type OrderListKind, orderListPath, orderLists, readOrderFilter } from './filter.rules';
import { OrderFilters } from './OrderFilters';
import { OrderList } from './OrderList';
import styles from './OrderListPage.module.css';
import { OrderTabs } from './OrderTabs';

/** 我的订单, 全部订单 and 取消订单: one page, asked for different orders. */
function OrderListPage({ kind }: { kind: OrderListKind }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = readOrderFilter(query);
  const page = useOrderPage(kind, filter);
  const { title, fixedTab } = orderLists[kind];
  const mayExport = useMay('order/orderExport');
  const go = (change: Partial<OrderFilter>) =>
    navigate(orderListPath(kind, { ...filter, pageIndex: 1, ...change }), { state: stay });
  const tabPath = (tab: OrderTab) => orderListPath(kind, { ...filter, tab, pageIndex: 1 });
  const { keyword, itemKey, receiver, buyer, from, to } = filter;
  return (
    <>
      <header className={styles.head}>
        <h1>{title}</h1>
        {mayExport && <ButtonLink to={listExportPath(kind, filter)}>导出</ButtonLink>}
      </header>
      {!fixedTab && <OrderTabs tab={filter.tab} counts={page.data?.tabCounts} pathOf={tabPath} />}
      <OrderFilters
        key={JSON.stringify([keyword, itemKey, receiver, buyer, from, to])}
        filter={filter}
        withBuyer={kind === 'all'}
        onGo={go}
      >
        {kind !== 'all' && (
          <CheckBox
            label="含已隐藏"
            shown
            tick={filter.withHidden ? 'all' : 'none'}
            onChange={(withHidden) => go({ withHidden })}
          />
        )}
      </OrderFilters>
      <OrderList key={`${kind} ${filter.tab}`} kind={kind} filter={filter} page={page} onGo={go} />
    </>
  );
}

export const MyOrderPage = () => <OrderListPage kind="mine" />;
export const AllOrderPage = () => <OrderListPage kind="all" />;
export const CancelOrderPage = () => <OrderListPage kind="cancelled" />;
